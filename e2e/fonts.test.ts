import type { Page } from 'playwright-core';

import { useBrowser } from './support/browser.ts';
import { wearsFonts, wornOn } from './support/fonts.ts';

const visit = useBrowser();

/** Of all pages: two of running text, one of headings. */
const FIRST = ['Fraunces 500 600', 'Mukta 400', 'Mukta 600'];
/** Not among the letters of the first files (shell/fonts/cut-fonts.mjs). */
const RARE = { letters: 'Łódź', weight: '400' };

/** When the page asked for each file of a font, and when it was painted first; ms since it was asked for itself. */
const timesOn = async (page: Page) => {
  // The browser tells of a paint some time after it: a busy machine wears its fonts before that.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    return {
      asked: files.map(({ startTime }) => startTime),
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    };
  });
};

it('a first visit is painted before it asks for fonts; the next page begins with them', async () => {
  const { page, complaints, close } = await visit({ width: 390 });
  await page.goto('/about');
  await wearsFonts(page);
  expect(await wornOn(page)).toEqual(FIRST);
  const first = await timesOn(page);
  expect(first.asked).toHaveLength(FIRST.length);
  expect(Math.min(...first.asked)).toBeGreaterThan(first.painted);

  await page.goto('/shop');
  await wearsFonts(page);
  const next = await timesOn(page);
  expect(next.asked).toHaveLength(FIRST.length);
  expect(Math.max(...next.asked)).toBeLessThan(next.painted);
  expect(complaints).toEqual([]);
  await close();
});

it('a letter that the first files lack brings the file that has it', async () => {
  const { page, close } = await visit({ width: 390 });
  await page.goto('/about');
  await wearsFonts(page);

  await page.evaluate(({ letters, weight }) => {
    const words = Object.assign(document.createElement('p'), { textContent: letters });
    words.style.fontWeight = weight;
    document.querySelector('main')?.prepend(words);
  }, RARE);
  await page.waitForFunction(() =>
    [...document.fonts].some((face) => face.status === 'loaded' && /U\+100-/.test(face.unicodeRange)),
  );
  await wearsFonts(page);

  expect(await wornOn(page)).toEqual([...FIRST, 'Mukta 400', 'Mukta 400'].sort());
  await close();
});

it('has its fonts without scripts', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  const asked: string[] = [];
  const all = new Promise<void>((resolve) =>
    page.on('response', (response) => {
      if (!response.url().endsWith('.woff2') || !response.ok()) return;
      asked.push(response.url());
      if (asked.length === FIRST.length) resolve();
    }),
  );
  await page.goto('/about', { waitUntil: 'networkidle' });
  await all;

  expect(asked).toHaveLength(FIRST.length);
  await close();
});

it('is read in the fonts of the device where ours do not come', async () => {
  const { page, close } = await visit({ width: 390 });
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/about');
  await page.locator('html[data-ready]').waitFor();

  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await wornOn(page)).toEqual([]);
  await close();
});
