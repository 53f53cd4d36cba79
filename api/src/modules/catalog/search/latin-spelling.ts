import Sanscript from '@indic-transliteration/sanscript';
import { hasDevanagari } from '@kaagazz/domain/print';
import { HINDI_WORDS } from './hindi-words.ts';

const DOT_BELOW = /\u093c/g;
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/\u092b\u093c/g, '\u095e'],
  [DOT_BELOW, ''],
  [/\u0901/g, '\u0902'],
  [/\u0949/g, '\u094b'],
  [/\u0911/g, '\u0913'],
];

/** Transliterates a Hindi word into Latin letters, for example "डायरी" into "diary". */
export function latinSpelling(word: string): string {
  if (!hasDevanagari(word)) return word;
  const known = HINDI_WORDS.get(word.replace(DOT_BELOW, ''));
  if (known !== undefined) return known;
  const plain = LETTERS.reduce((text, [letter, similar]) => text.replace(letter, similar), word);
  const latin = Sanscript.t(plain, 'devanagari', 'optitrans')
    .replace(/M(?![bmp])/g, 'n')
    .toLowerCase();
  // Drop the final "a", which is silent in Hindi.
  const spoken = /[\u0915-\u0939\u095e]$/.test(plain) ? latin.replace(/a$/, '') : latin;
  return spoken.replace(/[^a-z0-9]/g, '');
}
