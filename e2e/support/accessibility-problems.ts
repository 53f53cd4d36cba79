import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Scrolls to the end of a page and returns what axe finds, such as `color-contrast: main > p`. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await scrollThrough(page);
  // Only violations, and no second page that merges the results, take a third of the time.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Loads what appears only when scrolled to. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    window.scrollTo(0, 0);
  });
}
