import type { Design } from '../design.ts';
import type { Shape } from '../drawing.ts';
import { said } from '../invitation-text.ts';
import { dateInWords, stack, timeInWords } from '../kit.ts';
import { chance, circle, polyline, smooth, stamped, stampedAll, type Stamp } from '../ornament.ts';
import { mixed, readable, takeUp, type Inks } from '../theme-colors.ts';

const SIDE = 140;
const OWN: Inks = { ground: '#1d2750', ink: '#fbf3dc', accent: '#f6e7bd', second: '#e3b04b' };

/** A star of eight rays, four of them short. */
const STAR = `${polyline(
  Array.from({ length: 16 }, (_, index) => {
    const radius = index % 2 ? 0.26 : index % 4 ? 0.55 : 1;
    const angle = (index * Math.PI) / 8;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)] as const;
  }),
)}Z`;

function sky(inks: Inks): Shape[] {
  const random = chance(29);
  const near: Stamp[] = [];
  const far: string[] = [];
  for (let index = 0; index < 240; index++) {
    const [x, y] = [-2 + random() * 144, -2 + random() * 144];
    const size = random();
    const isOnMoon = Math.hypot(x - 104, y - 46) < 47;
    const isOnText = x > 8 && x < 84 && (y < 33 || y > 50);
    if (isOnMoon || isOnText || y > 128) continue;
    if (size > 0.86) near.push({ x, y, scale: 0.8 + size * 1.4 });
    else far.push(circle(x, y, 0.18 + size * 0.3));
  }
  return [
    { kind: 'path', d: far.join(''), fill: inks.accent, opacity: 0.75 },
    { kind: 'path', d: stampedAll(STAR, near), fill: inks.second },
  ];
}

/** The moon with lines carved along its curve. */
function moon(inks: Inks): Shape[] {
  const crescent = (inner: number) =>
    `M87.5 6.2C113 0.4 143.6 18 143.6 49C143.6 78 118 94 92 87.4C${104 + inner} ${86 + inner} ${124 + inner} ${72 + inner} ${121 + inner} ${46 + inner * 0.3}C${119 + inner} ${25 - inner * 0.4} ${102 + inner} ${12 - inner} 87.5 6.2Z`;
  const carved = [0.22, 0.42, 0.62, 0.8].map((t) => {
    const mix = (a: number, b: number) => a + (b - a) * t;
    return `M${mix(87.5, 90)} ${mix(6.2, 7)}C${mix(102, 113)} ${mix(12, 0.4)} ${mix(119, 143.6)} ${mix(25, 18)} ${mix(121, 143.6)} ${mix(46, 49)}C${mix(124, 143.6)} ${mix(72, 78)} ${mix(104, 118)} ${mix(86, 94)} ${mix(92, 93)} 87.4`;
  });
  return [
    { kind: 'path', d: crescent(0), fill: inks.accent },
    { kind: 'path', d: carved.join(''), stroke: mixed(inks.accent, inks.second, 0.55), strokeWidth: 0.3 },
  ];
}

/** A cradle of cane on two cords, with a canopy of little flags. */
function cradle(x: number, y: number, inks: Inks): Shape[] {
  const at = (d: string) => stamped(d, { x, y });
  const basket = 'M-13 0C-12.4 6.6 -8 10 0 10C8 10 12.4 6.6 13 0Z';
  const weave = Array.from({ length: 11 }, (_, index) => {
    const px = -11.4 + index * 2.28;
    const depth = 9.6 * Math.sqrt(1 - (px / 13) ** 2);
    return `M${px} 0.6L${px * 0.86} ${depth}`;
  }).join('');
  return [
    { kind: 'path', d: at('M-12.4 0L0 -44L12.4 0'), stroke: inks.second, strokeWidth: 0.45 },
    {
      kind: 'path',
      d: at('M-9 0C-8.4 -5.4 -3.4 -6.4 -1 -4.6C2 -7 8.6 -6 9.4 0Z'),
      fill: mixed(inks.accent, '#ffffff', 0.3),
    },
    {
      kind: 'path',
      d: at('M-7 -0.4C-6.4 -3.2 -4 -4 -2 -3.2'),
      stroke: mixed(inks.accent, inks.ground, 0.3),
      strokeWidth: 0.3,
    },
    { kind: 'path', d: at(basket), fill: inks.second },
    { kind: 'path', d: at(weave), stroke: inks.ground, strokeWidth: 0.3 },
    { kind: 'path', d: at('M-12.6 3.2Q0 5.4 12.6 3.2M-11 6.4Q0 8.4 11 6.4'), stroke: inks.ground, strokeWidth: 0.3 },
    { kind: 'path', d: at('M-13.8 -0.9L13.8 -0.9L13.8 0.9L-13.8 0.9Z'), fill: mixed(inks.second, inks.accent, 0.5) },
    { kind: 'path', d: at('M-9 11.6Q0 15.4 9 11.6'), stroke: inks.second, strokeWidth: 0.45 },
    {
      kind: 'path',
      d: at(
        stampedAll(
          'M0 0L-0.8 2.2L0.8 2.2Z',
          [-10, -5, 0, 5, 10].map((px) => ({ x: px, y: 12.6 - (px / 10) ** 2 * 4.6 })),
        ),
      ),
      fill: inks.accent,
    },
  ];
}

