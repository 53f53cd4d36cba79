import type { DesignCode } from '../design.ts';
import { fieldText, hasText, withLabel } from '../field-text.ts';
import { guestBlocks } from '../guest-card.ts';
import { stack, whenInWords } from '../layout/index.ts';
import {
  around,
  bead,
  circle,
  ellipse,
  fan,
  filled,
  onCircle,
  petal,
  rectangle,
  repeated,
  roughened,
  stroked,
  transformed,
  type Transform,
} from '../ornament.ts';
import type { Shape } from '../sheet-side.ts';
import { applyThemeColors, mix, type Palette, withContrast } from '../theme-colors.ts';
import { replyBlock } from '../reply-block.ts';

const PALETTE: Palette = { background: '#f8f1df', text: '#2b2a4c', accent: '#2f3f73', secondary: '#a8412f' };

const SIDE = 150;
const MEDALLION = { x: SIDE / 2, y: 41, radius: 10 };
/** Offset between the two colours in mm, as in real block prints. */
const BLOCK_OFFSET = { x: 0.3, y: -0.2 };

const SPRAY = {
  line: roughened('M0 0C-0.6 -3 0.6 -5 0 -8M0 -2C2.4 -2.4 3.6 -4 3.8 -6M0 -3.4C-2.4 -3.8 -3.6 -5.4 -3.8 -7.4', 0.1),
  dark: roughened(
    repeated(petal(3.6, 1.9, 0.5), [
      { x: 0, y: -1.2, degrees: 62 },
      { x: 0, y: -1.2, degrees: -62 },
      { x: 0.1, y: -4.4, degrees: 48 },
      { x: -0.1, y: -4.8, degrees: -48 },
    ]),
    0.12,
  ),
  red: roughened(
    repeated(petal(4, 2, 0.62), fan(0, -7.6, [-58, -29, 0, 29, 58])) + circle(4, -6.6, 1) + circle(-4, -8, 1),
    0.12,
  ),
};

function vine(length: number): { line: string; dark: string; red: string } {
  const count = Math.round(length / 9.5);
  const step = length / count;
  let line = 'M0 0';
  const leaves: Transform[] = [];
  const berries: string[] = [];
  for (let index = 0; index < count; index++) {
    const [x, up] = [index * step, index % 2 ? 1 : -1];
    line += `C${x + step * 0.3} ${up * 2.6} ${x + step * 0.7} ${up * 2.6} ${x + step} 0`;
    leaves.push(
      { x: x + step * 0.5, y: up * 1.9, degrees: up < 0 ? 128 : 52, scale: 0.8 },
      { x: x + step * 0.12, y: up * 0.6, degrees: up < 0 ? -24 : 204, scale: 0.75 },
    );
    berries.push(bead(x + step * 0.5, -up * 1.5, 0.85));
  }
  return { line, dark: repeated(petal(3.4, 1.9, 0.5), leaves), red: berries.join('') };
}

const PARROT = {
  body: 'M-4.6 -15.4C-3.6 -18.6 1.4 -19.6 3.4 -16C5.4 -12.2 6.2 -8 4 -3C2.4 0.4 3 4 4.6 8.4C1.6 6.4 -0.4 2.4 -0.8 -1C-4.6 -3.4 -5 -8.4 -3.4 -12C-4.2 -12.6 -4.6 -13.6 -4.6 -15.4Z',
  beak: 'M-4.4 -15.8C-6.4 -15.8 -7 -13.8 -6 -12C-5.4 -12.8 -4.6 -13 -3.6 -12.8Z',
  cut: 'M0 -10.6C3 -9.4 3.6 -6 2.2 -2.4M1.2 -12C4.4 -9.6 4.8 -6.4 3.8 -3.2M-3.4 -12.4C-1.8 -11.4 0 -11.4 1.6 -12.6',
};

function medallion(x: number, y: number, radius: number, colors: Palette): Shape[] {
  return [
    filled(repeated(petal(3.4, 3, 0.75), around(x, y, radius, 24)), colors.accent),
    filled(repeated(bead(0, 0, 0.45), around(x, y, radius + 4.6, 24, 7.5)), colors.secondary),
    filled(circle(x, y, radius + 0.6), colors.background),
    stroked(circle(x, y, radius - 0.6), colors.secondary, 0.4),
  ];
}

