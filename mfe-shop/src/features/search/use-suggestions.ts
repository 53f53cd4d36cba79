import type { Suggestions } from '@kaagazz/api-schema';
import { useDebouncedValue } from '@kaagazz/design-system';

import { useSuggestionsQuery } from '../../api.ts';

const FEWEST_LETTERS = 2;
const PAUSE_MS = 150;

/** Suggestions with `pages` filled in, because older versions of the api omit this field. */
type AllSuggestions = Suggestions & { pages: NonNullable<Suggestions['pages']> };

const NONE: AllSuggestions = { products: [], tags: [], pages: [] };

export function useSuggestions(text: string): AllSuggestions & { isKnown: boolean } {
  const words = text.trim().toLowerCase();
  const debounced = useDebouncedValue(words, PAUSE_MS);
  const skip = debounced.length < FEWEST_LETTERS || debounced !== words;
  const { currentData } = useSuggestionsQuery(debounced, { skip });

  const { products, tags, pages = [] } = (!skip && currentData) || NONE;
  return { products, tags, pages, isKnown: !skip && currentData !== undefined };
}
