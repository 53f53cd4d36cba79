import type { DesignCode } from '../design.ts';
import { fieldText, withLabel } from '../field-text.ts';
import { guestBlocks } from '../guest-card.ts';
import { dateInWords, stack, timeInWords, type Block } from '../layout/index.ts';
import {
  around,
  circle,
  filled,
  filledAndStroked,
  hangingLine,
  memoized,
  petal,
  points,
  rectangle,
  repeated,
  roughened,
  stroked,
  transformed,
  type Point,
  type Transform,
  withMirrorImage,
} from '../ornament.ts';
import type { Shape } from '../sheet-side.ts';
import { replyBlock } from '../reply-block.ts';

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

const CUSPS = points('20 78, 22.5 66, 28.5 55.5, 37 47, 47 40.5, 58 35');
const SILL = 184;

function window(): string {
  const right = CUSPS.toReversed().map(([x, y]): Point => [WIDTH - x, y]);
  return `M20 ${SILL}L20 78${foils(CUSPS)}C63 29 71 31 ${MIDDLE} 20C77 31 85 29 90 35${foils(right)}L128 ${SILL}Z`;
}

function foils(cusps: readonly Point[]): string {
  const curves = cusps.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = cusps[index] ?? [x, y];
    const [dx, dy] = [x - fromX, y - fromY];
    return `Q${(fromX + x) / 2 + dy * 0.62} ${(fromY + y) / 2 - dx * 0.62} ${x} ${y}`;
  });
  return curves.join('');
}

/** Draws a jaali: a stone screen carved with eight-pointed stars. */
function jaali(): Shape[] {
  const places: Transform[] = [];
  const square = (half: number) => `M0 ${-half}L${half} 0L0 ${half}L${-half} 0Z`;
  const star = (half: number) => square(half) + transformed(square(half), { x: 0, y: 0, degrees: 45 });
  for (let column = -1; column <= 14; column++) {
    for (let row = -1; row <= 19; row++) {
      const [x, y] = [MIDDLE - 6.5 * 11 + column * 11, 6 + row * 11];
      const isVisible =
        x < 24 || x > WIDTH - 24 || y < 30 || y > SILL || y < 84 - (39 - Math.abs(x - MIDDLE)) * 1.25 - 8;
      if (isVisible) places.push({ x, y });
    }
  }
  return [stroked(repeated(star(5.5), places), '#a63a3c', 0.45), filled(repeated(star(2.4), places), '#a63a3c')];
}

function marigolds(): Point[] {
  const swag = hangingLine([24.5, 70], [MIDDLE, 41], 9, 15);
  const tail = Array.from({ length: 7 }, (_, index): Point => [24.5, 74 + index * 4.1]);
  const half = [...swag.slice(0, -1), ...tail];
  return [...half, ...half.map(([x, y]): Point => [WIDTH - x, y]), [MIDDLE, 41] as const];
}

function petalRings(radius: number, count: number, length: number, from: 0 | 1): string {
  return marigolds()
    .filter((_, index) => index % 2 === from)
    .map(([x, y]) => repeated(petal(length, length * 0.85, 0.8), around(x, y, radius, count, x * 7)))
    .join('');
}

function garland(): Shape[] {
  const leaf = roughened(petal(9, 3.4, 0.45), 0.12);
  const leaves = [0, -26, 26].map((degrees) => ({ x: 24.5, y: 101, degrees: 180 + degrees }));
  return [
    filled(withMirrorImage(repeated(leaf, leaves), MIDDLE), LEAF),
    filled(petalRings(0.9, 9, 1.8, 0), ORANGE),
    filled(petalRings(0.9, 9, 1.8, 1), YELLOW),
  ];
}

function marigoldCentres(): Shape[] {
  return [filled(petalRings(0.2, 8, 1.3, 0), YELLOW), filled(petalRings(0.2, 8, 1.3, 1), ORANGE)];
}

