import { constants, inflateSync } from 'node:zlib';
import { Refusal } from './inspection.ts';
import { type PdfStream, type PdfToken, PdfTokens } from './pdf-tokens.ts';

const MOST_UNPACKED = 128 * 1024 * 1024;

/**
 * Returns a pattern that matches a PDF name, including any characters written as `#` followed by
 * their hex code.
 */
function named(name: string): RegExp {
  const letters = Array.from(name, (letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`);
  return new RegExp(String.raw`/${letters.join('')}(?![^\0\s()<>[\]{}/%])`, 'gi');
}

const PROTECTED = named('Encrypt');
const ACTIVE = [named('Launch'), named('EmbeddedFile')];
// A PDF with one of these names is rejected only if a value follows the name, because image data
// can contain such a name by chance.
const ACTIVE_WITH_VALUE = [named('EmbeddedFiles'), named('EF'), named('XFA')];
const OBJECT_STREAM = named('ObjStm');
const PLAIN = /^(?:\/.*|[+-]?[\d.]+|R|null|true|false|<<|>>|\[|\])$/s;
const UNUSUAL = new Set(['/F', '/FFilter', '/FDecodeParms', '/DP', '/Predictor', '/Crypt']);
const REQUIRED = ['/N', '/First'];

/**
 * Rejects encrypted PDFs and PDFs that start programs, embed files, load external content or use
 * XFA. Allows JavaScript, because the shop never runs it.
 */
export function checkNames(bytes: Buffer): void {
  const tokens = new PdfTokens(bytes.toString('latin1'));
  if (hasValue(tokens, PROTECTED)) throw new Refusal('FILE_PROTECTED');
  checkActive(tokens);
  let left = MOST_UNPACKED;
  const checked = new Set<number>();
  for (const stream of tokens.streams()) {
    if (isElsewhere(stream)) throw new Refusal('FILE_EXTERNAL');
    if (!isObjectStream(stream)) continue;
    const { start } = stream;
    const packing = packingOf(stream);
    if (start === null || packing === null) throw new Refusal('FILE_ACTIVE');
    for (const { text, at } of stream.tokens) if (isObjectStreamName(text)) checked.add(at);
    if (packing === 'plain') continue;
    const unpacked = unpack(bytes.subarray(start), left);
    left -= unpacked.length;
    checkActive(new PdfTokens(unpacked));
    // Reject nested object streams, because this check doesn't unpack them.
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

function isElsewhere({ tokens }: PdfStream): boolean {
  const isFile = (next = '') => !next.startsWith('/') && next !== '>>';
  return tokens.some(({ text, depth }, n) => text === '/F' && depth === 1 && isFile(tokens[n + 1]?.text));
}

/** Some PDF readers treat any stream with a `/First` key as an object stream. */
function isObjectStream({ tokens }: PdfStream): boolean {
  return tokens.some(({ text, depth }) => isObjectStreamName(text) || (text === '/First' && depth === 1));
}

function isObjectStreamName(name: string): boolean {
  return name.toLowerCase() === '/objstm';
}

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

function valuesOf(tokens: readonly PdfToken[], name: string): string[] {
  return tokens.flatMap(({ text }, n) => {
    if (text !== name) return [];
    const next = tokens.slice(n + 1, n + 4);
    return [next.map((token) => token.text).join(' ')];
  });
}

function unpack(packed: Buffer, most: number): string {
  try {
    const options = { maxOutputLength: Math.max(1, most), finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(packed, options).toString('latin1');
  } catch (error) {
    const isTooLong = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLong ? new Refusal('FILE_TOO_COMPLEX') : new Refusal('FILE_ACTIVE');
  }
}
