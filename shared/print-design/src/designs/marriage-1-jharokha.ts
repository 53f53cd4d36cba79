import type { Design } from '../design.ts';
import type { Shape } from '../drawing.ts';
import { type Block, dateInWords, stack, timeInWords } from '../kit.ts';
import {
  around,
  byHand,
  circle,
  drawnOnce,
  hanging,
  petal,
  type Point,
  rectangle,
  type Stamp,
  stamped,
  stampedAll,
  withMirror,
} from '../ornament.ts';

const WIDTH = 148;
const HEIGHT = 210;
const MIDDLE = WIDTH / 2;
const IVORY = '#fbf2df';
const MAROON = '#7a1427';
const DARK = '#520b1a';
const GOLD = '#dba53f';
const ORANGE = '#e27a1c';
const YELLOW = '#f3b02c';
const LEAF = '#4d6b2e';

/** Left half of the window's edge, from the sill up to the tip: the feet of its cusps. */
const CUSPS: readonly Point[] = [
  [20, 78],
  [22.5, 66],
  [28.5, 55.5],
  [37, 47],
  [47, 40.5],
  [58, 35],
];
const TIP: Point = [MIDDLE, 20];
const SILL = 184;

/** A Mughal window: straight jambs, five foils a side, and an ogee that ends in a tip. */
function window(): string {
  const foils = CUSPS.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = CUSPS[index] ?? [x, y];
    const [dx, dy] = [x - fromX, y - fromY];
    return `Q${(fromX + x) / 2 + dy * 0.62} ${(fromY + y) / 2 - dx * 0.62} ${x} ${y}`;
  });
  const right = CUSPS.toReversed().map(([x, y]): Point => [WIDTH - x, y]);
  const backFoils = right.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = right[index] ?? [x, y];
    const [dx, dy] = [x - fromX, y - fromY];
    return `Q${(fromX + x) / 2 + dy * 0.62} ${(fromY + y) / 2 - dx * 0.62} ${x} ${y}`;
  });
  return `M20 ${SILL}L20 78${foils.join('')}C63 29 71 31 ${TIP.join(' ')}C77 31 85 29 90 35${backFoils.join('')}L128 ${SILL}Z`;
}

/** The stone screen round the window: stars of eight points, a small flower in each. */
function jaali(): Shape[] {
  const places: Stamp[] = [];
  const square = (half: number) => `M0 ${-half}L${half} 0L0 ${half}L${-half} 0Z`;
  const star = (half: number) => square(half) + stamped(square(half), { x: 0, y: 0, turn: 45 });
  for (let column = -1; column <= 14; column++) {
    for (let row = -1; row <= 19; row++) {
      const [x, y] = [MIDDLE - 6.5 * 11 + column * 11, 6 + row * 11];
      const isSeen = x < 24 || x > WIDTH - 24 || y < 30 || y > SILL || y < 84 - (39 - Math.abs(x - MIDDLE)) * 1.25 - 8;
      if (isSeen) places.push({ x, y });
    }
  }
  return [
    { kind: 'path', d: stampedAll(star(5.5), places), stroke: '#a63a3c', strokeWidth: 0.45 },
    { kind: 'path', d: stampedAll(star(2.4), places), fill: '#a63a3c' },
  ];
}

/** Where marigolds hang on their thread: from the shoulder of the window to its tip and down both jambs. */
function marigolds(): Point[] {
  const swag = hanging([24.5, 70], [MIDDLE, 41], 9, 15);
  const tail = Array.from({ length: 7 }, (_, index): Point => [24.5, 74 + index * 4.1]);
  const half = [...swag.slice(0, -1), ...tail];
  return [...half, ...half.map(([x, y]): Point => [WIDTH - x, y]), [MIDDLE, 41] as const];
}

/** A ring of petals in every second marigold, from the first or the second on. */
function ring(radius: number, count: number, length: number, from: 0 | 1): string {
  return marigolds()
    .filter((_, index) => index % 2 === from)
    .map(([x, y]) => stampedAll(petal(length, length * 0.85, 0.8), around(x, y, radius, count, x * 7)))
    .join('');
}

function garland(): Shape[] {
  const leaf = byHand(petal(9, 3.4, 0.45), 0.12);
  const leaves = [0, -26, 26].map((turn) => ({ x: 24.5, y: 101, turn: 180 + turn }));
  return [
    { kind: 'path', d: withMirror(stampedAll(leaf, leaves), MIDDLE), fill: LEAF },
    { kind: 'path', d: ring(0.9, 9, 1.8, 0), fill: ORANGE },
    { kind: 'path', d: ring(0.9, 9, 1.8, 1), fill: YELLOW },
  ];
}

function heartsOfMarigolds(): Shape[] {
  return [
    { kind: 'path', d: ring(0.2, 8, 1.3, 0), fill: YELLOW },
    { kind: 'path', d: ring(0.2, 8, 1.3, 1), fill: ORANGE },
  ];
}

