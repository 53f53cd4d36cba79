import type { Browser, Page } from 'playwright-core';

/** Total Blocking Time counts only the time after a task's first 50 ms. */
const ALLOWED_MS = 50;

declare global {
  var __LONG_TASKS__: { startTime: number; duration: number }[] | undefined;
}

export async function recordLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.__LONG_TASKS__ = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        globalThis.__LONG_TASKS__?.push({ startTime, duration });
      }
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** A time interval, in milliseconds since the page's time origin. */
export interface Interval {
  start: number;
  end: number;
}

export async function timeInPage(page: Page, work: () => Promise<void>): Promise<Interval> {
  const now = () => page.evaluate(() => performance.now());
  const start = await now();
  await work();
  return { start, end: await now() };
}

export async function recordedBlockedTime(page: Page, ignored: Interval): Promise<number> {
  // Wait, because Chromium reports long tasks with a delay.
  await page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));
  const tasks = await page.evaluate(() => globalThis.__LONG_TASKS__ ?? []);
  return tasks
    .filter(({ startTime }) => startTime < ignored.start || startTime > ignored.end)
    .reduce((total, { duration }) => total + duration - ALLOWED_MS, 0);
}

export interface TraceEvent {
  ph: string;
  name: string;
  pid: number;
  tid: number;
  args?: { name?: string };
  /** In microseconds. */
  tdur?: number;
}

/** Returns how long `work` blocks the main thread of a page, in milliseconds of CPU time. */
export async function measureBlockedTime(browser: Browser, work: () => Promise<void>): Promise<number> {
  await browser.startTracing(undefined, { categories: ['toplevel'] });
  let trace: Buffer;
  try {
    await work();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  return blockedTimeIn(traceEvents);
}

export function blockedTimeIn(traceEvents: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mainThreads = traceEvents
    .filter(({ ph, name, args }) => ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(threadOf);
  const blocked = mainThreads.map((thread) =>
    traceEvents
      .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && threadOf(event) === thread)
      .reduce((total, { tdur = 0 }) => total + Math.max(0, tdur / 1000 - ALLOWED_MS), 0),
  );
  return Math.max(0, ...blocked);
}
