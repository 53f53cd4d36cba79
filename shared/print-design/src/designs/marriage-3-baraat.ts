import type { Design } from '../design.ts';
import type { Shape } from '../drawing.ts';
import { type Block, dateInWords, stack, timeInWords } from '../kit.ts';
import {
  around,
  byHand,
  chance,
  circle,
  drawnOnce,
  oval,
  petal,
  type Point,
  polyline,
  smooth,
  stamped,
  stampedAll,
} from '../ornament.ts';

const WIDTH = 127;
const HEIGHT = 178;
const MIDDLE = WIDTH / 2;
const TURMERIC = '#f7bd3e';
const PLUM = '#4d0f3c';
const PINK = '#c2185b';
const TEAL = '#0f7173';
const CREAM = '#fff4dc';
const ORANGE = '#e4601f';

/** Where the cloth of the parasol ends, left to right, and where its ribs meet. */
const RIM = 48;
const RIBS = [-10, 8, 26.5, 45, 63.5, 82, 100.5, 119, 137];
const CROWN: Point = [MIDDLE, -26];

/** A rib's line from the crown: bowed outward as cloth is that the wind fills. */
function rib(x: number, y = RIM): string {
  return `C${CROWN[0] + (x - CROWN[0]) * 0.55} ${CROWN[1] + 4} ${CROWN[0] + (x - CROWN[0]) * 0.92} ${y - 34} ${x} ${y}`;
}

function back(x: number): string {
  return `C${CROWN[0] + (x - CROWN[0]) * 0.92} ${RIM - 34} ${CROWN[0] + (x - CROWN[0]) * 0.55} ${CROWN[1] + 4} ${CROWN.join(' ')}`;
}

