import Sanscript from '@indic-transliteration/sanscript';
import { hasDevanagari } from '@kaagazz/domain/print';
import { HINDI_WORDS } from './hindi-words.ts';

const DOT_BELOW = /\u093c/g;
/** Letters that Sanscript doesn't support, with the similar letters that replace them. */
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/\u092b\u093c/g, '\u095e'],
  [DOT_BELOW, ''],
  [/\u0901/g, '\u0902'],
  [/\u0949/g, '\u094b'],
  [/\u0911/g, '\u0913'],
];

/**
 * Returns the usual spelling of a Hindi word in Latin letters, such as "diary" for "डायरी". Returns
 * an empty string for a word that is too common to search for, and other words unchanged.
 */
export function latinSpelling(word: string): string {
  if (!hasDevanagari(word)) return word;
  const known = HINDI_WORDS.get(word.replace(DOT_BELOW, ''));
  if (known !== undefined) return known;
  const plain = LETTERS.reduce((text, [letter, similar]) => text.replace(letter, similar), word);
  const latin = Sanscript.t(plain, 'devanagari', 'optitrans')
    .replace(/M(?![bmp])/g, 'n')
    .toLowerCase();
  // Hindi doesn't pronounce the inherent vowel of a final consonant.
  const spoken = /[\u0915-\u0939\u095e]$/.test(plain) ? latin.replace(/a$/, '') : latin;
  return spoken.replace(/[^a-z0-9]/g, '');
}
