import type { Canvas, Mark } from '../canvas.ts';
import { reusable, disc, group, inked, moved, shape, stroke } from '../canvas.ts';
import { ellipse, line, num } from '../geometry.ts';
import type { Colour } from '../palette.ts';
import { darker, mix, palette, paler } from '../palette.ts';
import { infill } from '../textures.ts';
import { leaf, lotus } from '../things/plants.ts';
import { border } from './border.ts';
import { doubled, eye } from './strokes.ts';
import { PAINTING } from './madhubani.ts';

const { w, h } = PAINTING;
const field = line([
  [46, 46],
  [w - 46, 46],
  [w - 46, h - 46],
  [46, h - 46],
]);

function blossom(colour: Colour): Mark {
  return (
    Array.from(
      { length: 8 },
      (_, index) =>
        `<g transform="rotate(${index * 45})">${inked('M0 0C-14 -14 -12 -32 0 -38C12 -32 14 -14 0 0z', index % 2 ? colour : paler(colour, 0.25), 1.6)}${stroke('M0 -12V-28', darker(colour, 0.5), 1.2)}</g>`,
    ).join('') +
    disc(0, 0, 10, { fill: palette.marigold, stroke: palette.ink, width: 1.6 }) +
    disc(0, 0, 4, { fill: palette.terracotta })
  );
}

function parrot(c: Canvas, body: Colour): Mark {
  return (
    doubled(
      'M-60 70C-52 30 -40 0 -16 -22C-14 -48 16 -58 34 -40C44 -28 40 -12 30 -4C28 30 6 56 -26 62C-34 76 -46 84 -60 70z',
      body,
      infill(c, 'scales', darker(body, 0.5), 0.7),
      palette.paper,
      5.6,
    ) +
    inked('M36 -40C52 -38 54 -22 44 -14C44 -24 40 -30 34 -30z', palette.terracotta, 1.8) +
    eye(20, -34, 7)
  );
}

export function treeOfLife(c: Canvas): Mark {
  const rose = reusable(c, 'blossom rose', () => blossom(palette.rose));
  const blue = reusable(c, 'blossom blue', () => blossom(palette.indigo));
  const clay = reusable(c, 'blossom clay', () => blossom(palette.terracotta));
  const trunk =
    'M282 640C262 590 330 560 316 500C304 450 256 430 282 370C304 326 330 300 306 240C300 222 298 206 300 190L310 190C316 220 332 244 336 270C346 330 300 370 308 400C320 440 356 470 350 520C344 570 304 596 326 640z';
  const limbs =
    'M318 520C370 500 420 520 450 486C470 460 456 430 432 440C414 450 424 472 440 466M292 450C240 450 210 480 170 462C136 444 140 408 166 408C186 410 186 434 168 434M300 380C350 370 380 340 430 344C470 350 480 316 456 306C440 302 434 320 446 324M290 340C250 330 230 296 180 300C140 304 130 268 152 256C170 250 180 268 168 276M318 262C360 250 370 214 410 206C446 202 450 172 430 164M300 226C264 220 250 184 210 180C176 178 168 150 186 138M306 196C304 160 310 140 302 110M330 560C390 570 430 590 486 570M300 580C240 580 200 600 130 574';
  const leaves: [number, number, number][] = [
    [360, 506, -60],
    [400, 512, 60],
    [240, 466, 120],
    [206, 470, -120],
    [350, 366, -70],
    [392, 344, 70],
    [250, 322, -140],
    [220, 300, 100],
    [354, 252, 50],
    [388, 212, -110],
    [262, 210, 120],
    [236, 186, -90],
    [304, 150, -30],
    [306, 150, 210],
    [390, 568, -60],
    [440, 584, 70],
    [220, 588, -120],
    [180, 592, 110],
    [480, 572, -20],
    [134, 574, 200],
    [466, 440, -40],
    [138, 420, 200],
    [470, 300, -30],
    [136, 262, 190],
  ];
  return (
    shape(field, { fill: mix(palette.ground, palette.paperShade, 0.6) }) +
    stroke(limbs, palette.ink, 8) +
    stroke(limbs, mix(palette.inkSoft, palette.terracotta, 0.3), 5) +
    doubled(
      trunk,
      mix(palette.inkSoft, palette.terracotta, 0.4),
      infill(c, 'lines', palette.marigold, 1.2, 60),
      palette.paperShade,
    ) +
    leaves
      .map(
        ([x, y, turn], index) =>
          `<g transform="${moved(x, y, turn)}">${leaf(50, [palette.leaf, palette.indigo, palette.leafLight][index % 3] ?? palette.leaf)}</g>`,
      )
      .join('') +
    [
      [430, 448, 0.9, rose],
      [166, 420, 1, blue],
      [452, 314, 1, clay],
      [160, 262, 0.9, rose],
      [430, 172, 1, blue],
      [190, 142, 1, clay],
      [302, 104, 1.15, rose],
      [486, 560, 0.9, clay],
      [116, 566, 0.9, blue],
      [306, 300, 0.7, clay],
    ]
      .map(([x, y, size, stamp]) =>
        (stamp as (transform: string) => Mark)(moved(x as number, y as number, 0, size as number)),
      )
      .join('') +
    group(moved(228, 392, 8, 0.85), parrot(c, palette.leaf)) +
    `<g transform="translate(398 412) scale(-.85 .85)">${parrot(c, palette.leafLight)}</g>` +
    ['M70 712C80 640 170 620 230 650C270 610 350 610 380 650C440 620 520 640 530 712z']
      .map((mound) => doubled(mound, palette.leaf, infill(c, 'scales', palette.marigold, 1.6)))
      .join('') +
    border(c, w, h, 'waves', palette.terracotta, palette.indigo, palette.paperShade)
  );
}

