import type { DesignCode } from '../design.ts';
import { fieldText, hasText, withLabel } from '../field-text.ts';
import { guestBlocks } from '../guest-card.ts';
import { dateInWords, stack, timeInWords } from '../layout/index.ts';
import {
  circle,
  filled,
  points,
  polyline,
  rectangle,
  repeated,
  smoothLine,
  stroked,
  transformed,
  type Point,
  type Transform,
} from '../ornament.ts';
import type { Shape } from '../sheet-side.ts';
import { applyThemeColors, mix, type Palette, withContrast } from '../theme-colors.ts';
import { replyBlock } from '../reply-block.ts';

const WIDTH = 148;
const HEIGHT = 210;
const PALETTE: Palette = { background: '#d9ebec', text: '#27305a', accent: '#cf2f73', secondary: '#ec7f29' };

interface Kite extends Transform {
  colors: readonly [string, string, string];
  cut: 'quarters' | 'eye' | 'chevron' | 'moon';
}

const LEFT: Point = [-11, -2];
const RIGHT: Point = [11, -2];

function kite({ colors: [paper, patch, trim], cut, ...stamp }: Kite): Shape[] {
  const at = (d: string) => transformed(d, stamp);
  const patches = {
    quarters: 'M0 -14L11 -2L0 -2ZM0 -2L0 11L-11 -2Z',
    eye: [5, -5].map((x) => circle(x, -3.6, 2.2)).join('') + 'M-4.4 5.8L4.4 5.8L0 11Z',
    chevron: 'M-6.4 -7L0 0L6.4 -7L11 -2L0 9.6L-11 -2Z',
    moon: 'M-5 -5.6C-5.4 1.4 5.4 1.4 5 -5.6C3 -1.6 -3 -1.6 -5 -5.6ZM-3.3 7.1L3.3 7.1L0 11Z',
  };
  return [
    filled(at('M0 9.6L-4 15.6L4 15.6Z'), trim),
    stroked(at('M-1.4 15.6L-2.4 19M0 15.6L0 20M1.4 15.6L2.4 19'), trim, 0.4),
    filled(at(`${polyline([[0, -14], RIGHT, [0, 11], LEFT])}Z`), paper),
    filled(at(patches[cut]), patch),
    ...(cut === 'eye' ? [filled(at([5, -5].map((x) => circle(x, -3.6, 0.95)).join('')), trim)] : []),
    stroked(at('M0 -14L0 11M-11 -2Q0 -14.6 11 -2'), mix(paper, '#3a2418', 0.62), 0.35),
  ];
}

function roofs(colors: Palette): Shape[] {
  const back = mix(colors.background, colors.text, 0.32);
  const front = colors.text;
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
    filled(
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
      back,
    ),
    filled(
      houses.map(([x, width, height]) => rectangle(x, base - height, width, height)).join('') + crenels.join(''),
      front,
    ),
    filled(
      repeated(
        arch,
        windows.filter((_, index) => index % 3 !== 1),
      ),
      mix(colors.secondary, '#ffd97a', 0.35),
    ),
    filled(
      repeated(
        arch,
        windows.filter((_, index) => index % 3 === 1),
      ),
      mix(front, colors.background, 0.25),
    ),
  ];
}

function ornament(colors: Palette): Shape[] {
  const [pink, orange, yellow, teal, paper] = [colors.accent, colors.secondary, '#f4c23d', '#1f8a8c', '#fff8e6'];
  const kites: Kite[] = [
    { x: 104, y: 40, degrees: 24, scale: 2.1, colors: [pink, yellow, orange], cut: 'quarters' },
    { x: 52, y: 26, degrees: -17, scale: 1.12, colors: [teal, paper, pink], cut: 'eye' },
    { x: 138, y: 92, degrees: 32, scale: 0.95, colors: [yellow, orange, teal], cut: 'chevron' },
    { x: 19, y: 44, degrees: 12, scale: 0.66, colors: [orange, paper, pink], cut: 'moon' },
    { x: 14, y: 6, degrees: -30, scale: 0.8, colors: [yellow, pink, teal], cut: 'quarters' },
  ];
  const strings = 'M104 40C112 84 126 130 118 192M52 26C58 66 121 78 124 191M138 92C141 120 130 150 132 192';
  const gulls = points('34 62, 40 66, 120 78, 66 12').map(([x, y]) =>
    smoothLine([
      [x - 2.4, y - 1],
      [x - 1, y - 1.3],
      [x, y],
      [x + 1, y - 1.3],
      [x + 2.4, y - 1],
    ]),
  );
  return [
    filled(circle(112, 36, 47), mix(colors.background, '#ffffff', 0.55)),
    stroked(strings, mix(colors.background, colors.text, 0.35), 0.2),
    stroked(gulls.join(''), mix(colors.background, colors.text, 0.6), 0.35),
    ...roofs(colors),
    ...kites.flatMap(kite),
  ];
}

export const design: DesignCode = {
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
  draw(fields, measure, { replySymbol } = {}) {
    const colors = applyThemeColors(PALETTE, fields.themeColors);
    const pink = withContrast(colors.accent, colors.background);
    const text = fieldText(fields, { font: 'mukta-400', fill: colors.text });
    const column = stack(
      [
        ...guestBlocks(text, fields, { size: 5, font: 'mukta-600', fill: pink }),
        text('honoreeName', { font: 'baloo-2-800', size: 21, smallest: 10, lines: 2, leading: 0.95 }),
        hasText(fields.age)
          ? { text: `turns ${fields.age}`, font: 'baloo-2-600', fill: pink, size: 11, gap: 0.5, field: 'age' }
          : { text: 'has a birthday!', font: 'baloo-2-600', fill: pink, size: 9.5, gap: 0.5 },
        text('date', { text: dateInWords(fields.date), font: 'mukta-600', size: 5.2, gap: 6 }),
        text('time', { text: timeInWords(fields.time), font: 'mukta-600', size: 5.2, gap: 0.5 }),
        text('venue', { size: 4.4, gap: 1.5 }),
        text('hostedBy', { text: withLabel('Hosted by', fields.hostedBy), size: 3.9, gap: 4 }),
        text('rsvp', { text: withLabel('RSVP', fields.rsvp), font: 'mukta-600', size: 3.9, gap: 1 }),
        text('notes', { size: 3.9, lines: 4, gap: 4 }),
        replyBlock(replySymbol, { ...colors, font: 'mukta-400', align: 'start' }),
      ],
      { x: 14, y: 84, width: 88, height: 84 },
      measure,
      { align: 'start', vertical: 'bottom' },
    );
    const shapes = [...ornament(colors), ...column.shapes];
    return [{ width: WIDTH, height: HEIGHT, background: colors.background, shapes }];
  },
};
