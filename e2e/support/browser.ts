import { existsSync } from 'node:fs';
import path from 'node:path';

import { jitter } from '@kaagazz/testing/jitter';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';

import { ROOT } from './running-process.ts';
import { siteUrl } from './site.ts';

/** The two ends of what shoppers hold: a phone and a laptop. */
export const WIDTHS = [390, 1440] as const;
const HEIGHTS: Record<number, number> = { 390: 844, 1440: 900 };

/** For a journey whose way is the same on both: made on one of them, and on both with `LONG=1`. */
export function oneWidth(width: (typeof WIDTHS)[number]): readonly number[] {
  return process.env.LONG ? WIDTHS : [width];
}

/** `LONG=1`: a mid-range phone on a slow network. */
const SLOW = process.env.LONG ? { latency: 150, throughput: (1.6 * 1024 * 1024) / 8, cpu: 4 } : undefined;

/** `JITTER=<seed>`: how late an answer may come. */
const LATEST_ANSWER_MS = 1_500;

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
  /** how many points of the screen a pixel has in each direction, for who looks closely */
  deviceScaleFactor?: number;
}

const MACHINES = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** The machine's Chromium: `npm test` says which by `CHROMIUM_PATH`. */
export function executable(): string {
  const file = process.env.CHROMIUM_PATH ?? MACHINES.find(existsSync);
  if (!file) throw new Error('no Chromium: say where it is with CHROMIUM_PATH');
  return file;
}

/** Machines that are shared stand still now and then, or are five times as slow for a minute: that is not what journeys are about. */
export const PATIENCE_MS = 30_000;
/** Said of a page that has not started three seconds after it was loaded: it tells of the machine. What is preloaded is held by loading.test.ts. */
const TELLS_OF_A_SLOW_MACHINE = 'was preloaded using link preload but not used within a few seconds';

/** It has no back-forward cache, because nobody goes back in it. */
const KEEPS_NO_PAGES = 'headless-shell';

/** A Chromium that keeps pages for Back, as those of shoppers do; where the machine has none, it at least tells what of a page would be in the way. */
function executableKeepingPages(): string {
  const whole = MACHINES.find((file) => !file.endsWith(KEEPS_NO_PAGES) && existsSync(file));
  return executable().endsWith(KEEPS_NO_PAGES) && whole ? whole : executable();
}

/** Whether Back in the browser of `useBrowser({ keepsPages: true })` brings pages as they were left. */
export const isKeepingPages = (): boolean => !executableKeepingPages().endsWith(KEEPS_NO_PAGES);

interface BrowserOptions {
  /** for Back: automated browsers do not, so that each journey loads all that it looks at */
  keepsPages?: boolean;
}

let browser: Promise<Browser> | undefined;
let browserOptions: BrowserOptions = {};

/** Visits that are not closed yet. After a test those are the ones that it broke off in. */
const open = new Set<Visit>();
const SCREENSHOTS = path.join(ROOT, '.cache/e2e/screenshots');

/** Shows where a failed test was left: the address, the console and a picture. */
async function showWhereItBrokeOff({ page, complaints }: Visit): Promise<void> {
  const name = (expect.getState().currentTestName ?? 'test').replace(/[^\w]+/g, '-').slice(0, 120);
  const file = path.join(SCREENSHOTS, `${name}.png`);
  await page.screenshot({ path: file }).catch(() => undefined);
  const where = `broken off at ${page.url()} (${path.relative(ROOT, file)})`;
  process.stdout.write(`${[where, ...complaints].join('\n    ')}\n`);
}

/** Registers a browser for the tests of a file: started with the first visit, closed after the last test. */
export function useBrowser(options: BrowserOptions = {}): (options?: VisitOptions) => Promise<Visit> {
  browserOptions = options;
  afterEach(async () => {
    for (const left of open) {
      await showWhereItBrokeOff(left);
      await left.close();
    }
  });
  afterAll(async () => {
    await (await browser)?.close();
    browser = undefined;
  });
  return beginVisit;
}

/** Starts it anew, for who shares it with nobody. */
export function launch({ keepsPages = false }: BrowserOptions = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: keepsPages ? executableKeepingPages() : executable(),
    ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-gpu',
      '--disable-quic',
      '--disable-sync',
      '--no-first-run',
      // Letters stand where the page says, not on the next whole pixel: so they do on phones and on screens of laptops.
      '--font-render-hinting=none',
      // Chromium refuses to run as root with its sandbox.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}

/** A visitor with an empty browser of their own. */
async function beginVisit(options: VisitOptions = {}): Promise<Visit> {
  const { width = 1440, baseURL = siteUrl(), javaScriptEnabled = true, reducedMotion = 'reduce' } = options;
  const { deviceScaleFactor = 1 } = options;
  browser ??= launch(browserOptions);
  const context = await (
    await browser
  ).newContext({
    baseURL,
    javaScriptEnabled,
    reducedMotion,
    deviceScaleFactor,
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    hasTouch: width < 600,
    locale: 'en-IN',
  });
  if (process.env.JITTER) await delayRequests(context);
  const page = await context.newPage();
  page.setDefaultTimeout(SLOW ? 60_000 : PATIENCE_MS);
  if (SLOW) await slowDown(page, SLOW);

  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes(TELLS_OF_A_SLOW_MACHINE)) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  const visit: Visit = {
    page,
    complaints,
    async close() {
      open.delete(visit);
      await context.close();
    },
  };
  open.add(visit);
  return visit;
}

/** Lets answers arrive in another order than they were asked for. */
function delayRequests(context: BrowserContext) {
  return context.route('**/*', async (route) => {
    await jitter(LATEST_ANSWER_MS);
    // A page that was left asks for nothing any more.
    await route.continue().catch(() => undefined);
  });
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
