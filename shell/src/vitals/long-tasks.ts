/** Total Blocking Time counts only the time after a task's first 50 ms. */
const ALLOWED_MS = 50;

export function observeLongTasks(report: (blockedMs: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
  let blocked = 0;
  report(blocked);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += duration - ALLOWED_MS;
    report(blocked);
  }).observe({ type: 'longtask', buffered: true });
}
