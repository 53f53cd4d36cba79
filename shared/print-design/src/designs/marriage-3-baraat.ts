import type { DesignCode } from '../design.ts';
import { fieldText, withLabel } from '../field-text.ts';
import { guestBlocks } from '../guest-card.ts';
import { dateInWords, stack, timeInWords } from '../layout/index.ts';
import {
  around,
  circle,
  ellipse,
  filled,
  memoized,
  petal,
  polyline,
  repeated,
  roughened,
  seededRandom,
  smoothLine,
  stroked,
  transformed,
  type Point,
} from '../ornament.ts';
import type { Shape } from '../sheet-side.ts';
import { replyBlock } from '../reply-block.ts';

const WIDTH = 127;
const HEIGHT = 178;
const MIDDLE = WIDTH / 2;
const TURMERIC = '#f7bd3e';
const PLUM = '#4d0f3c';
const PINK = '#c2185b';
const TEAL = '#0f7173';
const CREAM = '#fff4dc';
const ORANGE = '#e4601f';

const RIM = 48;
const RIBS = [-10, 8, 26.5, 45, 63.5, 82, 100.5, 119, 137];
const CROWN: Point = [MIDDLE, -26];

function rib(x: number): string {
  return `C${CROWN[0] + (x - CROWN[0]) * 0.55} ${CROWN[1] + 4} ${CROWN[0] + (x - CROWN[0]) * 0.92} ${RIM - 34} ${x} ${RIM}`;
}

function ribUpwards(x: number): string {
  return `C${CROWN[0] + (x - CROWN[0]) * 0.92} ${RIM - 34} ${CROWN[0] + (x - CROWN[0]) * 0.55} ${CROWN[1] + 4} ${CROWN.join(' ')}`;
}

function parasol(): Shape[] {
  const panels = RIBS.slice(1).map((x, index) => {
    const from = RIBS[index] ?? x;
    return {
      d: `M${CROWN.join(' ')}${rib(from)}Q${(from + x) / 2} ${RIM - 5} ${x} ${RIM}${ribUpwards(x)}Z`,
      fill: index % 2 ? CREAM : PINK,
    };
  });
  const hem = RIBS.slice(1)
    .map((x, index) => `M${RIBS[index] ?? x} ${RIM}Q${((RIBS[index] ?? x) + x) / 2} ${RIM - 5} ${x} ${RIM}`)
    .join('');
  const along = RIBS.slice(1).flatMap((x, index) => {
    const from = RIBS[index] ?? x;
    return [0.17, 0.34, 0.5, 0.66, 0.83].map((t): Point => [from + (x - from) * t, RIM - 10 * t * (1 - t)]);
  });
  const flowers = RIBS.slice(1).map((x, index) => ({ x: ((RIBS[index] ?? x) + x) / 2, y: RIM - 15, index }));
  const bloom = (isCream: boolean) =>
    flowers
      .filter(({ index }) => (index % 2 === 1) === isCream)
      .map(({ x, y }) => repeated(petal(4.6, 3.2, 0.62), around(x, y, 0.7, 8)))
      .join('');
  return [
    ...panels.map((panel): Shape => ({ kind: 'path', ...panel })),
    filled(bloom(true), TEAL),
    filled(bloom(false), TURMERIC),
    filled(flowers.map(({ x, y }) => circle(x, y, 1.2)).join(''), ORANGE),
    stroked(hem, TEAL, 3),
    filled(along.map(([x, y]) => circle(x, y, 0.55)).join(''), CREAM),
    stroked(
      repeated(
        'M0 0L0 4',
        along.map(([x, y]) => ({ x, y: y + 1 })),
      ),
      ORANGE,
      0.7,
    ),
    filled(
      RIBS.map(
        (x) => `${circle(x, RIM + 3.4, 1.9)}${transformed('M-1.9 4.6L1.9 4.6L2.6 10.6L-2.6 10.6Z', { x, y: RIM })}`,
      ).join(''),
      PINK,
    ),
    stroked(RIBS.map((x) => `M${x - 1.9} ${RIM + 5.2}L${x + 1.9} ${RIM + 5.2}`).join(''), TURMERIC, 0.8),
  ];
}

