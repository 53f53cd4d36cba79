import axe from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export async function accessibilityProblems(page: Page): Promise<string[]> {
  // Evaluate axe directly, because the page's content security policy would block a script element.
  await page.evaluate(axe.source);
  const found = await page.evaluate(async (tags) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await inPage.run(document, { runOnly: tags, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
  }, TAGS);
  return found.flatMap(({ id, targets }) => targets.map((target) => `axe found ${id}: ${target}`));
}
