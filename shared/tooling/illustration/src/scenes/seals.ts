import type { Canvas, Mark } from '../canvas.ts';
import { box, disc, group, inked, moved, shape, stroke } from '../canvas.ts';
import { curve, ellipse, line, num } from '../geometry.ts';
import type { Colour } from '../palette.ts';
import { darker, mix, palette, paler } from '../palette.ts';
import { infill } from '../textures.ts';
import { leaf, lotus, sprig } from '../things/plants.ts';
import type { Scenes } from './scene.ts';

interface Seal {
  field: Colour;
  petals: Colour;
  sign: (c: Canvas) => Mark;
}

const around = (count: number, draw: (index: number) => Mark, radius = 0): Mark =>
  Array.from({ length: count }, (_, index) =>
    group(`rotate(${num((360 / count) * index)}) translate(0 ${-radius})`, draw(index)),
  ).join('');

function ring(c: Canvas, { field, petals }: Seal): Mark {
  const petal = 'M-13 0C-14 -13 -7 -22 0 -26C7 -22 14 -13 13 0z';
  return [
    around(24, (index) => inked(petal, index % 2 ? petals : paler(petals, 0.45), 1.8), 88),
    around(24, () => stroke('M0 -4V-14', darker(petals, 0.45), 1.6), 88),
    disc(0, 0, 92, { fill: palette.paper, stroke: palette.ink, width: 2.2 }),
    around(48, (index) => disc(0, 0, index % 2 ? 1.6 : 2.6, { fill: index % 2 ? palette.ink : petals }), 85),
    disc(0, 0, 78, { fill: field, stroke: palette.ink, width: 2.2 }),
    disc(0, 0, 78, { fill: infill(c, 'dots', darker(field, 0.1), 1.3), opacity: 0.7 }),
  ].join('');
}

function fish(c: Canvas, colour: Colour): Mark {
  const body = 'M-34 0C-20 -26 22 -28 46 -4C50 0 50 2 46 6C22 28 -20 26 -34 0z';
  return [
    inked('M-30 0C-44 -8 -52 -22 -60 -22C-56 -8 -56 8 -60 22C-52 22 -44 8 -30 0z', paler(colour, 0.35), 2),
    stroke('M-36 -3L-54 -15M-37 0H-55M-36 3L-54 15', palette.ink, 1.2),
    inked(body, colour, 2.2),
    shape(body, { fill: infill(c, 'scales', darker(colour, 0.5), 0.62) }),
    inked('M20 -21C30 -16 40 -9 46 -4C50 0 50 2 46 6C40 12 30 17 20 21C28 8 28 -8 20 -21z', palette.paper, 1.8),
    disc(33, -3, 5, { fill: palette.paper, stroke: palette.ink, width: 1.8 }),
    disc(34, -3, 2.2, { fill: palette.ink }),
    inked('M-6 -21C2 -34 14 -34 18 -22', paler(colour, 0.35), 1.8),
    inked('M-4 21C2 31 10 31 12 22', paler(colour, 0.35), 1.8),
  ].join('');
}

function bird(c: Canvas, colour: Colour): Mark {
  const body =
    'M24 -30C30 -22 28 -6 16 8C4 22 -18 20 -34 34C-32 18 -24 2 -10 -8C2 -16 6 -34 14 -36C19 -37 22 -34 24 -30z';
  return [
    stroke('M2 16L4 34M10 12L13 32', palette.ink, 2.2),
    inked(body, colour, 2.2),
    shape(body, { fill: infill(c, 'lines', darker(colour, 0.45), 0.9, 40), opacity: 0.8 }),
    inked('M6 -6C-4 -6 -16 4 -24 18C-8 16 4 8 6 -6z', paler(colour, 0.5), 1.8),
    stroke('M0 0C-6 2 -12 8 -16 14M3 4C-2 8 -8 12 -13 15', palette.ink, 1.2),
    inked('M23 -31L36 -27L24 -24z', palette.marigold, 1.6),
    disc(17, -29, 3.2, { fill: palette.paper, stroke: palette.ink, width: 1.5 }),
    disc(17.5, -29, 1.3, { fill: palette.ink }),
  ].join('');
}

const dancer = (colour: Colour): Mark =>
  shape('M-8 -30H8L0 -17zM-7 -6H7L0 -17z', { fill: colour }) +
  disc(0, -36, 4.2, { fill: colour }) +
  stroke('M-8 -30L-15 -22M8 -30L15 -22M-4 -6L-6 0L-10 1M4 -6L5 0L1 1', colour, 2);

