export type Script = 'latin' | 'latin-ext' | 'devanagari';

type Range = readonly [from: number, to: number];

/** Characters that every design must be able to print. */
export const PRINTED_RANGES: Record<Script, readonly Range[]> = {
  devanagari: ranges('900-977 979-97f 20a8 20b9 25cc'),
  latin: ranges(
    '20-7e a0-ff 131 152-153 2c6 2da 2dc 2013-2014 2018-201a 201c-201e 2022 2026 2039-203a 2044 20ac 2122 2212',
  ),
  'latin-ext': ranges(
    '100-130 132-137 139-151 154-17e 192 1fc-1ff 218-21b 2c7 2dd 1e0c-1e0d 1e24-1e25 1e36-1e3b 1e42-1e49 1e5a-1e5f 1e62-1e63 1e6c-1e6f 1e80-1e85 1e8e-1e8f 1ef2-1ef3 2020',
  ),
};

function ranges(hexRanges: string): Range[] {
  return hexRanges.split(' ').map((range) => {
    const [from = 0, to = from] = range.split('-').map((code) => Number.parseInt(code, 16));
    return [from, to];
  });
}

const DEVANAGARI = /\p{Script=Devanagari}/u;
const SINGLE_CHARACTERS = /^[\n\u0020-\u007e\u00a0-\u02ff\u2010-\u2027\u20b9]*$/;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const INVISIBLE_EXCEPT_JOINERS = /[^\P{Default_Ignorable_Code_Point}\u200c\u200d]/gu;
const JOINER = /[\u200c\u200d]/;

let segmenter: Intl.Segmenter | undefined;

export function scriptOf(character: string): Script | undefined {
  const code = character.codePointAt(0) ?? 0;
  const scripts: readonly Script[] = ['latin', 'devanagari', 'latin-ext'];
  return scripts.find((script) => PRINTED_RANGES[script].some(([from, to]) => code >= from && code <= to));
}

export function hasDevanagari(text: string): boolean {
  return DEVANAGARI.test(text);
}

export function graphemes(text: string): string[] {
  if (SINGLE_CHARACTERS.test(text)) return Array.from(text);
  segmenter ??= new Intl.Segmenter('hi', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

export function unprintable(text: string): string[] {
  return [...new Set(graphemes(text.normalize('NFC')).filter((letter) => !isPrintable(visiblePart(letter))))];
}

export function printable(text: string): string {
  const letters = graphemes(text.normalize('NFC').replaceAll(/\r\n?/g, '\n'));
  return letters
    .map(visiblePart)
    .filter(isPrintable)
    .join('')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();
}

/**
 * Removes invisible characters. Keeps Devanagari joiners, because they change the shape of letters.
 */
function visiblePart(letter: string): string {
  return letter.replaceAll(hasDevanagari(letter) ? INVISIBLE_EXCEPT_JOINERS : INVISIBLE, '');
}

function isPrintable(letter: string): boolean {
  if (/^\s$/.test(letter)) return true;
  return Array.from(letter).every((character) => JOINER.test(character) || scriptOf(character) !== undefined);
}
