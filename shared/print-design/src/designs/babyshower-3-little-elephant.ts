import type { Design } from '../design.ts';
import type { Shape } from '../drawing.ts';
import { said, typedText } from '../invitation-text.ts';
import { dateInWords, stack, timeInWords } from '../kit.ts';
import { chance, circle, oval, petal, smooth, stamped, stampedAll, type Stamp } from '../ornament.ts';
import { mixed, readable, takeUp, type Inks } from '../theme-colors.ts';

const WIDTH = 178;
const HEIGHT = 127;
const OWN: Inks = { ground: '#fbf7ec', ink: '#4a4550', accent: '#7f9a70', second: '#dd8f7e' };

/** An elephant that walks to the left; it stands on y = 0 and is 56 mm long. */
const OUTLINE = smooth(
  [
    [51, -31],
    [53.5, -22],
    [52.6, -12],
    [52.4, -1.4],
    [51.4, 0],
    [43.4, 0],
    [42.6, -1.4],
    [42, -10],
    [38.5, -14],
    [30, -14],
    [26.6, -11],
    [26, -1.4],
    [25, 0],
    [17, 0],
    [16.2, -1.4],
    [15.6, -11],
    [13, -17],
    [8.6, -19.4],
    [5.2, -17],
    [3.6, -10],
    [0.4, -4.6],
    [-4.4, -4.2],
    [-6.6, -7.6],
    [-4.6, -10],
    [-3, -8],
    [-1, -9],
    [-0.6, -15],
    [-1.6, -22],
    [0.4, -31],
    [6.6, -37.6],
    [14, -38.4],
    [19, -36.4],
    [28, -39.4],
    [38, -39.4],
    [46, -37],
  ],
  true,
);
const EAR = smooth(
  [
    [13, -35.4],
    [20, -36],
    [25, -31],
    [24.6, -23],
    [20.4, -18],
    [16.4, -20],
    [14.4, -25.6],
    [12.2, -30],
  ],
  true,
);
const TUSK = 'M6.2 -19.4C4.4 -15.6 1.6 -13.6 -2 -13.8C0.2 -15 2 -17.2 2.8 -20.4Z';
const TAIL = 'M52.4 -29C57 -27 57.6 -20 56.4 -14';
const CLOTH =
  'M25.6 -39C32 -40.4 40 -39.9 44.6 -37.6L45.4 -21L43.6 -19.2L41 -21L38.4 -19L35.8 -21L33.2 -19L30.6 -21L28 -19L26.6 -20.6Z';

interface Skin {
  body: string;
  ear: string;
  line: string;
}

function elephant(stamp: Stamp, skin: Skin, inks: Inks, isDressed: boolean): Shape[] {
  const at = (d: string) => stamped(d, stamp);
  const nails = [19, 21.6, 24, 45.4, 48, 50.4].map((x) => oval(x, -0.8, 0.9, 0.8)).join('');
  const cloth: Shape[] = isDressed
    ? [
        { kind: 'path', d: at(CLOTH), fill: inks.second },
        {
          kind: 'path',
          d: at('M26 -36.4C32 -37.8 40 -37.4 44.8 -35.2M26.4 -23.4L45.2 -23.8'),
          stroke: inks.ground,
          strokeWidth: 0.4,
        },
        {
          kind: 'path',
          d: at(
            stampedAll(
              petal(3, 1.7),
              [0, 60, 120, 180, 240, 300].map((turn) => ({ x: 35.6, y: -29.8, turn })),
            ),
          ),
          fill: inks.ground,
        },
        {
          kind: 'path',
          d: at(
            [29.6, 41.8].map((x) => circle(x, -29.8, 0.9)).join('') +
              stampedAll(
                circle(0, 0, 0.55),
                [26.6, 28, 33.2, 38.4, 43.6].map((x) => ({ x, y: x === 26.6 ? -19.4 : -18 })),
              ),
          ),
          fill: inks.ground,
        },
      ]
    : [];
  return [
    { kind: 'path', d: at(TAIL), stroke: skin.line, strokeWidth: 0.7 },
    { kind: 'path', d: at(stampedAll(petal(4.4, 2.4), [{ x: 56.4, y: -14.6, turn: 186 }])), fill: skin.line },
    { kind: 'path', d: at(OUTLINE), fill: skin.body },
    { kind: 'path', d: at(nails), fill: mixed(skin.body, inks.ground, 0.6) },
    ...cloth,
    { kind: 'path', d: at(TUSK), fill: inks.ground },
    { kind: 'path', d: at(EAR), fill: skin.ear, stroke: skin.line, strokeWidth: 0.4 },
    { kind: 'path', d: at('M5.4 -27.4Q7 -28.8 8.6 -27.2'), stroke: skin.line, strokeWidth: 0.6 },
    {
      kind: 'path',
      d: at('M-0.4 -17L3 -16.4M-0.2 -13.4L2.8 -12.8M-1 -10L1.8 -9.4'),
      stroke: skin.line,
      strokeWidth: 0.35,
    },
  ];
}

