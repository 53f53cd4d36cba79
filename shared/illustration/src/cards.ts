import sharp from 'sharp';

import { palette } from './palette.ts';

/** A picture as other sites show it beside a link to us: they take no SVG. */
export interface Card {
  /** folder below the root of the repository */
  folder: string;
  /** file name without `.png` */
  name: string;
  /** the plate that it is a cut of */
  plate: string;
  /** left, top and width of the cut, in the plate's units; default: as much of its middle as fits */
  cut?: readonly [number, number, number];
}

/** Pixels that the large previews of social networks and messengers show. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** Pixels drawn for each unit of a plate, before it is scaled to the card. */
const SHARPNESS = 2;

const BLOG = 'mfe-brand/src/features/blog/cards';

/** Every card that `npm run illustrate` makes: the shop's own, and one for each article of the blog. */
export const cards: readonly Card[] = [
  { folder: 'shell/src/assets', name: 'share-card', plate: 'hero-1', cut: [520, 262, 1080] },
  { folder: BLOG, name: 'what-tree-free-paper-is', plate: 'sheet-cotton' },
  { folder: BLOG, name: 'where-temple-flowers-go', plate: 'sheet-marigold' },
  { folder: BLOG, name: 'how-a-sheet-is-lifted', plate: 'hero-2', cut: [480, 255, 1120] },
  { folder: BLOG, name: 'before-your-first-madhubani', plate: 'chitrayan-wall', cut: [540, 20, 1060] },
  { folder: BLOG, name: 'one-hour-paper-audit', plate: 'hero-4', cut: [640, 90, 960] },
];

/** Cuts a drawn plate to a card. @param svg of the plate @returns a PNG of few colours: flat pictures lose nothing by it */
export function cutCard(svg: string, { cut }: Card): Promise<Buffer> {
  const drawn = sharp(Buffer.from(svg), { density: 72 * SHARPNESS });
  const [left, top, width] = (cut ?? []).map((units) => units * SHARPNESS);
  const part =
    left !== undefined && top !== undefined && width !== undefined
      ? drawn.extract({ left, top, width, height: Math.round((width * CARD_SIZE.height) / CARD_SIZE.width) })
      : drawn;
  return part
    .resize({ ...CARD_SIZE, fit: 'cover' })
    .flatten({ background: palette.paper })
    .png({ palette: true, colours: 128, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
}
