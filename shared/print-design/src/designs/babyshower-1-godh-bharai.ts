import type { Design } from '../design.ts';
import type { Shape } from '../drawing.ts';
import { said } from '../invitation-text.ts';
import { stack, whenInWords } from '../kit.ts';
import {
  around,
  byHand,
  chance,
  circle,
  hanging,
  oval,
  petal,
  polyline,
  smooth,
  stamped,
  stampedAll,
  type Point,
} from '../ornament.ts';
import { mixed, readable, takeUp, type Inks } from '../theme-colors.ts';

const OWN: Inks = { ground: '#fbf3de', ink: '#5a1f1a', accent: '#3f7a45', second: '#e0901c' };

const GODH_BHARAI = 'गोद भराई';
const WIDTH = 127;
const HEIGHT = 178;

/** A banana leaf from the origin upward, torn between its veins as wind tears it; `ribs` is drawn over it. */
function bananaLeaf(length: number, width: number, seed: number): { blade: string; rib: string; veins: string } {
  const random = chance(seed);
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

/** A cord of mango leaves and marigolds over the door. */
function toran(inks: Inks): Shape[] {
  const knots = [-3, 28.75, 63.5, 98.25, 130].slice(0, 5);
  const cord: Point[] = knots.slice(1).flatMap((x, index) => hanging([knots[index] ?? 0, 9], [x, 9], 5, 9));
  const inSwag = knots.slice(1).flatMap((x, index) => hanging([knots[index] ?? 0, 9], [x, 9], 5, 7).slice(1, -1));
  const leaf = byHand(petal(19, 7, 0.42), 0.15);
  const lean = (x: number) => 180 + Math.sin(x * 5) * 6;
  const leaves = inSwag.map(([x, y]) => ({ x, y: y + 0.4, turn: lean(x), scale: 0.9 + 0.12 * Math.sin(x * 3) }));
  const flowers = knots.map((x): Point => [x, 10.5]);
  const ball = (radius: number, count: number) =>
    flowers.map(([x, y]) => stampedAll(petal(2.4, 2, 0.8), around(x, y, radius, count, radius * 20))).join('');
  return [
    {
      kind: 'path',
      d: stampedAll(
        leaf,
        leaves.filter((_, index) => index % 2 === 0),
      ),
      fill: inks.accent,
    },
    {
      kind: 'path',
      d: stampedAll(
        leaf,
        leaves.filter((_, index) => index % 2 === 1),
      ),
      fill: mixed(inks.accent, inks.ground, 0.28),
    },
    { kind: 'path', d: stampedAll('M0 0L0 -16', leaves), stroke: inks.ground, strokeWidth: 0.25 },
    { kind: 'path', d: smooth(cord), stroke: inks.ink, strokeWidth: 0.5 },
    { kind: 'path', d: ball(3.1, 15), fill: inks.second },
    { kind: 'path', d: ball(1.5, 10), fill: mixed(inks.second, '#ffe9a8', 0.4) },
    { kind: 'path', d: flowers.map(([x, y]) => circle(x, y, 1.3)).join(''), fill: inks.second },
  ];
}

/** The full pot: water, five mango leaves and a coconut. */
function kalash(x: number, y: number, inks: Inks): Shape[] {
  const at = (d: string) => stamped(d, { x, y });
  const leaf = petal(13, 6, 0.5);
  const fan = [-62, -34, 34, 62].map((turn) => ({ x: turn / 16, y: -19, turn }));
  return [
    { kind: 'path', d: at(stampedAll(leaf, fan)), fill: inks.accent },
    { kind: 'path', d: at(stampedAll('M0 0L0 -11', fan)), stroke: inks.ground, strokeWidth: 0.25 },
    {
      kind: 'path',
      d: at('M-6 -20C-7 -27 -3 -31.5 0 -34.5C3 -31.5 7 -27 6 -20Z'),
      fill: mixed(inks.ink, inks.second, 0.35),
    },
    {
      kind: 'path',
      d: at('M-2.6 -22C-3 -27 -1.4 -30 0 -33M2.6 -22C3 -27 1.4 -30 0 -33'),
      stroke: inks.ground,
      strokeWidth: 0.25,
    },
    {
      kind: 'path',
      d: at(
        'M-6.5 -19C-6.5 -17.6 -5.4 -16.6 -4.6 -15.8C-11 -14 -12.4 -9.6 -12 -6.6C-11.4 -2.6 -6.6 -0.6 -5 0L5 0C6.6 -0.6 11.4 -2.6 12 -6.6C12.4 -9.6 11 -14 4.6 -15.8C5.4 -16.6 6.5 -17.6 6.5 -19L7.6 -20.4L-7.6 -20.4Z',
      ),
      fill: inks.second,
    },
    {
      kind: 'path',
      d: at(`M-11.4 -10.4Q0 -7.4 11.4 -10.4M-11.9 -8Q0 -4.6 11.9 -8`),
      stroke: inks.ink,
      strokeWidth: 0.35,
    },
    {
      kind: 'path',
      d: at(
        stampedAll(
          oval(0, 0, 0.7, 0.7),
          [-8, -4, 0, 4, 8].map((px) => ({ x: px, y: -7.6 + (1 - (px / 11.6) ** 2) * 1.6 })),
        ),
      ),
      fill: inks.ink,
    },
  ];
}

function ornament(inks: Inks): Shape[] {
  const shapes: Shape[] = [];
  const leaves = [
    { x: -1, y: 190, turn: -3, length: 118, width: 30, seed: 11 },
    { x: 9, y: 192, turn: 24, length: 62, width: 22, seed: 7 },
  ];
  for (const mirrored of [false, true]) {
    for (const { x, y, turn, length, width, seed } of leaves) {
      const { blade, rib, veins } = bananaLeaf(length, width, seed);
      const place = (d: string) =>
        stamped(stamped(d, { x, y, turn }), mirrored ? { x: WIDTH, y: 0, mirrored } : { x: 0, y: 0 });
      shapes.push(
        { kind: 'path', d: place(blade), fill: seed === 11 ? inks.accent : mixed(inks.accent, inks.ground, 0.25) },
        { kind: 'path', d: place(veins), stroke: mixed(inks.accent, inks.ground, 0.5), strokeWidth: 0.22 },
        { kind: 'path', d: place(rib), fill: mixed(inks.accent, inks.ground, 0.65) },
      );
    }
  }
  return [...shapes, ...kalash(WIDTH / 2, HEIGHT - 8, inks), ...toran(inks)];
}

/** A line with a marigold in its middle. */
function divider(x: number, y: number, scale: number, inks: Inks): Shape[] {
  const at = (d: string) => stamped(d, { x, y, scale });
  return [
    { kind: 'path', d: at('M-20 0L-4 0M4 0L20 0'), stroke: inks.second, strokeWidth: 0.35 },
    { kind: 'path', d: at(stampedAll(petal(2, 1.5, 0.7), around(0, 0, 0.4, 9))), fill: inks.second },
  ];
}

export const design: Design = {
  service: 'babyshower',
  id: '1',
  name: 'Godh Bharai',
  description:
    'Mango leaves over the door, banana leaves beside it and a full pot: a blessing the way it has always been given.',
  width: WIDTH,
  height: HEIGHT,
  fonts: ['yatra-one', 'laila-300', 'laila-400', 'laila-600'],
  ownWords: GODH_BHARAI,
  sample: {
    parentsToBe: 'Meera & Kabir',
    date: '2027-02-14',
    time: '11:30',
    venue: 'The Courtyard, 8 Lotus Lane, Jaipur',
    hostedBy: 'the Sharma family',
    rsvp: '98100 00000',
  },
  draw(fields, measure) {
    const inks = takeUp(OWN, fields.themeColors);
    const green = readable(inks.accent, inks.ground);
    const text = (value: string | undefined, field: string, weight: 300 | 400 | 600, size: number, before: number) =>
      ({
        text: value ?? '',
        font: `laila-${weight}`,
        fill: inks.ink,
        size,
        smallest: size * 0.85,
        lines: 3,
        before,
        field,
      }) as const;
    const column = stack(
      [
        { text: GODH_BHARAI, font: 'yatra-one', fill: green, size: 9 },
        { text: 'a shower of blessings for', font: 'laila-400', fill: inks.ink, size: 3.5, before: 1.5 },
        {
          text: fields.parentsToBe ?? '',
          font: 'yatra-one',
          fill: inks.ink,
          size: 12.5,
          smallest: 7.5,
          leading: 1.05,
          before: 3.5,
          field: 'parentsToBe',
        },
        { height: 3, before: 5, draw: (x, top, scale) => divider(x, top + 1.5 * scale, scale, inks) },
        text(whenInWords(fields.date ?? '', fields.time ?? ''), 'date', 600, 4, 4.5),
        text(fields.venue, 'venue', 400, 3.7, 2),
        text(said('Hosted by', fields.hostedBy), 'hostedBy', 400, 3.3, 4.5),
        text(said('RSVP', fields.rsvp), 'rsvp', 600, 3.3, 1.5),
        { ...text(fields.notes, 'notes', 300, 3.3, 4), lines: 4 },
      ],
      { x: 19, y: 37, width: WIDTH - 38, height: 93 },
      measure,
    );
    return [{ width: WIDTH, height: HEIGHT, ground: inks.ground, shapes: [...ornament(inks), ...column.shapes] }];
  },
};
