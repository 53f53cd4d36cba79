import sharp, { type Sharp } from 'sharp';
import { dataUrl } from '../preflight/data-url.ts';

export const PAGE_SIDE = 900;
const SMALL_SIDES = [320, 240, 160, 96];
const QUALITIES = [75, 55, 35];
/** Maximum size of a thumbnail in bytes. */
const SMALL_BYTES = 6_000;

export interface PreviewPicture {
  small: string;
  page: string;
}

export async function previewPicture(picture: Sharp, side = PAGE_SIDE): Promise<PreviewPicture> {
  const page = await picture
    .clone()
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = page.info;
  const again = () => sharp(page.data);
  return {
    page: dataUrl(await again().webp({ quality: 82 }).toBuffer()),
    small: dataUrl(await smallest(again, Math.max(width, height))),
  };
}

async function smallest(open: () => Sharp, side: number): Promise<Buffer> {
  let webp = Buffer.alloc(0);
  for (const edge of SMALL_SIDES.map((most) => Math.min(most, side))) {
    for (const quality of QUALITIES) {
      webp = await open().resize({ width: edge, height: edge, fit: 'inside' }).webp({ quality }).toBuffer();
      if (webp.length <= SMALL_BYTES) return webp;
    }
  }
  return webp;
}
