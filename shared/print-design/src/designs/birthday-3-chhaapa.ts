import type { Design } from '../design.ts';
import type { Shape } from '../drawing.ts';
import { isSaid, said, typedText } from '../invitation-text.ts';
import { stack, whenInWords } from '../kit.ts';
import {
  around,
  bead,
  byHand,
  circle,
  onCircle,
  oval,
  petal,
  rectangle,
  stamped,
  stampedAll,
  type Stamp,
} from '../ornament.ts';
import { mixed, readable, takeUp, type Inks } from '../theme-colors.ts';

const OWN: Inks = { ground: '#f8f1df', ink: '#2b2a4c', accent: '#2f3f73', second: '#a8412f' };

const SIDE = 150;
const MEDALLION = { x: SIDE / 2, y: 41, radius: 10 };
/** The two blocks of a print never meet exactly. */
const MISFIT = { x: 0.3, y: -0.2 };

/** A flowering spray as cut for Bagru's blocks, 13 mm high, standing on the origin: outline block and filling block. */
const SPRAY = {
  line: byHand('M0 0C-0.6 -3 0.6 -5 0 -8M0 -2C2.4 -2.4 3.6 -4 3.8 -6M0 -3.4C-2.4 -3.8 -3.6 -5.4 -3.8 -7.4', 0.1),
  dark: byHand(
    stampedAll(petal(3.6, 1.9, 0.5), [
      { x: 0, y: -1.2, turn: 62 },
      { x: 0, y: -1.2, turn: -62 },
      { x: 0.1, y: -4.4, turn: 48 },
      { x: -0.1, y: -4.8, turn: -48 },
    ]),
    0.12,
  ),
  red: byHand(
    stampedAll(
      petal(4, 2, 0.62),
      [-58, -29, 0, 29, 58].map((turn) => ({ x: 0, y: -7.6, turn })),
    ) +
      circle(4, -6.6, 1) +
      circle(-4, -8, 1),
    0.12,
  ),
};

/** A band of scrolling vine along the frame's side: little leaves left and right, a berry between. */
function vine(length: number): { line: string; dark: string; red: string } {
  const count = Math.round(length / 9.5);
  const step = length / count;
  let line = 'M0 0';
  const leaves: Stamp[] = [];
  const berries: string[] = [];
  for (let index = 0; index < count; index++) {
    const [x, up] = [index * step, index % 2 ? 1 : -1];
    line += `C${x + step * 0.3} ${up * 2.6} ${x + step * 0.7} ${up * 2.6} ${x + step} 0`;
    leaves.push(
      { x: x + step * 0.5, y: up * 1.9, turn: up < 0 ? 128 : 52, scale: 0.8 },
      { x: x + step * 0.12, y: up * 0.6, turn: up < 0 ? -24 : 204, scale: 0.75 },
    );
    berries.push(bead(x + step * 0.5, -up * 1.5, 0.85));
  }
  return { line, dark: stampedAll(petal(3.4, 1.9, 0.5), leaves), red: berries.join('') };
}

/** A parrot on nothing but its own tail, looking to the left; 20 mm high. */
const PARROT = {
  body: 'M-4.6 -15.4C-3.6 -18.6 1.4 -19.6 3.4 -16C5.4 -12.2 6.2 -8 4 -3C2.4 0.4 3 4 4.6 8.4C1.6 6.4 -0.4 2.4 -0.8 -1C-4.6 -3.4 -5 -8.4 -3.4 -12C-4.2 -12.6 -4.6 -13.6 -4.6 -15.4Z',
  beak: 'M-4.4 -15.8C-6.4 -15.8 -7 -13.8 -6 -12C-5.4 -12.8 -4.6 -13 -3.6 -12.8Z',
  cut: 'M0 -10.6C3 -9.4 3.6 -6 2.2 -2.4M1.2 -12C4.4 -9.6 4.8 -6.4 3.8 -3.2M-3.4 -12.4C-1.8 -11.4 0 -11.4 1.6 -12.6',
};

/** A medallion where the age stands; a flower fills it where none is told. */
function medallion(x: number, y: number, radius: number, inks: Inks): Shape[] {
  return [
    { kind: 'path', d: stampedAll(petal(3.4, 3, 0.75), around(x, y, radius, 24)), fill: inks.accent },
    { kind: 'path', d: stampedAll(bead(0, 0, 0.45), around(x, y, radius + 4.6, 24, 7.5)), fill: inks.second },
    { kind: 'path', d: circle(x, y, radius + 0.6), fill: inks.ground },
    { kind: 'path', d: circle(x, y, radius - 0.6), stroke: inks.second, strokeWidth: 0.4 },
  ];
}

