import { constants, inflateSync } from 'node:zlib';
import { fileRefusal } from './file-refusals.ts';
import { Refusal } from './inspection.ts';
import { type PdfStream, type PdfWord, PdfWords } from './pdf-words.ts';

/** What packed lists of objects may unfold into, all together, in bytes. */
const MOST_UNFOLDED = 128 * 1024 * 1024;

/** A name of a PDF, however it is written: each of its letters may stand as `#` and a number. */
function named(name: string): RegExp {
  const letters = Array.from(name, (letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`);
  return new RegExp(String.raw`/${letters.join('')}(?![^\0\s()<>[\]{}/%])`, 'gi');
}

const PROTECTED = named('Encrypt');
/** Programs that are started, and files inside. */
const ACTIVE = [named('Launch'), named('EmbeddedFile')];
/** Files inside, and forms of another kind that only one program shows; chance finds names as short in pictures, but no value behind them. */
const ACTIVE_WITH_VALUE = [named('EmbeddedFiles'), named('EF'), named('XFA')];
const OBJECT_LIST = named('ObjStm');
/** What the dictionary of a packed list is made of: names, numbers, other objects. */
const PLAIN = /^(?:\/.*|[+-]?[\d.]+|R|null|true|false|<<|>>|\[|\])$/s;
/** Ways to pack that nobody takes for a list. */
const STRANGE = new Set(['/F', '/FFilter', '/FDecodeParms', '/DP', '/Predictor', '/Crypt']);
/** How many objects a list holds, and where the first one stands: without them nobody can read it as it is written. */
const NEEDED = ['/N', '/First'];

/**
 * Refuses a PDF that a password keeps something of from whoever has none, be it only printing, and one that starts programs, holds other
 * files, fetches parts of itself or is an XFA form. Looks at all bytes, and into packed lists of objects; a list that cannot be looked
 * into is refused. JavaScript is let through: nothing here runs it, and forms that word processors make are full of it.
 *
 * @throws Refusal
 */
export function checkNames(bytes: Buffer): void {
  const words = new PdfWords(bytes.toString('latin1'));
  if (hasValue(words, PROTECTED)) throw new Refusal(fileRefusal('FILE_PROTECTED'));
  checkActive(words);
  let left = MOST_UNFOLDED;
  /** where lists are named that were looked into */
  const known = new Set<number>();
  for (const stream of words.streams()) {
    if (isElsewhere(stream)) throw new Refusal(fileRefusal('FILE_EXTERNAL'));
    if (!isList(stream)) continue;
    const { begin } = stream;
    const packing = packingOf(stream);
    if (begin === null || packing === null) throw active();
    for (const { word, at } of stream.words) if (isListName(word)) known.add(at);
    // It is in the text that was looked at.
    if (packing === 'plain') continue;
    const unfolded = unfold(bytes.subarray(begin), left);
    left -= unfolded.length;
    checkActive(new PdfWords(unfolded));
    // It may say what another one is.
    if (unfolded.search(OBJECT_LIST) >= 0) throw active();
  }
  for (const { index } of words.text.matchAll(OBJECT_LIST)) if (!known.has(index)) throw active();
}

function checkActive(words: PdfWords): void {
  const isActive =
    ACTIVE.some((name) => words.text.search(name) >= 0) || ACTIVE_WITH_VALUE.some((name) => hasValue(words, name));
  if (isActive) throw active();
}

function hasValue(words: PdfWords, name: RegExp): boolean {
  for (const { 0: found, index } of words.text.matchAll(name)) if (words.isValue(index + found.length)) return true;
  return false;
}

/** Whether its bytes are in another file. */
function isElsewhere({ words }: PdfStream): boolean {
  const isFile = (next = '') => !next.startsWith('/') && next !== '>>';
  return words.some(({ word, depth }, n) => word === '/F' && depth === 1 && isFile(words[n + 1]?.word));
}

/** Some programs take whatever has a first object for a list, some whatever says that it is one. */
function isList({ words }: PdfStream): boolean {
  return words.some(({ word, depth }) => isListName(word) || (word === '/First' && depth === 1));
}

function isListName(word: string): boolean {
  return word.toLowerCase() === '/objstm';
}

/** How a list is packed; null for all that nobody does who has nothing to hide. */
function packingOf({ words }: PdfStream): 'plain' | 'deflate' | null {
  if (words.some(({ word }) => !PLAIN.test(word) || STRANGE.has(word))) return null;
  if (NEEDED.some((name) => valuesOf(words, name).length === 0)) return null;
  const parameters = valuesOf(words, '/DecodeParms');
  if (parameters.some((value) => !/^(?:null|\[? ?(?:<<|null|\]))/.test(value))) return null;
  const [filter, ...more] = valuesOf(words, '/Filter');
  if (more.length > 0) return null;
  if (filter === undefined || /^(?:null|\[ \])/.test(filter)) return 'plain';
  return /^(?:\/FlateDecode(?: |$)|\[ \/FlateDecode \])/.test(filter) ? 'deflate' : null;
}

/** The words behind each of these. */
function valuesOf(words: readonly PdfWord[], name: string): string[] {
  const following = words.map((_, n) => words.slice(n + 1, n + 4).map(({ word }) => word));
  return following.filter((_, n) => words[n]?.word === name).map((next) => next.join(' '));
}

/** To the end of what is packed: what is told of its length, there and here, need not be true. */
function unfold(packed: Buffer, most: number): string {
  try {
    const options = { maxOutputLength: Math.max(1, most), finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(packed, options).toString('latin1');
  } catch (error) {
    const isLong = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw isLong ? new Refusal(fileRefusal('FILE_TOO_COMPLEX')) : active();
  }
}

function active(): Refusal {
  return new Refusal(fileRefusal('FILE_ACTIVE'));
}