function dhol(x: number, y: number, degrees: number, scale: number, body: string): Shape[] {
  const at = (d: string) => transformed(roughened(d, 0.12), { x, y, degrees, scale });
  const zigzag = Array.from({ length: 9 }, (_, index): Point => [
    -12 + index * 3,
    index % 2 ? 7.4 + bulge(index) : -7.4 - bulge(index),
  ]);
  return [
    filled(at('M-15 -8C-8 -11 8 -11 15 -8L15 8C8 11 -8 11 -15 8Z'), body),
    stroked(at(polyline(zigzag)), CREAM, 0.75 * scale),
    filled(at(ellipse(-15, 0, 3, 8.6) + ellipse(15, 0, 3, 8.6)), PLUM),
    filled(at(ellipse(15.4, 0, 2.2, 7.2)), CREAM),
    filled(at(ellipse(15.7, 0, 0.9, 3)), PLUM),
  ];
}

const bulge = (index: number) => 1.6 * Math.sin((index / 8) * Math.PI);

function petals(): Shape[] {
  const random = seededRandom(29);
  const colors = [PINK, CREAM, ORANGE];
  const fallen = Array.from({ length: 34 }, (_, index) => {
    const isLeft = index % 2 === 0;
    const x = isLeft ? 1 + random() * 11 : WIDTH - 1 - random() * 11;
    return { x, y: 66 + random() * 84, degrees: random() * 360, scale: 0.7 + random() * 0.6, color: index % 3 };
  });
  return colors.map((fill, color): Shape => {
    return filled(
      repeated(
        petal(4, 2.6, 0.6),
        fallen.filter((one) => one.color === color),
      ),
      fill,
    );
  });
}

function street(): Shape[] {
  const waves: Point[] = Array.from({ length: 12 }, (_, index) => [-6 + index * 13, index % 2 ? 165.5 : 168.5]);
  return [
    filled(`${smoothLine(waves)}L140 184L-6 184Z`, TEAL),
    stroked(smoothLine(waves.map(([x, y]): Point => [x, y + 4])), TURMERIC, 0.8),
    filled(Array.from({ length: 17 }, (_, index) => circle(index * 8, 176.4, 1)).join(''), CREAM),
    ...dhol(29, 157, -14, 0.86, PINK),
    ...dhol(98, 156.5, 12, 0.86, ORANGE),
    ...[0, 1, 2, 3].map((index): Shape =>
      filled(
        repeated(petal(5, 3.4, 0.8), around(51 + index * 8.4, 164, 0.8, 9, index * 11)),
        index % 2 ? PINK : ORANGE,
      ),
    ),
    filled([0, 1, 2, 3].map((index) => circle(51 + index * 8.4, 164, 2)).join(''), CREAM),
  ];
}

/** From back to front. */
const ORNAMENT = [petals, parasol, street].map(memoized);

export const design: DesignCode = {
  fonts: ['yatra-one', 'mukta-500'],
  ornament: ORNAMENT,
  sample: {
    brideName: 'Kavya',
    groomName: 'Rohan',
    date: '2026-12-12',
    time: '17:00',
    venue: 'Gulmohar Farm, Chhatarpur, New Delhi',
    rsvp: '98100 00000',
    extraNotes: 'Come in shoes that you can dance in.',
  },
  draw(fields, measure, { replySymbol } = {}) {
    const text = fieldText(fields, { font: 'mukta-500', fill: PLUM, shrinkTo: 0.86 });
    const name = { font: 'yatra-one', fill: '#9c0f47', size: 16, smallest: 9, lines: 2, leading: 1.05 } as const;
    const column = stack(
      [
        ...guestBlocks(text, fields, { size: 4.8 }),
        text('brideName', name),
        { text: '&', size: 9, gap: -1, font: 'yatra-one', fill: TEAL },
        text('groomName', { ...name, gap: -1 }),
        { text: 'are getting married', size: 5.4, gap: 1.5, font: 'yatra-one', fill: PLUM },
        text('date', { text: dateInWords(fields.date), size: 4.8, gap: 5 }),
        text('time', { text: timeInWords(fields.time), size: 4.8, gap: 0.4 }),
        text('venue', { size: 4.2, gap: 1.6 }),
        text('extraNotes', { size: 3.7, gap: 2.6 }),
        text('rsvp', { text: withLabel('RSVP', fields.rsvp), size: 3.7, gap: 2.2 }),
        replyBlock(replySymbol, { font: 'mukta-500', text: PLUM, background: TURMERIC }),
      ],
      { x: 17, y: 62, width: 93, height: 84 },
      measure,
    );
    const shapes = [...ORNAMENT.flatMap((part) => part()), ...column.shapes];
    return [{ width: WIDTH, height: HEIGHT, background: TURMERIC, shapes }];
  },
};
