import type { Design } from '../design.ts';
import type { Shape } from '../drawing.ts';
import { isSaid, said, typedText, yearsOf } from '../invitation-text.ts';
import { stack, whenInWords } from '../kit.ts';
import {
  around,
  bead,
  circle,
  onCircle,
  onSheet,
  petal,
  polyline,
  stamped,
  stampedAll,
  type Point,
} from '../ornament.ts';
import { mixed, readable, takeUp, type Inks } from '../theme-colors.ts';

const WIDTH = 127;
const HEIGHT = 178;
const MIDDLE = WIDTH / 2;
const OWN: Inks = { ground: '#0e3b3e', ink: '#fbf3dc', accent: '#e2b257', second: '#c98d3a' };

/** Middle of the rosette, below the card's foot: what is seen rises like a dome, or a sun. */
const FOOT = 186;
/** The net of the rosette: how many openings a ring has, how much wider each ring is than the last, and how many there are. */
const OPENINGS = 28;
const GROWTH = 1.138;
const INNERMOST = 13;
const RINGS = 13;

/** One opening of the stone: a rhombus between three rings, `rib` mm smaller all round, and what is left standing in it. */
function opening(ring: number, turn: number, rib: number): { hole: string; flower: string } {
  const [near, middle, far] = [0, 1, 2].map((step) => INNERMOST * GROWTH ** (ring + step));
  const [low, wide, high] = [near ?? 0, middle ?? 0, far ?? 0];
  const side = 180 / OPENINGS - (rib / wide) * 75;
  const hole = `${polyline([
    onCircle(MIDDLE, FOOT, low + rib * 1.3, turn),
    onCircle(MIDDLE, FOOT, wide, turn + side),
    onCircle(MIDDLE, FOOT, high - rib * 1.3, turn),
    onCircle(MIDDLE, FOOT, wide, turn - side),
  ])}Z`;
  const [x, y] = onCircle(MIDDLE, FOOT, wide, turn);
  const size = (high - low) / 2;
  const flower = stampedAll(
    `M0 0L${size * 0.17} ${-size * 0.24}L0 ${-size * 0.46}L${-size * 0.17} ${-size * 0.24}Z`,
    around(x, y, 0.1, 4, turn),
  );
  return { hole, flower };
}

const isOnCard = onSheet(WIDTH, HEIGHT, 4);
const isSeen = ([x, y]: Point) => isOnCard({ x, y });

/** Evening light through a screen of pierced stone, bright in the middle and fading outward. */
function rosette(inks: Inks): Shape[] {
  const shapes: Shape[] = [];
  for (let ring = 0; ring < RINGS; ring++) {
    const fade = (ring / (RINGS - 1)) ** 1.15;
    const light = mixed(mixed(inks.accent, '#fff3cf', 0.35 * (1 - fade)), inks.ground, fade * 0.7);
    const cells = around(MIDDLE, FOOT, 0, OPENINGS, ring % 2 ? 180 / OPENINGS : 0)
      .filter(({ turn = 0 }) => isSeen(onCircle(MIDDLE, FOOT, INNERMOST * GROWTH ** (ring + 1), turn)))
      .map(({ turn = 0 }) => opening(ring, turn, 0.22 + ring * 0.035));
    shapes.push({ kind: 'path', d: cells.map(({ hole }) => hole).join(''), fill: light });
    if (ring > 5 && ring % 2 === 1) {
      shapes.push({ kind: 'path', d: cells.map(({ flower }) => flower).join(''), fill: inks.ground });
    }
  }
  const rim = INNERMOST * GROWTH ** (RINGS + 1);
  const beads = around(MIDDLE, FOOT, rim + 2.6, OPENINGS * 3).filter(isOnCard);
  return [
    ...shapes,
    {
      kind: 'path',
      d: circle(MIDDLE, FOOT, rim + 0.6),
      stroke: mixed(inks.accent, inks.ground, 0.45),
      strokeWidth: 0.3,
    },
    { kind: 'path', d: stampedAll(bead(0, 0, 0.42), beads), fill: mixed(inks.accent, inks.ground, 0.25) },
    {
      kind: 'path',
      d: circle(MIDDLE, FOOT, rim + 4.6),
      stroke: mixed(inks.accent, inks.ground, 0.45),
      strokeWidth: 0.3,
    },
  ];
}

/** The star that the screen is made of, alone, over the words. */
function star(x: number, y: number, scale: number, inks: Inks): Shape[] {
  const square = 'M-3 -3L3 -3L3 3L-3 3Z';
  const outline = stampedAll(square, [
    { x: 0, y: 0 },
    { x: 0, y: 0, turn: 45 },
  ]);
  return [
    { kind: 'path', d: stamped(outline, { x, y, scale }), stroke: inks.accent, strokeWidth: 0.35 },
    {
      kind: 'path',
      d: stamped(stampedAll(petal(2.1, 1.1, 0.6), around(0, 0, 0.1, 8)), { x, y, scale }),
      fill: inks.accent,
    },
  ];
}

export const design: Design = {
  service: 'anniversary',
  id: '1',
  name: 'Jaali',
  description: 'Evening light through a screen of pierced stone: gold on peacock green, rising like a dome.',
  width: WIDTH,
  height: HEIGHT,
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
  draw(fields, measure) {
    const inks = takeUp(OWN, fields.themeColors);
    const gold = readable(inks.accent, inks.ground);
    const text = typedText(inks.ink, () => 'tiro');
    const column = stack(
      [
        { height: 8.6, draw: (x, top, scale) => star(x, top + 4.3 * scale, scale, inks) },
        isSaid(fields.anniversaryYear)
          ? {
              text: `${said('Celebrating', fields.anniversaryYear)} ${yearsOf(fields.anniversaryYear)}`,
              font: 'tiro-italic',
              fill: gold,
              size: 5.4,
              before: 5,
              field: 'anniversaryYear',
            }
          : { text: 'Celebrating a life together', font: 'tiro-italic', fill: gold, size: 5.4, before: 5 },
        {
          text: fields.coupleNames ?? '',
          font: 'laila-300',
          fill: inks.ink,
          size: 14,
          smallest: 8,
          leading: 1.1,
          before: 2,
          field: 'coupleNames',
        },
        text(whenInWords(fields.date ?? '', fields.time ?? ''), 'date', 4.5, 4),
        text(fields.venue, 'venue', 4.1, 1.5),
        { ...text(said('Hosted by', fields.hostedBy), 'hostedBy', 3.8, 4), font: 'tiro-italic', fill: gold },
        text(said('RSVP', fields.rsvp), 'rsvp', 3.8, 1),
        { ...text(fields.notes, 'notes', 3.7, 3.5), font: 'tiro-italic', lines: 5 },
      ],
      { x: 13, y: 14, width: WIDTH - 26, height: 83 },
      measure,
    );
    return [{ width: WIDTH, height: HEIGHT, ground: inks.ground, shapes: [...rosette(inks), ...column.shapes] }];
  },
};
