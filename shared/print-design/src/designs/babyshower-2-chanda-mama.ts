import type { DesignCode } from '../design.ts';
import { fieldText, withLabel } from '../field-text.ts';
import { guestBlocks } from '../guest-card.ts';
import { dateInWords, stack, timeInWords } from '../layout/index.ts';
import {
  circle,
  filled,
  polyline,
  repeated,
  seededRandom,
  smoothLine,
  stroked,
  transformed,
  type Transform,
} from '../ornament.ts';
import type { Shape } from '../sheet-side.ts';
import { applyThemeColors, mix, type Palette, withContrast } from '../theme-colors.ts';
import { replyBlock } from '../reply-block.ts';

const SIDE = 140;
const PALETTE: Palette = { background: '#1d2750', text: '#fbf3dc', accent: '#f6e7bd', secondary: '#e3b04b' };

const STAR = `${polyline(
  Array.from({ length: 16 }, (_, index) => {
    const radius = index % 2 ? 0.26 : index % 4 ? 0.55 : 1;
    const angle = (index * Math.PI) / 8;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)] as const;
  }),
)}Z`;

function sky(colors: Palette): Shape[] {
  const random = seededRandom(29);
  const near: Transform[] = [];
  const far: string[] = [];
  for (let index = 0; index < 240; index++) {
    const [x, y] = [-2 + random() * 144, -2 + random() * 144];
    const size = random();
    const isNearMoon = Math.hypot(x - 104, y - 46) < 47;
    const isBehindText = x > 8 && x < 84 && (y < 33 || y > 50);
    if (isNearMoon || isBehindText || y > 128) continue;
    if (size > 0.86) near.push({ x, y, scale: 0.8 + size * 1.4 });
    else far.push(circle(x, y, 0.18 + size * 0.3));
  }
  return [
    { kind: 'path', d: far.join(''), fill: colors.accent, opacity: 0.75 },
    filled(repeated(STAR, near), colors.secondary),
  ];
}

function moon(colors: Palette): Shape[] {
  const crescent = (inner: number) =>
    `M87.5 6.2C113 0.4 143.6 18 143.6 49C143.6 78 118 94 92 87.4C${104 + inner} ${86 + inner} ${124 + inner} ${72 + inner} ${121 + inner} ${46 + inner * 0.3}C${119 + inner} ${25 - inner * 0.4} ${102 + inner} ${12 - inner} 87.5 6.2Z`;
  const carved = [0.22, 0.42, 0.62, 0.8].map((t) => {
    const mix = (a: number, b: number) => a + (b - a) * t;
    return `M${mix(87.5, 90)} ${mix(6.2, 7)}C${mix(102, 113)} ${mix(12, 0.4)} ${mix(119, 143.6)} ${mix(25, 18)} ${mix(121, 143.6)} ${mix(46, 49)}C${mix(124, 143.6)} ${mix(72, 78)} ${mix(104, 118)} ${mix(86, 94)} ${mix(92, 93)} 87.4`;
  });
  return [
    filled(crescent(0), colors.accent),
    stroked(carved.join(''), mix(colors.accent, colors.secondary, 0.55), 0.3),
  ];
}

function cradle(x: number, y: number, colors: Palette): Shape[] {
  const at = (d: string) => transformed(d, { x, y });
  const basket = 'M-13 0C-12.4 6.6 -8 10 0 10C8 10 12.4 6.6 13 0Z';
  const weave = Array.from({ length: 11 }, (_, index) => {
    const px = -11.4 + index * 2.28;
    const depth = 9.6 * Math.sqrt(1 - (px / 13) ** 2);
    return `M${px} 0.6L${px * 0.86} ${depth}`;
  }).join('');
  return [
    stroked(at('M-12.4 0L0 -44L12.4 0'), colors.secondary, 0.45),
    filled(at('M-9 0C-8.4 -5.4 -3.4 -6.4 -1 -4.6C2 -7 8.6 -6 9.4 0Z'), mix(colors.accent, '#ffffff', 0.3)),
    stroked(at('M-7 -0.4C-6.4 -3.2 -4 -4 -2 -3.2'), mix(colors.accent, colors.background, 0.3), 0.3),
    filled(at(basket), colors.secondary),
    stroked(at(weave), colors.background, 0.3),
    stroked(at('M-12.6 3.2Q0 5.4 12.6 3.2M-11 6.4Q0 8.4 11 6.4'), colors.background, 0.3),
    filled(at('M-13.8 -0.9L13.8 -0.9L13.8 0.9L-13.8 0.9Z'), mix(colors.secondary, colors.accent, 0.5)),
    stroked(at('M-9 11.6Q0 15.4 9 11.6'), colors.secondary, 0.45),
    filled(
      at(
        repeated(
          'M0 0L-0.8 2.2L0.8 2.2Z',
          [-10, -5, 0, 5, 10].map((px) => ({ x: px, y: 12.6 - (px / 10) ** 2 * 4.6 })),
        ),
      ),
      colors.accent,
    ),
  ];
}

