import type { Browser, Locator, Page } from 'playwright-core';

import { launch } from '../../support/browser.ts';
import { waitUntilServed } from '../load.ts';
import type { BenchOptions } from '../part.ts';
import type { Row } from '../row.ts';
import { startShop } from '../shop.ts';
import { median } from '../statistics.ts';

const DESIGNS = ['/marriage/1', '/suites/1'];
const FIELD = 'brideName';
const CPU_SLOWDOWN = 4;
const LETTERS = { full: 40, smoke: 8 };
const WARM_UP = 3;
const VIEWS = [
  { name: 'flat preview', atMost: 50 },
  { name: 'card on paper', atMost: 100 },
];

export async function measurePrintPreview(options: BenchOptions): Promise<Row[]> {
  const shop = await startShop(options);
  try {
    const { url } = await shop.startShell();
    const browser = await launch();
    try {
      const rows: Row[] = [];
      for (const design of DESIGNS) {
        await waitUntilServed(url + design);
        rows.push(...(await measureDesign(browser, url, design, LETTERS[options.effort])));
      }
      return rows;
    } finally {
      await browser.close();
    }
  } finally {
    await shop.stop();
  }
}

async function measureDesign(browser: Browser, url: string, design: string, letters: number): Promise<Row[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-IN' });
  await page.goto(url + design);
  const input = page.locator(`[name="${FIELD}"]`);
  await page
    .getByRole('img', { name: /^Preview of/ })
    .first()
    .waitFor();
  const rows: Row[] = [];
  for (const { name, atMost } of VIEWS) {
    if (name === 'card on paper') await showOnPaper(page);
    await slowDown(page, CPU_SLOWDOWN);
    const times = await typeLetters(input, letters);
    await slowDown(page, 1);
    rows.push({
      name: `${design}: key press to ${name}`,
      unit: 'ms',
      value: median(times.slice(WARM_UP)),
      target: { atMost },
    });
  }
  await page.close();
  return rows;
}

async function showOnPaper(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'See it on paper' }).click();
  await page.getByRole('img', { name: /on paper: / }).waitFor();
  await page.locator('figure picture img').evaluate((image: HTMLImageElement) => image.decode());
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await session.detach();
}

async function typeLetters(input: Locator, count: number): Promise<number[]> {
  const times: number[] = [];
  await input.fill('');
  for (let typed = 0; typed < count; typed++) {
    if (typed % 10 === 0) await input.fill('');
    const letter = await input.evaluateHandle(timeNextLetter, FIELD);
    await input.press('m');
    times.push(await letter.evaluate(({ measured }) => measured));
  }
  return times;
}

function timeNextLetter(input: Element, field: string): { measured: Promise<number> } {
  const measured = new Promise<number>((resolve) => {
    input.addEventListener(
      'keydown',
      (event) => {
        const preview = document.querySelector('figure');
        if (!preview) throw new Error('no preview');
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp)));
        });
        for (const text of preview.querySelectorAll(`[data-field="${field}"]`))
          observer.observe(text, { childList: true, characterData: true, subtree: true });
      },
      { once: true },
    );
  });
  return { measured };
}