/** Clouds in rolls, as painters of miniatures drew them. */
function clouds(inks: Inks): Shape[] {
  const roll = (x: number, y: number, r: number) =>
    smooth(
      Array.from({ length: 15 }, (_, index) => {
        const angle = -Math.PI + (index / 14) * Math.PI * 2.6;
        const radius = r * (1 - index / 20);
        return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
      }),
    );
  const rolls = [
    [2, 140, 9],
    [18, 144, 7],
    [33, 139, 10],
    [52, 143, 8],
    [68, 141, 9],
    [86, 144, 7],
    [100, 139, 10],
    [119, 143, 8],
    [135, 139, 10],
  ] as const;
  return [
    {
      kind: 'path',
      d: rolls.map(([x, y, r]) => circle(x, y, r)).join(''),
      fill: mixed(inks.ground, inks.accent, 0.16),
    },
    {
      kind: 'path',
      d: rolls.map(([x, y, r]) => roll(x, y, r)).join(''),
      stroke: mixed(inks.ground, inks.accent, 0.6),
      strokeWidth: 0.35,
    },
  ];
}

const ornament = (inks: Inks): Shape[] => [...sky(inks), ...clouds(inks), ...moon(inks), ...cradle(93, 50, inks)];

export const design: Design = {
  service: 'babyshower',
  id: '2',
  name: 'Chanda Mama',
  description:
    'A cradle hung from the moon, over clouds rolled the way miniature painters rolled them, on midnight blue.',
  width: SIDE,
  height: SIDE,
  fonts: ['amita-400', 'amita-700', 'gotu'],
  sample: {
    parentsToBe: 'Anika & Dev',
    date: '2027-03-06',
    time: '17:00',
    venue: 'Neem House, Lake Road, Pune',
    hostedBy: 'Nani and Dadi',
    rsvp: '98100 00000',
  },
  draw(fields, measure) {
    const inks = takeUp(OWN, fields.themeColors);
    const gold = readable(inks.second, inks.ground);
    const text = (value: string | undefined, field: string, size: number, before: number, fill = inks.ink) =>
      ({ text: value ?? '', font: 'gotu', fill, size, smallest: size * 0.85, lines: 3, before, field }) as const;
    const top = stack(
      [{ text: 'A little star is on its way', font: 'amita-400', fill: gold, size: 6.4, leading: 1.3 }],
      { x: 13, y: 12, width: 46, height: 24 },
      measure,
      { align: 'start', vertical: 'top' },
    );
    const column = stack(
      [
        { text: 'Baby shower for', font: 'gotu', fill: inks.ink, size: 3.5 },
        {
          text: fields.parentsToBe ?? '',
          font: 'amita-700',
          fill: inks.ink,
          size: 13,
          smallest: 8,
          leading: 1.1,
          before: 1,
          field: 'parentsToBe',
        },
        text(dateInWords(fields.date ?? ''), 'date', 4, 3, gold),
        text(timeInWords(fields.time ?? ''), 'time', 4, 0.5, gold),
        text(fields.venue, 'venue', 3.6, 2),
        text(said('Hosted by', fields.hostedBy), 'hostedBy', 3.2, 3),
        text(said('RSVP', fields.rsvp), 'rsvp', 3.2, 0.8),
        { ...text(fields.notes, 'notes', 3.2, 3), lines: 4 },
      ],
      { x: 13, y: 38, width: 70, height: 87 },
      measure,
      { align: 'start', vertical: 'bottom' },
    );
    return [
      { width: SIDE, height: SIDE, ground: inks.ground, shapes: [...ornament(inks), ...top.shapes, ...column.shapes] },
    ];
  },
};