function tree(): Mark {
  const crown = [-70, -35, 0, 35, 70].flatMap((turn) =>
    [26, 44].map((reach) => ({ turn: turn * (reach === 26 ? 1 : 0.8), reach })),
  );
  return [
    inked('M-6 60C-2 34 -4 20 -4 -4H4C4 20 2 34 6 60z', mix(palette.terracotta, palette.ink, 0.25), 2),
    inked('M-44 62C-20 50 20 50 44 62z', mix(palette.leafLight, palette.paperShade, 0.3), 2),
    stroke('M0 8C-14 0 -26 -8 -34 -22M0 4C14 -4 26 -10 34 -24M0 -2V-40', mix(palette.terracotta, palette.ink, 0.35), 3),
    ...crown.map(({ turn, reach }) =>
      group(
        `translate(0 -2) rotate(${num(turn - 90)}) translate(${reach - 12} 0)`,
        leaf(26, reach === 26 ? palette.leaf : palette.leafLight, 0.5),
      ),
    ),
    ...[
      [-22, -18],
      [22, -20],
      [0, -30],
      [-36, -4],
      [36, -6],
    ].map(([x = 0, y = 0]) => disc(x, y, 4.5, { fill: palette.terracotta, stroke: palette.ink, width: 1.4 })),
  ].join('');
}

const drop = (colour: Colour): Mark =>
  inked('M0 -58C22 -26 38 -8 38 16A38 38 0 0 1 -38 16C-38 -8 -22 -26 0 -58z', colour, 2.4);

