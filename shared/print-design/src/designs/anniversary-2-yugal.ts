import type { DesignCode } from '../design.ts';
import { celebration, fieldText, withLabel } from '../field-text.ts';
import { guestBlocks } from '../guest-card.ts';
import { dateInWords, stack, timeInWords } from '../layout/index.ts';
import {
  around,
  circle,
  fan,
  filled,
  filledAndStroked,
  petal,
  points,
  polyline,
  rectangle,
  repeated,
  roughened,
  smoothLine,
  stroked,
  transformed,
  type Point,
  type Transform,
} from '../ornament.ts';
import type { Shape } from '../sheet-side.ts';
import { applyThemeColors, mix, type Palette, withContrast } from '../theme-colors.ts';
import { replyBlock } from '../reply-block.ts';

const PALETTE: Palette = { background: '#fbf3df', text: '#2f2430', accent: '#2f6f73', secondary: '#d2592f' };

const WIDTH = 178;
const HEIGHT = 127;

function hatched(outline: readonly Point[], gap: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
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

const BODY = points(
  '11 -22, 13 -25.4, 11.4 -28.6, 8 -29.2, 5 -27, 3.6 -22.6, -1 -19.6, -7 -16, -12 -10.6, -9 -6, -2 -3.4, 5 -4.6, 10 -9, 12 -15',
);
const WING = points('4.6 -16.6, 0 -17, -6 -13.6, -13 -8, -7 -7.4, -1 -8, 3.6 -11');
const TAIL: Point[][] = [-1, 0, 1].map((row) => [
  [-9, -10 + row * 1.6],
  [-17, -6 + row * 4.2],
  [-26, 2 + row * 6.4],
  [-28, 7 + row * 6],
  [-23.6, 6 + row * 5.4],
  [-14.6, -1 + row * 3.4],
]);

function bird(stamp: Transform, colors: Palette, wing: string): Shape[] {
  const at = (d: string) => transformed(roughened(d, 0.1), stamp);
  const line = (d: string, strokeWidth = 0.45): Shape => stroked(at(d), colors.text, strokeWidth);
  return [
    ...TAIL.flatMap((feather, index): Shape[] => [
      filledAndStroked(
        at(smoothLine(feather, true)),
        index === 1 ? colors.secondary : mix(colors.secondary, colors.background, 0.35),
        colors.text,
        0.45,
      ),
      line(hatched(sampled(feather), 1.05, 62), 0.2),
      filledAndStroked(
        at(circle((feather[3]?.[0] ?? 0) + 1.6, (feather[3]?.[1] ?? 0) - 0.8, 1.7)),
        colors.accent,
        colors.text,
        0.3,
      ),
    ]),
    filledAndStroked(at(smoothLine(BODY, true)), mix(colors.accent, colors.background, 0.62), colors.text, 0.55),
    line(hatched(sampled(BODY), 1.1, -58), 0.2),
    filledAndStroked(at(smoothLine(WING, true)), wing, colors.text, 0.5),
    line('M2.6 -15.2C-2 -15 -7 -11.4 -10.4 -8.4M3 -12.6C-1 -12 -5 -9.6 -7 -8.2', 0.4),
    filledAndStroked(at('M12.8 -25.8L18.4 -24.2L12.6 -22.8Z'), colors.secondary, colors.text, 0.4),
    filledAndStroked(at(circle(9.6, -25.6, 1.9)), colors.background, colors.text, 0.35),
    filled(at(circle(10, -25.6, 0.85)), colors.text),
    line('M6.4 -29L4.4 -33.6M8 -29.4L8 -34.6M9.6 -29.4L11.6 -33.8', 0.4),
    filledAndStroked(
      at(
        points('4.2 -34.2, 8 -35.4, 11.9 -34.4')
          .map(([x, y]) => circle(x, y, 0.95))
          .join(''),
      ),
      colors.accent,
      colors.text,
      0.25,
    ),
    line('M4.4 -23L8.4 -20.2L11.4 -20.4M3.6 -21.6L8 -18.6L12 -18.9', 0.35),
    line('M0 -3.6L0 0.6M4 -4.2L4 0.8', 0.5),
  ];
}

function border(colors: Palette): Shape[] {
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
    stroked(roughened(strokes, 0.12), colors.text, 0.25),
    filled(corners, colors.secondary),
    stroked(roughened(frame(outer) + frame(inner), 0.1), colors.text, 0.5),
    filled(roughened(teeth, 0.1), colors.accent),
  ];
}

