import { box, group, inked, shape, stroke } from '../canvas.ts';
import type { Canvas, Mark } from '../canvas.ts';
import { num } from '../geometry.ts';
import { PAINTING, fishPond, peacock } from '../paintings/madhubani.ts';
import { villageDance } from '../paintings/warli.ts';
import { darker, mix, palette, paler } from '../palette.ts';
import { leafShade } from '../things/plants.ts';
import { sheet } from '../things/paper.ts';
import { pot, brush } from '../things/tools.ts';
import { view } from '../view.ts';

const WALL = mix(palette.indigo, palette.ink, 0.12);

function hung(c: Canvas, x: number, y: number, width: number, turn: number, paint: (c: Canvas) => Mark): Mark {
  const scale = Math.round((width / PAINTING.w) * 1000) / 1000;
  const [w, h] = [width + 36, PAINTING.h * scale + 36];
  const art = group(`translate(18 18) scale(${scale})`, paint(c));
  const peg =
    inked('M-7 -22H7V24H-7z', mix(palette.paperShade, palette.marigold, 0.4), 2) +
    stroke('M0 -22V24M-7 2H7', palette.inkSoft, 1.6);
  return (
    sheet(c, view({ x, y: y + h / 2, turn }), { w, h, edge: 4, colour: palette.paper, art }) +
    group(`translate(${num(x)} ${num(y)})`, peg)
  );
}

function wall(width: number, height: number): Mark {
  return (
    box(0, 0, width, height, { fill: WALL }) +
    leafShade(width * 0.16, -30, 62, 2.1, 0.22) +
    shape(`M${width} 0V${num(height * 0.55)}L${num(width * 0.4)} 0z`, { fill: palette.paper, opacity: 0.04 })
  );
}

function table(c: Canvas, width: number, top: number, height: number, potsAt: number): Mark {
  const wood = mix(palette.terracotta, palette.paperShade, 0.35);
  const at = view({ x: potsAt, y: top + 46, pitch: 30 });
  return (
    box(0, top, width, height - top, { fill: wood, stroke: palette.ink, width: 2.4 }) +
    stroke(`M0 ${top + 18}H${width}`, darker(wood, 0.3), 2, { dash: '120 26' }) +
    pot(c, at, { r: 44, h: 58, colour: palette.terracotta, paint: palette.marigold }) +
    pot(c, at.at(112, 14), { r: 36, h: 46, colour: paler(palette.terracotta, 0.3), paint: palette.rose }) +
    brush([potsAt + 190, top + 62], [potsAt + 400, top + 28], { paint: palette.leaf, girth: 11 })
  );
}

const cord = (from: number, to: number, y: number, sag: number): Mark =>
  stroke(`M${from} ${y - sag}Q${(from + to) / 2} ${y + sag} ${to} ${y - sag}`, palette.ink, 5) +
  stroke(`M${from} ${y - sag}Q${(from + to) / 2} ${y + sag} ${to} ${y - sag}`, palette.paperShade, 2.6);

export const chitrayanWalls = [
  {
    name: 'chitrayan-wall',
    width: 1600,
    height: 900,
    draw: (c: Canvas): Mark =>
      wall(1600, 900) +
      cord(-40, 1640, 92, 16) +
      hung(c, 900, 94, 286, -2.5, fishPond) +
      hung(c, 1246, 97, 312, 1.5, peacock) +
      hung(c, 1560, 92, 250, 3, villageDance) +
      table(c, 1600, 780, 900, 960),
  },
  {
    name: 'chitrayan-wall-tall',
    width: 800,
    height: 1000,
    draw: (c: Canvas): Mark =>
      wall(800, 1000) +
      cord(-30, 830, 84, 18) +
      hung(c, 230, 88, 320, -2.5, fishPond) +
      hung(c, 606, 92, 320, 2.5, peacock),
  },
];
