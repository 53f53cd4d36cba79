import type { DesignCode } from '../design.ts';
import {
  around,
  bead,
  circle,
  ellipse,
  fan,
  filled,
  hangingLine,
  petal,
  type Point,
  repeated,
  stroked,
  transformed,
  type Transform,
  withMirrorImage,
} from '../ornament.ts';
import type { Shape } from '../sheet-side.ts';
import { suiteDesign } from '../suites/suite-design.ts';
import { SUITE_HEIGHT as HEIGHT, SUITE_WIDTH as WIDTH, type Tone } from '../suites/suite-family.ts';

const MIDDLE = WIDTH / 2;
const ORANGE = '#e2701a';
const YELLOW = '#f4b02c';
const RUST = '#b8470f';
const LEAF = '#4f7a38';
const VEIN = '#8fb36a';

interface Marigold {
  x: number;
  y: number;
  r: number;
}

function marigolds(flowers: readonly Marigold[], from = 0): Shape[] {
  const ring = (parity: number, share: number, count: number, width: number) =>
    flowers
      .filter((_, index) => (index + from) % 2 === parity)
      .map(({ x, y, r }) => repeated(petal(r * share, r * width, 0.78), around(x, y, r * 0.12, count, 9 * parity)))
      .join('');
  const isSmall = (flowers[0]?.r ?? 0) < 3;
  return [
    filled(flowers.map(({ x, y, r }) => bead(x, y, r * 0.86)).join(''), RUST),
    filled(ring(0, 0.98, isSmall ? 8 : 11, isSmall ? 0.7 : 0.52), ORANGE),
    filled(ring(1, 0.98, isSmall ? 8 : 11, isSmall ? 0.7 : 0.52), YELLOW),
    ...(isSmall ? [] : [filled(ring(0, 0.6, 8, 0.4), YELLOW), filled(ring(1, 0.6, 8, 0.4), ORANGE)]),
    filled(flowers.map(({ x, y, r }) => bead(x, y, r * 0.2)).join(''), RUST),
  ];
}

function leaves(places: readonly Transform[]): Shape[] {
  return [
    filled(repeated(petal(15, 5.6, 0.42), places), LEAF),
    stroked(repeated('M0 -1L0 -12.6M0 -4L1.2 -5.6M0 -4L-1.2 -5.6M0 -7L1.2 -8.6M0 -7L-1.2 -8.6', places), VEIN, 0.22),
  ];
}

const down = ({ x, y }: { x: number; y: number }, degrees = 0, scale = 1): Transform => ({
  x,
  y,
  degrees: 180 + degrees,
  scale,
});

const asFlowers = (line: readonly Point[], r: number): Marigold[] => line.map(([x, y]) => ({ x, y, r }));

const hanging = (x: number, top: number, length: number, r: number): Marigold[] =>
  Array.from({ length: Math.round(length / (r * 1.75)) }, (_, index) => ({ x, y: top + index * r * 1.75, r }));

function ends(strings: readonly (readonly Marigold[])[], metal: string): Shape[] {
  const last = strings.flatMap((flowers) => flowers.slice(-1));
  return [
    ...leaves(last.flatMap((end) => [-24, 0, 24].map((degrees) => down(end, degrees, end.r / 5)))),
    filled(
      repeated(
        'M-1.1 0C-1.1 -2 1.1 -2 1.1 0L1.7 1.6L-1.7 1.6Z',
        last.map(({ x, y, r }) => ({ x, y: y + r * 3.5, scale: r / 2.6 })),
      ) + last.map(({ x, y, r }) => bead(x, y + r * 4.35, r * 0.2)).join(''),
      metal,
    ),
  ];
}