/** A sprig that has come up from seed paper: a curved stalk with pairs of leaves, and a bud. */
function sprig(x: number, y: number, height: number, bend: number, pairs: number, inks: Inks): Shape[] {
  const at = (t: number) => [x + bend * t * t, y - height * t] as const;
  const leaves: Stamp[] = Array.from({ length: pairs }, (_, index) => {
    const t = 0.25 + (0.7 * index) / pairs;
    const [px, py] = at(t);
    return [-1, 1].map((side) => ({ x: px, y: py, turn: side * (52 - index * 3) + bend, scale: 1.15 - t * 0.6 }));
  }).flat();
  const [tx, ty] = at(1);
  return [
    { kind: 'path', d: `M${x} ${y}Q${x} ${y - height / 2} ${tx} ${ty}`, stroke: inks.accent, strokeWidth: 0.45 },
    { kind: 'path', d: stampedAll(petal(7.4, 3.6, 0.55), leaves), fill: inks.accent },
    {
      kind: 'path',
      d: stampedAll(
        petal(4, 2.6, 0.6),
        [-28, 0, 28].map((turn) => ({ x: tx, y: ty + 0.6, turn: turn + bend })),
      ),
      fill: inks.second,
    },
  ];
}

function ornament(inks: Inks): Shape[] {
  const random = chance(41);
  const flecks = Array.from({ length: 95 }, () => ({
    x: -3 + random() * 184,
    y: -3 + random() * 133,
    turn: random() * 180,
    scale: 0.4 + random() * 0.7,
  }));
  const skin = mixed(inks.ink, inks.ground, 0.42);
  return [
    {
      kind: 'path',
      d: stampedAll('M0 0L0.35 -0.8L0 -1.6L-0.35 -0.8Z', flecks),
      fill: mixed(inks.ground, inks.accent, 0.32),
    },
    {
      kind: 'path',
      d: 'M-4 118C30 110 70 112 96 114C130 117 150 110 182 112L182 131L-4 131Z',
      fill: mixed(inks.ground, inks.accent, 0.38),
    },
    {
      kind: 'path',
      d: 'M-4 123C40 117 90 121 120 120C150 119 165 121 182 118L182 131L-4 131Z',
      fill: mixed(inks.ground, inks.accent, 0.62),
    },
    ...sprig(166, 112, 66, -9, 7, inks),
    ...sprig(173, 112, 40, 7, 4, inks),
    ...elephant(
      { x: 80, y: 119.6, scale: 1.04 },
      { body: skin, ear: mixed(skin, inks.second, 0.4), line: mixed(inks.ink, inks.ground, 0.1) },
      inks,
      true,
    ),
    ...elephant(
      { x: 142, y: 120, scale: 0.46 },
      {
        body: mixed(skin, inks.ground, 0.22),
        ear: mixed(skin, inks.second, 0.55),
        line: mixed(inks.ink, inks.ground, 0.1),
      },
      inks,
      false,
    ),
    ...sprig(8, 121, 17, 3, 3, inks),
    ...sprig(15, 122, 11, -3, 2, inks),
  ];
}

export const design: Design = {
  service: 'babyshower',
  id: '3',
  name: 'Little Elephant',
  description: 'Mother and calf on their way home, on paper with seeds in it, with much air around the words.',
  width: WIDTH,
  height: HEIGHT,
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
  draw(fields, measure) {
    const inks = takeUp(OWN, fields.themeColors);
    const rose = readable(inks.second, inks.ground);
    const text = typedText(inks.ink, (weight: 400 | 600 = 400) => `martel-${weight}`, 4);
    const names = stack(
      [
        { text: 'Somebody small is joining the herd', font: 'martel-400', fill: rose, size: 4 },
        {
          text: fields.parentsToBe ?? '',
          font: 'baloo-2-600',
          fill: inks.ink,
          size: 17,
          smallest: 8.5,
          leading: 1,
          before: 2,
          field: 'parentsToBe',
        },
        { text: 'Baby shower', font: 'martel-400', fill: inks.ink, size: 4.4, before: 1 },
      ],
      { x: 15, y: 14, width: 132, height: 38 },
      measure,
      { align: 'start', vertical: 'top' },
    );
    const top = names.bottom + 5;
    const when = stack(
      [
        { ...text(dateInWords(fields.date ?? ''), 'date', 4.2, 0, 600), smallest: 3.2 },
        text(timeInWords(fields.time ?? ''), 'time', 4.2, 0.3, 600),
        text(fields.venue, 'venue', 3.8, 1.4),
      ],
      { x: 15, y: top, width: 54, height: 102 - top },
      measure,
      { align: 'start', vertical: 'top' },
    );
    const more = stack(
      [
        text(said('Hosted by', fields.hostedBy), 'hostedBy', 3.8, 0),
        text(said('RSVP', fields.rsvp), 'rsvp', 3.8, 0.6, 600),
        text(fields.notes, 'notes', 3.8, 1.6),
      ],
      { x: 82, y: top, width: 66, height: 76 - top },
      measure,
      { align: 'start', vertical: 'top' },
    );
    const shapes = [...ornament(inks), ...names.shapes, ...when.shapes, ...more.shapes];
    return [{ width: WIDTH, height: HEIGHT, ground: inks.ground, shapes }];
  },
};
