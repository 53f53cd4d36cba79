import type { Design } from '../design.ts';
import type { Shape } from '../drawing.ts';
import { said, typedText } from '../invitation-text.ts';
import { stack, whenInWords } from '../kit.ts';
import {
  around,
  byHand,
  circle,
  hanging,
  oval,
  petal,
  rectangle,
  smooth,
  stamped,
  stampedAll,
  type Point,
} from '../ornament.ts';
import { mixed, readable, takeUp, type Inks } from '../theme-colors.ts';

const HEIGHT = 178;
const OWN: Inks = { ground: '#fdf3e4', ink: '#5b2333', accent: '#cf5573', second: '#cf8a35' };
/** of the cake, whatever its icing; the age stands on it */
const CREAM = '#fbe3df';
/** of the cake, which is drawn 55 mm high */
const SCALE = 0.8;

const WIDTH = 127;
const MIDDLE = WIDTH / 2;

/** Paper bunting: flags cut from printed sheets, each print another. */
function bunting(inks: Inks): Shape[] {
  const papers = [
    inks.accent,
    mixed(inks.second, inks.ground, 0.1),
    '#3d7f78',
    mixed(inks.accent, inks.ground, 0.5),
    '#d9a441',
  ];
  const shapes: Shape[] = [];
  const swags: readonly [Point, Point, number][] = [
    [[-8, 3], [MIDDLE, 3.5], 12],
    [[MIDDLE, 3.5], [WIDTH + 8, 3], 12],
  ];
  let number = 0;
  for (const [from, to, sag] of swags) {
    const line = hanging(from, to, sag, 31);
    shapes.push({ kind: 'path', d: smooth(line), stroke: inks.ink, strokeWidth: 0.35 });
    for (let index = 3; index < 28; index += 4) {
      const [a, b] = [line[index - 1], line[index + 2]];
      if (!a || !b) continue;
      const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
      const at = (d: string) => stamped(d, { x, y, turn });
      const paper = papers[number % papers.length] ?? inks.accent;
      shapes.push({ kind: 'path', d: at(byHand('M-4.6 0L4.6 0L0 12.5Z', 0.18)), fill: paper });
      const print = [
        stampedAll(
          circle(0, 0, 0.55),
          [
            [-2.4, 2],
            [0, 2],
            [2.4, 2],
            [-1.2, 4.6],
            [1.2, 4.6],
            [0, 7.2],
          ].map(([px = 0, py = 0]) => ({ x: px, y: py })),
        ),
        'M-3.6 1.6L3.6 1.6L3.3 2.5L-3.3 2.5ZM-2.6 4.4L2.6 4.4L2.2 5.3L-2.2 5.3ZM-1.6 7.2L1.6 7.2L1.2 8.1L-1.2 8.1Z',
        stampedAll(petal(2, 1.1), around(0, 3.8, 0.4, 8)),
      ][number % 3];
      shapes.push({ kind: 'path', d: at(print ?? ''), fill: mixed(paper, '#fffaf0', 0.72) });
      number++;
    }
  }
  shapes.push({ kind: 'path', d: circle(MIDDLE, 3.5, 1.1), fill: inks.second });
  return shapes;
}

/** An earthen lamp with its flame; it stands on y = 0. */
function diya(x: number, y: number, scale: number, inks: Inks): Shape[] {
  const at = (d: string) => stamped(d, { x, y, scale });
  return [
    {
      kind: 'path',
      d: at('M-4 -3.4L4 -3.4C4 -1 2 0 0 0C-2 0 -4 -1 -4 -3.4Z'),
      fill: mixed(inks.second, inks.ink, 0.3),
    },
    { kind: 'path', d: at('M-3.2 -2.5L3.2 -2.5'), stroke: inks.ground, strokeWidth: 0.3 },
    { kind: 'path', d: at('M0 -3.4C-2.6 -5.4 -1.4 -8 0 -10.4C1.4 -8 2.6 -5.4 0 -3.4Z'), fill: '#f0b23a' },
    { kind: 'path', d: at('M0 -3.6C-1.2 -4.8 -0.7 -6 0 -7.2C0.7 -6 1.2 -4.8 0 -3.6Z'), fill: '#fff3c9' },
  ];
}