/** Draws a toran: a garland of marigolds and mango leaves that hangs above a door. */
function toran(knots: readonly number[], y: number, sag: number, metal: string, lengths: readonly number[]): Shape[] {
  const swags = knots.slice(1).map((x, index) => hangingLine([knots[index] ?? x, y], [x, y], sag, 8));
  const along = swags.flatMap((swag) => swag.slice(1, -1));
  const strings = knots.map((x, index) => hanging(x, y + 4, lengths[index] ?? 0, 2.7));
  return [
    stroked(
      strings.map((flowers) => `M${flowers[0]?.x ?? 0} ${y}L${flowers[0]?.x ?? 0} ${flowers.at(-1)?.y ?? y}`).join(''),
      LEAF,
      0.4,
    ),
    ...leaves(along.map(([x, top]) => down({ x, y: top + 1 }, 0, 0.86))),
    ...marigolds(asFlowers(along, 2.7)),
    ...ends(strings, metal),
    ...strings.flatMap((flowers, index) => marigolds(flowers, index)),
    ...leaves(knots.flatMap((x) => fan(x, y, [-118, -90, 90, 118]).map((place) => ({ ...place, scale: 0.62 })))),
    ...marigolds(
      knots.map((x) => ({ x, y, r: 5.2 })),
      1,
    ),
  ];
}

function heap(x: number, y: number, scale: number): Shape[] {
  const rows = [
    [0, -26],
    [-9, -18, 9, -18],
    [-18, -9, 0, -10, 18, -9],
    [-27, 0, -9, -1, 9, -1, 27, 0],
  ];
  const flowers = rows.flatMap((row) =>
    row.flatMap((px, index) =>
      index % 2 ? [] : [{ x: x + px * scale, y: y + (row[index + 1] ?? 0) * scale, r: 6.4 * scale }],
    ),
  );
  const angles = [-78, -60, -42, -24, 0, 24, 42, 60, 78];
  return [
    ...leaves(
      angles.map((degrees) => ({ x: x + degrees * 0.24 * scale, y: y - 10 * scale, degrees, scale: 2.1 * scale })),
    ),
    ...marigolds(flowers),
  ];
}

function border({ accent }: Tone, inset: number): Shape[] {
  const [right, bottom] = [WIDTH - inset, HEIGHT - inset];
  return [
    stroked(`M${inset} ${inset}L${right} ${inset}L${right} ${bottom}L${inset} ${bottom}Z`, accent, 0.35),
    filled([inset, right].flatMap((x) => [inset, bottom].map((y) => circle(x, y, 0.9))).join(''), accent),
  ];
}

function curtain(tone: Tone): Shape[] {
  const columns = Array.from({ length: 17 }, (_, index) => index * 7.95 - 0.1);
  const lengthAt = (x: number) => 13 + 66 * (Math.abs(x - MIDDLE) / MIDDLE) ** 1.9;
  const strings = columns.filter((_, index) => index % 2 === 0).map((x) => hanging(x, -1, lengthAt(x), 2.5));
  const jasmine = columns
    .filter((_, index) => index % 2 === 1)
    .flatMap((x) =>
      Array.from({ length: Math.round((lengthAt(x) - 6) / 2.3) }, (_, index) => ellipse(x, index * 2.3, 0.75, 1)),
    );
  return [
    filled(jasmine.join(''), '#fff8e6'),
    ...ends(strings, tone.accent),
    ...strings.flatMap((flowers, index) => marigolds(flowers, index)),
  ];
}

const floor = (): Shape[] => [
  ...leaves(
    Array.from({ length: 13 }, (_, index) => ({
      x: index * 10.6,
      y: HEIGHT + 2,
      degrees: (index - 6) * 5,
      scale: 0.9,
    })),
  ),
  ...marigolds(Array.from({ length: 18 }, (_, index) => ({ x: index * 7.5 - 0.2, y: HEIGHT + (index % 2), r: 4.6 }))),
];

