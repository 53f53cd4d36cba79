import type { Canvas, Mark } from './canvas.ts';
import { chitrayan } from './scenes/chitrayan.ts';
import { giftSets } from './scenes/gift-sets.ts';
import { paperGoods } from './scenes/paper-goods.ts';
import { stationery } from './scenes/stationery.ts';

/** A picture of the project: where it is written and how it is drawn. */
export interface Plate {
  /** Folder below the root of the repository. */
  folder: string;
  /** File name without `.svg`; it also seeds chance and prefixes ids, so it is unique. */
  name: string;
  width: number;
  height: number;
  draw(c: Canvas): Mark;
}

/** Pictures of products are square (E22): a grid of them never jumps. */
const products = Object.entries({ ...stationery, ...giftSets, ...paperGoods, ...chitrayan }).map(
  ([name, draw]): Plate => ({ folder: 'api/seed/images', name, width: 800, height: 800, draw }),
);

/** Every picture that `npm run illustrate` draws. */
export const plates: readonly Plate[] = [...products];
