import { SaxesParser } from 'saxes';
import sharp from 'sharp';
import { fileRefusal, wrongType } from './file-refusals.ts';
import { MOST_PIXELS, refuse } from './inspect-picture.ts';
import { type FileFacts, Refusal } from './inspection.ts';
import { PAGE_SIDE, previewPicture } from './preview-picture.ts';

const LARGEST = 10 * 1024 * 1024;
const MOST_ELEMENTS = 100_000;
const DEEPEST = 200;
/** Dots per inch at which a unit of a drawing is a pixel, and how fine it may be drawn. */
const NATURAL = 72;
const FINEST = 2_400;
const SVG = 'http://www.w3.org/2000/svg';
const WEB_PAGE = 'http://www.w3.org/1999/xhtml';
/** In these, what reads as UTF-8 has the same tags; in others, a letter may swallow the sign behind it. */
const ENCODINGS = /^(utf-?8|us-ascii|ascii|iso-8859-\d+|windows-125\d)$/i;

/** Elements that run something, or are another document. */
const ACTIVE = new Set([
  'script',
  'foreignobject',
  'handler',
  'listener',
  'iframe',
  'embed',
  'object',
  'audio',
  'video',
]);
const REFERENCES = new Set(['href', 'src', 'action', 'data', 'base']);
/** Within the drawing, or a picture that is in it. */
const INSIDE = /^\s*(#|data:image\/(png|jpe?g|webp|gif);base64,)/i;
/** What a style names other files by, beside `url()`, which may name something of the drawing. */
const FETCHES = /@import|expression\s*\(|-moz-binding|image-set\s*\(|(?<![\w-])src\(/i;
const ADDRESS = /url\s*\(/i;

/**
 * An SVG is a program as much as a drawing. What it may hold is shapes, text and pictures of its own; whatever runs or fetches something
 * is refused before a renderer sees it.
 */
export async function inspectSvg(bytes: Buffer): Promise<Omit<FileFacts, 'type'>> {
  if (bytes.length > LARGEST) throw new Refusal(fileRefusal('FILE_TOO_COMPLEX'));
  readDrawing(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  const density = await densityFor(bytes, PAGE_SIDE).catch(refuse);
  const drawing = sharp(bytes, { density, limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { small, page } = await previewPicture(drawing).catch(refuse);
  return { pages: null, pageSize: null, pixels: null, image: small, preview: [page] };
}

/**
 * How fine a drawing of any size has to be drawn, so that neither a small one is blown up nor a large one fills the memory.
 *
 * @param side pixels that its longer side shall have
 * @returns dots per inch
 */
export async function densityFor(bytes: Buffer, side: number): Promise<number> {
  const { width, height } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
  return Math.min(FINEST, Math.max(1, (side / Math.max(width, height, 1)) * NATURAL));
}

/** @throws Refusal; an error where it is no XML */
function readDrawing(text: string): void {
  const parser = new SaxesParser({ xmlns: true });
  let elements = 0;
  let depth = 0;
  /** inside `<style>` */
  let style: string | null = null;
  const active = (): never => {
    throw new Refusal(fileRefusal('FILE_ACTIVE'));
  };

  parser.on('error', (error) => {
    throw error;
  });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!ENCODINGS.test(encoding)) throw new Error('an encoding that another reader may read otherwise');
  });
  parser.on('doctype', (doctype) => {
    // The old ones name what an SVG is; what they define themselves grows without end, or reads files.
    if (doctype.includes('[')) throw new Refusal(fileRefusal('FILE_TOO_COMPLEX'));
  });
  parser.on('processinginstruction', ({ target }) => {
    if (/stylesheet/i.test(target)) throw new Refusal(fileRefusal('FILE_EXTERNAL'));
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    elements += 1;
    depth += 1;
    if (elements === 1 && (local !== 'svg' || uri !== SVG)) throw new Refusal(wrongType([]));
    if (elements > MOST_ELEMENTS || depth > DEEPEST) throw new Refusal(fileRefusal('FILE_TOO_COMPLEX'));
    if (ACTIVE.has(local.toLowerCase()) || uri === WEB_PAGE) active();
    // Browsers leave out what is in the middle of a style, and read the rest as one.
    if (style !== null) fetchesElsewhere();
    for (const attribute of Object.values(attributes)) {
      const name = attribute.local.toLowerCase();
      if (name.startsWith('on') || /^\s*javascript:/i.test(attribute.value)) active();
      // An animation may write what was forbidden to stand there.
      if (name === 'attributename' && /href|^on/i.test(attribute.value)) active();
      if (REFERENCES.has(name) && attribute.value.trim() !== '' && !INSIDE.test(attribute.value)) fetchesElsewhere();
      const plain = withoutEscapes(attribute.value);
      if (name === 'style' || FETCHES.test(plain) || ADDRESS.test(plain)) readStyle(attribute.value);
    }
    if (local.toLowerCase() === 'style') style = '';
  });
  const read = (more: string) => {
    if (style !== null) style += more;
  };
  parser.on('text', read);
  parser.on('cdata', read);
  parser.on('closetag', ({ local }) => {
    depth -= 1;
    if (local.toLowerCase() !== 'style' || style === null) return;
    readStyle(style);
    style = null;
  });
  parser.write(text).close();
}

/** Style sheets load what they name, and hide the name in escapes and remarks; words within quotes look like remarks. */
function readStyle(style: string): void {
  if (style.includes('\\')) fetchesElsewhere();
  for (const words of [style, style.replace(/\/\*[\s\S]*?\*\//g, '')]) {
    if (FETCHES.test(words)) fetchesElsewhere();
    for (const [, target = ''] of words.matchAll(/url\s*\(\s*["']?([^"')]*)/gi)) {
      if (!INSIDE.test(target)) fetchesElsewhere();
    }
  }
}

/** In a style each sign may stand as its number. Elsewhere a backslash is one: in the name of a file, say. */
function withoutEscapes(value: string): string {
  return value.replace(/\\(?:([0-9a-f]{1,6})(?:\r\n|\s)?|(.))/gi, (_, code: string | undefined, sign = '') =>
    code === undefined ? String(sign) : signOf(Number.parseInt(code, 16)),
  );
}

function signOf(code: number): string {
  return code > 0x10ffff ? '' : String.fromCodePoint(code);
}

function fetchesElsewhere(): never {
  throw new Refusal(fileRefusal('FILE_EXTERNAL'));
}