function clouds(colors: Palette): Shape[] {
  const roll = (x: number, y: number, r: number) =>
    smoothLine(
      Array.from({ length: 15 }, (_, index) => {
        const angle = -Math.PI + (index / 14) * Math.PI * 2.6;
        const radius = r * (1 - index / 20);
        return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
      }),
    );
  const rolls = [
    [2, 140, 9],
    [18, 144, 7],
    [33, 139, 10],
    [52, 143, 8],
    [68, 141, 9],
    [86, 144, 7],
    [100, 139, 10],
    [119, 143, 8],
    [135, 139, 10],
  ] as const;
  return [
    filled(rolls.map(([x, y, r]) => circle(x, y, r)).join(''), mix(colors.background, colors.accent, 0.16)),
    stroked(rolls.map(([x, y, r]) => roll(x, y, r)).join(''), mix(colors.background, colors.accent, 0.6), 0.35),
  ];
}

const ornament = (colors: Palette): Shape[] => [
  ...sky(colors),
  ...clouds(colors),
  ...moon(colors),
  ...cradle(93, 50, colors),
];

export const design: DesignCode = {
  fonts: ['amita-400', 'amita-700', 'gotu'],
  sample: {
    parentsToBe: 'Anika & Dev',
    date: '2027-03-06',
    time: '17:00',
    venue: 'Neem House, Lake Road, Pune',
    hostedBy: 'Nani and Dadi',
    rsvp: '98100 00000',
  },
  draw(fields, measure, { replySymbol } = {}) {
    const colors = applyThemeColors(PALETTE, fields.themeColors);
    const gold = withContrast(colors.secondary, colors.background);
    const text = fieldText(fields, { font: 'gotu', fill: colors.text });
    const top = stack(
      [{ text: 'A little star is on its way', font: 'amita-400', fill: gold, size: 6.4, leading: 1.3 }],
      { x: 13, y: 12, width: 46, height: 24 },
      measure,
      { align: 'start', vertical: 'top' },
    );
    const column = stack(
      [
        ...guestBlocks(text, fields, { size: 4, fill: gold }),
        { text: 'Baby shower for', font: 'gotu', fill: colors.text, size: 3.5 },
        text('parentsToBe', { font: 'amita-700', size: 13, smallest: 8, lines: 2, leading: 1.1, gap: 1 }),
        text('date', { text: dateInWords(fields.date), fill: gold, size: 4, gap: 3 }),
        text('time', { text: timeInWords(fields.time), fill: gold, size: 4, gap: 0.5 }),
        text('venue', { size: 3.6, gap: 2 }),
        text('hostedBy', { text: withLabel('Hosted by', fields.hostedBy), size: 3.2, gap: 3 }),
        text('rsvp', { text: withLabel('RSVP', fields.rsvp), size: 3.2, gap: 0.8 }),
        text('notes', { size: 3.2, lines: 4, gap: 3 }),
        replyBlock(replySymbol, { ...colors, font: 'gotu', align: 'start' }),
      ],
      { x: 13, y: 38, width: 70, height: 87 },
      measure,
      { align: 'start', vertical: 'bottom' },
    );
    const shapes = [...ornament(colors), ...top.shapes, ...column.shapes];
    return [{ width: SIDE, height: SIDE, background: colors.background, shapes }];
  },
};
