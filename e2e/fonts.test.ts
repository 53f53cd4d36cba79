import type { Page } from 'playwright-core';

import { useBrowser } from './support/browser.ts';
import { waitForFonts, loadedFonts } from './support/fonts.ts';
import { Shopper } from './support/shopper.ts';

const visit = useBrowser();

const FIRST = ['Fraunces 500 600', 'Mukta 400', 'Mukta 600'];
const RARE = { letters: 'Łódź', weight: '400' };

const timesOn = async (page: Page) => {
  // Wait for the first paint. On a busy machine, Chromium may report it only after the fonts have
  // loaded.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    return {
      requested: files.map(({ startTime }) => startTime),
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    };
  });
};

it('the first page of a visit is painted before its fonts are requested', async () => {
  const { page, consoleProblems, close } = await visit({ width: 390 });
  await page.goto('/about');
  await waitForFonts(page);
  expect(await loadedFonts(page)).toEqual(FIRST);
  const first = await timesOn(page);
  expect(first.requested).toHaveLength(FIRST.length);
  expect(Math.min(...first.requested)).toBeGreaterThan(first.painted);

  await page.goto('/shop');
  await waitForFonts(page);
  const next = await timesOn(page);
  expect(next.requested).toHaveLength(FIRST.length);
  expect(Math.max(...next.requested)).toBeLessThan(next.painted);
  expect(consoleProblems).toEqual([]);
  await close();
});

it('a Devanagari name in a heading is displayed in the Mukta font', async () => {
  const { page, close } = await visit({ width: 390 });
  await page.goto('/about');
  await new Shopper(page, 'mouse').waitForHydration();
  await waitForFonts(page);

  await page.evaluate(() => {
    const heading = document.querySelector('main h1');
    if (heading) heading.textContent = 'रवि';
  });
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status, unicodeRange }) =>
        /Mukta/.test(family) && status === 'loaded' && /U\+900-97F/i.test(unicodeRange),
    ),
  );
  await close();
});

it('a letter outside the font subsets loads an additional font file', async () => {
  const { page, close } = await visit({ width: 390 });
  await page.goto('/about');
  await new Shopper(page, 'mouse').waitForHydration();
  await waitForFonts(page);

  await page.evaluate(({ letters, weight }) => {
    const words = Object.assign(document.createElement('p'), { textContent: letters });
    words.style.fontWeight = weight;
    document.querySelector('main')?.prepend(words);
  }, RARE);
  await page.waitForFunction(() =>
    [...document.fonts].some((face) => face.status === 'loaded' && /U\+100-/.test(face.unicodeRange)),
  );
  await waitForFonts(page);

  expect(await loadedFonts(page)).toEqual([...FIRST, 'Mukta 400', 'Mukta 400'].sort());
  await close();
});

it('fonts are loaded even if JavaScript is disabled', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  const requested: string[] = [];
  const all = new Promise<void>((resolve) =>
    page.on('response', (response) => {
      if (!response.url().endsWith('.woff2') || !response.ok()) return;
      requested.push(response.url());
      if (requested.length === FIRST.length) resolve();
    }),
  );
  await page.goto('/about', { waitUntil: 'networkidle' });
  await all;

  expect(requested).toHaveLength(FIRST.length);
  await close();
});

it('the page uses system fonts if web fonts fail to load', async () => {
  const { page, close } = await visit({ width: 390 });
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/about');
  await page.locator('html[data-ready]').waitFor();

  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await loadedFonts(page)).toEqual([]);
  await close();
});
