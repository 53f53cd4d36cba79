import { SaxesParser } from 'saxes';
import sharp from 'sharp';
import { MOST_PIXELS, refuse } from './inspect-picture.ts';
import { type FileFacts, Refusal } from './inspection.ts';
import { PAGE_SIDE, previewPicture } from './preview-picture.ts';

const LARGEST = 10 * 1024 * 1024;
const MOST_ELEMENTS = 100_000;
const DEEPEST = 200;
/** At this density in DPI, sharp renders each SVG user unit as one pixel. */
const NATURAL_DPI = 72;
const HIGHEST_DPI = 2_400;
const SVG = 'http://www.w3.org/2000/svg';
const WEB_PAGE = 'http://www.w3.org/1999/xhtml';
/** Accepts only ASCII-compatible encodings, because others could hide tags from a UTF-8 parser. */
const ENCODINGS = /^(utf-?8|us-ascii|ascii|iso-8859-\d+|windows-125\d)$/i;

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
const INTERNAL = /^\s*(#|data:image\/(png|jpe?g|webp|gif);base64,)/i;
const FETCHES = /@import|expression\s*\(|-moz-binding|image-set\s*\(|(?<![\w-])src\(/i;
const ADDRESS = /url\s*\(/i;

export async function inspectSvg(bytes: Buffer): Promise<Omit<FileFacts, 'type'>> {
  if (bytes.length > LARGEST) throw new Refusal('FILE_TOO_COMPLEX');
  readDrawing(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  const density = await densityFor(bytes, PAGE_SIDE).catch(refuse);
  const drawing = sharp(bytes, { density, limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { small, page } = await previewPicture(drawing).catch(refuse);
  return { pages: null, pageSize: null, pixels: null, measures: null, image: small, preview: [page] };
}

/**
 * Returns the resolution (DPI) at which the longer side of the rendered drawing has `side` pixels.
 */
export async function densityFor(bytes: Buffer, side: number): Promise<number> {
  const { width, height } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
  return Math.min(HIGHEST_DPI, Math.max(1, (side / Math.max(width, height, 1)) * NATURAL_DPI));
}

function readDrawing(text: string): void {
  const parser = new SaxesParser({ xmlns: true });
  let elements = 0;
  let depth = 0;
  let style: string | null = null;

  parser.on('error', (error) => {
    throw error;
  });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!ENCODINGS.test(encoding)) throw new Error('ambiguous encoding');
  });
  parser.on('doctype', (doctype) => {
    // A DOCTYPE that contains `[` can define entities that read files or expand endlessly.
    if (doctype.includes('[')) throw new Refusal('FILE_TOO_COMPLEX');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (/stylesheet/i.test(target)) throw new Refusal('FILE_EXTERNAL');
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    elements += 1;
    depth += 1;
    if (elements === 1 && (local !== 'svg' || uri !== SVG)) throw new Refusal('FILE_TYPE');
    if (elements > MOST_ELEMENTS || depth > DEEPEST) throw new Refusal('FILE_TOO_COMPLEX');
    if (ACTIVE.has(local.toLowerCase()) || uri === WEB_PAGE) throw new Refusal('FILE_ACTIVE');
    // Reject elements inside `<style>`, because they could hide CSS that loads external content.
    if (style !== null) external();
    for (const attribute of Object.values(attributes)) {
      const name = attribute.local.toLowerCase();
      if (name.startsWith('on') || /^\s*javascript:/i.test(attribute.value)) throw new Refusal('FILE_ACTIVE');
      // An animation could change a link or add an event handler.
      if (name === 'attributename' && /href|^on/i.test(attribute.value)) throw new Refusal('FILE_ACTIVE');
      if (REFERENCES.has(name) && attribute.value.trim() !== '' && !INTERNAL.test(attribute.value)) external();
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

function readStyle(style: string): void {
  // CSS escapes can hide a URL: `\75rl(…)` means `url(…)`.
  if (style.includes('\\')) external();
  for (const words of [style, style.replace(/\/\*[\s\S]*?\*\//g, '')]) {
    if (FETCHES.test(words)) external();
    for (const [, target = ''] of words.matchAll(/url\s*\(\s*["']?([^"')]*)/gi)) {
      if (!INTERNAL.test(target)) external();
    }
  }
}

function withoutEscapes(value: string): string {
  return value.replace(/\\(?:([0-9a-f]{1,6})(?:\r\n|\s)?|(.))/gi, (_, code: string | undefined, character = '') =>
    code === undefined ? String(character) : characterOf(Number.parseInt(code, 16)),
  );
}

function characterOf(code: number): string {
  return code > 0x10ffff ? '' : String.fromCodePoint(code);
}

function external(): never {
  throw new Refusal('FILE_EXTERNAL');
}