/** The bridegroom's parasol, so near that it goes over the edge; tassels on its hem. */
function parasol(): Shape[] {
  const panels = RIBS.slice(1).map((x, index) => {
    const from = RIBS[index] ?? x;
    return {
      d: `M${CROWN.join(' ')}${rib(from)}Q${(from + x) / 2} ${RIM - 5} ${x} ${RIM}${back(x)}Z`,
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
      .map(({ x, y }) => stampedAll(petal(4.6, 3.2, 0.62), around(x, y, 0.7, 8)))
      .join('');
  return [
    ...panels.map((panel): Shape => ({ kind: 'path', ...panel })),
    { kind: 'path', d: bloom(true), fill: TEAL },
    { kind: 'path', d: bloom(false), fill: TURMERIC },
    { kind: 'path', d: flowers.map(({ x, y }) => circle(x, y, 1.2)).join(''), fill: ORANGE },
    { kind: 'path', d: hem, stroke: TEAL, strokeWidth: 3 },
    { kind: 'path', d: along.map(([x, y]) => circle(x, y, 0.55)).join(''), fill: CREAM },
    {
      kind: 'path',
      d: stampedAll(
        'M0 0L0 4',
        along.map(([x, y]) => ({ x, y: y + 1 })),
      ),
      stroke: ORANGE,
      strokeWidth: 0.7,
    },
    {
      kind: 'path',
      d: RIBS.map(
        (x) => `${circle(x, RIM + 3.4, 1.9)}${stamped('M-1.9 4.6L1.9 4.6L2.6 10.6L-2.6 10.6Z', { x, y: RIM })}`,
      ).join(''),
      fill: PINK,
    },
    {
      kind: 'path',
      d: RIBS.map((x) => `M${x - 1.9} ${RIM + 5.2}L${x + 1.9} ${RIM + 5.2}`).join(''),
      stroke: TURMERIC,
      strokeWidth: 0.8,
    },
  ];
}

/** A dhol, slung askew, with its ropes. */
function dhol(x: number, y: number, turn: number, scale: number, body: string): Shape[] {
  const at = (d: string) => stamped(byHand(d, 0.12), { x, y, turn, scale });
  const zigzag = Array.from({ length: 9 }, (_, index): Point => [
    -12 + index * 3,
    index % 2 ? 7.4 + bulge(index) : -7.4 - bulge(index),
  ]);
  return [
    { kind: 'path', d: at('M-15 -8C-8 -11 8 -11 15 -8L15 8C8 11 -8 11 -15 8Z'), fill: body },
    { kind: 'path', d: at(polyline(zigzag)), stroke: CREAM, strokeWidth: 0.75 * scale },
    { kind: 'path', d: at(oval(-15, 0, 3, 8.6) + oval(15, 0, 3, 8.6)), fill: PLUM },
    { kind: 'path', d: at(oval(15.4, 0, 2.2, 7.2)), fill: CREAM },
    { kind: 'path', d: at(oval(15.7, 0, 0.9, 3)), fill: PLUM },
  ];
}

const bulge = (index: number) => 1.6 * Math.sin((index / 8) * Math.PI);

/** Petals that somebody threw, falling between the words and the drums. */
function petals(): Shape[] {
  const random = chance(29);
  const colors = [PINK, CREAM, ORANGE];
  const fallen = Array.from({ length: 34 }, (_, index) => {
    const isLeft = index % 2 === 0;
    const x = isLeft ? 1 + random() * 11 : WIDTH - 1 - random() * 11;
    return { x, y: 66 + random() * 84, turn: random() * 360, scale: 0.7 + random() * 0.6, color: index % 3 };
  });
  return colors.map((fill, color): Shape => {
    return {
      kind: 'path',
      d: stampedAll(
        petal(4, 2.6, 0.6),
        fallen.filter((one) => one.color === color),
      ),
      fill,
    };
  });
}

/** The street: a wave of cloth on which the drums stand. */
function street(): Shape[] {
  const waves: Point[] = Array.from({ length: 12 }, (_, index) => [-6 + index * 13, index % 2 ? 165.5 : 168.5]);
  return [
    { kind: 'path', d: `${smooth(waves)}L140 184L-6 184Z`, fill: TEAL },
    { kind: 'path', d: smooth(waves.map(([x, y]): Point => [x, y + 4])), stroke: TURMERIC, strokeWidth: 0.8 },
    { kind: 'path', d: Array.from({ length: 17 }, (_, index) => circle(index * 8, 176.4, 1)).join(''), fill: CREAM },
    ...dhol(29, 157, -14, 0.86, PINK),
    ...dhol(98, 156.5, 12, 0.86, ORANGE),
    ...[0, 1, 2, 3].map((index): Shape => ({
      kind: 'path',
      d: stampedAll(petal(5, 3.4, 0.8), around(51 + index * 8.4, 164, 0.8, 9, index * 11)),
      fill: index % 2 ? PINK : ORANGE,
    })),
    { kind: 'path', d: [0, 1, 2, 3].map((index) => circle(51 + index * 8.4, 164, 2)).join(''), fill: CREAM },
  ];
}

/** From the ground up. */
const ORNAMENT = [petals, parasol, street].map(drawnOnce);

export const design: Design = {
  service: 'marriage',
  id: '3',
  name: 'Baraat',
  description: 'The procession is at the door: a parasol with tassels, two drums and a rain of petals on turmeric.',
  width: WIDTH,
  height: HEIGHT,
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
  draw(fields, measure) {
    const text = (value: string | undefined, field: string, before: number, size = 4.2): Block => {
      return { text: value ?? '', field, size, smallest: size * 0.86, lines: 3, before, font: 'mukta-500', fill: PLUM };
    };
    const name = (field: string, before: number): Block => {
      return {
        text: fields[field] ?? '',
        field,
        size: 16,
        smallest: 9,
        before,
        font: 'yatra-one',
        fill: '#9c0f47',
        leading: 1.05,
      };
    };
    const column = stack(
      [
        name('brideName', 0),
        { text: '&', size: 9, before: -1, font: 'yatra-one', fill: TEAL },
        name('groomName', -1),
        { text: 'are getting married', size: 5.4, before: 1.5, font: 'yatra-one', fill: PLUM },
        text(dateInWords(fields.date ?? ''), 'date', 5, 4.8),
        text(timeInWords(fields.time ?? ''), 'time', 0.4, 4.8),
        text(fields.venue, 'venue', 1.6),
        text(fields.extraNotes, 'extraNotes', 2.6, 3.7),
        text(fields.rsvp && `RSVP ${fields.rsvp}`, 'rsvp', 2.2, 3.7),
      ],
      { x: 17, y: 62, width: 93, height: 84 },
      measure,
    );
    return [
      {
        width: WIDTH,
        height: HEIGHT,
        ground: TURMERIC,
        shapes: [...ORNAMENT.flatMap((part) => part()), ...column.shapes],
      },
    ];
  },
};
