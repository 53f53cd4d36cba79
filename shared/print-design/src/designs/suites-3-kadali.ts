import type { DesignCode } from '../design.ts';
import {
  bead,
  circle,
  filled,
  filledAndStroked,
  petal,
  type Point,
  repeated,
  smoothLine,
  stroked,
  transformed,
  type Transform,
  withMirrorImage,
} from '../ornament.ts';
import type { Shape } from '../sheet-side.ts';
import { suiteDesign } from '../suites/suite-design.ts';
import { SUITE_WIDTH as WIDTH, type Tone } from '../suites/suite-family.ts';

const MIDDLE = WIDTH / 2;
const LINE = 0.38;
const TERRACOTTA = '#c05a34';
const TURMERIC = '#e0a33a';

interface Leaf {
  outline: string;
  veins: string;
  rib: string;
}

function bananaLeaf(length: number, width: number, bend: number, veins = 26): Leaf {
  const stalk = 0.14;
  const spine = (t: number): Point => [bend * t ** 2.2, -length * t];
  const edge = (t: number, side: number): Point => {
    const share = Math.max(0, (t - stalk) / (1 - stalk));
    const half = (width / 2) * Math.sin(Math.PI * share ** 0.8) ** 0.75;
    const [x, y] = spine(t);
    const slope = (2.2 * bend * t ** 1.2) / length;
    const norm = Math.hypot(1, slope);
    return [x + (side * half) / norm, y + (side * half * slope) / norm];
  };
  const at = (index: number) => stalk + ((1 - stalk) * index) / veins;
  const side = (sign: number) => Array.from({ length: veins + 1 }, (_, index) => edge(at(index), sign));
  const vein = (index: number, sign: number) => {
    const [x, y] = spine(at(index + 0.5));
    const [tipX, tipY] = edge(Math.min(0.995, at(index + 0.5) + 0.075), sign);
    return `M${x} ${y}Q${(x + tipX) / 2} ${(y + tipY) / 2 + 1} ${tipX} ${tipY}`;
  };
  return {
    outline: `${smoothLine([...side(-1), ...side(1).toReversed()])}Z`,
    veins: [-1, 1]
      .map((sign) => Array.from({ length: veins - 3 }, (_, index) => vein(index + 1, sign)).join(''))
      .join(''),
    rib: smoothLine(Array.from({ length: 12 }, (_, index) => spine(index / 11))),
  };
}

function plantain(leaves: readonly (Transform & { leaf: Leaf })[], { background, accent }: Tone): Shape[] {
  return leaves.flatMap(({ leaf: { outline, veins, rib }, ...place }) => [
    filledAndStroked(transformed(outline, place), background, accent, LINE),
    stroked(transformed(veins, place), accent, LINE * 0.8),
    stroked(transformed(rib, place), accent, LINE * 2.2),
  ]);
}

function lamp(x: number, y: number, scale: number, { accent }: Tone, flame: string): Shape[] {
  const half =
    'M0 -46L1 -43M0 -40C3 -40 4 -37 2.4 -35.4M1.4 -35L1.4 -30C3.4 -29.4 3.4 -27.6 1.6 -27L1.6 -25M0 -25L13 -25C12.4 -21 7 -19 1.8 -19M1.8 -19L1.8 -13C4 -12.4 4 -10.4 2 -9.8L2.4 -6C6 -5.4 9 -4 10 -1.6L11.6 0L0 0';
  const wicks = [-12.4, -6.4, 6.4, 12.4];
  return [
    stroked(transformed(withMirrorImage(half, 0), { x, y, scale }), accent, LINE * 1.2),
    stroked(
      transformed(circle(0, -41.4, 1.6) + 'M-10 -1.6L10 -1.6M-2 -9.8L2 -9.8M-1.6 -27L1.6 -27', { x, y, scale }),
      accent,
      LINE,
    ),
    filled(
      repeated(
        petal(4.6, 2.6, 0.35),
        wicks.map((px) => ({ x: x + px * scale, y: y - 25.6 * scale, scale })),
      ),
      flame,
    ),
  ];
}

const dots = (x: number, y: number, rows: number, gap: number): string =>
  Array.from({ length: rows * 2 - 1 }, (_, row) => {
    const count = row < rows ? row + 1 : 2 * rows - 1 - row;
    return Array.from({ length: count }, (__, index) =>
      bead(x + (index - (count - 1) / 2) * gap, y + (row - rows + 1) * gap * 0.5, 0.42),
    ).join('');
  }).join('');

