import type { Design } from '../design.ts';
import type { Shape } from '../drawing.ts';
import { isSaid, said, typedText } from '../invitation-text.ts';
import { dateInWords, stack, timeInWords } from '../kit.ts';
import { circle, polyline, rectangle, smooth, stamped, stampedAll, type Point, type Stamp } from '../ornament.ts';
import { mixed, readable, takeUp, type Inks } from '../theme-colors.ts';

const WIDTH = 148;
const HEIGHT = 210;
const OWN: Inks = { ground: '#d9ebec', ink: '#27305a', accent: '#cf2f73', second: '#ec7f29' };

interface Kite extends Stamp {
  colors: readonly [string, string, string];
  cut: 'quarters' | 'eye' | 'chevron' | 'moon';
}

const LEFT: Point = [-11, -2];
const RIGHT: Point = [11, -2];

/** A patang, 22 mm from side to side, of pasted tissue paper on two slips of bamboo. */
function kite({ colors: [paper, patch, trim], cut, ...stamp }: Kite): Shape[] {
  const at = (d: string) => stamped(d, stamp);
  const patches = {
    quarters: 'M0 -14L11 -2L0 -2ZM0 -2L0 11L-11 -2Z',
    eye: [5, -5].map((x) => circle(x, -3.6, 2.2)).join('') + 'M-4.4 5.8L4.4 5.8L0 11Z',
    chevron: 'M-6.4 -7L0 0L6.4 -7L11 -2L0 9.6L-11 -2Z',
    moon: 'M-5 -5.6C-5.4 1.4 5.4 1.4 5 -5.6C3 -1.6 -3 -1.6 -5 -5.6ZM-3.3 7.1L3.3 7.1L0 11Z',
  };
  return [
    { kind: 'path', d: at('M0 9.6L-4 15.6L4 15.6Z'), fill: trim },
    { kind: 'path', d: at('M-1.4 15.6L-2.4 19M0 15.6L0 20M1.4 15.6L2.4 19'), stroke: trim, strokeWidth: 0.4 },
    { kind: 'path', d: at(`${polyline([[0, -14], RIGHT, [0, 11], LEFT])}Z`), fill: paper },
    { kind: 'path', d: at(patches[cut]), fill: patch },
    ...(cut === 'eye'
      ? [{ kind: 'path', d: at([5, -5].map((x) => circle(x, -3.6, 0.95)).join('')), fill: trim } as const]
      : []),
    {
      kind: 'path',
      d: at('M0 -14L0 11M-11 -2Q0 -14.6 11 -2'),
      stroke: mixed(paper, '#3a2418', 0.62),
      strokeWidth: 0.35,
    },
  ];
}

/** The roofs of an old town: parapets, windows, water tanks, people's aerials; it bleeds at the foot. */
function roofs(inks: Inks): Shape[] {
  const back = mixed(inks.ground, inks.ink, 0.32);
  const front = inks.ink;
  const houses = [
    [-4, 24, 19],
    [20, 21, 27],
    [41, 27, 17],
    [68, 17, 24],
    [85, 25, 15],
    [110, 18, 25],
    [128, 26, 18],
  ] as const;
  const base = 214;
  const windows = houses.flatMap(([x, width, height], house) =>
    Array.from({ length: Math.floor(width / 6.4) }, (_, index) => ({
      x: x + 4.2 + index * 6.2,
      y: base - height + 10 + (house % 2),
    })),
  );
  const arch = 'M-1.4 4L-1.4 0C-1.4 -1.4 -0.6 -2 0 -2.6C0.6 -2 1.4 -1.4 1.4 0L1.4 4Z';
  const crenels = houses.flatMap(([x, width, height]) =>
    Array.from({ length: Math.floor(width / 3) }, (_, index) =>
      rectangle(x + 0.5 + index * 3, base - height - 1.4, 1.8, 1.6),
    ),
  );
  return [
    {
      kind: 'path',
      d:
        [
          [6, 20, 33],
          [33, 16, 31],
          [58, 21, 29],
          [76, 17, 34],
          [99, 20, 31],
          [121, 18, 30],
        ]
          .map(([x = 0, width = 0, height = 0]) => rectangle(x, base - height, width, height))
          .join('') + 'M80 180C80 174.6 84.4 174.6 84.4 170C84.4 174.6 89 174.6 89 180Z',
      fill: back,
    },
    {
      kind: 'path',
      d: houses.map(([x, width, height]) => rectangle(x, base - height, width, height)).join('') + crenels.join(''),
      fill: front,
    },
    {
      kind: 'path',
      d: stampedAll(
        arch,
        windows.filter((_, index) => index % 3 !== 1),
      ),
      fill: mixed(inks.second, '#ffd97a', 0.35),
    },
    {
      kind: 'path',
      d: stampedAll(
        arch,
        windows.filter((_, index) => index % 3 === 1),
      ),
      fill: mixed(front, inks.ground, 0.25),
    },
  ];
}

