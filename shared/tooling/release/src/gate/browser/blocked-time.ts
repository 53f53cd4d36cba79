import type { Browser, Page } from 'playwright-core';

/** Total Blocking Time counts only the time after a task's first 50 ms. */
const ALLOWED_MS = 50;

declare global {
  var __BLOCKED_MS__: number | undefined;
}

export async function countBlockedTime(page: Page): Promise<void> {
  await page.addInitScript((allowed) => {
    globalThis.__BLOCKED_MS__ = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        globalThis.__BLOCKED_MS__ = (globalThis.__BLOCKED_MS__ ?? 0) + duration - allowed;
      }
    }).observe({ type: 'longtask', buffered: true });
  }, ALLOWED_MS);
}

export async function blockedSoFar(page: Page): Promise<number> {
  await waitForReports(page);
  return page.evaluate(() => globalThis.__BLOCKED_MS__ ?? 0);
}

export async function resetBlockedTime(page: Page): Promise<void> {
  await waitForReports(page);
  await page.evaluate(() => {
    globalThis.__BLOCKED_MS__ = 0;
  });
}

function waitForReports(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));
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

/** Returns how long `work` blocks a page, in milliseconds of CPU time. */
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