const TALL = bananaLeaf(132, 38, 16, 34);
const SMALL = bananaLeaf(76, 26, 14, 22);
const STRAIGHT = bananaLeaf(80, 26, 0, 22);

const pair = (leaf: Leaf, { x, degrees = 0, ...place }: Transform) => [
  { leaf, x: WIDTH - x, degrees, ...place },
  { leaf, x, degrees: -degrees, mirrored: true, ...place },
];

function servedLeaf(y: number, tone: Tone): Shape[] {
  const dishes: readonly [number, number, number, string][] = [
    [34, -9, 3.2, TERRACOTTA],
    [45, -10, 2.6, TURMERIC],
    [56, -9.6, 3, tone.accent],
    [67, -9.4, 2.4, TERRACOTTA],
    [77, -8.4, 2.8, TURMERIC],
    [88, -6.6, 2.2, tone.accent],
    [56, 8, 6.2, TURMERIC],
    [75, 7, 4, TERRACOTTA],
    [88, 5.4, 2.6, tone.accent],
  ];
  return [
    ...plantain([{ leaf: bananaLeaf(112, 40, 0, 34), x: 6, y, degrees: 90 }], tone),
    ...dishes.flatMap(([x, dy, r, color]) => [
      filledAndStroked(circle(x, y + dy, r + 0.9), tone.background, color, 0.3),
      filled(circle(x, y + dy, r), color),
    ]),
  ];
}

const PAPER: Tone = { background: '#fbfaf3', text: '#24382d', accent: '#2f6247' };

export const design: DesignCode = suiteDesign({
  fonts: { title: 'laila-300', text: 'poppins-300', small: 'poppins-300' },
  nameSize: 17,
  tone: PAPER,
  functions: {
    haldi: { background: '#f2c14b', text: '#43290a', accent: '#6b3c08' },
    mehndi: { background: '#28543d', text: '#f6f2df', accent: '#c9dfae' },
    sangeet: { background: '#5b3a63', text: '#f9efe8', accent: '#efc9b2' },
    pheras: { background: '#b24a2c', text: '#fff3e6', accent: '#ffdcae' },
    reception: { background: '#1f4552', text: '#f3f3ea', accent: '#bfdccf' },
  },
  ornament: {
    invitation: (tone) => [
      ...plantain(
        [...pair(TALL, { x: 3, y: 184, degrees: -2 }), ...pair(SMALL, { x: -2, y: 184, degrees: -62, scale: 0.62 })],
        tone,
      ),
      ...lamp(MIDDLE, 33, 0.52, tone, TURMERIC),
    ],
    'save-the-date': (tone) => [
      ...plantain([{ leaf: bananaLeaf(206, 62, 26, 46), x: 4, y: 194, degrees: -4 }], tone),
      filled(dots(112, 20, 3, 3.6), TERRACOTTA),
    ],
    function: (tone) =>
      plantain(
        [
          { leaf: STRAIGHT, x: MIDDLE, y: 190 },
          ...[18, 40, 64].flatMap((degrees) => pair(SMALL, { x: MIDDLE - 2, y: 190, degrees })),
        ],
        tone,
      ),
    menu: (tone) => servedLeaf(29, tone),
    'thank-you': (tone) => [
      ...plantain(pair(SMALL, { x: MIDDLE - 12, y: 184, degrees: 62, scale: 1.1 }), tone),
      ...plantain(pair(SMALL, { x: MIDDLE - 8, y: 184, degrees: 34, scale: 1.1 }), tone),
      ...lamp(MIDDLE, 172, 1.3, tone, TURMERIC),
    ],
  },
  boxes: {
    invitation: { x: 28, y: 40, width: 71, height: 110 },
    date: { x: 52, y: 34, width: 66, height: 62 },
    'save-the-date': { x: 52, y: 100, width: 66, height: 50 },
    function: { x: 18, y: 18, width: 91, height: 92 },
    menu: { x: 20, y: 54, width: 87, height: 112 },
    'thank-you': { x: 20, y: 20, width: 87, height: 72 },
  },
  rule: ({ accent }) => ({
    height: 1.6,
    gap: 4,
    draw: (x, top) => [
      filled([-4.4, 0, 4.4].map((dx) => bead(x + dx, top + 0.8, dx === 0 ? 0.8 : 0.5)).join(''), accent),
    ],
  }),
});
