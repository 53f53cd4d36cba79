import type { Canvas, Mark } from '../canvas.ts';
import { box, disc, group, inked, oval, shape, stroke } from '../canvas.ts';
import { curve, deckled, line, num } from '../geometry.ts';
import type { Point } from '../geometry.ts';
import { solid } from '../light.ts';
import { darker, kraft, mix, palette, paler } from '../palette.ts';
import type { Colour } from '../palette.ts';
import { infill } from '../textures.ts';
import { openBook } from '../things/books.ts';
import { bow, envelope, sheet, stuff } from '../things/paper.ts';
import { basket } from '../things/places.ts';
import { fallen, leaf, lotus, marigolds, stampMark, leafShade, sprout } from '../things/plants.ts';
import { brush, cup, pencil, tag } from '../things/tools.ts';
import { view } from '../view.ts';
import type { Scenes } from './scene.ts';
import { table } from '../textures.ts';

const { paper, ground: cream, leaf: green, leafLight, terracotta, marigold, indigo, rose, ink, paperShade } = palette;

export function patch(c: Canvas, colour: Colour): Mark {
  const edge: Point[] = [
    [70, 90],
    [210, 48],
    [400, 56],
    [540, 104],
    [566, 240],
    [520, 366],
    [360, 410],
    [180, 402],
    [56, 340],
    [36, 210],
  ];
  const data = line(deckled(edge, c.random, 5, 12));
  return (
    shape(data, { fill: colour }) + shape(data, { fill: infill(c, 'weave', darker(colour, 0.08), 0.8), opacity: 0.6 })
  );
}