const seals: Record<string, Seal> = {
  'seal-eco-conscious': {
    field: mix(palette.leafLight, palette.paper, 0.55),
    petals: palette.marigold,
    sign: (c) =>
      inked(
        line([
          [-40, 34],
          [34, 28],
          [42, 56],
          [-34, 62],
        ]),
        palette.paper,
        2.2,
      ) +
      shape(
        line([
          [-40, 34],
          [34, 28],
          [42, 56],
          [-34, 62],
        ]),
        { fill: infill(c, 'dashes', palette.paperShade, 0.8) },
      ) +
      sprig(
        [
          [0, 38],
          [-3, 16],
          [1, -4],
          [0, -22],
        ],
        palette.leaf,
        46,
        0.46,
      ),
  },
  'seal-reduce-reuse-recycle': {
    field: mix(palette.marigold, palette.paper, 0.6),
    petals: palette.leaf,
    sign: () =>
      around(
        3,
        (index) =>
          group(
            'translate(-44 6) rotate(-14)',
            leaf(88, [palette.leaf, palette.leafLight, mix(palette.leaf, palette.marigold, 0.35)][index], 0.34),
          ),
        36,
      ) + inked(line(ellipse(0, 0, 11, 11, 14)), palette.terracotta, 2),
  },
  'seal-global-cooperation': {
    field: mix(palette.indigo, palette.paper, 0.78),
    petals: palette.terracotta,
    sign: (c) =>
      group('translate(-32 -2)', bird(c, palette.terracotta)) +
      group('translate(32 -2) scale(-1 1)', bird(c, palette.indigo)) +
      stroke('M-66 34C-30 26 30 26 66 34', mix(palette.terracotta, palette.ink, 0.4), 4) +
      group('translate(0 58)', lotus(32, palette.rose)) +
      group('translate(0 -44) rotate(-90)', leaf(24, palette.leaf, 0.5)),
  },
  'seal-circular-economy': {
    field: mix(palette.leafLight, palette.paper, 0.65),
    petals: palette.indigo,
    sign: (c) =>
      group('translate(5 -33) rotate(8) scale(.9)', fish(c, palette.terracotta)) +
      group('translate(-5 33) rotate(188) scale(.9)', fish(c, palette.marigold)) +
      around(6, () => inked('M-6 0C-6 -8 -3 -12 0 -14C3 -12 6 -8 6 0z', palette.rose, 1.5), 4) +
      disc(0, 0, 5.5, { fill: palette.marigold, stroke: palette.ink, width: 1.6 }),
  },
  'seal-inclusive-opportunities': {
    field: mix(palette.rose, palette.paper, 0.6),
    petals: palette.leaf,
    sign: (c) => {
      const palm =
        'M-26 66V20C-40 12 -50 -4 -54 -14C-56 -22 -48 -26 -43 -20L-28 -2V-44C-28 -54 -14 -54 -14 -44V-14V-56C-14 -66 0 -66 0 -56V-14V-52C0 -62 14 -62 14 -52V-12V-38C14 -48 28 -48 28 -38V14C28 28 26 40 24 66z';
      return (
        inked(palm, mix(palette.terracotta, palette.paper, 0.45), 2.4) +
        stroke('M-14 -14V-2M0 -14V-4M14 -12V-2', palette.ink, 2) +
        around(8, () => inked('M-5 0C-6 -8 -3 -13 0 -15C3 -13 6 -8 5 0z', palette.marigold, 1.5), 4).replaceAll(
          'rotate(',
          'translate(0 20) rotate(',
        ) +
        disc(0, 20, 5.5, { fill: palette.terracotta, stroke: palette.ink, width: 1.6 }) +
        box(-29, 52, 56, 15, { fill: palette.leaf, stroke: palette.ink, width: 2 }) +
        box(-29, 52, 56, 15, { fill: infill(c, 'chevrons', palette.paper, 0.9) })
      );
    },
  },
  'seal-sanitation': {
    field: mix(palette.indigo, palette.paper, 0.82),
    petals: palette.leafLight,
    sign: (c) => {
      const straws = 'M-12 -2C-22 20 -34 42 -38 62C-14 70 14 70 38 62C34 42 22 20 12 -2z';
      return (
        group(
          'rotate(24) translate(0 -2)',
          inked('M-5 -66H5L6 -4H-6z', mix(palette.terracotta, palette.ink, 0.2), 2) +
            inked(straws, palette.marigold, 2.2) +
            stroke(
              'M-6 2L-24 64M-2 2L-10 66M2 2L8 66M6 2L24 64M-9 4L-32 60M9 4L32 60',
              darker(palette.marigold, 0.5),
              1.5,
            ) +
            inked('M-14 -6H14L16 6H-16z', palette.terracotta, 2) +
            shape('M-14 -6H14L16 6H-16z', { fill: infill(c, 'lines', palette.paper, 0.7, 90) }),
        ) +
        [
          [-40, -26, 0.36],
          [44, -32, 0.3],
          [50, 10, 0.24],
          [-52, 14, 0.24],
        ]
          .map(([x = 0, y = 0, size = 1]) => group(moved(x, y, 0, size), drop(mix(palette.indigo, palette.paper, 0.5))))
          .join('')
      );
    },
  },
  'seal-no-deforestation': {
    field: mix(palette.marigold, palette.paper, 0.72),
    petals: palette.leaf,
    sign: () => tree(),
  },
  'seal-inclusive-employment': {
    field: mix(palette.terracotta, palette.ink, 0.12),
    petals: palette.paperShade,
    sign: () =>
      around(10, () => dancer(palette.paper), 32) +
      stroke(curve(ellipse(0, 0, 15, 15, 20, 0, 0.9), false), palette.paper, 2.6) +
      stroke(curve(ellipse(0, 0, 7, 7, 12, 0.3, 1.2), false), palette.paper, 2.4),
  },
  'seal-low-water': {
    field: mix(palette.indigo, palette.paper, 0.7),
    petals: palette.marigold,
    sign: (c) =>
      drop(mix(palette.indigo, palette.paper, 0.35)) +
      group('translate(0 16) scale(.56)', fish(c, palette.marigold)) +
      stroke('M-22 38q7 -6 14 0t14 0t14 0M-14 46q7 -6 14 0t14 0', palette.paper, 2.4),
  },
  'seal-clean-air': {
    field: mix(palette.leafLight, palette.paper, 0.7),
    petals: palette.rose,
    sign: (c) => {
      const cloud = 'M-50 44C-66 44 -66 22 -48 22C-48 2 -20 -2 -14 14C-4 2 20 6 20 24C40 18 48 44 30 44z';
      return (
        group(
          'translate(16 -14)',
          around(14, (index) => inked('M-6 0L0 -16L6 0z', index % 2 ? palette.marigold : palette.terracotta, 1.5), 26),
        ) +
        disc(16, -14, 25, { fill: palette.marigold, stroke: palette.ink, width: 2.2 }) +
        disc(16, -14, 18, { stroke: palette.terracotta, width: 2, dash: '5 5' }) +
        stroke('M8 -17q3 -3 6 0M20 -17q3 -3 6 0M10 -7q6 5 13 0M17 -16V-10', palette.ink, 2) +
        inked(cloud, palette.paper, 2.2) +
        shape(cloud, { fill: infill(c, 'scales', palette.paperShade, 0.9) })
      );
    },
  },
};

export const brandSeals: Scenes = Object.fromEntries(
  Object.entries(seals).map(([name, seal]) => [
    name,
    (c: Canvas) => group('translate(120 120)', ring(c, seal), seal.sign(c)),
  ]),
);
