import type { Page } from 'playwright-core';

/** Of all pages: two of running text, one of headings. */
const MOST_AT_FIRST = 3;

/** The site's own faces that a page has, such as `Mukta 400`. */
export const wornOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => status === 'loaded' && !family.includes('Fallback'))
      .map(({ family, weight }) => `${family} ${weight}`)
      .sort(),
  );

/** Until a page has the fonts that every page has, and none is on its way. */
export async function wearsFonts(page: Page): Promise<void> {
  await page.waitForFunction((most) => {
    const faces = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
    const isThere = faces.filter(({ status }) => status === 'loaded').length >= most;
    return isThere && faces.every(({ status }) => status !== 'loading');
  }, MOST_AT_FIRST);
}