export function lotusWheel(c: Canvas): Mark {
  const [x, y] = [300, 380];
  const petal = (length: number, width: number, fill: Colour) =>
    inked(
      `M0 0C${num(-width)} ${num(-length * 0.4)} ${num(-width)} ${num(-length * 0.76)} 0 ${num(-length)}C${num(width)} ${num(-length * 0.76)} ${num(width)} ${num(-length * 0.4)} 0 0z`,
      fill,
      2,
    ) +
    stroke(
      `M0 ${num(-length * 0.35)}V${num(-length * 0.88)}M${num(-width * 0.35)} ${num(-length * 0.5)}Q${num(-width * 0.3)} ${num(-length * 0.7)} 0 ${num(-length * 0.86)}M${num(width * 0.35)} ${num(-length * 0.5)}Q${num(width * 0.3)} ${num(-length * 0.7)} 0 ${num(-length * 0.86)}`,
      darker(fill, 0.4),
      1.3,
    );
  const wheel = (count: number, length: number, width: number, fill: Colour, offset: number, key: string) => {
    const stamp = reusable(c, `petal ${key}`, () => petal(length, width, fill));
    return Array.from({ length: count }, (_, index) => stamp(moved(x, y, ((index + offset) * 360) / count))).join('');
  };
  const body =
    'M30 -12C45 2 41 27 17 34C-8 41 -38 37 -53 19C-64 14 -74 2 -79 -14C-68 -8 -58 -8 -48 -10C-35 -18 -14 -19 1 -14C13 -12 16 -24 11 -36C3 -52 8 -71 27 -72C39 -73 47 -66 47 -57C46 -50 38 -48 32 -52C26 -54 21 -47 26 -36C32 -27 34 -21 30 -12z';
  const wing = 'M14 2C4 -11 -20 -13 -40 -7C-52 -4 -62 -6 -71 -12C-66 6 -50 20 -31 24C-10 28 10 18 14 2z';
  const feathers =
    'M-60 -5C-50 8 -36 14 -20 12M-46 -4C-36 5 -24 9 -10 6M-44 17C-34 20 -20 21 -8 17M-28 -6C-20 0 -10 2 2 0';
  const swan = reusable(
    c,
    'swan',
    () =>
      stroke('M-8 36V46L-2 48M10 34V45L16 47', palette.marigold, 3) +
      doubled(body, palette.paper, undefined, palette.marigold, 5) +
      inked(wing, paler(palette.rose, 0.35), 1.8) +
      stroke(feathers, palette.ink, 1.5) +
      inked('M46 -64L65 -54L44 -51z', palette.terracotta, 1.6) +
      stroke('M17 -42q6 4 11 2M19 -32q6 3 11 1', palette.terracotta, 1.6) +
      disc(34, -62, 3.4, { fill: palette.ink }),
  );
  const swans = Array.from({ length: 7 }, (_, index) => {
    const angle = (index / 7) * Math.PI * 2 - Math.PI / 2;
    return swan(moved(x + Math.cos(angle) * 178, y + Math.sin(angle) * 178, (angle * 180) / Math.PI + 90, 0.7));
  }).join('');
  const ring = (radius: number, width: number, colour: Colour) =>
    disc(x, y, radius, { stroke: palette.ink, width: width + 4 }) + disc(x, y, radius, { stroke: colour, width });
  return (
    shape(field, { fill: palette.terracotta }) +
    shape(field, { fill: infill(c, 'seeds', darker(palette.terracotta, 0.25), 1.6) }) +
    inked(line(ellipse(x, y, 240, 240, 48)), palette.indigo, 2.4) +
    swans +
    ring(240, 9, palette.marigold) +
    disc(x, y, 240, { stroke: palette.ink, width: 4, dash: '2 12' }) +
    ring(134, 6, palette.marigold) +
    inked(line(ellipse(x, y, 130, 130, 36)), palette.leaf, 2) +
    wheel(16, 124, 20, palette.rose, 0, 'outer') +
    wheel(12, 92, 20, paler(palette.rose, 0.45), 0.5, 'middle') +
    wheel(8, 60, 18, palette.marigold, 0, 'inner') +
    inked(line(ellipse(x, y, 22, 22, 16)), palette.leafLight, 2) +
    Array.from({ length: 7 }, (_, index) =>
      disc(x + Math.cos(index) * (index ? 12 : 0), y + Math.sin(index * 0.9) * (index ? 12 : 0), 2.6, {
        fill: palette.ink,
      }),
    ).join('') +
    [
      [110, 112],
      [490, 112],
      [110, 652],
      [490, 652],
    ]
      .map(([px = 0, py = 0]) => group(moved(px, py + 26), lotus(54, paler(palette.rose, 0.6))))
      .join('') +
    border(c, w, h, 'lotus', palette.leaf, palette.marigold)
  );
}
