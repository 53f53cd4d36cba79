import type { Mark } from '../canvas.ts';
import { shape, stroke } from '../canvas.ts';
import { palette } from '../palette.ts';

const { leaf: green, leafLight, ground } = palette;

export const logoMark = (): Mark =>
  shape(
    'M9 9.500L14 8.500L19 9.500L25 8.500L31 9.300L35 9L54.500 29L55 35L54.300 41L55.200 47L54.500 54L50 55.300L44 54.500L38 55.500L31 54.600L24 55.500L17 54.600L10 55.300L9.300 50L8.600 43L9.600 36L8.700 29L9.500 22L8.600 15z',
    { fill: green },
  ) +
  shape('M26.500 38.500C21.500 22 33 6 60 4.500C59 32 43.500 43.500 26.500 38.500z', {
    fill: leafLight,
    stroke: ground,
    width: 3.4,
  }) +
  stroke('M20 46C27 36 36.500 26 50 14.500', ground, 3) +
  stroke('M33.500 31.500L33.800 22M39.500 25.500L40 17.500M33.500 31.500L43 31.800M39.500 25.500L48 25.500', ground, 2);

export const favicon = (): Mark =>
  shape('M6 8L20 7L34 8L57 31L58 44L57 58L44 59L30 58L18 59L6 58L5 44L6 30L5 18z', { fill: green }) +
  shape('M25 40C18 20 31 4 62 2C61 34 44 47 25 40z', { fill: leafLight, stroke: ground, width: 4 }) +
  stroke('M16 49C26 37 36 26 50 14', ground, 4.5);
