import type { SiteEntries } from '@kaagazz/api-schema';

/** The page's titles and texts, by the id of their place on the page. */
export type Texts = SiteEntries['text'];

const MISSING = { title: '', text: '' };

/** Returns the title and text of a place. They are empty until the texts have loaded. */
export function textAt(texts: Texts, place: string): Texts[string] {
  return texts[place] ?? MISSING;
}
