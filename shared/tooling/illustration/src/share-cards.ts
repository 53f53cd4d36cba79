import sharp from 'sharp';

import { palette } from './palette.ts';

/** Link previews can't show SVG files, so each card is a PNG. */
export interface Card {
  folder: string;
  name: string;
  picture: string;
  /**
   * Left edge, top edge and width of the crop, in picture units. Defaults to the middle of the
   * picture.
   */
  cut?: readonly [number, number, number];
}

/** Social networks and messaging apps show previews of this size. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** Pixels per picture unit. */
const SCALE = 2;

export const cards: readonly Card[] = [
  { folder: 'shell/src/assets', name: 'share-card', picture: 'hero-1', cut: [520, 262, 1080] },
];

export function cutCard(svg: string, { cut }: Card): Promise<Buffer> {
  const image = sharp(Buffer.from(svg), { density: 72 * SCALE });
  const [left, top, width] = (cut ?? []).map((units) => units * SCALE);
  const part =
    left !== undefined && top !== undefined && width !== undefined
      ? image.extract({ left, top, width, height: Math.round((width * CARD_SIZE.height) / CARD_SIZE.width) })
      : image;
  return part
    .resize({ ...CARD_SIZE, fit: 'cover' })
    .flatten({ background: palette.paper })
    .png({ palette: true, colours: 128, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
}
