import type { Design } from '../design.ts';
import type { Shape } from '../drawing.ts';
import { isSaid, said, yearsOf } from '../invitation-text.ts';
import { stack, whenInWords } from '../kit.ts';
import {
  around,
  circle,
  mapPoints,
  petal,
  polyline,
  rectangle,
  stamped,
  stampedAll,
  withMirror,
  type Point,
} from '../ornament.ts';
import { contrast, mixed, readable, takeUp, type Inks } from '../theme-colors.ts';

const OWN: Inks = { ground: '#fdf6e6', ink: '#16352f', accent: '#c79a45', second: '#10403f' };

const WIDTH = 127;
const HEIGHT = 178;
const MIDDLE = WIDTH / 2;

/** The stone lattice: eight-pointed stars and the crosses between them, on a grid of `pitch` mm. */
function jaali(pitch: number): string {
  const star = `${polyline(
    Array.from({ length: 16 }, (_, index): Point => {
      const radius = (index % 2 ? 0.383 : 0.5) * pitch;
      const angle = (index * Math.PI) / 8;
      return [radius * Math.sin(angle), -radius * Math.cos(angle)];
    }),
  )}Z`;
  const piece =
    star + circle(0, 0, pitch * 0.16) + stampedAll(`M0 ${-pitch * 0.16}L0 ${-pitch * 0.31}`, around(0, 0, 0, 8));
  const places = [];
  for (let row = -1; row * pitch < HEIGHT + 2 * pitch; row++) {
    for (let column = -1; column * pitch < WIDTH + 2 * pitch; column++) {
      places.push({ x: MIDDLE + (column - 6) * pitch, y: row * pitch });
    }
  }
  return stampedAll(piece, places);
}

/** Half of a scalloped arch with its jamb, from the crown down the right side; `out` mm larger all round. */
function archHalf(out: number): string {
  const [right, foot] = [MIDDLE + 46 + out, HEIGHT - 19 + out];
  return (
    `L${MIDDLE} ${12 - out * 1.15}C${MIDDLE + 3} ${17 - out} ${MIDDLE + 8} ${18.6 - out} ${MIDDLE + 13} ${19 - out}` +
    `C${MIDDLE + 20} ${18.6 - out} ${MIDDLE + 26.5 + out * 0.3} ${23 - out} ${MIDDLE + 26.5 + out * 0.5} ${29.5 - out}` +
    `C${MIDDLE + 34 + out} ${28 - out * 0.9} ${MIDDLE + 40.5 + out} ${34 - out * 0.6} ${MIDDLE + 39 + out} ${42 - out * 0.5}` +
    `C${right - 3} ${43.5 - out * 0.4} ${right} 50 ${right} 57L${right} ${foot}`
  );
}

function arch(out: number): string {
  const right = archHalf(out);
  const points = right.slice(1);
  const left = mapPoints(`M${points}`, (x, y) => [2 * MIDDLE - x, y]);
  return `M${points}L${MIDDLE} ${HEIGHT - 19 + out}Z${left}L${MIDDLE} ${HEIGHT - 19 + out}Z`;
}

/** The arch as one line, without the seam in its middle. */
const archLine = (out: number): string => withMirror(`M${archHalf(out).slice(1)}`, MIDDLE);

/** The sill: a course of lotus petals over two mouldings. */
function sill(inks: Inks): Shape[] {
  const top = HEIGHT - 17;
  const petals = Array.from({ length: 17 }, (_, index) => ({ x: MIDDLE + (index - 8) * 6.4, y: top + 10, turn: 0 }));
  return [
    {
      kind: 'path',
      d: rectangle(MIDDLE - 55, top, 110, 2.2) + rectangle(MIDDLE - 58, top + 10, 116, 1.6),
      fill: inks.accent,
    },
    { kind: 'path', d: rectangle(MIDDLE - 55, top + 2.2, 110, 7.8), fill: mixed(inks.second, '#000000', 0.25) },
    { kind: 'path', d: stampedAll(petal(7, 5.2, 0.45), petals), fill: inks.accent },
    { kind: 'path', d: stampedAll(petal(4.4, 2.8, 0.45), petals), fill: inks.second },
  ];
}

/** A hanging lamp of brass. */
function lamp(x: number, y: number, scale: number, inks: Inks): Shape[] {
  const at = (d: string) => stamped(d, { x, y, scale });
  return [
    { kind: 'path', d: at('M0 -16L0 0'), stroke: inks.accent, strokeWidth: 0.4 },
    {
      kind: 'path',
      d: at(
        'M0 -2C1.6 -1.4 2 0.6 3.4 1.6L-3.4 1.6C-2 0.6 -1.6 -1.4 0 -2ZM-4 2.2L4 2.2C4 7 2.2 9 0 9.6C-2.2 9 -4 7 -4 2.2ZM-0.5 9.6L0.5 9.6L0 13.6Z',
      ),
      fill: inks.accent,
    },
    { kind: 'path', d: at(stamped(petal(4.4, 2.6, 0.4), { x: 0, y: 7.4 })), fill: inks.ground },
  ];
}