/** Three tiers on a stand; the middle one has room for the age. */
function cake(x: number, y: number, inks: Inks): Shape[] {
  const at = (d: string) => stamped(d, { x, y, scale: SCALE });
  const [cream, rose] = [CREAM, mixed(inks.accent, '#fffaf0', 0.42)];
  const tier = (half: number, top: number, height: number) =>
    `M${-half} ${top}C${-half} ${top - 1.6} ${half} ${top - 1.6} ${half} ${top}L${half} ${top + height}L${-half} ${top + height}Z`;
  const drip = (half: number, top: number, drops: number) => {
    const step = (2 * half) / drops;
    let d = `M${-half} ${top - 0.2}C${-half} ${top - 1.6} ${half} ${top - 1.6} ${half} ${top - 0.2}`;
    for (let index = 0; index < drops; index++) {
      const right = half - index * step;
      const depth = 2.6 + 1.3 * Math.sin(index * 2.4 + half);
      d += `C${right} ${top + depth * 1.5} ${right - step} ${top + depth * 1.5} ${right - step} ${top + 0.4}`;
    }
    return `${d}Z`;
  };
  const beads = (half: number, py: number) => {
    const gaps = Math.round(half / 1.25);
    return Array.from({ length: gaps + 1 }, (_, index) => circle(-half + (2 * half * index) / gaps, py, 0.8)).join('');
  };
  return [
    {
      kind: 'path',
      d: at('M-33 -6C-33 -3.6 33 -3.6 33 -6L33 -7L-33 -7ZM-4 -5L4 -5C3 -1 8 1 13 2L-13 2C-8 1 -3 -1 -4 -5Z'),
      fill: inks.second,
    },
    { kind: 'path', d: at(tier(28, -24, 17)), fill: cream },
    { kind: 'path', d: at(tier(20, -41, 16.4)), fill: cream },
    { kind: 'path', d: at(tier(12, -54, 12.4)), fill: cream },
    {
      kind: 'path',
      d: at(
        stampedAll(
          petal(4, 2.4, 0.6),
          [-24, -16, -8, 0, 8, 16, 24].flatMap((px) => [-40, 0, 40].map((turn) => ({ x: px, y: -10.6, turn }))),
        ),
      ),
      fill: rose,
    },
    { kind: 'path', d: at(drip(28, -24, 11) + drip(20, -41, 8) + drip(12, -54, 5)), fill: inks.accent },
    { kind: 'path', d: at(beads(27.4, -7.6) + beads(19.4, -24.8) + beads(11.4, -41.8)), fill: inks.second },
    ...[-7.4, 0, 7.4].flatMap((px) =>
      diya(x + px * SCALE, y - (54.8 + (px ? 0 : 0.3)) * SCALE, SCALE * (px ? 0.8 : 1), inks),
    ),
  ];
}

function ornament(inks: Inks): Shape[] {
  const confetti = [
    [11, 58],
    [10, 84],
    [9, 112],
    [116, 62],
    [119, 96],
    [107, 122],
    [31, 138],
    [99, 142],
    [13, 150],
    [117, 148],
    [24, 166],
    [104, 168],
  ] as const;
  return [
    ...bunting(inks),
    { kind: 'path', d: 'M-4 172C30 168 96 168 131 172L131 182L-4 182Z', fill: mixed(inks.ground, inks.second, 0.3) },
    {
      kind: 'path',
      d: confetti
        .map(([x, y], index) =>
          index % 3 ? stamped(rectangle(-1.1, -0.5, 2.2, 1), { x, y, turn: index * 47 }) : circle(x, y, 0.8),
        )
        .join(''),
      fill: mixed(inks.accent, inks.ground, 0.35),
    },
    { kind: 'path', d: oval(MIDDLE, 172.2, 19, 1.3), fill: mixed(inks.ground, inks.second, 0.55) },
    ...cake(MIDDLE, 171, inks),
  ];
}

export const design: Design = {
  service: 'birthday',
  id: '2',
  name: 'Diya Cake',
  description: 'Bunting cut from printed paper, and a cake that carries lamps instead of candles.',
  width: WIDTH,
  height: HEIGHT,
  fonts: ['rozha-one', 'kalam-400', 'kalam-700'],
  sample: {
    honoreeName: 'Zoya',
    age: '5',
    date: '2027-04-10',
    time: '16:00',
    venue: '14 Rosewood Terrace, Hyderabad',
    hostedBy: 'Ammi and Abbu',
    rsvp: '98100 00000',
  },
  draw(fields, measure) {
    const inks = takeUp(OWN, fields.themeColors);
    const rose = readable(inks.accent, inks.ground);
    const text = typedText(inks.ink, (weight: 400 | 700 = 400) => `kalam-${weight}`);
    const column = stack(
      [
        { text: 'There is cake! Come to the birthday of', font: 'kalam-400', fill: rose, size: 4.4 },
        {
          text: fields.honoreeName ?? '',
          font: 'rozha-one',
          fill: inks.ink,
          size: 19,
          smallest: 9,
          leading: 1,
          before: 2.5,
          field: 'honoreeName',
        },
        text(whenInWords(fields.date ?? '', fields.time ?? ''), 'date', 4.2, 4, 700),
        text(fields.venue, 'venue', 4, 1),
        text(said('Hosted by', fields.hostedBy), 'hostedBy', 3.5, 3),
        text(said('RSVP', fields.rsvp), 'rsvp', 3.5, 0.5, 700),
        { ...text(fields.notes, 'notes', 3.5, 2.5), lines: 4 },
      ],
      { x: 17, y: 35, width: WIDTH - 34, height: 78 },
      measure,
    );
    const age = stack(
      [{ text: fields.age ?? '', font: 'rozha-one', fill: readable(inks.ink, CREAM), size: 9, field: 'age' }],
      { x: MIDDLE - 12, y: 140, width: 24, height: 11.8 },
      measure,
      { vertical: 'bottom' },
    );
    const shapes = [...ornament(inks), ...column.shapes, ...age.shapes];
    return [{ width: WIDTH, height: HEIGHT, ground: inks.ground, shapes }];
  },
};
