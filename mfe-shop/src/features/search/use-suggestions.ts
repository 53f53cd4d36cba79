import type { Suggestions } from '@kaagazz/api-schema';
import { useDebouncedValue } from '@kaagazz/design-system';

import { useSuggestionsQuery } from '../../api.ts';

/** A single letter matches too much. */
const FEWEST_LETTERS = 2;
/** Wait for a pause in typing, in milliseconds. */
const PAUSE_MS = 150;

const NONE: Suggestions = { products: [], tags: [] };

/**
 * Suggestions for the text typed so far. Ignores late responses for earlier text. After a failure
 * there are no suggestions, because the search works without.
 * @returns `isKnown` is true once the api has responded for this text.
 */
export function useSuggestions(text: string): Suggestions & { isKnown: boolean } {
  const words = text.trim().toLowerCase();
  const debounced = useDebouncedValue(words, PAUSE_MS);
  const skip = debounced.length < FEWEST_LETTERS || debounced !== words;
  const { currentData } = useSuggestionsQuery(debounced, { skip });

  const { products, tags } = (!skip && currentData) || NONE;
  return { products, tags, isKnown: !skip && currentData !== undefined };
}
