import type { Page } from 'playwright-core';

/** Entries as browsers give them; TypeScript's DOM does not know them yet. */
interface LayoutShift extends PerformanceEntry {
  /** the share of the window that moved, times how far */
  value: number;
  /** it answered what somebody had just done */
  hadRecentInput: boolean;
}

/** How much has moved by itself since the page was loaded: 0 for nothing, from 0.1 on it is bad. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          const shifts = list.getEntriesByType('layout-shift') as LayoutShift[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // A page where nothing has moved would never answer; each one was navigated to.
        observer.observe({ type: 'navigation', buffered: true });
      }),
  );
}
