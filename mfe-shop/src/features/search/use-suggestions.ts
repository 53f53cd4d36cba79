import { useEffect, useState } from 'react';

import { useSuggestionsQuery } from '../../api.ts';
import type { Suggestions } from '../../api.ts';

/** One letter begins too many words. */
const FEWEST_LETTERS = 2;
/** A pause in typing, milliseconds: one call for a word, not one for each letter. */
const PAUSE_MS = 150;

const NONE: Suggestions = { products: [], tags: [] };

/**
 * What the words typed so far may be meant for. An answer that comes late, for words that have changed meanwhile, is not shown; no answer
 * is no suggestions, because the search itself works without.
 *
 * @returns `isKnown`: the api has answered for these very words
 */
export function useSuggestions(text: string): Suggestions & { isKnown: boolean } {
  const words = text.trim().toLowerCase();
  const settled = useSettled(words, PAUSE_MS);
  const skip = settled.length < FEWEST_LETTERS || settled !== words;
  const { currentData } = useSuggestionsQuery(settled, { skip });

  return { ...(skip || !currentData ? NONE : currentData), isKnown: !skip && currentData !== undefined };
}

/** The newest value that has stayed for `milliseconds`. */
function useSettled(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);

  return settled;
}
