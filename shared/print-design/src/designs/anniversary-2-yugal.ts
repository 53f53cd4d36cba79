import type { Design } from '../design.ts';
import type { Shape } from '../drawing.ts';
import { isSaid, said, typedText, yearsOf } from '../invitation-text.ts';
import { dateInWords, stack, timeInWords } from '../kit.ts';
import {
  around,
  byHand,
  circle,
  petal,
  polyline,
  rectangle,
  smooth,
  stamped,
  stampedAll,
  type Point,
  type Stamp,
} from '../ornament.ts';
import { mixed, readable, takeUp, type Inks } from '../theme-colors.ts';

const OWN: Inks = { ground: '#fbf3df', ink: '#2f2430', accent: '#2f6f73', second: '#d2592f' };

const WIDTH = 178;
const HEIGHT = 127;

/** Parallel strokes of the pen within an outline of straight pieces: `gap` mm apart, at `turn` degrees. */
function hatched(outline: readonly Point[], gap: number, turn: number): string {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = outline.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
  const heights = turned.map(([, y]) => y);
  let d = '';
  for (let level = Math.min(...heights) + gap / 2; level < Math.max(...heights); level += gap) {
    const crossings: number[] = [];
    turned.forEach(([ax, ay], index) => {
      const [bx, by] = turned[(index + 1) % turned.length] ?? [0, 0];
      if (ay > level !== by > level) crossings.push(ax + ((level - ay) / (by - ay)) * (bx - ax));
    });
    crossings.sort((a, b) => a - b);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const ends = [crossings[index] ?? 0, crossings[index + 1] ?? 0].map((x): Point => [
        x * cos - level * sin,
        x * sin + level * cos,
      ]);
      d += polyline(ends);
    }
  }
  return d;
}

/** Points along a smooth closed line, close enough to hatch within it. */
function sampled(points: readonly Point[], perPiece = 6): Point[] {
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] ?? [0, 0];
  return points.flatMap((_, index) => {
    const [a, b, c, e] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return Array.from({ length: perPiece }, (__, step): Point => {
      const t = step / perPiece;
      const of = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - e[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + e[axis]) * t ** 3);
      return [of(0), of(1)];
    });
  });
}

/** A peahen-like bird that looks to the right, standing on the origin; about 40 mm from crest to tail. */
const BODY: Point[] = [
  [11, -22],
  [13, -25.4],
  [11.4, -28.6],
  [8, -29.2],
  [5, -27],
  [3.6, -22.6],
  [-1, -19.6],
  [-7, -16],
  [-12, -10.6],
  [-9, -6],
  [-2, -3.4],
  [5, -4.6],
  [10, -9],
  [12, -15],
];
const WING: Point[] = [
  [4.6, -16.6],
  [0, -17],
  [-6, -13.6],
  [-13, -8],
  [-7, -7.4],
  [-1, -8],
  [3.6, -11],
];
const TAIL: Point[][] = [-1, 0, 1].map((row) => [
  [-9, -10 + row * 1.6],
  [-17, -6 + row * 4.2],
  [-26, 2 + row * 6.4],
  [-28, 7 + row * 6],
  [-23.6, 6 + row * 5.4],
  [-14.6, -1 + row * 3.4],
]);

