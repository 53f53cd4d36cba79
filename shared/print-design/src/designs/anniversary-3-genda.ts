import type { DesignCode } from '../design.ts';
import { fieldText, hasText, withLabel, yearsLabel } from '../field-text.ts';
import { guestBlocks } from '../guest-card.ts';
import { dateInWords, stack, timeInWords } from '../layout/index.ts';
import {
  around,
  bead,
  circle,
  filled,
  filledAndStroked,
  isOnSheet,
  petal,
  repeated,
  stroked,
  type Transform,
} from '../ornament.ts';
import type { Shape } from '../sheet-side.ts';
import { applyThemeColors, mix, type Palette, withContrast } from '../theme-colors.ts';
import { replyBlock } from '../reply-block.ts';

const HEIGHT = 210;
const PALETTE: Palette = { background: '#fffaf0', text: '#43231c', accent: '#f0a11f', secondary: '#c4511d' };

const WIDTH = 148;
const X = WIDTH / 2;
const Y = 34;
const HEART = 27;

const BROAD = 'M0 2C-3.4 -3 -5 -7 -4 -9.8C-3.4 -11.8 -0.8 -12 0 -10C0.8 -12 3.4 -11.8 4 -9.8C5 -7 3.4 -3 0 2Z';
const CREASE = 'M-1.3 -4L-1.9 -8M1.3 -4L1.9 -8';

function bloom(colors: Palette, isFull: boolean): Shape[] {
  const shapes: Shape[] = [filled(circle(X, Y, 66), mix(colors.accent, colors.secondary, 0.7))];
  const innermost = isFull ? 3 : HEART - 6;
  let ring = 0;
  for (let radius = 66; radius > innermost; radius -= 8 + radius * 0.035) {
    const count = Math.max(6, Math.round((2 * Math.PI * radius) / (7.2 + radius * 0.04)));
    const scale = 0.93 + radius / 105 + (radius < HEART ? 0.3 : 0);
    const places: Transform[] = around(X, Y, radius, count, ring * (180 / count))
      .filter(isOnSheet(WIDTH, HEIGHT, 4))
      .map((place, index) => ({
        ...place,
        scale: scale * (0.95 + 0.07 * Math.sin(index * 2.3 + ring)),
      }));
    const tone = mix(
      colors.accent,
      ring % 2 ? colors.secondary : '#fff0b8',
      ring % 2 ? 0.55 : Math.min(0.25, ring * 0.05),
    );
    shapes.push(filledAndStroked(repeated(BROAD, places), tone, mix(tone, colors.secondary, 0.45), 0.22));
    if (ring % 2 === 0 && radius > HEART) {
      shapes.push(stroked(repeated(CREASE, places), mix(tone, colors.secondary, 0.4), 0.25));
    }
    ring++;
  }
  return shapes;
}

function ornament(colors: Palette, hasYears: boolean): Shape[] {
  const leaves = around(X, Y, 72, 16, 11.25)
    .filter(({ y }) => y > Y)
    .map((place) => ({ ...place, scale: 1.08 }));
  return [
    filled(repeated(petal(17, 9, 0.5), leaves), '#5d7a3c'),
    stroked(repeated('M0 -4L0 -15.4', leaves), colors.background, 0.3),
    ...bloom(colors, !hasYears),
    ...(hasYears
      ? [
          filled(circle(X, Y, HEART + 1.2), mix(colors.secondary, '#000000', 0.15)),
          filled(circle(X, Y, HEART), colors.background),
          filled(repeated(bead(0, 0, 0.5), around(X, Y, HEART - 2.2, 60)), colors.accent),
        ]
      : [filled(repeated(petal(3, 1.6), around(X, Y, 0.4, 12)), colors.secondary)]),
  ];
}

export const design: DesignCode = {
  fonts: ['gotu', 'poppins-300', 'poppins-500'],
  sample: {
    coupleNames: 'Asha & Mohan',
    anniversaryYear: '50',
    date: '2027-10-23',
    time: '19:00',
    venue: 'Marigold Hall, 40 Temple Street, Chennai',
    rsvp: '98100 00000',
    hostedBy: 'the whole family',
  },
  draw(fields, measure, { replySymbol } = {}) {
    const colors = applyThemeColors(PALETTE, fields.themeColors);
    const rust = withContrast(colors.secondary, colors.background);
    const text = fieldText(fields, { font: 'poppins-300', fill: colors.text });
    const hasYears = hasText(fields.anniversaryYear);
    const small = { font: 'poppins-300', fill: colors.text, size: 3.6 } as const;
    const heart = stack(
      hasYears
        ? [
            { ...small, text: 'Celebrating' },
            text('anniversaryYear', { font: 'gotu', fill: rust, size: 24, smallest: 12, lines: 1, gap: 3 }),
            { ...small, text: yearsLabel(fields.anniversaryYear) },
          ]
        : [],
      { x: X - 20, y: Y - 20, width: 40, height: 40 },
      measure,
    );
    const column = stack(
      [
        ...guestBlocks(text, fields, { size: 4.4, font: 'poppins-500' }),
        !hasYears && { ...small, text: 'Celebrating a life together', fill: rust, size: 4.2 },
        text('coupleNames', { font: 'gotu', size: 16, smallest: 9, lines: 2, leading: 1.15, gap: 1 }),
        text('date', { text: dateInWords(fields.date), font: 'poppins-500', size: 4.4, gap: 5 }),
        text('time', { text: timeInWords(fields.time), font: 'poppins-500', size: 4.4, gap: 0.6 }),
        text('venue', { size: 4, gap: 1.8 }),
        text('hostedBy', { text: withLabel('Hosted by', fields.hostedBy), size: 3.6, gap: 4 }),
        text('rsvp', { text: withLabel('RSVP', fields.rsvp), font: 'poppins-500', size: 3.6, gap: 1 }),
        text('notes', { size: 3.6, lines: 4, gap: 4 }),
        replyBlock(replySymbol, { ...colors, font: 'poppins-300' }),
      ],
      { x: 16, y: 125, width: WIDTH - 32, height: 73 },
      measure,
    );
    const shapes = [...ornament(colors, hasYears), ...heart.shapes, ...column.shapes];
    return [{ width: WIDTH, height: HEIGHT, background: colors.background, shapes }];
  },
};
