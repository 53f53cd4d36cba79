import type { DesignCode } from '../design.ts';
import { fieldText, withLabel } from '../field-text.ts';
import { guestBlocks } from '../guest-card.ts';
import { stack, whenInWords } from '../layout/index.ts';
import {
  around,
  circle,
  ellipse,
  filled,
  hangingLine,
  petal,
  polyline,
  repeated,
  roughened,
  seededRandom,
  smoothLine,
  stroked,
  transformed,
  type Point,
} from '../ornament.ts';
import type { Shape } from '../sheet-side.ts';
import { applyThemeColors, mix, type Palette, withContrast } from '../theme-colors.ts';
import { replyBlock } from '../reply-block.ts';

const PALETTE: Palette = { background: '#fbf3de', text: '#5a1f1a', accent: '#3f7a45', secondary: '#e0901c' };

const GODH_BHARAI = 'गोद भराई';
const WIDTH = 127;
const HEIGHT = 178;

function bananaLeaf(length: number, width: number, seed: number): { blade: string; rib: string; veins: string } {
  const random = seededRandom(seed);
  const half = (t: number) => (width / 2) * Math.sin(Math.PI * Math.min(1, 0.06 + t * 0.94)) ** 0.62;
  const side = (sign: number): Point[] => {
    const points: Point[] = [];
    for (let step = 1; step < 24; step++) {
      const t = step / 24;
      const y = -length * t;
      points.push([sign * half(t), y]);
      if (random() > 0.72 && t > 0.15 && t < 0.85) {
        points.push([sign * half(t) * 0.45, y + 2.4], [sign * half(t) * 1.01, y - 1.2]);
      }
    }
    return points;
  };
  const right = side(1);
  const left = side(-1).reverse();
  const veins = Array.from({ length: 26 }, (_, index) => {
    const t = 0.08 + index * 0.033;
    const y = -length * t;
    const reach = half(Math.min(1, t + 0.1)) * 0.9;
    return `M0 ${y}Q${reach * 0.55} ${y - reach * 0.3} ${reach} ${y - reach * 0.75}M0 ${y}Q${-reach * 0.55} ${y - reach * 0.3} ${-reach} ${y - reach * 0.75}`;
  }).join('');
  return {
    blade: `${polyline([[0, 0], ...right, [0, -length], ...left])}Z`,
    rib: `M-0.9 0L0 ${-length * 0.97}L0.9 0Z`,
    veins,
  };
}

function toran(colors: Palette): Shape[] {
  const knots = [-3, 28.75, 63.5, 98.25, 130];
  const cord: Point[] = knots.slice(1).flatMap((x, index) => hangingLine([knots[index] ?? 0, 9], [x, 9], 5, 9));
  const inSwag = knots.slice(1).flatMap((x, index) => hangingLine([knots[index] ?? 0, 9], [x, 9], 5, 7).slice(1, -1));
  const leaf = roughened(petal(19, 7, 0.42), 0.15);
  const lean = (x: number) => 180 + Math.sin(x * 5) * 6;
  const leaves = inSwag.map(([x, y]) => ({ x, y: y + 0.4, degrees: lean(x), scale: 0.9 + 0.12 * Math.sin(x * 3) }));
  const flowers = knots.map((x): Point => [x, 10.5]);
  const ball = (radius: number, count: number) =>
    flowers.map(([x, y]) => repeated(petal(2.4, 2, 0.8), around(x, y, radius, count, radius * 20))).join('');
  return [
    filled(
      repeated(
        leaf,
        leaves.filter((_, index) => index % 2 === 0),
      ),
      colors.accent,
    ),
    filled(
      repeated(
        leaf,
        leaves.filter((_, index) => index % 2 === 1),
      ),
      mix(colors.accent, colors.background, 0.28),
    ),
    stroked(repeated('M0 0L0 -16', leaves), colors.background, 0.25),
    stroked(smoothLine(cord), colors.text, 0.5),
    filled(ball(3.1, 15), colors.secondary),
    filled(ball(1.5, 10), mix(colors.secondary, '#ffe9a8', 0.4)),
    filled(flowers.map(([x, y]) => circle(x, y, 1.3)).join(''), colors.secondary),
  ];
}

