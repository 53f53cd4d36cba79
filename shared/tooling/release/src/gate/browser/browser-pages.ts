import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';

import { accessibilityProblems } from './accessibility-problems.ts';
import { withDeadline } from './deadline.ts';
import { finding } from '../gate-report.ts';
import type { Finding } from '../gate-report.ts';
import { heavyImages } from './heavy-images.ts';
import { measureBlockedTime, recordedBlockedTime, recordLongTasks, timeInPage } from './blocked-time.ts';
import type { Interval } from './blocked-time.ts';
import { whereOf } from '../pages-to-visit.ts';
import type { PageToVisit } from '../pages-to-visit.ts';
import { Turns } from './turns.ts';

const LOADING_PAGES = 2;
const OPEN_PAGES = 8;
const TRACED_PAGES = 4;
const READY_TIMEOUT_MS = 60_000;
const RESPONSE_TIMEOUT_MS = 4 * READY_TIMEOUT_MS;
const WATCHED_MS = 5_000;
const MAX_BLOCKED_MS = 300;
const SIGN_IN_FORM = 'main form';

interface BrowserPagesOptions {
  /** Path of Chromium. */
  executable: string;
  origin: string;
  screenshots: string;
}

export async function checkBrowserPages(
  { executable, origin, screenshots }: BrowserPagesOptions,
  pages: readonly PageToVisit[],
): Promise<Finding> {
  const browser = await chromium.launch({
    executablePath: executable,
    // Chromium refuses to run as root with its sandbox enabled.
    args: ['--disable-gpu', '--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  const loading = new Turns(LOADING_PAGES);
  const open = new Turns(OPEN_PAGES);
  try {
    const visits = await Promise.all(
      pages.map((page) => open.take(() => visit(browser, { origin, screenshots, page, loading }))),
    );
    const slow = visits.filter(({ problems, blockedMs }) => problems.length === 0 && blockedMs > MAX_BLOCKED_MS);
    while (slow.length > 0) await addBlockedPages(browser, { origin, screenshots }, slow.splice(0, TRACED_PAGES));
    const rejected = visits.filter(({ problems }) => problems.length > 0);
    return finding(
      rejected.map(({ page, problems }) => `${whereOf(page)}: ${problems.join('\n')}`),
      [`${pages.length} pages`],
    );
  } finally {
    await browser.close();
  }
}

interface Visit {
  origin: string;
  screenshots: string;
  page: PageToVisit;
  loading: Turns;
}

async function visit(browser: Browser, { origin, screenshots, page: visited, loading }: Visit) {
  const { path: address, status, isMounted } = visited;
  const page = await newTab(browser);
  const problems: string[] = [];
  let blockedMs = 0;
  try {
    page.on('pageerror', (error) => problems.push(`uncaught error in the browser: ${error.message}`));
    page.on('console', (message) => {
      // Ignore the error that Chromium logs for a page with an expected 4xx or 5xx status.
      if (message.type() === 'error' && !(status !== undefined && message.location().url === origin + address)) {
        problems.push(`error in the browser's console: ${message.text()} (${message.location().url})`);
      }
    });
    try {
      const images = heavyImages(page);
      await recordLongTasks(page);
      const start = async () => {
        const end = performance.now() + WATCHED_MS;
        await openPage(page, origin, visited);
        const accessibilityCheck = await timeInPage(page, async () => {
          problems.push(...(await accessibilityProblems(page)));
        });
        return { end, accessibilityCheck };
      };
      const finish = async (accessibilityCheck: Interval) => {
        blockedMs = await recordedBlockedTime(page, accessibilityCheck);
        problems.push(...(await images()));
        for (const part of isMounted ? ['main h1', SIGN_IN_FORM] : ['header', 'footer']) {
          if (!(await page.locator(part).first().isVisible())) problems.push(`the ${part} is not visible`);
        }
        if (await isBlank(page)) problems.push('blank page: the main content has no text or picture');
      };
      const { end, accessibilityCheck } = await loading.take(() => withDeadline(start(), RESPONSE_TIMEOUT_MS));
      await pause(Math.max(0, end - performance.now()));
      await withDeadline(finish(accessibilityCheck), RESPONSE_TIMEOUT_MS);
    } catch (error) {
      const isTimeout = error instanceof Error && error.name === 'TimeoutError';
      problems.push(isTimeout ? `not ready within ${READY_TIMEOUT_MS / 1000} s` : String(error));
    }
    if (problems.length > 0) await addScreenshot(problems, page, screenshots, visited);
  } finally {
    await page.context().close();
  }
  return { page: visited, problems, blockedMs };
}

async function addBlockedPages(
  browser: Browser,
  where: Pick<Visit, 'origin' | 'screenshots'>,
  visits: readonly { page: PageToVisit; problems: string[] }[],
): Promise<void> {
  const opened = await Promise.all(visits.map(async (visit) => ({ visit, tab: await newTab(browser) })));
  try {
    const blockedMs = await measureBlockedTime(browser, async () => {
      const end = performance.now() + WATCHED_MS;
      const openings = opened.map(({ tab, visit }) => openPage(tab, where.origin, visit.page));
      await withDeadline(Promise.all(openings), RESPONSE_TIMEOUT_MS);
      await pause(Math.max(0, end - performance.now()));
    });
    if (blockedMs <= MAX_BLOCKED_MS) return;
    for (const { tab, visit } of opened.length === 1 ? opened : []) {
      visit.problems.push(
        `blocks the main thread for ${Math.round(blockedMs)} ms, over the limit of ${MAX_BLOCKED_MS} ms`,
      );
      await addScreenshot(visit.problems, tab, where.screenshots, visit.page);
    }
  } finally {
    await Promise.all(opened.map(({ tab }) => tab.context().close()));
  }
  for (const visit of visits.length > 1 ? visits : []) await addBlockedPages(browser, where, [visit]);
}

async function newTab(browser: Browser): Promise<Page> {
  return (await browser.newContext({ reducedMotion: 'reduce', locale: 'en-IN' })).newPage();
}

async function openPage(page: Page, origin: string, { path: address, isMounted }: PageToVisit): Promise<void> {
  await page.goto(origin + address, { waitUntil: 'load', timeout: READY_TIMEOUT_MS });
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true', undefined, {
    timeout: READY_TIMEOUT_MS,
  });
  await waitUntilIdle(page);
  if (isMounted) await page.locator(SIGN_IN_FORM).waitFor({ timeout: READY_TIMEOUT_MS });
}

/**
 * Waits until the page is idle, but for two seconds at most, because some pages never become idle.
 */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const whenIdle = (then: () => void) => requestIdleCallback(then, { timeout: 1000 });
        whenIdle(() => whenIdle(() => setTimeout(resolve, 50)));
      }),
  );
}

function isBlank(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    return !main?.innerText.trim() && !main?.querySelector('img, svg, video, canvas, iframe, input, button');
  });
}

async function addScreenshot(
  problems: string[],
  page: Page,
  folder: string,
  { app, path: address }: PageToVisit,
): Promise<void> {
  const file = path.join(folder, `${app}${address.replaceAll(/[^\w-]+/g, '-').replace(/-$/, '')}.png`);
  const taken = await page.screenshot({ path: file }).catch(() => undefined);
  if (taken) problems.splice(0, 1, `${problems[0]} (screenshot: ${path.relative('', file)})`);
}
