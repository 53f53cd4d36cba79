import type { SiteEntries } from '@kaagazz/api-schema';

/** A page's titles and texts, keyed by their place on the page. */
export type Texts = SiteEntries['text'];

const MISSING = { title: '', text: '' };

/**
 * Returns the title and text for a place on the page. Both are empty until the texts have loaded.
 */
export function textAt(texts: Texts, place: string): Texts[string] {
  return texts[place] ?? MISSING;
}
