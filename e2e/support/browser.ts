import { existsSync } from 'node:fs';

import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';

import { siteUrl } from './site.ts';

/** The two ends of what shoppers hold: a phone and a laptop. */
export const WIDTHS = [390, 1440] as const;
const HEIGHTS: Record<number, number> = { 390: 844, 1440: 900 };

/** `LONG=1`: a mid-range phone on a slow network. */
const SLOW = process.env.LONG ? { latency: 150, throughput: (1.6 * 1024 * 1024) / 8, cpu: 4 } : undefined;

export interface Visit {
  page: Page;
  /** console errors and warnings, uncaught errors and CSP violations, in order */
  complaints: string[];
  close(): Promise<void>;
}

export interface VisitOptions {
  width?: number;
  javaScriptEnabled?: boolean;
  baseURL?: string;
  reducedMotion?: 'reduce' | 'no-preference';
}

function executable(): string {
  const path = process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);
  if (!path) throw new Error('no Chromium: say where it is with CHROMIUM_PATH');
  return path;
}

let browser: Promise<Browser> | undefined;

/** Registers a browser for the tests of a file: started with the first visit, closed after the last test. */
export function useBrowser(): (options?: VisitOptions) => Promise<Visit> {
  afterAll(async () => {
    await (await browser)?.close();
    browser = undefined;
  });
  return visit;
}

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: executable(),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-gpu',
      '--disable-quic',
      '--disable-sync',
      '--no-first-run',
      // Chromium refuses to run as root with its sandbox.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}

/** A visitor with an empty browser of their own. */
async function visit(options: VisitOptions = {}): Promise<Visit> {
  const { width = 1440, baseURL = siteUrl(), javaScriptEnabled = true, reducedMotion = 'reduce' } = options;
  browser ??= launch();
  const context = await (
    await browser
  ).newContext({
    baseURL,
    javaScriptEnabled,
    reducedMotion,
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    hasTouch: width < 600,
    locale: 'en-IN',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(SLOW ? 60_000 : 15_000);
  if (SLOW) await slowDown(page, SLOW);

  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return { page, complaints, close: () => context.close() };
}

async function slowDown(page: Page, { latency, throughput, cpu }: NonNullable<typeof SLOW>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
