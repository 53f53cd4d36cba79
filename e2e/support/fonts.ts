import type { Page } from 'playwright-core';

const FACES_OF_EVERY_PAGE = 3;

export const loadedFonts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => status === 'loaded' && !family.includes('Fallback'))
      .map(({ family, weight }) => `${family} ${weight}`)
      .sort(),
  );

export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction((count) => {
    const faces = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
    const loaded = faces.filter(({ status }) => status === 'loaded');
    return loaded.length >= count && faces.every(({ status }) => status !== 'loading');
  }, FACES_OF_EVERY_PAGE);
}
