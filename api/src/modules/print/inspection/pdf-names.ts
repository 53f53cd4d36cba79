import { constants, inflateSync } from 'node:zlib';
import { Refusal } from './inspection.ts';
import { type PdfStream, type PdfToken, PdfTokens } from './pdf-tokens.ts';

/** Maximum size of all object streams after unpacking, in bytes. */
const MOST_UNPACKED = 128 * 1024 * 1024;

/**
 * Returns a pattern that matches a PDF name in any spelling. Each letter may be written as `#` and
 * its hex code.
 */
function named(name: string): RegExp {
  const letters = Array.from(name, (letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`);
  return new RegExp(String.raw`/${letters.join('')}(?![^\0\s()<>[\]{}/%])`, 'gi');
}

const PROTECTED = named('Encrypt');
/** PDF names for actions that start a program, and for embedded files. */
const ACTIVE = [named('Launch'), named('EmbeddedFile')];
/**
 * PDF names for attachments and XFA forms. These names are so short that they may occur in a
 * picture's bytes by chance, but then no value follows.
 */
const ACTIVE_WITH_VALUE = [named('EmbeddedFiles'), named('EF'), named('XFA')];
const OBJECT_STREAM = named('ObjStm');
/** Matches the tokens that are allowed in an object stream's dictionary. */
const PLAIN = /^(?:\/.*|[+-]?[\d.]+|R|null|true|false|<<|>>|\[|\])$/s;
/** Dictionary entries that no known program writes for an object stream. */
const UNUSUAL = new Set(['/F', '/FFilter', '/FDecodeParms', '/DP', '/Predictor', '/Crypt']);
/**
 * Entries that an object stream's dictionary must have: the number of objects and the offset of the
 * first one.
 */
const REQUIRED = ['/N', '/First'];

/**
 * Refuses a PDF that is encrypted (even if only against printing), starts programs, contains files,
 * loads external parts or is an XFA form. Checks all bytes and unpacks object streams. Allows
 * JavaScript, because the shop never runs it and word processors write it into forms.
 *
 * @throws Refusal
 */
export function checkNames(bytes: Buffer): void {
  const tokens = new PdfTokens(bytes.toString('latin1'));
  if (hasValue(tokens, PROTECTED)) throw new Refusal('FILE_PROTECTED');
  checkActive(tokens);
  let left = MOST_UNPACKED;
  /** File offsets of the `/ObjStm` names whose streams have been checked. */
  const checked = new Set<number>();
  for (const stream of tokens.streams()) {
    if (isElsewhere(stream)) throw new Refusal('FILE_EXTERNAL');
    if (!isObjectStream(stream)) continue;
    const { start } = stream;
    const packing = packingOf(stream);
    if (start === null || packing === null) throw new Refusal('FILE_ACTIVE');
    for (const { text, at } of stream.tokens) if (isObjectStreamName(text)) checked.add(at);
    // If the stream isn't compressed, its bytes were already checked with the rest of the file.
    if (packing === 'plain') continue;
    const unpacked = unpack(bytes.subarray(start), left);
    left -= unpacked.length;
    checkActive(new PdfTokens(unpacked));
    // Refuse the file, because an `/ObjStm` in the unpacked bytes could be part of another object
    // stream.
    if (unpacked.search(OBJECT_STREAM) >= 0) throw new Refusal('FILE_ACTIVE');
  }
  for (const { index } of tokens.text.matchAll(OBJECT_STREAM))
    if (!checked.has(index)) throw new Refusal('FILE_ACTIVE');
}

function checkActive(tokens: PdfTokens): void {
  const isActive =
    ACTIVE.some((name) => tokens.text.search(name) >= 0) || ACTIVE_WITH_VALUE.some((name) => hasValue(tokens, name));
  if (isActive) throw new Refusal('FILE_ACTIVE');
}

function hasValue(tokens: PdfTokens, name: RegExp): boolean {
  for (const { 0: found, index } of tokens.text.matchAll(name)) if (tokens.isValue(index + found.length)) return true;
  return false;
}

/** Returns whether a stream's bytes are in an external file. */
function isElsewhere({ tokens }: PdfStream): boolean {
  const isFile = (next = '') => !next.startsWith('/') && next !== '>>';
  return tokens.some(({ text, depth }, n) => text === '/F' && depth === 1 && isFile(tokens[n + 1]?.text));
}

/**
 * Returns whether any program could treat the stream as an object stream. Some programs recognise
 * object streams by their type, others by `/First`.
 */
function isObjectStream({ tokens }: PdfStream): boolean {
  return tokens.some(({ text, depth }) => isObjectStreamName(text) || (text === '/First' && depth === 1));
}

function isObjectStreamName(name: string): boolean {
  return name.toLowerCase() === '/objstm';
}

/** Returns how an object stream is compressed, or null if its dictionary is unusual. */
function packingOf({ tokens }: PdfStream): 'plain' | 'deflate' | null {
  if (tokens.some(({ text }) => !PLAIN.test(text) || UNUSUAL.has(text))) return null;
  if (REQUIRED.some((name) => valuesOf(tokens, name).length === 0)) return null;
  const parameters = valuesOf(tokens, '/DecodeParms');
  if (parameters.some((value) => !/^(?:null|\[? ?(?:<<|null|\]))/.test(value))) return null;
  const [filter, ...more] = valuesOf(tokens, '/Filter');
  if (more.length > 0) return null;
  if (filter === undefined || /^(?:null|\[ \])/.test(filter)) return 'plain';
  return /^(?:\/FlateDecode(?: |$)|\[ \/FlateDecode \])/.test(filter) ? 'deflate' : null;
}

/** Returns the three tokens after each occurrence of a name. */
function valuesOf(tokens: readonly PdfToken[], name: string): string[] {
  return tokens.flatMap(({ text }, n) => {
    if (text !== name) return [];
    const next = tokens.slice(n + 1, n + 4);
    return [next.map((token) => token.text).join(' ')];
  });
}

/** Decompresses a stream. Ignores the declared length, which may be wrong. */
function unpack(packed: Buffer, most: number): string {
  try {
    const options = { maxOutputLength: Math.max(1, most), finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(packed, options).toString('latin1');
  } catch (error) {
    const isTooLong = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLong ? new Refusal('FILE_TOO_COMPLEX') : new Refusal('FILE_ACTIVE');
  }
}
