import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { Problem } from '../../../plugins/problem.ts';
import { FORMATS, type PhotographFile } from './photograph-files.ts';

export const LARGEST_PHOTOGRAPH = 40 * 1024 * 1024;
/** In pixels. */
const SMALLEST_SIDE = 800;
/** Minimum side length, in pixels, of photographs that aren't cropped. */
export const SMALLEST_WHOLE_SIDE = 400;
/** Decoding a larger photograph could exhaust memory. */
const MOST_PIXELS = 80_000_000;
const LARGEST_WIDTH = 1280;
const AVIF = { quality: 55, effort: 3 };
const WEBP = { quality: 78 };

const SIGNATURES: Record<string, (bytes: Buffer) => boolean> = {
  jpeg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  tiff: (bytes) => ['II*\0', 'MM\0*'].includes(bytes.toString('latin1', 0, 4)),
  heif: (bytes) => /^ftyp(avif|avis|mif1)$/.test(bytes.toString('latin1', 4, 12)),
};

export function photographStem(file: string, sha256: string): string {
  const name = parse(file)
    .name.normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return `${name || 'photograph'}.${sha256.slice(0, 8)}`;
}

export function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export async function checkPhotograph(original: Buffer, smallestSide = SMALLEST_SIDE): Promise<void> {
  const isPhotograph = Object.values(SIGNATURES).some((matches) => matches(original));
  if (!isPhotograph) throw refused('is not a photograph: send JPEG, PNG, WebP, AVIF or TIFF');
  const { width, height } = await open(original)
    .metadata()
    .catch((error: unknown) => {
      throw refused(/pixel limit/i.test(String(error)) ? TOO_MANY_PIXELS : 'is broken and cannot be read');
    });
  if (width * height > MOST_PIXELS) throw refused(TOO_MANY_PIXELS);
  const shorter = Math.min(width, height);
  if (shorter < smallestSide) {
    throw refused(`is ${width} by ${height} pixels: the shorter side must have at least ${smallestSide}`);
  }
  // Decode the whole file, because a truncated photograph can still have valid metadata.
  await open(original)
    .stats()
    .catch(() => {
      throw refused('is broken: its end is missing');
    });
}

/**
 * Crops a photograph to a square and returns it in several sizes, none of them larger than the
 * original. Removes metadata, such as where and when it was taken.
 */
export async function makeSquares(original: Buffer): Promise<PhotographFile[]> {
  const { autoOrient } = await open(original).metadata();
  const largest = Math.min(LARGEST_WIDTH, autoOrient.width, autoOrient.height);
  const square = await open(original)
    .autoOrient()
    .resize({ width: largest, height: largest, fit: 'cover', position: sharp.strategy.attention })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return makeFiles(square);
}

export async function makeWidths(original: Buffer): Promise<PhotographFile[]> {
  const { width, height } = await largestSize(original);
  const whole = open(original).autoOrient().resize({ width, height, fit: 'fill' });
  return makeFiles(await whole.png({ compressionLevel: 1 }).toBuffer());
}

export async function largestSize(original: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await open(original).metadata();
  const width = Math.min(LARGEST_WIDTH, autoOrient.width);
  return { width, height: Math.round((autoOrient.height * width) / autoOrient.width) };
}

async function makeFiles(largest: Buffer): Promise<PhotographFile[]> {
  const files: PhotographFile[] = [];
  for (const { side, type } of FORMATS) {
    const resized = sharp(largest).resize({ width: side, withoutEnlargement: true });
    const content = await (type === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP)).toBuffer();
    files.push({ side, type, content });
  }
  return files;
}

const TOO_MANY_PIXELS = `has more than ${MOST_PIXELS / 1_000_000} million pixels`;

function open(original: Buffer): Sharp {
  return sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
}

function refused(why: string): Problem {
  return new Problem('PICTURE_REFUSED', `The picture ${why}.`);
}
