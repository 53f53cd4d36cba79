import type { Browser, Page } from 'playwright-core';

import { chainDepth, recordTraffic } from '../../support/traffic.ts';

/** What a first visit to a page cost. */
export interface FirstVisit {
  /** brotli JavaScript that came over the wire, KB */
  javaScript: number;
  /** scripts and all else that was asked for */
  requests: number;
  /** the longest chain of document and scripts that waited for each other */
  depth: number;
  /** ms from the start of the navigation */
  firstPaint: number;
  largestPaint: number;
  hydrated: number;
}

/** A mid-range phone on a slow network: 150 ms, 1.6 Mbps, a quarter of this machine's speed. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const SLOWER = 4;

/** Visits a page with an empty cache. @throws when the console of the page says anything */
export async function visitFirst(browser: Browser, url: string): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-IN' });
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    const traffic = await recordTraffic(page);
    await slowDown(page);
    await page.addInitScript(noteWhenReady);
    await page.goto(url, { timeout: 60_000 });
    await page.waitForFunction(() => 'readyAt' in globalThis, undefined, { timeout: 60_000 });
    await page.waitForLoadState('networkidle', { timeout: 60_000 });
    const times = await page.evaluate(timesOfPage);
    if (complaints.length > 0) throw new Error(`${url}: ${complaints.join(' · ')}`);

    const scripts = traffic.filter(({ type }) => type === 'Script');
    return {
      ...times,
      javaScript: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
      requests: traffic.length,
      depth: chainDepth(traffic.filter(({ type }) => type === 'Document' || type === 'Script')),
    };
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** In the page: the moment in which the site says that it is live. */
function noteWhenReady(): void {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('html[data-ready]')) return;
    observer.disconnect();
    Object.assign(globalThis, { readyAt: performance.now() });
  }).observe(document, { attributes: true, subtree: true });
}

/** In the page: its times, as the browser itself took them. */
async function timesOfPage(): Promise<Pick<FirstVisit, 'firstPaint' | 'largestPaint' | 'hydrated'>> {
  const largestPaint = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    largestPaint,
    hydrated: (globalThis as unknown as { readyAt: number }).readyAt,
  };
}
