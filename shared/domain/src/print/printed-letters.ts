/** Which file of a family has a letter: families come in one file per script. */
export type Script = 'latin' | 'latin-ext' | 'devanagari';

type Range = readonly [from: number, to: number];

/**
 * Which letters come in the file of which script, as the makers of the fonts part them; only those that at least the fallback font (Mukta)
 * has (`@kaagazz/print-design`), so that what is in here can be printed in every design.
 */
export const PRINTED_RANGES: Record<Script, readonly Range[]> = {
  devanagari: [
    [0x900, 0x977],
    [0x979, 0x97f],
    [0x20a8, 0x20a8],
    [0x20b9, 0x20b9],
    [0x25cc, 0x25cc],
  ],
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2c6, 0x2c6],
    [0x2da, 0x2da],
    [0x2dc, 0x2dc],
    [0x2013, 0x2014],
    [0x2018, 0x201a],
    [0x201c, 0x201e],
    [0x2022, 0x2022],
    [0x2026, 0x2026],
    [0x2039, 0x203a],
    [0x2044, 0x2044],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2212, 0x2212],
  ],
  'latin-ext': [
    [0x100, 0x130],
    [0x132, 0x137],
    [0x139, 0x151],
    [0x154, 0x17e],
    [0x192, 0x192],
    [0x1fc, 0x1ff],
    [0x218, 0x21b],
    [0x2c7, 0x2c7],
    [0x2dd, 0x2dd],
    [0x1e0c, 0x1e0d],
    [0x1e24, 0x1e25],
    [0x1e36, 0x1e3b],
    [0x1e42, 0x1e49],
    [0x1e5a, 0x1e5f],
    [0x1e62, 0x1e63],
    [0x1e6c, 0x1e6f],
    [0x1e80, 0x1e85],
    [0x1e8e, 0x1e8f],
    [0x1ef2, 0x1ef3],
    [0x2020, 0x2020],
  ],
};

const DEVANAGARI = /\p{Script=Devanagari}/u;
/** Each of these stands for itself. */
const ALONE = /^[\n\u0020-\u007e\u00a0-\u02ff\u2010-\u2027\u20b9]*$/;
/** Marks that only join, part, turn or choose: nobody sees them, so nobody misses them. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const UNSEEN_BUT_JOINERS = /[^\P{Default_Ignorable_Code_Point}\u200c\u200d]/gu;
const JOINER = /[\u200c\u200d]/;

/** Made when a text first needs it: the browser loads the languages of the world for it, longer than drawing the sheet takes. */
let segmenter: Intl.Segmenter | undefined;

/** The script of a character; undefined where no font of the house has it. */
export function scriptOf(character: string): Script | undefined {
  const code = character.codePointAt(0) ?? 0;
  const scripts: readonly Script[] = ['latin', 'devanagari', 'latin-ext'];
  return scripts.find((script) => PRINTED_RANGES[script].some(([from, to]) => code >= from && code <= to));
}

/** True where letters hang together, so that nothing may be put between them. */
export function hasDevanagari(text: string): boolean {
  return DEVANAGARI.test(text);
}

/** What a reader takes for one letter each: `श्री` is two, an accent stays with its vowel. */
export function graphemes(text: string): string[] {
  if (ALONE.test(text)) return Array.from(text);
  segmenter ??= new Intl.Segmenter('hi', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * Letters that cannot be printed, each once: emoji, other scripts. What a design's font lacks comes from the fallback font, so this is true of every
 * design. A field that is printed takes none of them (`checkPrintValues`); the preview tells them while they are typed.
 */
export function unprintable(text: string): string[] {
  return [...new Set(graphemes(text.normalize('NFC')).filter((letter) => !isPrintable(seen(letter))))];
}

/** The same text without what cannot be printed or seen, blanks and line ends tidied: what a sheet shows of it. */
export function printable(text: string): string {
  const letters = graphemes(text.normalize('NFC').replaceAll(/\r\n?/g, '\n'));
  return letters
    .map(seen)
    .filter(isPrintable)
    .join('')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();
}

/** A letter without marks that show nothing. Devanagari needs its joiners: they choose the shape of a syllable. */
function seen(letter: string): string {
  return letter.replaceAll(hasDevanagari(letter) ? UNSEEN_BUT_JOINERS : UNSEEN, '');
}

function isPrintable(letter: string): boolean {
  if (/^\s$/.test(letter)) return true;
  return Array.from(letter).every((character) => JOINER.test(character) || scriptOf(character) !== undefined);
}
