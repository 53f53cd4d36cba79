import type { Browser, Page } from 'playwright-core';

import { chainDepth, recordTraffic } from '../../support/traffic.ts';
import type { Request } from '../../support/traffic.ts';

export interface Downloads {
  /** JavaScript transferred, in KB. */
  javaScript: number;
  requests: number;
  depth: number;
}

/** Milliseconds since navigation started. */
export interface VisitTimes {
  firstPaint: number;
  largestPaint: number;
  hydrated: number;
}

/** CPU slowdown factor that Lighthouse uses to simulate a mid-range phone. */
const CPU_SLOWDOWN = 4;

export async function measureDownloads(browser: Browser, url: string): Promise<Downloads> {
  let traffic: Request[] = [];
  await visit(browser, url, async (page) => {
    traffic = await recordTraffic(page);
  });
  const scripts = traffic.filter(({ type }) => type === 'Script');
  return {
    javaScript: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
    requests: traffic.length,
    depth: chainDepth(traffic.filter(({ type }) => type === 'Document' || type === 'Script')),
  };
}

export function timeVisit(browser: Browser, url: string): Promise<VisitTimes> {
  return visit(browser, url, slowDown);
}

async function visit(browser: Browser, url: string, prepare: (page: Page) => Promise<void>): Promise<VisitTimes> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-IN' });
  try {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await prepare(page);
    await page.addInitScript(observeProgress);
    await page.goto(url, { timeout: 60_000 });
    await page.waitForFunction(isQuiet, undefined, { timeout: 60_000, polling: 100 });
    const times = await page.evaluate(readTimes);
    if (problems.length > 0) throw new Error(`${url}: ${problems.join(' · ')}`);
    return times;
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

interface Progress {
  readyAt?: number;
  largestPaint?: number | undefined;
}

function observeProgress(): void {
  const progress: Progress = {};
  Object.assign(globalThis, { progress });
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('html[data-ready]')) return;
    observer.disconnect();
    progress.readyAt = performance.now();
  }).observe(document, { attributes: true, subtree: true });
  new PerformanceObserver((list) => {
    progress.largestPaint = list.getEntries().at(-1)?.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

function isQuiet(): boolean {
  const { readyAt = Infinity, largestPaint = 0 } = (globalThis as unknown as { progress: Progress }).progress;
  const loaded = performance.getEntriesByType('resource').map((entry) => entry.responseEnd);
  return performance.now() - Math.max(readyAt, largestPaint, ...loaded) > 1000;
}

function readTimes(): VisitTimes {
  const { readyAt = NaN, largestPaint = NaN } = (globalThis as unknown as { progress: Progress }).progress;
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    largestPaint,
    hydrated: readyAt,
  };
}
