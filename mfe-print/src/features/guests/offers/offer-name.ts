import Sanscript from '@indic-transliteration/sanscript';
import { hasDevanagari } from '@kaagazz/domain/print';

import commonNames from './common-names.json';

const DEVANAGARI: ReadonlyMap<string, string> = new Map(Object.entries(commonNames));
const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries(commonNames)
    .reverse()
    .map(([latin, devanagari]) => [devanagari, latin]),
);

export function offerName(name: string): string {
  return name
    .split(' ')
    .map((word) => (hasDevanagari(word) ? toLatin(word) : toDevanagari(word)))
    .join(' ');
}

function toDevanagari(word: string): string {
  const plain = word.toLowerCase();
  if (plain === '&') return 'और';
  const common = DEVANAGARI.get(plain) ?? DEVANAGARI.get(plain.replace(/\.$/, ''));
  if (common !== undefined) return common;
  const spelt = plain
    .replace(/ee/g, 'I')
    .replace(/oo/g, 'U')
    .replace(/[aiu]$/, (vowel) => vowel.toUpperCase())
    .replace(/[nm](?=[bcdgjkpt])/g, 'M')
    .replace(/w/g, 'v')
    .replace(/x/g, 'ks');
  // Hindi omits the virama (U+094D) after a final consonant, but Sanscript adds one.
  return Sanscript.t(spelt, 'optitrans', 'devanagari').replace(/\u094d(?=[^\p{L}]*$)/u, '');
}

const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/c/g, 'ch'],
  [/chh/g, 'chh'],
  [/[śṣ]/g, 'sh'],
  [/ṛ|r̥/g, 'ri'],
  [/ṃ(?=[bmp])/g, 'm'],
  [/ṃ/g, 'n'],
];

function toLatin(word: string): string {
  const common = LATIN.get(word);
  if (common !== undefined) return capitalised(common);
  // Sanscript doesn't know most letters with a nukta (a dot below the letter), so replace them with
  // the closest letters that Sanscript knows.
  const spelt = word
    .normalize('NFD')
    .replace(/\u0901/g, '\u0902')
    .replace(/\u091c\u093c/g, '\u095b')
    .replace(/\u092b\u093c/g, '\u095e')
    .replace(/\u0921\u093c/g, '\u0930')
    .replace(/\u093c/g, '');
  const roman = Sanscript.t(spelt, 'devanagari', 'iast');
  const endsInConsonant = /[\u0915-\u0939\u0958-\u095f]$/.test(spelt);
  const spoken = endsInConsonant && spelt.length > 1 ? roman.slice(0, -1) : roman;
  const plain = PLAIN.reduce((text, [letter, replacement]) => text.replace(letter, replacement), spoken);
  return capitalised(plain.normalize('NFD').replace(/\p{M}/gu, ''));
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
