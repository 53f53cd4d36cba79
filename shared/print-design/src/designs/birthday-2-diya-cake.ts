import type { DesignCode } from '../design.ts';
import { fieldText, withLabel } from '../field-text.ts';
import { guestBlocks } from '../guest-card.ts';
import { stack, whenInWords } from '../layout/index.ts';
import {
  around,
  circle,
  ellipse,
  fan,
  filled,
  hangingLine,
  petal,
  points,
  rectangle,
  repeated,
  roughened,
  smoothLine,
  stroked,
  transformed,
  type Point,
} from '../ornament.ts';
import type { Shape } from '../sheet-side.ts';
import { applyThemeColors, mix, type Palette, withContrast } from '../theme-colors.ts';
import { replyBlock } from '../reply-block.ts';

const HEIGHT = 178;
const PALETTE: Palette = { background: '#fdf3e4', text: '#5b2333', accent: '#cf5573', secondary: '#cf8a35' };
const CREAM = '#fbe3df';
const CAKE_SCALE = 0.8;

const WIDTH = 127;
const MIDDLE = WIDTH / 2;

function bunting(colors: Palette): Shape[] {
  const papers = [
    colors.accent,
    mix(colors.secondary, colors.background, 0.1),
    '#3d7f78',
    mix(colors.accent, colors.background, 0.5),
    '#d9a441',
  ];
  const shapes: Shape[] = [];
  const swags: readonly [Point, Point, number][] = [
    [[-8, 3], [MIDDLE, 3.5], 12],
    [[MIDDLE, 3.5], [WIDTH + 8, 3], 12],
  ];
  let number = 0;
  for (const [from, to, sag] of swags) {
    const line = hangingLine(from, to, sag, 31);
    shapes.push(stroked(smoothLine(line), colors.text, 0.35));
    for (let index = 3; index < 28; index += 4) {
      const [a, b] = [line[index - 1], line[index + 2]];
      if (!a || !b) continue;
      const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      const degrees = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
      const at = (d: string) => transformed(d, { x, y, degrees });
      const paper = papers[number % papers.length] ?? colors.accent;
      shapes.push(filled(at(roughened('M-4.6 0L4.6 0L0 12.5Z', 0.18)), paper));
      const print = [
        repeated(
          circle(0, 0, 0.55),
          points('-2.4 2, 0 2, 2.4 2, -1.2 4.6, 1.2 4.6, 0 7.2').map(([px, py]) => ({ x: px, y: py })),
        ),
        'M-3.6 1.6L3.6 1.6L3.3 2.5L-3.3 2.5ZM-2.6 4.4L2.6 4.4L2.2 5.3L-2.2 5.3ZM-1.6 7.2L1.6 7.2L1.2 8.1L-1.2 8.1Z',
        repeated(petal(2, 1.1), around(0, 3.8, 0.4, 8)),
      ][number % 3];
      shapes.push(filled(at(print ?? ''), mix(paper, '#fffaf0', 0.72)));
      number++;
    }
  }
  shapes.push(filled(circle(MIDDLE, 3.5, 1.1), colors.secondary));
  return shapes;
}

function diya(x: number, y: number, scale: number, colors: Palette): Shape[] {
  const at = (d: string) => transformed(d, { x, y, scale });
  return [
    filled(at('M-4 -3.4L4 -3.4C4 -1 2 0 0 0C-2 0 -4 -1 -4 -3.4Z'), mix(colors.secondary, colors.text, 0.3)),
    stroked(at('M-3.2 -2.5L3.2 -2.5'), colors.background, 0.3),
    filled(at('M0 -3.4C-2.6 -5.4 -1.4 -8 0 -10.4C1.4 -8 2.6 -5.4 0 -3.4Z'), '#f0b23a'),
    filled(at('M0 -3.6C-1.2 -4.8 -0.7 -6 0 -7.2C0.7 -6 1.2 -4.8 0 -3.6Z'), '#fff3c9'),
  ];
}

