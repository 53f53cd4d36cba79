import sharp from 'sharp';
import { type FileFacts, Refusal } from './inspection.ts';
import { previewPicture } from './preview-picture.ts';

export const MOST_PIXELS = 100_000_000;

export async function inspectPicture(
  bytes: Buffer,
  format: 'png' | 'jpeg' | 'webp',
  previewSide?: number,
): Promise<Omit<FileFacts, 'type'>> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { width, height, pages = 1, format: found, orientation = 1 } = await picture.metadata().catch(refuse);
  if (found !== format) throw new Refusal('FILE_UNREADABLE');
  if (pages > 1) throw new Refusal('FILE_ANIMATED');
  if (width * height > MOST_PIXELS) throw new Refusal('FILE_TOO_COMPLEX');
  const { small, page } = await previewPicture(picture.autoOrient(), previewSide).catch(refuse);
  const upright = orientation >= 5 ? { width: height, height: width } : { width, height };
  return { pages: null, pageSize: null, pixels: upright, measures: null, image: small, preview: [page] };
}

export function refuse(error: unknown): never {
  throw new Refusal(/pixel limit/i.test(String(error)) ? 'FILE_TOO_COMPLEX' : 'FILE_UNREADABLE');
}