/** The wall is drawn first, so the sheet's own colour is that of the paper in the window. */
function ornament(inks: Inks): Shape[] {
  const wall = inks.second;
  return [
    { kind: 'path', d: rectangle(-4, -4, WIDTH + 8, HEIGHT + 8), fill: wall },
    { kind: 'path', d: jaali(10.58), stroke: mixed(wall, inks.accent, 0.5), strokeWidth: 0.3 },
    { kind: 'path', d: arch(7.2), fill: wall },
    { kind: 'path', d: archLine(7.2), stroke: inks.accent, strokeWidth: 0.4 },
    { kind: 'path', d: archLine(5.6), stroke: inks.accent, strokeWidth: 0.9 },
    { kind: 'path', d: arch(2.4), fill: inks.accent },
    { kind: 'path', d: arch(1.4), fill: wall },
    { kind: 'path', d: arch(0), fill: inks.ground },
    { kind: 'path', d: archLine(-2.4), stroke: inks.accent, strokeWidth: 0.3 },
    ...sill(inks),
    ...lamp(MIDDLE, 29, 1, inks),
  ];
}

export const design: Design = {
  service: 'anniversary',
  id: '1',
  name: 'Jaali',
  description: 'A screen of pierced stone at dusk, peacock green and gold, with a brass lamp lit in its arch.',
  width: WIDTH,
  height: HEIGHT,
  fonts: ['rozha-one', 'tiro', 'tiro-italic'],
  sample: {
    coupleNames: 'Sudha & Ramesh',
    anniversaryYear: '25',
    date: '2027-12-04',
    time: '19:30',
    venue: 'Chandni Terrace, Lake Palace Road, Udaipur',
    rsvp: '98100 00000',
    hostedBy: 'their children',
  },
  draw(fields, measure) {
    const inks = windowInks(takeUp(OWN, fields.themeColors));
    const gold = readable(inks.accent, inks.ground);
    const text = (value: string | undefined, field: string, size: number, before: number) =>
      ({
        text: value ?? '',
        font: 'tiro',
        fill: inks.ink,
        size,
        smallest: size * 0.85,
        lines: 3,
        before,
        field,
      }) as const;
    const line = stamped('M-17 0L-2 0M2 0L17 0M0 -1.3L1.3 0L0 1.3L-1.3 0Z', { x: 0, y: 0 });
    const column = stack(
      [
        isSaid(fields.anniversaryYear)
          ? {
              text: `${said('Celebrating', fields.anniversaryYear)} ${yearsOf(fields.anniversaryYear)}`,
              font: 'tiro-italic',
              fill: gold,
              size: 5.4,
              field: 'anniversaryYear',
            }
          : { text: 'Celebrating a life together', font: 'tiro-italic', fill: gold, size: 5.4 },
        {
          text: fields.coupleNames ?? '',
          font: 'rozha-one',
          fill: inks.ink,
          size: 13.5,
          smallest: 7.5,
          leading: 1.05,
          lines: 3,
          before: 4,
          field: 'coupleNames',
        },
        {
          height: 2.6,
          before: 5,
          draw: (x, top, scale) => [
            {
              kind: 'path',
              d: stamped(line, { x, y: top + 1.3 * scale, scale }),
              stroke: inks.accent,
              strokeWidth: 0.35,
            },
          ],
        },
        text(whenInWords(fields.date ?? '', fields.time ?? ''), 'date', 4.5, 4.5),
        text(fields.venue, 'venue', 4.1, 2),
        { ...text(said('Hosted by', fields.hostedBy), 'hostedBy', 3.8, 4.5), font: 'tiro-italic' },
        text(said('RSVP', fields.rsvp), 'rsvp', 3.8, 1.2),
        { ...text(fields.notes, 'notes', 3.7, 4), font: 'tiro-italic', lines: 5 },
      ],
      { x: MIDDLE - 39, y: 47, width: 78, height: 106 },
      measure,
    );
    return [{ width: WIDTH, height: HEIGHT, ground: inks.ground, shapes: [...ornament(inks), ...column.shapes] }];
  },
};

/** The wall is the darker of the two, the gilding the lighter one, however they were wished for. */
function windowInks(inks: Inks): Inks {
  const [accent, second] =
    contrast(inks.accent, '#000000') > contrast(inks.second, '#000000')
      ? [inks.accent, inks.second]
      : [inks.second, inks.accent];
  return { ...inks, accent, second };
}