function ornament(inks: Inks, hasAge: boolean): Shape[] {
  const frame = 20;
  const inner = SIDE - 2 * frame;
  const band = vine(inner + 4);
  const sides: Stamp[] = [0, 90, 180, 270].map((turn) => {
    const [x, y] = onCircle(SIDE / 2, SIDE / 2, (inner + 4) / 2, turn);
    const [cx, cy] = onCircle(x, y, (inner + 4) / 2, turn - 90);
    return { x: cx, y: cy, turn };
  });
  const sprays: Stamp[] = [];
  for (const { turn = 0 } of sides) {
    for (let index = -3; index <= 3; index++) {
      const [x, y] = onCircle(SIDE / 2, SIDE / 2, SIDE / 2 - 14.5, turn);
      const [px, py] = onCircle(x, y, index * 15.2, turn + 90);
      sprays.push({ x: px, y: py, turn, scale: index % 2 ? 0.86 : 1 });
    }
  }
  const corners = [0, 90, 180, 270].map((turn) => {
    const [x, y] = onCircle(SIDE / 2, SIDE / 2, Math.SQRT2 * (SIDE / 2 - 7.6), turn + 45);
    return { x, y, turn: turn + 45 };
  });
  const rose = stampedAll(petal(5.4, 3.4, 0.66), around(0, 0, 1.4, 8));
  const over = (d: string) => stamped(d, MISFIT);
  const birds: Stamp[] = [-1, 1].map((side) => ({
    x: MEDALLION.x + side * 27,
    y: MEDALLION.y + 5,
    mirrored: side > 0,
  }));
  return [
    {
      kind: 'path',
      d: byHand(rectangle(-3.4, -3.4, SIDE + 6.8, SIDE + 6.8), 0),
      fill: mixed(inks.ground, inks.second, 0.16),
    },
    { kind: 'path', d: byHand(rectangle(frame - 4, frame - 4, inner + 8, inner + 8), 0.15), fill: inks.ground },
    { kind: 'path', d: stampedAll(SPRAY.line, sprays), stroke: inks.accent, strokeWidth: 0.4 },
    { kind: 'path', d: stampedAll(SPRAY.dark, sprays) + stampedAll(rose, corners), fill: inks.accent },
    {
      kind: 'path',
      d: over(stampedAll(SPRAY.red, sprays) + corners.map(({ x, y }) => circle(x, y, 2.1)).join('')),
      fill: inks.second,
    },
    { kind: 'path', d: stampedAll(band.line, sides), stroke: inks.accent, strokeWidth: 0.45 },
    { kind: 'path', d: stampedAll(band.dark, sides), fill: inks.accent },
    { kind: 'path', d: over(stampedAll(band.red, sides)), fill: inks.second },
    {
      kind: 'path',
      d: byHand(rectangle(frame + 2, frame + 2, inner - 4, inner - 4), 0.12),
      stroke: inks.second,
      strokeWidth: 0.5,
    },
    { kind: 'path', d: byHand(stampedAll(PARROT.body, birds), 0.1), fill: inks.accent },
    { kind: 'path', d: over(stampedAll(PARROT.beak, birds)), fill: inks.second },
    { kind: 'path', d: stampedAll(PARROT.cut, birds), stroke: inks.ground, strokeWidth: 0.4 },
    { kind: 'path', d: stampedAll(oval(-2, -15.6, 0.6, 0.6), birds), fill: inks.ground },
    ...medallion(MEDALLION.x, MEDALLION.y, MEDALLION.radius, inks),
    ...(hasAge ? [] : [{ kind: 'path', d: over(stamped(rose, MEDALLION)), fill: inks.second } as const]),
  ];
}

export const design: Design = {
  service: 'birthday',
  id: '3',
  name: 'Chhaapa',
  description:
    'A border stamped with two blocks in indigo and madder, parrots beside the number of years: for a birthday with weight.',
  width: SIDE,
  height: SIDE,
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
  draw(fields, measure) {
    const inks = takeUp(OWN, fields.themeColors);
    const red = readable(inks.second, inks.ground);
    const text = typedText(inks.ink, () => 'tiro');
    const column = stack(
      [
        { text: 'We are celebrating', font: 'tiro-italic', fill: red, size: 4.6 },
        {
          text: fields.honoreeName ?? '',
          font: 'martel-800',
          fill: inks.ink,
          size: 12.5,
          smallest: 6.5,
          leading: 1.1,
          before: 0.5,
          field: 'honoreeName',
        },
        text(whenInWords(fields.date ?? '', fields.time ?? ''), 'date', 4.6, 2.5),
        text(fields.venue, 'venue', 4.4, 1),
        { ...text(said('Hosted by', fields.hostedBy), 'hostedBy', 4, 2.5), font: 'tiro-italic' },
        text(said('RSVP', fields.rsvp), 'rsvp', 4, 0.8),
        { ...text(fields.notes, 'notes', 3.7, 2.5), font: 'tiro-italic', lines: 4 },
      ],
      { x: 31, y: MEDALLION.y + 17.5, width: SIDE - 62, height: SIDE - 27 - MEDALLION.y - 17.5 },
      measure,
    );
    const age = stack(
      [{ text: fields.age ?? '', font: 'martel-800', fill: inks.ink, size: 9.5, smallest: 6, lines: 1, field: 'age' }],
      { x: SIDE / 2 - 7.4, y: MEDALLION.y - 7, width: 14.8, height: 15 },
      measure,
    );
    const shapes = [...ornament(inks, isSaid(fields.age)), ...column.shapes, ...age.shapes];
    return [{ width: SIDE, height: SIDE, ground: inks.ground, shapes }];
  },
};
