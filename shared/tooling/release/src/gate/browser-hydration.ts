import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';

import { finding } from './gate-report.ts';
import type { Finding } from './gate-report.ts';
import { whereOf } from './pages-to-visit.ts';
import type { PageToVisit } from './pages-to-visit.ts';

const CONCURRENCY = 2;
const READY_TIMEOUT_MS = 60_000;

/**
 * Opens every page in a browser and checks that the page hydrates without errors or mismatches and
 * shows the header and footer. A mounted section has to show its main part.
 *
 * @param executablePath path of Chromium
 */
export async function checkHydration(
  executablePath: string,
  origin: string,
  pages: readonly PageToVisit[],
): Promise<Finding> {
  const browser = await chromium.launch({
    executablePath,
    // Disable Chromium's sandbox for root, because the sandbox doesn't work as root.
    args: ['--disable-gpu', '--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  const waiting = [...pages];
  const faults = new Map<PageToVisit, string>();
  const worker = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      const problems = await visit(browser, origin, page);
      if (problems.length > 0) faults.set(page, [`${whereOf(page)}: ${problems[0]}`, ...problems.slice(1)].join('\n'));
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  } finally {
    await browser.close();
  }
  return finding(
    pages.flatMap((page) => faults.get(page) ?? []),
    [`${pages.length} pages`],
  );
}

/** Opens a page as a first-time visitor and returns its problems. */
async function visit(browser: Browser, origin: string, { path, status, isMounted }: PageToVisit): Promise<string[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-IN' });
  const problems: string[] = [];
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(`uncaught error in the browser: ${error.message}`));
    page.on('console', (message) => {
      // Ignore expected error statuses, such as 404 for a missing page, which browsers log as
      // errors.
      if (message.type() === 'error' && !(status !== undefined && message.location().url === origin + path)) {
        problems.push(`error in the browser's console: ${message.text()} (${message.location().url})`);
      }
    });
    await page.goto(origin + path, { waitUntil: 'load', timeout: READY_TIMEOUT_MS });
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true', undefined, {
      timeout: READY_TIMEOUT_MS,
    });
    await waitUntilIdle(page);
    if (isMounted) await page.locator('main').waitFor({ timeout: READY_TIMEOUT_MS });
    for (const part of isMounted ? ['main'] : ['header', 'footer']) {
      if (!(await page.locator(part).first().isVisible())) problems.push(`the ${part} is not visible`);
    }
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    problems.push(isTimeout ? `not ready within ${READY_TIMEOUT_MS / 1000} s` : String(error));
  } finally {
    await context.close();
  }
  return problems;
}

/** Waits until cart and session have loaded and the page has rendered them. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => setTimeout(resolve, 50)));
      }),
  );
}