export const spots = {
  'not-found': (c) =>
    patch(c, mix(cream, indigo, 0.16)) +
    stroke(
      'M70 320q30 -18 60 0t60 0t60 0t60 0t60 0t60 0t60 0M110 356q26 -14 52 0t52 0t52 0t52 0t52 0t52 0',
      paler(indigo, 0.35),
      3,
    ) +
    oval(310, 338, 150, 16, { fill: ink, opacity: 0.12 }) +
    inked('M300 116L216 262L300 280z', paper, 2.6) +
    inked('M300 116L384 262L300 280z', darker(paper, 0.12), 2.6) +
    inked('M132 226L300 272L222 340z', paper, 2.6) +
    inked('M468 226L300 272L378 340z', darker(paper, 0.14), 2.6) +
    inked('M300 272L378 340H222z', darker(paper, 0.06), 2.6) +
    stroke('M300 128V262M154 236L226 320M446 236L374 320', palette.inkSoft, 1.4) +
    group(
      'translate(300 118) rotate(-100)',
      stroke('M0 0H40', ink, 3),
      group('translate(36 0) rotate(30)', leaf(58, green)),
    ) +
    group('translate(486 110)', stroke('M0 0q10 -12 20 0q10 -12 20 0M-40 26q8 -9 16 0q8 -9 16 0', ink, 2.6)) +
    group('translate(120 356)', lotus(44)) +
    group(
      'translate(470 352)',
      shape(
        curve([
          [-40, 0],
          [0, -10],
          [40, 0],
          [0, 10],
        ]),
        { fill: leafLight, stroke: ink, width: 2 },
      ),
    ) +
    group('translate(474 350)', lotus(30)),
  'empty-cart': (c) =>
    patch(c, mix(cream, marigold, 0.28)) +
    basket(
      300,
      372,
      290,
      170,
      inked('M170 202C176 60 424 60 430 202', 'none', 15) +
        stroke('M170 202C176 60 424 60 430 202', darker(marigold, 0.05), 10) +
        oval(300, 202, 144, 26, { fill: darker(marigold, 0.55), stroke: ink, width: 2.4 }),
    ) +
    group('translate(470 330) rotate(-24)', tag(120, 46, paper, stroke('M6 23H60', terracotta, 4), terracotta)) +
    fallen(c, 90, 360, 160, 44, 5, [marigold, terracotta]) +
    group('translate(96 330) rotate(-50)', leaf(80, green)) +
    group('translate(112 344) rotate(-12)', leaf(60, leafLight)),
  'order-completed': (c) => {
    const f = view({ x: 290, y: 308, pitch: 36, turn: 26, zoom: 0.82 });
    return (
      patch(c, mix(cream, leafLight, 0.4)) +
      solid(f, [-130, -100, 0], [260, 200, 110], {
        colour: kraft,
        front: stroke('M0 26H260', darker(kraft, 0.2), 1.6),
      }) +
      stroke(
        `M${f.point(0, -100, 110).map(num).join(' ')}L${f.point(0, 100, 110).map(num).join(' ')}L${f.point(0, 100, 0).map(num).join(' ')}M${f.point(-130, 0, 110).map(num).join(' ')}L${f.point(130, 0, 110).map(num).join(' ')}L${f.point(130, 0, 0).map(num).join(' ')}`,
        terracotta,
        5,
      ) +
      bow(`translate(${f.point(0, 0, 110).map(num).join(' ')})`, 74, terracotta, 5) +
      group(
        `translate(${f.point(74, 60, 112).map(num).join(' ')}) rotate(24)`,
        tag(130, 58, paper, group('translate(48 28)', stampMark(0, 0, 19)), terracotta),
      ) +
      group(
        'translate(452 120)',
        inked(
          line(
            deckled(
              Array.from({ length: 20 }, (_, i): Point => [
                Math.cos((i / 20) * 6.283) * 54,
                Math.sin((i / 20) * 6.283) * 54,
              ]),
              c.random,
              2,
              9,
            ),
          ),
          green,
          2.4,
        ),
        disc(0, 0, 43, { stroke: paper, width: 2, dash: '3 6' }),
        stroke('M-22 2L-6 18L24 -16', paper, 9),
      ) +
      marigolds(c, [
        [116, 350, 34],
        [168, 376, 24],
      ]) +
      fallen(c, 370, 370, 120, 30, 5, [marigold, rose])
    );
  },
  'empty-orders': (c) => {
    const f = view({ x: 300, y: 270, turn: -4, zoom: 0.86 });
    return (
      patch(c, mix(cream, rose, 0.26)) +
      openBook(c, f, {
        w: 190,
        h: 250,
        cover: indigo,
        left: stroke(
          Array.from({ length: 7 }, (_, row) => `M30 ${56 + row * 27}H166`).join(''),
          paler(indigo, 0.65),
          2,
        ),
        right: stroke(
          Array.from({ length: 7 }, (_, row) => `M26 ${56 + row * 27}H162`).join(''),
          paler(indigo, 0.65),
          2,
        ),
        ribbon: terracotta,
      }) +
      pencil([370, 402], [486, 300], { colour: green, girth: 17, seed: true }) +
      cup(c, view({ x: 504, y: 130, pitch: 62 }), 38) +
      group('translate(92 126) rotate(40)', leaf(70, leafLight)) +
      group('translate(96 122) rotate(96)', leaf(56, green))
    );
  },
  'sign-in': (c) => {
    const f = view({ x: 292, y: 246, turn: -8, zoom: 0.84 });
    return (
      patch(c, mix(cream, leafLight, 0.32)) +
      sheet(c, f.at(0, -84), {
        w: 270,
        h: 200,
        edge: 3,
        stuff: stuff.rag,
        art:
          [0, 1, 2, 3, 4, 5]
            .map(
              (index) =>
                box(30 + index * 36, 34, 28, 36, { fill: cream, stroke: ink, width: 1.8 }, 4) +
                disc(44 + index * 36, 52, 5, {
                  fill: [terracotta, marigold, green, indigo, rose, leafLight][index] ?? green,
                }),
            )
            .join('') + stroke('M60 96H210', palette.inkSoft, 4),
      }) +
      envelope(c, f.at(0, 70), { w: 340, h: 220, colour: paper, lining: terracotta, seal: green }) +
      brush([556, 380], [450, 300], { handle: terracotta, paint: indigo, girth: 15 }) +
      marigolds(c, [[90, 356, 30]]) +
      group('translate(500 120) rotate(-30)', leaf(74, green)) +
      group('translate(496 126) rotate(30)', leaf(54, leafLight))
    );
  },
} satisfies Scenes;

export const noPicture = (c: Canvas): Mark =>
  table(c, 'linen', mix(cream, paperShade, 0.8)) +
  leafShade(820, 60, 150, 1.4, 0.05) +
  sheet(c, view({ x: 400, y: 400, turn: -5 }), { w: 430, h: 520, edge: 4.5, stuff: stuff.seed, fold: 70 }) +
  group('translate(392 500) scale(1.1)', sprout(190));
