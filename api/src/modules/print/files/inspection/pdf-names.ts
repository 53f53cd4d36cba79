import { inflateSync } from 'node:zlib';

/** What packed lists of objects may unfold into, all together, in bytes. */
const MOST_UNFOLDED = 64 * 1024 * 1024;

/**
 * A name of a PDF, however it is written: each of its letters may stand as `#` and a number.
 *
 * @param after what must follow, so that chance does not find it in pictures
 */
function named(name: string, after: string): RegExp {
  const letters = Array.from(name, (letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`);
  return new RegExp(`/${letters.join('')}${after}`, 'i');
}

const VALUE = String.raw`\s*(?:<<|\[|\d+\s+\d+\s+R)`;
const PROTECTED = named('Encrypt', VALUE);
/** Programs that are started, files inside, forms of another kind that only one program shows. */
const ACTIVE = [
  named('Launch', String.raw`[\s/<>\[\]()]`),
  named('EmbeddedFiles', VALUE),
  named('EmbeddedFile', String.raw`[\s/>]`),
  named('XFA', VALUE),
];
const OBJECT_LIST = /\/ObjStm\b/;

/** Whether a password keeps something of the PDF from whoever has none, be it only printing. */
export function isProtected(bytes: Buffer): boolean {
  return PROTECTED.test(bytes.toString('latin1'));
}

/**
 * Whether a PDF starts programs, holds other files or is an XFA form. Looks at all bytes, and into packed lists of objects. JavaScript
 * is let through: nothing here runs it, and forms that word processors make are full of it.
 */
export function findActiveContent(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (hasActive(text)) return true;
  let left = MOST_UNFOLDED;
  for (const { index } of text.matchAll(/stream\r?\n/g)) {
    if (text.startsWith('end', index - 3)) continue;
    const dictionary = text.slice(Math.max(0, index - 400), index);
    const begin = dictionary.lastIndexOf(' obj');
    if (!OBJECT_LIST.test(begin < 0 ? dictionary : dictionary.slice(begin))) continue;
    const from = text.indexOf('\n', index) + 1;
    const to = text.indexOf('endstream', from);
    const unfolded = unfold(bytes.subarray(from, to < 0 ? bytes.length : to), left);
    left -= unfolded.length;
    if (hasActive(unfolded)) return true;
  }
  return false;
}

function hasActive(text: string): boolean {
  return ACTIVE.some((name) => name.test(text));
}

/** @returns '' for what is packed in another way or broken: PDFium, which reads the file next, says so */
function unfold(packed: Buffer, most: number): string {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, most), finishFlush: 2 }).toString('latin1');
  } catch {
    return '';
  }
}