function kalash(x: number, y: number, colors: Palette): Shape[] {
  const at = (d: string) => transformed(d, { x, y });
  const leaf = petal(13, 6, 0.5);
  const leafTransforms = [-62, -34, 34, 62].map((degrees) => ({ x: degrees / 16, y: -19, degrees }));
  return [
    filled(at(repeated(leaf, leafTransforms)), colors.accent),
    stroked(at(repeated('M0 0L0 -11', leafTransforms)), colors.background, 0.25),
    filled(at('M-6 -20C-7 -27 -3 -31.5 0 -34.5C3 -31.5 7 -27 6 -20Z'), mix(colors.text, colors.secondary, 0.35)),
    stroked(at('M-2.6 -22C-3 -27 -1.4 -30 0 -33M2.6 -22C3 -27 1.4 -30 0 -33'), colors.background, 0.25),
    filled(
      at(
        'M-6.5 -19C-6.5 -17.6 -5.4 -16.6 -4.6 -15.8C-11 -14 -12.4 -9.6 -12 -6.6C-11.4 -2.6 -6.6 -0.6 -5 0L5 0C6.6 -0.6 11.4 -2.6 12 -6.6C12.4 -9.6 11 -14 4.6 -15.8C5.4 -16.6 6.5 -17.6 6.5 -19L7.6 -20.4L-7.6 -20.4Z',
      ),
      colors.secondary,
    ),
    stroked(at(`M-11.4 -10.4Q0 -7.4 11.4 -10.4M-11.9 -8Q0 -4.6 11.9 -8`), colors.text, 0.35),
    filled(
      at(
        repeated(
          ellipse(0, 0, 0.7, 0.7),
          [-8, -4, 0, 4, 8].map((px) => ({ x: px, y: -7.6 + (1 - (px / 11.6) ** 2) * 1.6 })),
        ),
      ),
      colors.text,
    ),
  ];
}

function ornament(colors: Palette): Shape[] {
  const shapes: Shape[] = [];
  const leaves = [
    { x: -1, y: 190, degrees: -3, length: 118, width: 30, seed: 11 },
    { x: 9, y: 192, degrees: 24, length: 62, width: 22, seed: 7 },
  ];
  for (const mirrored of [false, true]) {
    for (const { x, y, degrees, length, width, seed } of leaves) {
      const { blade, rib, veins } = bananaLeaf(length, width, seed);
      const place = (d: string) =>
        transformed(transformed(d, { x, y, degrees }), mirrored ? { x: WIDTH, y: 0, mirrored } : { x: 0, y: 0 });
      shapes.push(
        filled(place(blade), seed === 11 ? colors.accent : mix(colors.accent, colors.background, 0.25)),
        stroked(place(veins), mix(colors.accent, colors.background, 0.5), 0.22),
        filled(place(rib), mix(colors.accent, colors.background, 0.65)),
      );
    }
  }
  return [...shapes, ...kalash(WIDTH / 2, HEIGHT - 8, colors), ...toran(colors)];
}

function divider(x: number, y: number, scale: number, colors: Palette): Shape[] {
  const at = (d: string) => transformed(d, { x, y, scale });
  return [
    stroked(at('M-20 0L-4 0M4 0L20 0'), colors.secondary, 0.35),
    filled(at(repeated(petal(2, 1.5, 0.7), around(0, 0, 0.4, 9))), colors.secondary),
  ];
}

export const design: DesignCode = {
  fonts: ['yatra-one', 'laila-300', 'laila-400', 'laila-600'],
  fixedText: GODH_BHARAI,
  sample: {
    parentsToBe: 'Meera & Kabir',
    date: '2027-02-14',
    time: '11:30',
    venue: 'The Courtyard, 8 Lotus Lane, Jaipur',
    hostedBy: 'the Sharma family',
    rsvp: '98100 00000',
  },
  draw(fields, measure, { replySymbol } = {}) {
    const colors = applyThemeColors(PALETTE, fields.themeColors);
    const green = withContrast(colors.accent, colors.background);
    const text = fieldText(fields, { font: 'laila-400', fill: colors.text });
    const column = stack(
      [
        ...guestBlocks(text, fields, { size: 4, font: 'laila-600' }),
        { text: GODH_BHARAI, font: 'yatra-one', fill: green, size: 9 },
        { text: 'a shower of blessings for', font: 'laila-400', fill: colors.text, size: 3.5, gap: 1.5 },
        text('parentsToBe', { font: 'yatra-one', size: 12.5, smallest: 7.5, lines: 2, leading: 1.05, gap: 3.5 }),
        { height: 3, gap: 5, draw: (x, top, scale) => divider(x, top + 1.5 * scale, scale, colors) },
        text('date', { text: whenInWords(fields), font: 'laila-600', size: 4, gap: 4.5 }),
        text('venue', { size: 3.7, gap: 2 }),
        text('hostedBy', { text: withLabel('Hosted by', fields.hostedBy), size: 3.3, gap: 4.5 }),
        text('rsvp', { text: withLabel('RSVP', fields.rsvp), font: 'laila-600', size: 3.3, gap: 1.5 }),
        text('notes', { font: 'laila-300', size: 3.3, lines: 4, gap: 4 }),
        replyBlock(replySymbol, { ...colors, font: 'laila-400' }),
      ],
      { x: 19, y: 37, width: WIDTH - 38, height: 93 },
      measure,
    );
    const shapes = [...ornament(colors), ...column.shapes];
    return [{ width: WIDTH, height: HEIGHT, background: colors.background, shapes }];
  },
};
