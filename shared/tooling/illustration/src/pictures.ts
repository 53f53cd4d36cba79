import type { Canvas, Mark } from './canvas.ts';
import { brandScenes } from './scenes/brand.ts';
import { chitrayanWalls } from './scenes/chitrayan-wall.ts';
import { gatherings } from './scenes/gatherings.ts';
import { heroes } from './scenes/heroes.ts';
import { journey } from './scenes/journey.ts';
import { favicon, logoMark } from './scenes/mark.ts';
import { brandMaterialSheets } from './scenes/material-sheets.ts';
import { portraits } from './scenes/portraits.ts';
import type { Scenes } from './scenes/scene.ts';
import { brandSeals } from './scenes/seals.ts';
import { noPicture, spots } from './scenes/spots.ts';

export interface Picture {
  folder: string;
  /** File name without `.svg`. Must be unique, because the picture's SVG ids start with it. */
  name: string;
  width: number;
  height: number;
  draw(c: Canvas): Mark;
}

const BRAND = 'mfe-brand/src/illustrations';
const SHOP = 'mfe-shop/src/illustrations';
const ACCOUNT = 'mfe-account/src/illustrations';
const SHELL = 'shell/src/assets';

const picturesOf = (folder: string, width: number, height: number, scenes: Scenes): Picture[] =>
  Object.entries(scenes).map(([name, draw]) => ({ folder, name, width, height, draw }));

const heroPictures = Object.entries(heroes).flatMap(([name, { wide, tall }]): Picture[] => [
  { folder: BRAND, name, width: 1600, height: 900, draw: wide },
  { folder: BRAND, name: `${name}-tall`, width: 800, height: 1000, draw: tall },
]);

export const pictures: readonly Picture[] = [
  ...picturesOf(BRAND, 240, 240, brandSeals),
  ...picturesOf(BRAND, 800, 600, brandMaterialSheets),
  ...chitrayanWalls.map((wall) => ({ folder: BRAND, ...wall })),
  ...heroPictures,
  ...picturesOf(BRAND, 800, 600, brandScenes),
  ...picturesOf(BRAND, 600, 450, journey),
  ...picturesOf(BRAND, 800, 600, gatherings),
  ...picturesOf(BRAND, 240, 240, portraits),
  ...picturesOf(SHELL, 600, 450, { 'not-found': spots['not-found'] }),
  ...picturesOf(SHOP, 600, 450, {
    'empty-cart': spots['empty-cart'],
    'order-completed': spots['order-completed'],
  }),
  ...picturesOf(SHOP, 800, 800, { 'no-picture': noPicture }),
  ...picturesOf(ACCOUNT, 600, 450, { 'empty-orders': spots['empty-orders'], 'sign-in': spots['sign-in'] }),
  ...picturesOf(SHELL, 64, 64, { 'logo-mark': logoMark, favicon }),
];