function wreath(): Shape[] {
  const places = Array.from({ length: 30 }, (_, index) => {
    const angle = (index / 30) * 2 * Math.PI;
    const [x, y] = [MIDDLE + 49 * Math.sin(angle), HEIGHT / 2 - 74 * Math.cos(angle)];
    return { x, y, degrees: (Math.atan2(49 * Math.sin(angle) * 1.5, 74 * Math.cos(angle) * 0.66) * 180) / Math.PI };
  });
  const outwards = places.flatMap((place) =>
    [-38, 38].map((turn) => ({ ...place, degrees: place.degrees + turn, scale: 0.82 })),
  );
  const inwards = places.map((place) => ({ ...place, degrees: place.degrees + 180, scale: 0.55 }));
  return [
    ...leaves([...outwards, ...inwards]),
    ...marigolds(places.map(({ x, y }, index) => ({ x, y, r: index % 3 ? 4.4 : 5.6 }))),
  ];
}

const CREAM: Tone = { background: '#fdf5e4', text: '#5c1522', accent: '#a8201f' };

export const design: DesignCode = suiteDesign({
  fonts: { title: 'yatra-one', text: 'laila-400', small: 'laila-300' },
  nameSize: 18,
  tone: CREAM,
  functions: {
    haldi: { background: '#fbd667', text: '#5a2408', accent: '#8f2d0b' },
    mehndi: { background: '#24533a', text: '#fbf0d2', accent: '#f5c95c' },
    sangeet: { background: '#6c1746', text: '#fdeedd', accent: '#f7c65a' },
    pheras: { background: '#8c1a22', text: '#fdeedb', accent: '#f8c95f' },
    reception: { background: '#1d3560', text: '#fbf1dc', accent: '#f3c766' },
  },
  ornament: {
    invitation: (tone) => [
      ...border(tone, 5.5),
      ...toran([-22.5, 6.5, 35, MIDDLE, 92, 120.5, 149.5], 9, 8, '#c08a2d', [0, 84, 16, 8, 16, 84, 0]),
      ...heap(0, 187, 0.74),
      ...heap(WIDTH, 187, 0.74),
    ],
    'save-the-date': wreath,
    function: (tone) => [...curtain(tone), ...floor()],
    menu: (tone) => {
      const side = hanging(9, -1, 184, 4.1);
      return [
        ...border(tone, 16.5),
        ...leaves(
          [-1, 1].flatMap((turn) =>
            side.filter((_, index) => index % 2).map(({ x, y }) => ({ x, y, degrees: 90 * turn, scale: 0.56 })),
          ),
        ),
        ...leaves(
          side
            .filter((_, index) => index % 2)
            .flatMap(({ x, y }) => [90, -90].map((degrees) => ({ x: WIDTH - x, y, degrees, scale: 0.56 }))),
        ),
        ...marigolds(side),
        ...marigolds(side.map((flower) => ({ ...flower, x: WIDTH - flower.x }))),
      ];
    },
    'thank-you': (tone) => [...border(tone, 5.5), ...heap(MIDDLE, 178, 1.5)],
  },
  boxes: {
    invitation: { x: 18, y: 36, width: 91, height: 122 },
    date: { x: 31, y: 36, width: 65, height: 62 },
    'save-the-date': { x: 29, y: 101, width: 69, height: 42 },
    function: { x: 20, y: 46, width: 87, height: 116 },
    menu: { x: 24, y: 26, width: 79, height: 126 },
    'thank-you': { x: 18, y: 20, width: 91, height: 84 },
  },
  rule: ({ accent }) => ({
    height: 2.4,
    gap: 4,
    draw: (x, top) => [
      stroked(withMirrorImage(`M${x - 3.4} ${top + 1.2}L${x - 20} ${top + 1.2}`, x), accent, 0.3),
      filled(repeated(petal(1.9, 1.3), around(x, top + 1.2, 0.1, 6)), accent),
      filled(transformed(bead(0, 0, 0.5), { x: x - 21, y: top + 1.2 }) + bead(x + 21, top + 1.2, 0.5), accent),
    ],
  }),
});
