import { existsSync } from 'node:fs';
import path from 'node:path';

import { jitter } from '@kaagazz/testing/jitter';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

import { ROOT } from './running-process.ts';
import { siteUrl } from './site.ts';

export const WIDTHS = [390, 1440] as const;
const HEIGHTS: Record<number, number> = { 390: 844, 1440: 900 };

export function oneWidth(width: (typeof WIDTHS)[number]): readonly number[] {
  return process.env.LONG ? WIDTHS : [width];
}

const SLOW = process.env.LONG ? { latency: 150, throughput: (1.6 * 1024 * 1024) / 8, cpu: 4 } : undefined;

const LONGEST_DELAY_MS = 1_500;

export interface Visit {
  page: Page;
  consoleProblems: string[];
  close(): Promise<void>;
}

export interface VisitOptions {
  width?: number;
  javaScriptEnabled?: boolean;
  baseURL?: string;
  reducedMotion?: 'reduce' | 'no-preference';
  deviceScaleFactor?: number;
  serviceWorker?: boolean;
}

const PLACES = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'];

export function executable(): string {
  const file = process.env.CHROMIUM_PATH ?? PLACES.find(existsSync);
  if (!file) throw new Error('no Chromium: set CHROMIUM_PATH');
  return file;
}

export const TIMEOUT_MS = 30_000;
/** This warning appears only on slow machines, so tests ignore it. */
const SLOW_MACHINE_WARNING = 'was preloaded using link preload but not used within a few seconds';

/**
 * Playwright logs this warning on every page unless service workers are allowed, so tests ignore
 * it.
 */
const BLOCKED_WORKER_WARNING = 'Service Worker registration blocked by Playwright';

const HEADLESS_SHELL = 'headless-shell';

/** Prefers a Chromium with a back/forward cache, which the headless shell lacks. */
function executableWithCache(): string {
  const other = PLACES.find((file) => !file.endsWith(HEADLESS_SHELL) && existsSync(file));
  return executable().endsWith(HEADLESS_SHELL) && other ? other : executable();
}

export const hasBackForwardCache = (): boolean => !executableWithCache().endsWith(HEADLESS_SHELL);

interface BrowserOptions {
  backForwardCache?: boolean;
}

let browser: Promise<Browser> | undefined;
let browserOptions: BrowserOptions = {};

const open = new Set<Visit>();
const SCREENSHOTS = path.join(ROOT, '.cache/e2e/screenshots');

async function reportFailure({ page, consoleProblems }: Visit): Promise<void> {
  const name = (expect.getState().currentTestName ?? 'test').replace(/[^\w]+/g, '-').slice(0, 120);
  const file = path.join(SCREENSHOTS, `${name}.png`);
  await page.screenshot({ path: file }).catch(() => undefined);
  const where = `failed at ${page.url()} (${path.relative(ROOT, file)})`;
  process.stdout.write(`${[where, ...consoleProblems].join('\n    ')}\n`);
}

export function useBrowser(options: BrowserOptions = {}): (options?: VisitOptions) => Promise<Visit> {
  browserOptions = options;
  afterEach(async () => {
    for (const visit of open) {
      await reportFailure(visit);
      await visit.close();
    }
  });
  afterAll(async () => {
    await (await browser)?.close();
    browser = undefined;
  });
  return beginVisit;
}

export function launch({ backForwardCache = false }: BrowserOptions = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: backForwardCache ? executableWithCache() : executable(),
    ...(backForwardCache && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-gpu',
      '--disable-quic',
      '--disable-sync',
      '--no-first-run',
      '--font-render-hinting=none',
      // Chromium refuses to run as root with its sandbox enabled.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}

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
    serviceWorkers: options.serviceWorker ? 'allow' : 'block',
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    hasTouch: width < 600,
    locale: 'en-IN',
  });
  if (process.env.JITTER) await delayRequests(context);
  const page = await context.newPage();
  page.setDefaultTimeout(SLOW ? 60_000 : TIMEOUT_MS);
  if (SLOW) await slowDown(page, SLOW);

  const consoleProblems: string[] = [];
  page.on('console', (message) => {
    if ([SLOW_MACHINE_WARNING, BLOCKED_WORKER_WARNING].some((text) => message.text().includes(text))) return;
    if (['error', 'warning'].includes(message.type())) consoleProblems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => consoleProblems.push(`uncaught: ${error.message} (on ${page.url()})`));
  const visit: Visit = {
    page,
    consoleProblems,
    async close() {
      open.delete(visit);
      await context.close();
    },
  };
  open.add(visit);
  return visit;
}

function delayRequests(context: BrowserContext) {
  return context.route('**/*', async (route) => {
    await jitter(LONGEST_DELAY_MS);
    await route.continue().catch(() => undefined);
  });
}

const slowSessions = new WeakMap<Page, CDPSession>();

async function slowDown(page: Page, { cpu }: NonNullable<typeof SLOW>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  slowSessions.set(page, session);
  await setOffline(page, false);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Simulated network conditions override Playwright's offline mode, so update both. */
export async function setOffline(page: Page, offline: boolean): Promise<void> {
  await page.context().setOffline(offline);
  if (!SLOW) return;
  const { latency, throughput } = SLOW;
  const conditions = { offline, latency, downloadThroughput: throughput, uploadThroughput: throughput };
  await slowSessions.get(page)?.send('Network.emulateNetworkConditions', conditions);
}