/** A lotus in full flower, seen from the side, its foot at the place. */
function lotus(x: number, y: number, scale: number): Shape[] {
  const at = (d: string) => stamped(d, { x, y, scale });
  const fan = (turns: readonly number[], length: number, width: number) =>
    at(
      stampedAll(
        petal(length, width, 0.5),
        turns.map((turn) => ({ x: turn / 30, y: 0, turn })),
      ),
    );
  return [
    { kind: 'path', d: fan([-82, 82], 11, 5.6), fill: '#c05a55' },
    { kind: 'path', d: fan([-56, 56], 12, 6), fill: '#cf6f66' },
    { kind: 'path', d: fan([-29, 29], 13, 6.4), fill: '#dd8b7d' },
    { kind: 'path', d: fan([0], 13.6, 6.8), fill: '#e9a896' },
    { kind: 'path', d: fan([-82, -56, -29, 0, 29, 56, 82], 6.5, 0.5), fill: MAROON },
  ];
}

/** The plinth under the window: a course of lotus petals between two ledges. */
function plinth(): Shape[] {
  const petals = Array.from({ length: 15 }, (_, index) => ({ x: -3 + index * 11, y: 203 }));
  return [
    { kind: 'path', d: rectangle(-3, 186.6, WIDTH + 6, 30), fill: DARK },
    { kind: 'path', d: `M-3 187.4L${WIDTH + 3} 187.4M-3 205.4L${WIDTH + 3} 205.4`, stroke: GOLD, strokeWidth: 0.8 },
    { kind: 'path', d: stampedAll(petal(12.6, 10.4, 0.55), petals), stroke: GOLD, strokeWidth: 0.5, fill: MAROON },
    { kind: 'path', d: stampedAll(petal(8.4, 6.2, 0.55), petals), fill: GOLD },
    { kind: 'path', d: stampedAll(petal(5.4, 3.2, 0.55), petals), fill: DARK },
    { kind: 'path', d: petals.map(({ x }) => circle(x + 5.5, 193.4, 0.9)).join(''), fill: GOLD },
  ];
}

/** The window's edge, line within line, and its light. */
function opening(): Shape[] {
  const d = window();
  return [
    { kind: 'path', d, stroke: GOLD, strokeWidth: 8 },
    { kind: 'path', d, stroke: DARK, strokeWidth: 6.6 },
    { kind: 'path', d, stroke: GOLD, strokeWidth: 1.6 },
    { kind: 'path', d, fill: IVORY },
  ];
}

/** Two strokes of a reed pen with a bud between them. */
const rule: Block = {
  height: 3,
  before: 5,
  draw: (x, top, scale) => [
    {
      kind: 'path',
      d: withMirror(`M${x - 4} ${top + 1.5}L${x - 26 * scale} ${top + 1.5}`, x),
      stroke: GOLD,
      strokeWidth: 0.35,
    },
    { kind: 'path', d: stampedAll(petal(2.2, 1.5), around(x, top + 1.5, 0.2, 4)), fill: ORANGE },
  ],
};

/** From the ground up. */
const ORNAMENT = [jaali, opening, garland, heartsOfMarigolds, plinth].map(drawnOnce);

export const design: Design = {
  service: 'marriage',
  id: '1',
  name: 'Jharokha',
  description: 'A palace window in a carved stone screen, hung with marigolds: maroon and old gold on ivory.',
  width: WIDTH,
  height: HEIGHT,
  fonts: ['rozha-one', 'tiro'],
  ornament: ORNAMENT,
  sample: {
    brideName: 'Asha',
    groomName: 'Ravi',
    date: '2027-02-14',
    time: '19:30',
    venue: 'Neem Court, Civil Lines, Jaipur',
    rsvp: 'The Mathur family, 98100 00000',
    extraNotes: 'Dinner under the neem trees after the pheras',
  },
  draw(fields, measure) {
    const text = (value: string | undefined, field: string, size: number, before: number): Block => {
      return {
        text: value ?? '',
        field,
        size,
        smallest: size * 0.86,
        lines: 3,
        before,
        font: 'tiro',
        fill: DARK,
        leading: 1.35,
      };
    };
    const name = (field: string, before: number): Block => {
      return {
        text: fields[field] ?? '',
        field,
        size: 15,
        smallest: 9,
        before,
        font: 'rozha-one',
        fill: MAROON,
        leading: 1.05,
      };
    };
    const column = stack(
      [
        { height: 12, draw: (x, top, scale) => lotus(x, top + 12 * scale, 0.86 * scale) },
        { text: 'With the blessings of their elders', size: 4, before: 5, font: 'tiro', fill: DARK },
        name('brideName', 4.5),
        { text: 'weds', size: 5, before: 2, font: 'tiro', fill: '#a8560f' },
        name('groomName', 2),
        rule,
        text(dateInWords(fields.date ?? ''), 'date', 5.2, 5),
        text(timeInWords(fields.time ?? ''), 'time', 4.6, 1.2),
        text(fields.venue, 'venue', 4.6, 3),
        text(fields.extraNotes, 'extraNotes', 3.8, 4),
        { ...text(fields.rsvp && `RSVP ${fields.rsvp}`, 'rsvp', 3.6, 3.5), lines: 2 },
      ],
      { x: 33, y: 62, width: 82, height: 118 },
      measure,
    );
    return [
      {
        width: WIDTH,
        height: HEIGHT,
        ground: MAROON,
        shapes: [...ORNAMENT.flatMap((part) => part()), ...column.shapes],
      },
    ];
  },
};
