import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';

import { finding } from './gate-report.ts';
import type { Finding } from './gate-report.ts';
import { whereOf } from './pages-to-visit.ts';
import type { PageToVisit } from './pages-to-visit.ts';

const PAGES_AT_ONCE = 2;
const READY_WITHIN_MS = 15_000;

/**
 * Opens every page in a browser and looks whether it takes over what the server drew: React finds nothing different, nothing is thrown, header and footer are
 * there.
 *
 * @param executablePath of Chromium
 */
export async function checkHydration(
  executablePath: string,
  origin: string,
  pages: readonly PageToVisit[],
): Promise<Finding> {
  const browser = await chromium.launch({
    executablePath,
    // Chromium refuses to run as root with its sandbox.
    args: ['--disable-gpu', '--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  const waiting = [...pages];
  const faults = new Map<PageToVisit, string>();
  const worker = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      const complaints = await visit(browser, origin, page);
      if (complaints.length > 0)
        faults.set(page, [`${whereOf(page)}: ${complaints[0]}`, ...complaints.slice(1)].join('\n'));
    }
  };
  try {
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, worker));
  } finally {
    await browser.close();
  }
  return finding(
    pages.flatMap((page) => faults.get(page) ?? []),
    [`${pages.length} pages`],
  );
}

/** @returns what is wrong with a page */
async function visit(browser: Browser, origin: string, { path: address, status }: PageToVisit): Promise<string[]> {
  // a visitor of its own, who has never been here
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-IN' });
  const complaints: string[] = [];
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(`uncaught in the browser: ${error.message}`));
    page.on('console', (message) => {
      // the page's own status is no news
      if (message.type() === 'error' && !(status !== undefined && message.location().url === origin + address)) {
        complaints.push(`said in the browser's console: ${message.text()} (${message.location().url})`);
      }
    });
    await page.goto(origin + address, { waitUntil: 'load', timeout: READY_WITHIN_MS });
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true', undefined, {
      timeout: READY_WITHIN_MS,
    });
    await settled(page);
    for (const part of ['header', 'footer']) {
      if (!(await page.locator(part).first().isVisible())) complaints.push(`no ${part} is to be seen`);
    }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    complaints.push(isLate ? `did not become ready within ${READY_WITHIN_MS / 1000} s` : String(error));
  } finally {
    await context.close();
  }
  return complaints;
}

/** Ready is said when React has taken over; what the cart and the session change is drawn before the browser has nothing to do. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => setTimeout(resolve, 50)));
      }),
  );
}
