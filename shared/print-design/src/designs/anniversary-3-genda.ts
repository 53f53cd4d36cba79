import type { Design } from '../design.ts';
import type { Shape } from '../drawing.ts';
import { isSaid, said, typedText, yearsOf } from '../invitation-text.ts';
import { dateInWords, stack, timeInWords } from '../kit.ts';
import { around, bead, circle, onSheet, petal, stampedAll, type Stamp } from '../ornament.ts';
import { mixed, readable, takeUp, type Inks } from '../theme-colors.ts';

const HEIGHT = 210;
const OWN: Inks = { ground: '#fffaf0', ink: '#43231c', accent: '#f0a11f', second: '#c4511d' };

const WIDTH = 148;
const X = WIDTH / 2;
const Y = 34;
/** What the number of years stands in. */
const HEART = 27;

/** A petal of a marigold: broad, with a notch in its end. */
const BROAD = 'M0 2C-3.4 -3 -5 -7 -4 -9.8C-3.4 -11.8 -0.8 -12 0 -10C0.8 -12 3.4 -11.8 4 -9.8C5 -7 3.4 -3 0 2Z';
const CREASE = 'M-1.3 -4L-1.9 -8M1.3 -4L1.9 -8';

/** Rings of petals, the outermost first, each half a petal further round than the one before. */
function bloom(inks: Inks, isFull: boolean): Shape[] {
  const shapes: Shape[] = [{ kind: 'path', d: circle(X, Y, 66), fill: mixed(inks.accent, inks.second, 0.7) }];
  const innermost = isFull ? 3 : HEART - 6;
  let ring = 0;
  for (let radius = 66; radius > innermost; radius -= 8 + radius * 0.035) {
    const count = Math.max(6, Math.round((2 * Math.PI * radius) / (7.2 + radius * 0.04)));
    const scale = 0.93 + radius / 105 + (radius < HEART ? 0.3 : 0);
    const places: Stamp[] = around(X, Y, radius, count, ring * (180 / count))
      .filter(onSheet(WIDTH, HEIGHT, 4))
      .map((place, index) => ({
        ...place,
        scale: scale * (0.95 + 0.07 * Math.sin(index * 2.3 + ring)),
      }));
    const tone = mixed(inks.accent, ring % 2 ? inks.second : '#fff0b8', ring % 2 ? 0.55 : Math.min(0.25, ring * 0.05));
    shapes.push({
      kind: 'path',
      d: stampedAll(BROAD, places),
      fill: tone,
      stroke: mixed(tone, inks.second, 0.45),
      strokeWidth: 0.22,
    });
    if (ring % 2 === 0 && radius > HEART) {
      shapes.push({
        kind: 'path',
        d: stampedAll(CREASE, places),
        stroke: mixed(tone, inks.second, 0.4),
        strokeWidth: 0.25,
      });
    }
    ring++;
  }
  return shapes;
}

function ornament(inks: Inks, hasYears: boolean): Shape[] {
  const leaves = around(X, Y, 72, 16, 11.25)
    .filter(({ y }) => y > Y)
    .map((place) => ({ ...place, scale: 1.08 }));
  return [
    { kind: 'path', d: stampedAll(petal(17, 9, 0.5), leaves), fill: '#5d7a3c' },
    { kind: 'path', d: stampedAll('M0 -4L0 -15.4', leaves), stroke: inks.ground, strokeWidth: 0.3 },
    ...bloom(inks, !hasYears),
    ...(hasYears
      ? [
          { kind: 'path', d: circle(X, Y, HEART + 1.2), fill: mixed(inks.second, '#000000', 0.15) } as const,
          { kind: 'path', d: circle(X, Y, HEART), fill: inks.ground } as const,
          { kind: 'path', d: stampedAll(bead(0, 0, 0.5), around(X, Y, HEART - 2.2, 60)), fill: inks.accent } as const,
        ]
      : [{ kind: 'path', d: stampedAll(petal(3, 1.6), around(X, Y, 0.4, 12)), fill: inks.second } as const]),
  ];
}

export const design: Design = {
  service: 'anniversary',
  id: '3',
  name: 'Genda',
  description:
    'One enormous marigold, a ring of petals for each stretch of the way, with the number of years in its heart.',
  width: WIDTH,
  height: HEIGHT,
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
  draw(fields, measure) {
    const inks = takeUp(OWN, fields.themeColors);
    const rust = readable(inks.second, inks.ground);
    const text = typedText(inks.ink, (weight: 300 | 500 = 300) => `poppins-${weight}`);
    const hasYears = isSaid(fields.anniversaryYear);
    const heart = stack(
      hasYears
        ? [
            { text: 'Celebrating', font: 'poppins-300', fill: inks.ink, size: 3.6 },
            {
              text: fields.anniversaryYear ?? '',
              font: 'gotu',
              fill: rust,
              size: 24,
              smallest: 12,
              lines: 1,
              before: 3,
              field: 'anniversaryYear',
            },
            { text: yearsOf(fields.anniversaryYear), font: 'poppins-300', fill: inks.ink, size: 3.6 },
          ]
        : [],
      { x: X - 20, y: Y - 20, width: 40, height: 40 },
      measure,
    );
    const column = stack(
      [
        !hasYears && { text: 'Celebrating a life together', font: 'poppins-300', fill: rust, size: 4.2 },
        {
          text: fields.coupleNames ?? '',
          font: 'gotu',
          fill: inks.ink,
          size: 16,
          smallest: 9,
          leading: 1.15,
          before: 1,
          field: 'coupleNames',
        },
        text(dateInWords(fields.date ?? ''), 'date', 4.4, 5, 500),
        text(timeInWords(fields.time ?? ''), 'time', 4.4, 0.6, 500),
        text(fields.venue, 'venue', 4, 1.8),
        text(said('Hosted by', fields.hostedBy), 'hostedBy', 3.6, 4),
        text(said('RSVP', fields.rsvp), 'rsvp', 3.6, 1, 500),
        { ...text(fields.notes, 'notes', 3.6, 4), lines: 4 },
      ],
      { x: 16, y: 125, width: WIDTH - 32, height: 73 },
      measure,
    );
    const shapes = [...ornament(inks, hasYears), ...heart.shapes, ...column.shapes];
    return [{ width: WIDTH, height: HEIGHT, ground: inks.ground, shapes }];
  },
};