function cake(x: number, y: number, colors: Palette): Shape[] {
  const at = (d: string) => transformed(d, { x, y, scale: CAKE_SCALE });
  const [cream, rose] = [CREAM, mix(colors.accent, '#fffaf0', 0.42)];
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
    filled(
      at('M-33 -6C-33 -3.6 33 -3.6 33 -6L33 -7L-33 -7ZM-4 -5L4 -5C3 -1 8 1 13 2L-13 2C-8 1 -3 -1 -4 -5Z'),
      colors.secondary,
    ),
    filled(at(tier(28, -24, 17)), cream),
    filled(at(tier(20, -41, 16.4)), cream),
    filled(at(tier(12, -54, 12.4)), cream),
    filled(
      at(
        repeated(
          petal(4, 2.4, 0.6),
          [-24, -16, -8, 0, 8, 16, 24].flatMap((px) => fan(px, -10.6, [-40, 0, 40])),
        ),
      ),
      rose,
    ),
    filled(at(drip(28, -24, 11) + drip(20, -41, 8) + drip(12, -54, 5)), colors.accent),
    filled(at(beads(27.4, -7.6) + beads(19.4, -24.8) + beads(11.4, -41.8)), colors.secondary),
    ...[-7.4, 0, 7.4].flatMap((px) =>
      diya(x + px * CAKE_SCALE, y - (54.8 + (px ? 0 : 0.3)) * CAKE_SCALE, CAKE_SCALE * (px ? 0.8 : 1), colors),
    ),
  ];
}

function ornament(colors: Palette): Shape[] {
  const confetti = points(
    '11 58, 10 84, 9 112, 116 62, 119 96, 107 122, 31 138, 99 142, 13 150, 117 148, 24 166, 104 168',
  );
  return [
    ...bunting(colors),
    filled('M-4 172C30 168 96 168 131 172L131 182L-4 182Z', mix(colors.background, colors.secondary, 0.3)),
    filled(
      confetti
        .map(([x, y], index) =>
          index % 3 ? transformed(rectangle(-1.1, -0.5, 2.2, 1), { x, y, degrees: index * 47 }) : circle(x, y, 0.8),
        )
        .join(''),
      mix(colors.accent, colors.background, 0.35),
    ),
    filled(ellipse(MIDDLE, 172.2, 19, 1.3), mix(colors.background, colors.secondary, 0.55)),
    ...cake(MIDDLE, 171, colors),
  ];
}

export const design: DesignCode = {
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
  draw(fields, measure, { replySymbol } = {}) {
    const colors = applyThemeColors(PALETTE, fields.themeColors);
    const rose = withContrast(colors.accent, colors.background);
    const text = fieldText(fields, { font: 'kalam-400', fill: colors.text });
    const column = stack(
      [
        ...guestBlocks(text, fields, { size: 4.4, font: 'kalam-700' }),
        { text: 'There is cake! Come to the birthday of', font: 'kalam-400', fill: rose, size: 4.4 },
        text('honoreeName', { font: 'rozha-one', size: 19, smallest: 9, lines: 2, leading: 1, gap: 2.5 }),
        text('date', { text: whenInWords(fields), font: 'kalam-700', size: 4.2, gap: 4 }),
        text('venue', { size: 4, gap: 1 }),
        text('hostedBy', { text: withLabel('Hosted by', fields.hostedBy), size: 3.5, gap: 3 }),
        text('rsvp', { text: withLabel('RSVP', fields.rsvp), font: 'kalam-700', size: 3.5, gap: 0.5 }),
        text('notes', { size: 3.5, lines: 4, gap: 2.5 }),
        replyBlock(replySymbol, { ...colors, font: 'kalam-400' }),
      ],
      { x: 17, y: 35, width: WIDTH - 34, height: 78 },
      measure,
    );
    const age = stack(
      [{ text: fields.age ?? '', font: 'rozha-one', fill: withContrast(colors.text, CREAM), size: 9, field: 'age' }],
      { x: MIDDLE - 12, y: 140, width: 24, height: 11.8 },
      measure,
      { vertical: 'bottom' },
    );
    const shapes = [...ornament(colors), ...column.shapes, ...age.shapes];
    return [{ width: WIDTH, height: HEIGHT, background: colors.background, shapes }];
  },
};
