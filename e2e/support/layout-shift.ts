import type { Page } from 'playwright-core';

/** Entries as browsers give them; TypeScript's DOM does not know them yet. */
interface LayoutShift extends PerformanceEntry {
  /** the share of the window that moved, times how far */
  value: number;
  /** it answered what somebody had just done */
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Something that moved by itself. */
interface Moved {
  /** 0 for nothing, from 0.1 on it is bad */
  shift: number;
  /** the first words of each thing that moved, and where it was and is: x, y, width, height in pixels */
  what: string[];
}

/** What has moved by itself since the page was loaded, in order. */
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
        // A page where nothing has moved would never answer; each one was navigated to.
        observer.observe({ type: 'navigation', buffered: true });
      }),
  );
}

/** How much has moved by itself since the page was loaded: 0 for nothing, from 0.1 on it is bad. */
export async function layoutShift(page: Page): Promise<number> {
  return (await layoutShifts(page)).reduce((sum, { shift }) => sum + shift, 0);
}
