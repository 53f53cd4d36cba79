import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A page of each app whose title stands in one line: the line that is changed. */
const PAGES = {
  shell: 'shell/src/frame/not-found-page.tsx',
  'mfe-brand': 'mfe-brand/src/pages/about-page.tsx',
  'mfe-shop': 'mfe-shop/src/pages/shop-page.tsx',
  'mfe-print': 'mfe-print/src/pages/print-hub-page.tsx',
  'mfe-account': 'mfe-account/src/pages/login-page.tsx',
};

export type App = keyof typeof PAGES;

export const APPS = Object.keys(PAGES) as App[];

let changes = 0;

/**
 * Changes one line of an app's source, as an editor saves it: the title of a page.
 *
 * @param root of the checkout that is changed
 * @returns the word that stands in the title from now on, and nowhere before
 * @throws when the page has no title in one line any more
 */
export async function changeOneLine(root: string, app: App): Promise<string> {
  const file = path.join(root, PAGES[app]);
  const source = await readFile(file, 'utf8');
  const word = `edition-${(changes += 1)}`;
  const changed = source.replace(/ title="([^"]*?)(?: edition-\d+)?"/, ` title="$1 ${word}"`);
  if (changed === source) throw new Error(`${PAGES[app]} has no title in one line`);
  await writeFile(file, changed);
  return word;
}
