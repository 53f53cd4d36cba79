import type { Canvas, Mark } from './canvas.ts';
import { brandScenes } from './scenes/brand.ts';
import { chitrayan } from './scenes/chitrayan.ts';
import { chitrayanWalls } from './scenes/chitrayan-wall.ts';
import { gatherings } from './scenes/gatherings.ts';
import { giftSets } from './scenes/gift-sets.ts';
import { heroes } from './scenes/heroes.ts';
import { journey } from './scenes/journey.ts';
import { favicon, logoMark } from './scenes/mark.ts';
import { brandMaterialSheets } from './scenes/material-sheets.ts';
import { paperGoods } from './scenes/paper-goods.ts';
import { portraits } from './scenes/portraits.ts';
import { printScenes } from './scenes/print.ts';
import type { Scenes } from './scenes/scene.ts';
import { brandSeals } from './scenes/seals.ts';
import { noPicture, spots } from './scenes/spots.ts';
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

const BRAND = 'mfe-brand/src/illustrations';

/** Pictures of the brand's pages. */
const brand: Plate[] = [
  ...Object.entries(brandSeals).map(([name, draw]) => ({ folder: BRAND, name, width: 240, height: 240, draw })),
  ...Object.entries(brandMaterialSheets).map(([name, draw]) => ({
    folder: BRAND,
    name,
    width: 800,
    height: 600,
    draw,
  })),
  ...chitrayanWalls.map(({ name, width, height, draw }) => ({ folder: BRAND, name, width, height, draw })),
];

const plate = (folder: string, width: number, height: number, scenes: Scenes): Plate[] =>
  Object.entries(scenes).map(([name, draw]) => ({ folder, name, width, height, draw }));

/** The hero's four pictures, each in two crops. */
const heroPlates = Object.entries(heroes).flatMap(([name, { wide, tall }]): Plate[] => [
  { folder: BRAND, name, width: 1600, height: 900, draw: wide },
  { folder: BRAND, name: `${name}-tall`, width: 800, height: 1000, draw: tall },
]);

/** Quiet moments, each where its page lives. */
const quiet = [
  ...plate('shell/src/assets', 600, 450, { 'not-found': spots['not-found'] }),
  ...plate('mfe-shop/src/illustrations', 600, 450, {
    'empty-cart': spots['empty-cart'],
    'order-completed': spots['order-completed'],
  }),
  ...plate('mfe-shop/src/illustrations', 800, 800, { 'no-picture': noPicture }),
  ...plate('mfe-account/src/illustrations', 600, 450, {
    'empty-orders': spots['empty-orders'],
    'sign-in': spots['sign-in'],
  }),
  ...plate('shell/src/assets', 64, 64, { 'logo-mark': logoMark, favicon }),
];

/** Every picture that `npm run illustrate` draws. */
export const plates: readonly Plate[] = [
  ...products,
  ...brand,
  ...heroPlates,
  ...plate(BRAND, 800, 600, brandScenes),
  ...plate(BRAND, 600, 450, journey),
  ...plate(BRAND, 800, 600, gatherings),
  ...plate(BRAND, 240, 240, portraits),
  ...plate('mfe-print/src/illustrations', 800, 600, printScenes),
  ...quiet,
];
