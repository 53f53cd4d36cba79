import type { Canvas, Mark } from '../canvas.ts';
import { box } from '../canvas.ts';
import { windowLight } from '../light.ts';
import type { Colour } from '../palette.ts';
import { table } from '../textures.ts';

export const wallAndTable = (c: Canvas, wallTone: Colour, tableTone: Colour, horizon: number): Mark =>
  box(0, 0, 800, 600, { fill: wallTone }) +
  windowLight(40, -20, 380, horizon + 20) +
  table(c, 'planks', tableTone, 800, 600, horizon);