function ornament(colors: Palette, hasAge: boolean): Shape[] {
  const frame = 20;
  const inner = SIDE - 2 * frame;
  const band = vine(inner + 4);
  const sides: Transform[] = [0, 90, 180, 270].map((degrees) => {
    const [x, y] = onCircle(SIDE / 2, SIDE / 2, (inner + 4) / 2, degrees);
    const [cx, cy] = onCircle(x, y, (inner + 4) / 2, degrees - 90);
    return { x: cx, y: cy, degrees };
  });
  const sprays: Transform[] = [];
  for (const { degrees = 0 } of sides) {
    for (let index = -3; index <= 3; index++) {
      const [x, y] = onCircle(SIDE / 2, SIDE / 2, SIDE / 2 - 14.5, degrees);
      const [px, py] = onCircle(x, y, index * 15.2, degrees + 90);
      sprays.push({ x: px, y: py, degrees, scale: index % 2 ? 0.86 : 1 });
    }
  }
  const corners = [0, 90, 180, 270].map((degrees) => {
    const [x, y] = onCircle(SIDE / 2, SIDE / 2, Math.SQRT2 * (SIDE / 2 - 7.6), degrees + 45);
    return { x, y, degrees: degrees + 45 };
  });
  const rose = repeated(petal(5.4, 3.4, 0.66), around(0, 0, 1.4, 8));
  const over = (d: string) => transformed(d, BLOCK_OFFSET);
  const birds: Transform[] = [-1, 1].map((side) => ({
    x: MEDALLION.x + side * 27,
    y: MEDALLION.y + 5,
    mirrored: side > 0,
  }));
  return [
    filled(roughened(rectangle(-3.4, -3.4, SIDE + 6.8, SIDE + 6.8), 0), mix(colors.background, colors.secondary, 0.16)),
    filled(roughened(rectangle(frame - 4, frame - 4, inner + 8, inner + 8), 0.15), colors.background),
    stroked(repeated(SPRAY.line, sprays), colors.accent, 0.4),
    filled(repeated(SPRAY.dark, sprays) + repeated(rose, corners), colors.accent),
    filled(over(repeated(SPRAY.red, sprays) + corners.map(({ x, y }) => circle(x, y, 2.1)).join('')), colors.secondary),
    stroked(repeated(band.line, sides), colors.accent, 0.45),
    filled(repeated(band.dark, sides), colors.accent),
    filled(over(repeated(band.red, sides)), colors.secondary),
    stroked(roughened(rectangle(frame + 2, frame + 2, inner - 4, inner - 4), 0.12), colors.secondary, 0.5),
    filled(roughened(repeated(PARROT.body, birds), 0.1), colors.accent),
    filled(over(repeated(PARROT.beak, birds)), colors.secondary),
    stroked(repeated(PARROT.cut, birds), colors.background, 0.4),
    filled(repeated(ellipse(-2, -15.6, 0.6, 0.6), birds), colors.background),
    ...medallion(MEDALLION.x, MEDALLION.y, MEDALLION.radius, colors),
    ...(hasAge ? [] : [filled(over(transformed(rose, MEDALLION)), colors.secondary)]),
  ];
}

export const design: DesignCode = {
  fonts: ['martel-400', 'martel-800', 'tiro', 'tiro-italic'],
  sample: {
    honoreeName: 'Nani Kamala',
    age: '70',
    date: '2027-08-08',
    time: '12:30',
    venue: 'The Old Haveli, Fort Road, Udaipur',
    hostedBy: 'all her grandchildren',
    rsvp: '98100 00000',
  },
  draw(fields, measure, { replySymbol } = {}) {
    const colors = applyThemeColors(PALETTE, fields.themeColors);
    const red = withContrast(colors.secondary, colors.background);
    const text = fieldText(fields, { font: 'tiro', fill: colors.text });
    const column = stack(
      [
        ...guestBlocks(text, fields, { size: 4.6, fill: red }),
        { text: 'We are celebrating', font: 'tiro-italic', fill: red, size: 4.6 },
        text('honoreeName', { font: 'martel-800', size: 12.5, smallest: 6.5, lines: 2, leading: 1.1, gap: 0.5 }),
        text('date', { text: whenInWords(fields), size: 4.6, gap: 2.5 }),
        text('venue', { size: 4.4, gap: 1 }),
        text('hostedBy', { text: withLabel('Hosted by', fields.hostedBy), font: 'tiro-italic', size: 4, gap: 2.5 }),
        text('rsvp', { text: withLabel('RSVP', fields.rsvp), size: 4, gap: 0.8 }),
        text('notes', { font: 'tiro-italic', size: 3.7, lines: 4, gap: 2.5 }),
        replyBlock(replySymbol, { ...colors, font: 'tiro' }),
      ],
      { x: 31, y: MEDALLION.y + 17.5, width: SIDE - 62, height: SIDE - 27 - MEDALLION.y - 17.5 },
      measure,
    );
    const age = stack(
      [text('age', { font: 'martel-800', size: 9.5, smallest: 6, lines: 1 })],
      { x: SIDE / 2 - 7.4, y: MEDALLION.y - 7, width: 14.8, height: 15 },
      measure,
    );
    const shapes = [...ornament(colors, hasText(fields.age)), ...column.shapes, ...age.shapes];
    return [{ width: SIDE, height: SIDE, background: colors.background, shapes }];
  },
};