function lotus(x: number, y: number, scale: number): Shape[] {
  const at = (d: string) => transformed(d, { x, y, scale });
  const petals = (angles: readonly number[], length: number, width: number) =>
    at(
      repeated(
        petal(length, width, 0.5),
        angles.map((degrees) => ({ x: degrees / 30, y: 0, degrees })),
      ),
    );
  return [
    filled(petals([-82, 82], 11, 5.6), '#c05a55'),
    filled(petals([-56, 56], 12, 6), '#cf6f66'),
    filled(petals([-29, 29], 13, 6.4), '#dd8b7d'),
    filled(petals([0], 13.6, 6.8), '#e9a896'),
    filled(petals([-82, -56, -29, 0, 29, 56, 82], 6.5, 0.5), MAROON),
  ];
}

function plinth(): Shape[] {
  const petals = Array.from({ length: 15 }, (_, index) => ({ x: -3 + index * 11, y: 203 }));
  return [
    filled(rectangle(-3, 186.6, WIDTH + 6, 30), DARK),
    stroked(`M-3 187.4L${WIDTH + 3} 187.4M-3 205.4L${WIDTH + 3} 205.4`, GOLD, 0.8),
    filledAndStroked(repeated(petal(12.6, 10.4, 0.55), petals), MAROON, GOLD, 0.5),
    filled(repeated(petal(8.4, 6.2, 0.55), petals), GOLD),
    filled(repeated(petal(5.4, 3.2, 0.55), petals), DARK),
    filled(petals.map(({ x }) => circle(x + 5.5, 193.4, 0.9)).join(''), GOLD),
  ];
}

function opening(): Shape[] {
  const d = window();
  return [stroked(d, GOLD, 8), stroked(d, DARK, 6.6), stroked(d, GOLD, 1.6), filled(d, IVORY)];
}

const RULE: Block = {
  height: 3,
  gap: 5,
  draw: (x, top, scale) => [
    stroked(withMirrorImage(`M${x - 4} ${top + 1.5}L${x - 26 * scale} ${top + 1.5}`, x), GOLD, 0.35),
    filled(repeated(petal(2.2, 1.5), around(x, top + 1.5, 0.2, 4)), ORANGE),
  ],
};

/** From back to front. */
const ORNAMENT = [jaali, opening, garland, marigoldCentres, plinth].map(memoized);

export const design: DesignCode = {
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
  draw(fields, measure, { replySymbol } = {}) {
    const text = fieldText(fields, { font: 'tiro', fill: DARK, leading: 1.35, shrinkTo: 0.86 });
    const name = { font: 'rozha-one', fill: MAROON, size: 15, smallest: 9, lines: 2, leading: 1.05 } as const;
    const column = stack(
      [
        { height: 12, draw: (x, top, scale) => lotus(x, top + 12 * scale, 0.86 * scale) },
        ...guestBlocks(text, fields, { size: 4.6, gap: 4, fill: MAROON }),
        { text: 'With the blessings of their elders', size: 4, gap: 5, font: 'tiro', fill: DARK },
        text('brideName', { ...name, gap: 4.5 }),
        { text: 'weds', size: 5, gap: 2, font: 'tiro', fill: '#a8560f' },
        text('groomName', { ...name, gap: 2 }),
        RULE,
        text('date', { text: dateInWords(fields.date), size: 5.2, gap: 5 }),
        text('time', { text: timeInWords(fields.time), size: 4.6, gap: 1.2 }),
        text('venue', { size: 4.6, gap: 3 }),
        text('extraNotes', { size: 3.8, gap: 4 }),
        text('rsvp', { text: withLabel('RSVP', fields.rsvp), size: 3.6, lines: 2, gap: 3.5 }),
        replyBlock(replySymbol, { font: 'tiro', text: DARK, background: IVORY }),
      ],
      { x: 33, y: 62, width: 82, height: 118 },
      measure,
    );
    const shapes = [...ORNAMENT.flatMap((part) => part()), ...column.shapes];
    return [{ width: WIDTH, height: HEIGHT, background: MAROON, shapes }];
  },
};