function bird(stamp: Stamp, inks: Inks, wing: string): Shape[] {
  const at = (d: string) => stamped(byHand(d, 0.1), stamp);
  const line = (d: string, strokeWidth = 0.45): Shape => ({ kind: 'path', d: at(d), stroke: inks.ink, strokeWidth });
  return [
    ...TAIL.flatMap((feather, index): Shape[] => [
      {
        kind: 'path',
        d: at(smooth(feather, true)),
        fill: index === 1 ? inks.second : mixed(inks.second, inks.ground, 0.35),
        stroke: inks.ink,
        strokeWidth: 0.45,
      },
      line(hatched(sampled(feather), 1.05, 62), 0.2),
      {
        kind: 'path',
        d: at(circle((feather[3]?.[0] ?? 0) + 1.6, (feather[3]?.[1] ?? 0) - 0.8, 1.7)),
        fill: inks.accent,
        stroke: inks.ink,
        strokeWidth: 0.3,
      },
    ]),
    {
      kind: 'path',
      d: at(smooth(BODY, true)),
      fill: mixed(inks.accent, inks.ground, 0.62),
      stroke: inks.ink,
      strokeWidth: 0.55,
    },
    line(hatched(sampled(BODY), 1.1, -58), 0.2),
    { kind: 'path', d: at(smooth(WING, true)), fill: wing, stroke: inks.ink, strokeWidth: 0.5 },
    line('M2.6 -15.2C-2 -15 -7 -11.4 -10.4 -8.4M3 -12.6C-1 -12 -5 -9.6 -7 -8.2', 0.4),
    {
      kind: 'path',
      d: at('M12.8 -25.8L18.4 -24.2L12.6 -22.8Z'),
      fill: inks.second,
      stroke: inks.ink,
      strokeWidth: 0.4,
    },
    { kind: 'path', d: at(circle(9.6, -25.6, 1.9)), fill: inks.ground, stroke: inks.ink, strokeWidth: 0.35 },
    { kind: 'path', d: at(circle(10, -25.6, 0.85)), fill: inks.ink },
    line('M6.4 -29L4.4 -33.6M8 -29.4L8 -34.6M9.6 -29.4L11.6 -33.8', 0.4),
    {
      kind: 'path',
      d: at(
        [
          [4.2, -34.2],
          [8, -35.4],
          [11.9, -34.4],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 0.95))
          .join(''),
      ),
      fill: inks.accent,
      stroke: inks.ink,
      strokeWidth: 0.25,
    },
    line('M4.4 -23L8.4 -20.2L11.4 -20.4M3.6 -21.6L8 -18.6L12 -18.9', 0.35),
    line('M0 -3.6L0 0.6M4 -4.2L4 0.8', 0.5),
  ];
}

/** The double line with strokes between, and a row of triangles within: what closes every Madhubani picture. */
function border(inks: Inks): Shape[] {
  const [outer, inner] = [5.4, 9];
  const frame = (inset: number) => rectangle(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset);
  let strokes = '';
  let teeth = '';
  for (let x = inner + 1.05; x < WIDTH - inner; x += 1.4)
    strokes += `M${x} ${outer}L${x} ${inner}M${x} ${HEIGHT - outer}L${x} ${HEIGHT - inner}`;
  for (let y = inner + 1; y < HEIGHT - inner; y += 1.4)
    strokes += `M${outer} ${y}L${inner} ${y}M${WIDTH - outer} ${y}L${WIDTH - inner} ${y}`;
  for (let x = inner + 0.9; x + 3 < WIDTH - inner; x += 3.2)
    teeth += `M${x} ${inner}L${x + 3.2} ${inner}L${x + 1.6} ${inner + 2.2}ZM${x} ${HEIGHT - inner}L${x + 3.2} ${HEIGHT - inner}L${x + 1.6} ${HEIGHT - inner - 2.2}Z`;
  const corners = [outer, WIDTH - inner]
    .flatMap((x) => [outer, HEIGHT - inner].map((y) => rectangle(x, y, inner - outer, inner - outer)))
    .join('');
  return [
    { kind: 'path', d: byHand(strokes, 0.12), stroke: inks.ink, strokeWidth: 0.25 },
    { kind: 'path', d: corners, fill: inks.second },
    { kind: 'path', d: byHand(frame(outer) + frame(inner), 0.1), stroke: inks.ink, strokeWidth: 0.5 },
    { kind: 'path', d: byHand(teeth, 0.1), fill: inks.accent },
  ];
}

