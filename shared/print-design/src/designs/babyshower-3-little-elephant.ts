import type { DesignCode } from '../design.ts';
import { fieldText, withLabel } from '../field-text.ts';
import { guestBlocks } from '../guest-card.ts';
import { dateInWords, stack, timeInWords } from '../layout/index.ts';
import {
  circle,
  ellipse,
  fan,
  filled,
  filledAndStroked,
  petal,
  points,
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

const WIDTH = 178;
const HEIGHT = 127;
const PALETTE: Palette = { background: '#fbf7ec', text: '#4a4550', accent: '#7f9a70', secondary: '#dd8f7e' };

const OUTLINE = smoothLine(
  points(
    '51 -31, 53.5 -22, 52.6 -12, 52.4 -1.4, 51.4 0, 43.4 0, 42.6 -1.4, 42 -10, 38.5 -14, 30 -14, 26.6 -11, 26 -1.4, 25 0, 17 0, 16.2 -1.4, 15.6 -11, 13 -17, 8.6 -19.4, 5.2 -17, 3.6 -10, 0.4 -4.6, -4.4 -4.2, -6.6 -7.6, -4.6 -10, -3 -8, -1 -9, -0.6 -15, -1.6 -22, 0.4 -31, 6.6 -37.6, 14 -38.4, 19 -36.4, 28 -39.4, 38 -39.4, 46 -37',
  ),
  true,
);
const EAR = smoothLine(points('13 -35.4, 20 -36, 25 -31, 24.6 -23, 20.4 -18, 16.4 -20, 14.4 -25.6, 12.2 -30'), true);
const TUSK = 'M6.2 -19.4C4.4 -15.6 1.6 -13.6 -2 -13.8C0.2 -15 2 -17.2 2.8 -20.4Z';
const TAIL = 'M52.4 -29C57 -27 57.6 -20 56.4 -14';
const CLOTH =
  'M25.6 -39C32 -40.4 40 -39.9 44.6 -37.6L45.4 -21L43.6 -19.2L41 -21L38.4 -19L35.8 -21L33.2 -19L30.6 -21L28 -19L26.6 -20.6Z';

interface Skin {
  body: string;
  ear: string;
  line: string;
}

function elephant(stamp: Transform, skin: Skin, colors: Palette, hasCloth: boolean): Shape[] {
  const at = (d: string) => transformed(d, stamp);
  const nails = [19, 21.6, 24, 45.4, 48, 50.4].map((x) => ellipse(x, -0.8, 0.9, 0.8)).join('');
  const cloth: Shape[] = hasCloth
    ? [
        filled(at(CLOTH), colors.secondary),
        stroked(at('M26 -36.4C32 -37.8 40 -37.4 44.8 -35.2M26.4 -23.4L45.2 -23.8'), colors.background, 0.4),
        filled(at(repeated(petal(3, 1.7), fan(35.6, -29.8, [0, 60, 120, 180, 240, 300]))), colors.background),
        filled(
          at(
            [29.6, 41.8].map((x) => circle(x, -29.8, 0.9)).join('') +
              repeated(
                circle(0, 0, 0.55),
                [26.6, 28, 33.2, 38.4, 43.6].map((x) => ({ x, y: x === 26.6 ? -19.4 : -18 })),
              ),
          ),
          colors.background,
        ),
      ]
    : [];
  return [
    stroked(at(TAIL), skin.line, 0.7),
    filled(at(repeated(petal(4.4, 2.4), [{ x: 56.4, y: -14.6, degrees: 186 }])), skin.line),
    filled(at(OUTLINE), skin.body),
    filled(at(nails), mix(skin.body, colors.background, 0.6)),
    ...cloth,
    filled(at(TUSK), colors.background),
    filledAndStroked(at(EAR), skin.ear, skin.line, 0.4),
    stroked(at('M5.4 -27.4Q7 -28.8 8.6 -27.2'), skin.line, 0.6),
    stroked(at('M-0.4 -17L3 -16.4M-0.2 -13.4L2.8 -12.8M-1 -10L1.8 -9.4'), skin.line, 0.35),
  ];
}

function sprig(x: number, y: number, height: number, bend: number, pairs: number, colors: Palette): Shape[] {
  const at = (t: number) => [x + bend * t * t, y - height * t] as const;
  const leaves: Transform[] = Array.from({ length: pairs }, (_, index) => {
    const t = 0.25 + (0.7 * index) / pairs;
    const [px, py] = at(t);
    return [-1, 1].map((side) => ({ x: px, y: py, degrees: side * (52 - index * 3) + bend, scale: 1.15 - t * 0.6 }));
  }).flat();
  const [tx, ty] = at(1);
  return [
    stroked(`M${x} ${y}Q${x} ${y - height / 2} ${tx} ${ty}`, colors.accent, 0.45),
    filled(repeated(petal(7.4, 3.6, 0.55), leaves), colors.accent),
    filled(
      repeated(
        petal(4, 2.6, 0.6),
        [-28, 0, 28].map((degrees) => ({ x: tx, y: ty + 0.6, degrees: degrees + bend })),
      ),
      colors.secondary,
    ),
  ];
}

function ornament(colors: Palette): Shape[] {
  const random = seededRandom(41);
  const flecks = Array.from({ length: 95 }, () => ({
    x: -3 + random() * 184,
    y: -3 + random() * 133,
    degrees: random() * 180,
    scale: 0.4 + random() * 0.7,
  }));
  const skin = mix(colors.text, colors.background, 0.42);
  return [
    filled(repeated('M0 0L0.35 -0.8L0 -1.6L-0.35 -0.8Z', flecks), mix(colors.background, colors.accent, 0.32)),
    filled(
      'M-4 118C30 110 70 112 96 114C130 117 150 110 182 112L182 131L-4 131Z',
      mix(colors.background, colors.accent, 0.38),
    ),
    filled(
      'M-4 123C40 117 90 121 120 120C150 119 165 121 182 118L182 131L-4 131Z',
      mix(colors.background, colors.accent, 0.62),
    ),
    ...sprig(166, 112, 66, -9, 7, colors),
    ...sprig(173, 112, 40, 7, 4, colors),
    ...elephant(
      { x: 80, y: 119.6, scale: 1.04 },
      {
        body: skin,
        ear: mix(skin, colors.secondary, 0.4),
        line: mix(colors.text, colors.background, 0.1),
      },
      colors,
      true,
    ),
    ...elephant(
      { x: 142, y: 120, scale: 0.46 },
      {
        body: mix(skin, colors.background, 0.22),
        ear: mix(skin, colors.secondary, 0.55),
        line: mix(colors.text, colors.background, 0.1),
      },
      colors,
      false,
    ),
    ...sprig(8, 121, 17, 3, 3, colors),
    ...sprig(15, 122, 11, -3, 2, colors),
  ];
}

export const design: DesignCode = {
  fonts: ['baloo-2-600', 'martel-400', 'martel-600'],
  sample: {
    parentsToBe: 'Tara & Imran',
    date: '2027-01-23',
    time: '16:00',
    venue: 'The Garden Room, 21 Hill Road, Bengaluru',
    hostedBy: 'Leela',
    rsvp: '98100 00000',
    notes: 'Bring a book that you loved when you were small.',
  },
  draw(fields, measure, { replySymbol } = {}) {
    const colors = applyThemeColors(PALETTE, fields.themeColors);
    const rose = withContrast(colors.secondary, colors.background);
    const text = fieldText(fields, { font: 'martel-400', fill: colors.text, lines: 4 });
    const alignment = { align: 'start', vertical: 'top' } as const;
    const names = stack(
      [
        ...guestBlocks(text, fields, { size: 4.2, font: 'martel-600' }),
        { text: 'Somebody small is joining the herd', font: 'martel-400', fill: rose, size: 4 },
        text('parentsToBe', { font: 'baloo-2-600', size: 17, smallest: 8.5, lines: 2, leading: 1, gap: 2 }),
        { text: 'Baby shower', font: 'martel-400', fill: colors.text, size: 4.4, gap: 1 },
      ],
      { x: 15, y: 14, width: 132, height: 38 },
      measure,
      alignment,
    );
    const top = names.bottom + 5;
    const when = stack(
      [
        text('date', { text: dateInWords(fields.date), font: 'martel-600', size: 4.2, smallest: 3.2 }),
        text('time', { text: timeInWords(fields.time), font: 'martel-600', size: 4.2, gap: 0.3 }),
        text('venue', { size: 3.8, gap: 1.4 }),
        replyBlock(replySymbol, { ...colors, font: 'martel-400', align: 'start' }),
      ],
      { x: 15, y: top, width: 54, height: 102 - top },
      measure,
      alignment,
    );
    const more = stack(
      [
        text('hostedBy', { text: withLabel('Hosted by', fields.hostedBy), size: 3.8 }),
        text('rsvp', { text: withLabel('RSVP', fields.rsvp), font: 'martel-600', size: 3.8, gap: 0.6 }),
        text('notes', { size: 3.8, gap: 1.6 }),
      ],
      { x: 82, y: top, width: 66, height: 76 - top },
      measure,
      alignment,
    );
    const shapes = [...ornament(colors), ...names.shapes, ...when.shapes, ...more.shapes];
    return [{ width: WIDTH, height: HEIGHT, background: colors.background, shapes }];
  },
};
