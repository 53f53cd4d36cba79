import type { Page } from 'playwright-core';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface Moved {
  /** Layout shift score. A page's total should stay below 0.1. */
  shift: number;
  what: string[];
}

export function layoutShifts(page: Page): Promise<Moved[]> {
  return page.evaluate(
    () =>
      new Promise<Moved[]>((resolve) => {
        const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          const shifts = list.getEntriesByType('layout-shift') as LayoutShift[];
          resolve(
            shifts
              .filter(({ hadRecentInput }) => !hadRecentInput)
              .map(({ value, sources }) => ({
                shift: value,
                what: sources.map(
                  ({ node, previousRect, currentRect }) =>
                    `${(node?.textContent ?? '').slice(0, 40)}: ${placeOf(previousRect)} -> ${placeOf(currentRect)}`,
                ),
              })),
          );
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        observer.observe({ type: 'navigation', buffered: true });
      }),
  );
}

export async function layoutShift(page: Page): Promise<number> {
  return (await layoutShifts(page)).reduce((sum, { shift }) => sum + shift, 0);
}