/** The branch that both birds sit on, with leaves and lotus-like flowers. */
function branch(inks: Inks): Shape[] {
  const bough: Point[] = [
    [169, 97],
    [158, 93.4],
    [144, 95],
    [128, 92],
    [112, 95.6],
    [96, 93],
  ];
  const leaves: Stamp[] = [
    [104, 94, -52],
    [110, 95, 150],
    [118, 94, 200],
    [126, 92, 168],
    [136, 93.6, 205],
    [146, 95, 160],
    [154, 94, 198],
    [162, 93.6, 150],
    [99, 93, -96],
    [100, 93.4, -150],
  ].map(([x = 0, y = 0, turn = 0], index) => ({ x, y, turn, scale: 0.85 + (index % 3) * 0.12 }));
  const flowers: Stamp[] = [
    [129.5, 27, 0],
    [112, 20, -10],
    [147, 20, 10],
  ].map(([x = 0, y = 0, turn = 0], index) => ({ x, y, turn: 180 + turn, scale: index ? 0.7 : 1 }));
  const bloom = stampedAll(
    petal(9, 4.4, 0.5),
    [-60, -30, 0, 30, 60].map((turn) => ({ x: 0, y: 0, turn })),
  );
  return [
    { kind: 'path', d: byHand(smooth(bough), 0.2), stroke: inks.ink, strokeWidth: 1.9 },
    { kind: 'path', d: byHand(smooth(bough), 0.2), stroke: mixed(inks.second, inks.ink, 0.35), strokeWidth: 1 },
    {
      kind: 'path',
      d: byHand(stampedAll(petal(9.6, 5, 0.5), leaves), 0.12),
      fill: inks.accent,
      stroke: inks.ink,
      strokeWidth: 0.4,
    },
    {
      kind: 'path',
      d: byHand(stampedAll('M0 0L0 -8.4M0 -2.4L1.6 -4M0 -2.4L-1.6 -4M0 -4.6L1.4 -6.2M0 -4.6L-1.4 -6.2', leaves), 0.08),
      stroke: inks.ground,
      strokeWidth: 0.25,
    },
    { kind: 'path', d: flowers.map(({ x, y }) => `M${x} 9L${x} ${y}`).join(''), stroke: inks.ink, strokeWidth: 0.45 },
    { kind: 'path', d: byHand(stampedAll(bloom, flowers), 0.1), fill: inks.second, stroke: inks.ink, strokeWidth: 0.4 },
    {
      kind: 'path',
      d:
        stampedAll(stampedAll('M0 -2L0 -7.4', around(0, 0, 0, 24).slice(22)), flowers) +
        stampedAll(
          stampedAll(
            'M0 -2L0 -7.4',
            [-60, -30, 0, 30, 60].map((turn) => ({ x: 0, y: 0, turn })),
          ),
          flowers,
        ),
      stroke: inks.ink,
      strokeWidth: 0.22,
    },
    {
      kind: 'path',
      d: stampedAll(circle(0, 0.4, 2.2), flowers),
      fill: inks.accent,
      stroke: inks.ink,
      strokeWidth: 0.4,
    },
  ];
}

const ornament = (inks: Inks): Shape[] => [
  ...border(inks),
  ...branch(inks),
  ...bird({ x: 114.5, y: 92.6, scale: 0.8 }, inks, inks.second),
  ...bird({ x: 144.5, y: 93, scale: 0.8, mirrored: true }, inks, inks.accent),
];

export const design: Design = {
  service: 'anniversary',
  id: '2',
  name: 'Yugal',
  description: 'Two birds on one branch, hatched line by line as the painters of Mithila do it.',
  width: WIDTH,
  height: HEIGHT,
  fonts: ['yatra-one', 'martel-400', 'martel-600'],
  sample: {
    coupleNames: 'Leela & Joseph',
    anniversaryYear: '10',
    date: '2027-11-20',
    time: '18:30',
    venue: 'The Verandah, 3 Canal Street, Kochi',
    rsvp: '98100 00000',
    hostedBy: 'their friends',
  },
  draw(fields, measure) {
    const inks = takeUp(OWN, fields.themeColors);
    const orange = readable(inks.second, inks.ground);
    const text = typedText(inks.ink, (weight: 400 | 600 = 400) => `martel-${weight}`);
    const column = stack(
      [
        isSaid(fields.anniversaryYear)
          ? {
              text: `${said('Celebrating', fields.anniversaryYear)} ${yearsOf(fields.anniversaryYear)}`,
              font: 'yatra-one',
              fill: orange,
              size: 5.4,
              field: 'anniversaryYear',
            }
          : { text: 'Two birds, one branch', font: 'yatra-one', fill: orange, size: 5.4 },
        {
          text: fields.coupleNames ?? '',
          font: 'yatra-one',
          fill: inks.ink,
          size: 17,
          smallest: 13,
          leading: 1,
          lines: 3,
          before: 2.5,
          field: 'coupleNames',
        },
        text(dateInWords(fields.date ?? ''), 'date', 4.3, 4.5, 600),
        text(timeInWords(fields.time ?? ''), 'time', 4.3, 0.3, 600),
        text(fields.venue, 'venue', 3.9, 1.2),
        text(said('Hosted by', fields.hostedBy), 'hostedBy', 3.7, 3),
        text(said('RSVP', fields.rsvp), 'rsvp', 3.7, 0.6, 600),
        { ...text(fields.notes, 'notes', 3.6, 2.5), lines: 4 },
      ],
      { x: 17, y: 17, width: 68, height: 93 },
      measure,
      { align: 'start' },
    );
    return [{ width: WIDTH, height: HEIGHT, ground: inks.ground, shapes: [...ornament(inks), ...column.shapes] }];
  },
};