function branch(colors: Palette): Shape[] {
  const bough = points('169 97, 158 93.4, 144 95, 128 92, 112 95.6, 96 93');
  const leaves: Transform[] = [
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
  ].map(([x = 0, y = 0, degrees = 0], index) => ({ x, y, degrees, scale: 0.85 + (index % 3) * 0.12 }));
  const flowers: Transform[] = [
    [129.5, 27, 0],
    [112, 20, -10],
    [147, 20, 10],
  ].map(([x = 0, y = 0, degrees = 0], index) => ({ x, y, degrees: 180 + degrees, scale: index ? 0.7 : 1 }));
  const bloom = repeated(petal(9, 4.4, 0.5), fan(0, 0, [-60, -30, 0, 30, 60]));
  return [
    stroked(roughened(smoothLine(bough), 0.2), colors.text, 1.9),
    stroked(roughened(smoothLine(bough), 0.2), mix(colors.secondary, colors.text, 0.35), 1),
    filledAndStroked(roughened(repeated(petal(9.6, 5, 0.5), leaves), 0.12), colors.accent, colors.text, 0.4),
    stroked(
      roughened(repeated('M0 0L0 -8.4M0 -2.4L1.6 -4M0 -2.4L-1.6 -4M0 -4.6L1.4 -6.2M0 -4.6L-1.4 -6.2', leaves), 0.08),
      colors.background,
      0.25,
    ),
    stroked(flowers.map(({ x, y }) => `M${x} 9L${x} ${y}`).join(''), colors.text, 0.45),
    filledAndStroked(roughened(repeated(bloom, flowers), 0.1), colors.secondary, colors.text, 0.4),
    stroked(
      repeated(repeated('M0 -2L0 -7.4', around(0, 0, 0, 24).slice(22)), flowers) +
        repeated(repeated('M0 -2L0 -7.4', fan(0, 0, [-60, -30, 0, 30, 60])), flowers),
      colors.text,
      0.22,
    ),
    filledAndStroked(repeated(circle(0, 0.4, 2.2), flowers), colors.accent, colors.text, 0.4),
  ];
}

const ornament = (colors: Palette): Shape[] => [
  ...border(colors),
  ...branch(colors),
  ...bird({ x: 114.5, y: 92.6, scale: 0.8 }, colors, colors.secondary),
  ...bird({ x: 144.5, y: 93, scale: 0.8, mirrored: true }, colors, colors.accent),
];

export const design: DesignCode = {
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
  draw(fields, measure, { replySymbol } = {}) {
    const colors = applyThemeColors(PALETTE, fields.themeColors);
    const orange = withContrast(colors.secondary, colors.background);
    const text = fieldText(fields, { font: 'martel-400', fill: colors.text });
    const column = stack(
      [
        ...guestBlocks(text, fields, { size: 4.3, font: 'martel-600' }),
        { ...celebration(fields, 'Two birds, one branch'), font: 'yatra-one', fill: orange, size: 5.4 },
        text('coupleNames', { font: 'yatra-one', size: 17, smallest: 13, leading: 1, gap: 2.5 }),
        text('date', { text: dateInWords(fields.date), font: 'martel-600', size: 4.3, gap: 4.5 }),
        text('time', { text: timeInWords(fields.time), font: 'martel-600', size: 4.3, gap: 0.3 }),
        text('venue', { size: 3.9, gap: 1.2 }),
        text('hostedBy', { text: withLabel('Hosted by', fields.hostedBy), size: 3.7, gap: 3 }),
        text('rsvp', { text: withLabel('RSVP', fields.rsvp), font: 'martel-600', size: 3.7, gap: 0.6 }),
        text('notes', { size: 3.6, lines: 4, gap: 2.5 }),
        replyBlock(replySymbol, { ...colors, font: 'martel-400', align: 'start' }),
      ],
      { x: 17, y: 17, width: 68, height: 93 },
      measure,
      { align: 'start' },
    );
    const shapes = [...ornament(colors), ...column.shapes];
    return [{ width: WIDTH, height: HEIGHT, background: colors.background, shapes }];
  },
};