function ornament(inks: Inks): Shape[] {
  const [pink, orange, yellow, teal, paper] = [inks.accent, inks.second, '#f4c23d', '#1f8a8c', '#fff8e6'];
  const kites: Kite[] = [
    { x: 104, y: 40, turn: 24, scale: 2.1, colors: [pink, yellow, orange], cut: 'quarters' },
    { x: 52, y: 26, turn: -17, scale: 1.12, colors: [teal, paper, pink], cut: 'eye' },
    { x: 138, y: 92, turn: 32, scale: 0.95, colors: [yellow, orange, teal], cut: 'chevron' },
    { x: 19, y: 44, turn: 12, scale: 0.66, colors: [orange, paper, pink], cut: 'moon' },
    { x: 14, y: 6, turn: -30, scale: 0.8, colors: [yellow, pink, teal], cut: 'quarters' },
  ];
  const strings = 'M104 40C112 84 126 130 118 192M52 26C58 66 121 78 124 191M138 92C141 120 130 150 132 192';
  const gulls = [
    [34, 62],
    [40, 66],
    [120, 78],
    [66, 12],
  ].map(([x = 0, y = 0]) =>
    smooth([
      [x - 2.4, y - 1],
      [x - 1, y - 1.3],
      [x, y],
      [x + 1, y - 1.3],
      [x + 2.4, y - 1],
    ]),
  );
  return [
    { kind: 'path', d: circle(112, 36, 47), fill: mixed(inks.ground, '#ffffff', 0.55) },
    { kind: 'path', d: strings, stroke: mixed(inks.ground, inks.ink, 0.35), strokeWidth: 0.2 },
    { kind: 'path', d: gulls.join(''), stroke: mixed(inks.ground, inks.ink, 0.6), strokeWidth: 0.35 },
    ...roofs(inks),
    ...kites.flatMap(kite),
  ];
}

export const design: Design = {
  service: 'birthday',
  id: '1',
  name: 'Patang',
  description: 'Tissue-paper kites over the roofs of an old town, as on the morning of Makar Sankranti.',
  width: WIDTH,
  height: HEIGHT,
  fonts: ['baloo-2-600', 'baloo-2-800', 'mukta-400', 'mukta-600'],
  sample: {
    honoreeName: 'Ishaan',
    age: '7',
    date: '2027-01-16',
    time: '15:30',
    venue: 'On our roof, 5 Kite Makers’ Lane, Ahmedabad',
    rsvp: '98100 00000',
    hostedBy: 'Mamma and Papa',
    notes: 'Kites and string are on us.',
  },
  draw(fields, measure) {
    const inks = takeUp(OWN, fields.themeColors);
    const pink = readable(inks.accent, inks.ground);
    const text = typedText(inks.ink, (weight: 400 | 600 = 400) => `mukta-${weight}`);
    const column = stack(
      [
        {
          text: fields.honoreeName ?? '',
          font: 'baloo-2-800',
          fill: inks.ink,
          size: 21,
          smallest: 10,
          leading: 0.95,
          field: 'honoreeName',
        },
        isSaid(fields.age)
          ? { text: said('turns', fields.age), font: 'baloo-2-600', fill: pink, size: 11, before: 0.5, field: 'age' }
          : { text: 'has a birthday!', font: 'baloo-2-600', fill: pink, size: 9.5, before: 0.5 },
        text(dateInWords(fields.date ?? ''), 'date', 5.2, 6, 600),
        text(timeInWords(fields.time ?? ''), 'time', 5.2, 0.5, 600),
        text(fields.venue, 'venue', 4.4, 1.5),
        text(said('Hosted by', fields.hostedBy), 'hostedBy', 3.9, 4),
        text(said('RSVP', fields.rsvp), 'rsvp', 3.9, 1, 600),
        { ...text(fields.notes, 'notes', 3.9, 4), lines: 4 },
      ],
      { x: 14, y: 84, width: 88, height: 84 },
      measure,
      { align: 'start', vertical: 'bottom' },
    );
    return [{ width: WIDTH, height: HEIGHT, ground: inks.ground, shapes: [...ornament(inks), ...column.shapes] }];
  },
};
