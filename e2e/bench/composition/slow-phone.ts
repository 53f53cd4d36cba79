import type { Browser, Page } from 'playwright-core';

import { chainDepth, recordTraffic } from '../../support/traffic.ts';
import type { Request } from '../../support/traffic.ts';

/** What a first visit to a page brings. */
export interface Brought {
  /** brotli JavaScript that came over the wire, KB */
  javaScript: number;
  /** scripts and all else that was asked for */
  requests: number;
  /** the longest chain of document and scripts that waited for each other */
  depth: number;
}

/** When a first visit to a page was how far, in ms from the start of the navigation. */
export interface Times {
  firstPaint: number;
  largestPaint: number;
  hydrated: number;
}

/** A mid-range phone has a quarter of this machine's speed. */
const SLOWER = 4;

/**
 * Visits a page with an empty cache, and writes down what comes.
 *
 * @throws when the console of the page says anything
 */
export async function visitFirst(browser: Browser, url: string): Promise<Brought> {
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

/**
 * Visits a page with an empty cache and the processor of a phone; its line is before the site (slow-line.ts). What comes is not written down: the browser
 * has but these cores to do so.
 *
 * @throws when the console of the page says anything
 */
export function timeFirstVisit(browser: Browser, url: string): Promise<Times> {
  return visit(browser, url, slowDown);
}

async function visit(browser: Browser, url: string, prepare: (page: Page) => Promise<void>): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-IN' });
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await prepare(page);
    await page.addInitScript(noteProgress);
    await page.goto(url, { timeout: 60_000 });
    await page.waitForFunction(isQuiet, undefined, { timeout: 60_000, polling: 100 });
    const times = await page.evaluate(timesOfPage);
    if (complaints.length > 0) throw new Error(`${url}: ${complaints.join(' · ')}`);
    return times;
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

interface Progress {
  /** ms from the start of the navigation: the site says that it is live */
  readyAt?: number;
  largestPaint?: number | undefined;
}

/** In the page: notes when it is live, and what its largest paint is so far. */
function noteProgress(): void {
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

/**
 * In the page: it has been live for a while in which nothing came and nothing larger was painted. What only the browser knows (a cart) is drawn after the page
 * is live, with pictures of its own, so its largest paint comes then; and while a slow phone hydrates, the network is idle, too.
 */
function isQuiet(): boolean {
  const { readyAt = Infinity, largestPaint = 0 } = (globalThis as unknown as { progress: Progress }).progress;
  const came = performance.getEntriesByType('resource').map((entry) => entry.responseEnd);
  return performance.now() - Math.max(readyAt, largestPaint, ...came) > 1000;
}

/** In the page: its times, as the browser itself took them. */
function timesOfPage(): Times {
  const { readyAt = NaN, largestPaint = NaN } = (globalThis as unknown as { progress: Progress }).progress;
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    largestPaint,
    hydrated: readyAt,
  };
}
