import type { DesignCode } from '../design.ts';
import { celebration, fieldText, withLabel } from '../field-text.ts';
import { guestBlocks } from '../guest-card.ts';
import { stack, whenInWords } from '../layout/index.ts';
import {
  around,
  bead,
  circle,
  fan,
  filled,
  isOnSheet,
  onCircle,
  petal,
  polyline,
  repeated,
  stroked,
  transformed,
} from '../ornament.ts';
import type { Shape } from '../sheet-side.ts';
import { applyThemeColors, mix, type Palette, withContrast } from '../theme-colors.ts';
import { replyBlock } from '../reply-block.ts';

const WIDTH = 127;
const HEIGHT = 178;
const MIDDLE = WIDTH / 2;
const PALETTE: Palette = { background: '#0e3b3e', text: '#fbf3dc', accent: '#e2b257', secondary: '#c98d3a' };

const CENTRE_Y = 186;
const OPENINGS_PER_RING = 28;
const INNERMOST_RADIUS = 13;
const GROWTH = 1.138;
const RINGS = 13;

function opening(ring: number, degrees: number, rib: number): { hole: string; flower: string } {
  const [near, middle, far] = [0, 1, 2].map((step) => INNERMOST_RADIUS * GROWTH ** (ring + step));
  const [low, wide, high] = [near ?? 0, middle ?? 0, far ?? 0];
  const side = 180 / OPENINGS_PER_RING - (rib / wide) * 75;
  const hole = `${polyline([
    onCircle(MIDDLE, CENTRE_Y, low + rib * 1.3, degrees),
    onCircle(MIDDLE, CENTRE_Y, wide, degrees + side),
    onCircle(MIDDLE, CENTRE_Y, high - rib * 1.3, degrees),
    onCircle(MIDDLE, CENTRE_Y, wide, degrees - side),
  ])}Z`;
  const [x, y] = onCircle(MIDDLE, CENTRE_Y, wide, degrees);
  const size = (high - low) / 2;
  const flower = repeated(
    `M0 0L${size * 0.17} ${-size * 0.24}L0 ${-size * 0.46}L${-size * 0.17} ${-size * 0.24}Z`,
    around(x, y, 0.1, 4, degrees),
  );
  return { hole, flower };
}

const isVisible = isOnSheet(WIDTH, HEIGHT, 4);

function rosette(colors: Palette): Shape[] {
  const shapes: Shape[] = [];
  for (let ring = 0; ring < RINGS; ring++) {
    const fade = (ring / (RINGS - 1)) ** 1.15;
    const light = mix(mix(colors.accent, '#fff3cf', 0.35 * (1 - fade)), colors.background, fade * 0.7);
    const cells = around(
      MIDDLE,
      CENTRE_Y,
      INNERMOST_RADIUS * GROWTH ** (ring + 1),
      OPENINGS_PER_RING,
      ring % 2 ? 180 / OPENINGS_PER_RING : 0,
    )
      .filter(isVisible)
      .map(({ degrees = 0 }) => opening(ring, degrees, 0.22 + ring * 0.035));
    shapes.push(filled(cells.map(({ hole }) => hole).join(''), light));
    if (ring > 5 && ring % 2 === 1) {
      shapes.push(filled(cells.map(({ flower }) => flower).join(''), colors.background));
    }
  }
  const rim = INNERMOST_RADIUS * GROWTH ** (RINGS + 1);
  const beads = around(MIDDLE, CENTRE_Y, rim + 2.6, OPENINGS_PER_RING * 3).filter(isVisible);
  return [
    ...shapes,
    stroked(circle(MIDDLE, CENTRE_Y, rim + 0.6), mix(colors.accent, colors.background, 0.45), 0.3),
    filled(repeated(bead(0, 0, 0.42), beads), mix(colors.accent, colors.background, 0.25)),
    stroked(circle(MIDDLE, CENTRE_Y, rim + 4.6), mix(colors.accent, colors.background, 0.45), 0.3),
  ];
}

function star(x: number, y: number, scale: number, colors: Palette): Shape[] {
  const square = 'M-3 -3L3 -3L3 3L-3 3Z';
  const outline = repeated(square, fan(0, 0, [0, 45]));
  return [
    stroked(transformed(outline, { x, y, scale }), colors.accent, 0.35),
    filled(transformed(repeated(petal(2.1, 1.1, 0.6), around(0, 0, 0.1, 8)), { x, y, scale }), colors.accent),
  ];
}

export const design: DesignCode = {
  fonts: ['laila-300', 'tiro', 'tiro-italic'],
  sample: {
    coupleNames: 'Sudha & Ramesh',
    anniversaryYear: '25',
    date: '2027-12-04',
    time: '19:30',
    venue: 'Chandni Terrace, Lake Palace Road, Udaipur',
    rsvp: '98100 00000',
    hostedBy: 'their children',
  },
  draw(fields, measure, { replySymbol } = {}) {
    const colors = applyThemeColors(PALETTE, fields.themeColors);
    const gold = withContrast(colors.accent, colors.background);
    const text = fieldText(fields, { font: 'tiro', fill: colors.text });
    const column = stack(
      [
        { height: 8.6, draw: (x, top, scale) => star(x, top + 4.3 * scale, scale, colors) },
        ...guestBlocks(text, fields, { size: 4.8, gap: 4, fill: gold }),
        {
          ...celebration(fields, 'Celebrating a life together'),
          font: 'tiro-italic',
          fill: gold,
          size: 5.4,
          gap: 5,
        },
        text('coupleNames', { font: 'laila-300', size: 14, smallest: 8, lines: 2, leading: 1.1, gap: 2 }),
        text('date', { text: whenInWords(fields), size: 4.5, gap: 4 }),
        text('venue', { size: 4.1, gap: 1.5 }),
        text('hostedBy', {
          text: withLabel('Hosted by', fields.hostedBy),
          font: 'tiro-italic',
          fill: gold,
          size: 3.8,
          gap: 4,
        }),
        text('rsvp', { text: withLabel('RSVP', fields.rsvp), size: 3.8, gap: 1 }),
        text('notes', { font: 'tiro-italic', size: 3.7, lines: 5, gap: 3.5 }),
        replyBlock(replySymbol, { ...colors, font: 'tiro' }),
      ],
      { x: 13, y: 14, width: WIDTH - 26, height: 83 },
      measure,
    );
    const shapes = [...rosette(colors), ...column.shapes];
    return [{ width: WIDTH, height: HEIGHT, background: colors.background, shapes }];
  },
};
