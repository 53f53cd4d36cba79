import type { Canvas, Mark } from '../canvas.ts';
import { clipped, group, inked, shape, stroke } from '../canvas.ts';
import { curve, deckled, line, num, rectangle } from '../geometry.ts';
import { dropped } from '../light.ts';
import type { Colour } from '../palette.ts';
import { darker, kraft, mix, palette, paler } from '../palette.ts';
import { infill } from '../textures.ts';
import { fallen, leafShade, marigolds } from '../things/plants.ts';
import { sheet, stuff } from '../things/paper.ts';
import type { Stuff } from '../things/paper.ts';
import { view } from '../view.ts';
import type { Scenes } from './scene.ts';

interface MaterialSheet {
  colour: Colour;
  fibres: Stuff;
  waste: (c: Canvas) => Mark;
}

const magnified =
  (times: number, fibres: Stuff): Stuff =>
  (c, w, h) =>
    group(`scale(${times})`, fibres(c, w / times, h / times));

function scrap(
  c: Canvas,
  x: number,
  y: number,
  turn: number,
  size: number,
  colour: Colour,
  print: Parameters<typeof infill>[1],
): Mark {
  const outline = line(
    deckled(
      [
        [0, 0],
        [size, size * 0.12],
        [size * 0.86, size * 0.72],
        [size * 0.2, size * 0.6],
      ],
      c.random,
      3,
      8,
    ),
  );
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${dropped(outline, 6)}${inked(outline, colour, 2)}${shape(outline, { fill: infill(c, print, paler(colour, 0.65)) })}${stroke(`M${num(size * 0.1)} ${num(size * 0.12)}L${num(size * 0.86)} ${num(size * 0.22)}`, palette.paper, 2, { dash: '7 6' })}</g>`;
}

function stem(c: Canvas, x: number, y: number, length: number, radius: number, turn: number): Mark {
  const skin = mix(palette.leafLight, palette.paperShade, 0.35);
  const body = `M0 ${-radius}H${length}V${radius}H0A${radius * 0.45} ${radius} 0 0 1 0 ${-radius}z`;
  let threads = '';
  for (let thread = 0; thread < 12; thread += 1) {
    const from = c.random.spread(radius * 0.8);
    threads += `M${num(length + c.random.spread(4))} ${num(from)}q${num(34 + c.random.next() * 40)} ${num(c.random.spread(12))} ${num(60 + c.random.next() * 60)} ${num(from * 0.4 + c.random.spread(24))}`;
  }
  const face = (share: number, fill: Colour): Mark =>
    `<ellipse cx="${length}" cy="0" rx="${num(radius * 0.42 * share)}" ry="${num(radius * share)}" fill="${fill}" stroke="${palette.ink}" stroke-width="1.8"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${dropped(body, 12)}${inked(body, skin, 2.2)}${stroke(`M6 ${num(-radius * 0.5)}H${length}M2 ${num(radius * 0.15)}H${length}M8 ${num(radius * 0.6)}H${length}`, darker(skin, 0.28), 2, { dash: '46 14' })}${face(1, paler(skin, 0.4))}${face(0.7, paler(skin, 0.6))}${face(0.4, paler(skin, 0.3))}${stroke(threads, mix(kraft, palette.marigold, 0.3), 2.2)}</g>`;
}

function cane(c: Canvas, x: number, y: number, length: number, turn: number): Mark {
  const skin = mix(palette.leafLight, palette.marigold, 0.3);
  const half = 22;
  let body = `M0 ${-half}`;
  let knots = '';
  const joints = Math.round(length / 92);
  for (let joint = 1; joint <= joints; joint += 1) {
    const at = (length / joints) * joint;
    body += `Q${num(at - length / joints / 2)} ${-half + 5} ${num(at)} ${-half - 3}`;
    knots += `M${num(at)} ${-half - 3}q8 ${half + 3} 0 ${half * 2 + 6}`;
  }
  body += `L${num(length)} ${half + 3}`;
  for (let joint = joints - 1; joint >= 0; joint -= 1) {
    const at = (length / joints) * joint;
    body += `Q${num(at + length / joints / 2)} ${half - 5} ${num(at)} ${half + 3}`;
  }
  body += 'z';
  let frayed = '';
  for (let thread = 0; thread < 16; thread += 1) {
    frayed += `M${num(length - 4)} ${num(c.random.spread(half))}l${num(30 + c.random.next() * 60)} ${num(c.random.spread(30))}`;
  }
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${stroke(frayed, mix(kraft, palette.paper, 0.3), 3)}${dropped(body, 10)}${inked(body, skin, 2.2)}${stroke(`M8 -8H${num(length - 10)}M14 9H${num(length - 14)}`, paler(skin, 0.45), 3, { dash: '60 20' })}${stroke(knots, darker(skin, 0.5), 3)}</g>`;
}

function husk(c: Canvas, x: number, y: number, reach: number, count: number): Mark {
  let strands = '';
  let shade = '';
  for (let strand = 0; strand < count; strand += 1) {
    const [sx, sy] = [x + c.random.spread(reach), y + c.random.spread(reach * 0.5)];
    const [dx, dy] = [c.random.spread(60), c.random.spread(36)];
    strands += `M${num(sx)} ${num(sy)}q${num(dx * 0.5 + c.random.spread(16))} ${num(dy * 0.5 - 12)} ${num(dx)} ${num(dy)}`;
    shade += `M${num(sx + 4)} ${num(sy + 5)}q${num(dx * 0.5)} ${num(dy * 0.5 - 8)} ${num(dx)} ${num(dy)}`;
  }
  return (
    stroke(shade, palette.ink, 4, { opacity: 0.12 }) +
    stroke(strands, darker(kraft, 0.3), 4.2) +
    stroke(strands, paler(kraft, 0.4), 2.2)
  );
}

const materialSheets: Record<string, MaterialSheet> = {
  'sheet-marigold': {
    colour: mix(palette.paper, palette.marigold, 0.1),
    fibres: magnified(1.9, stuff.marigold),
    waste: (c) => {
      const garland = [
        [70, 300, 40],
        [112, 366, 44],
        [176, 424, 46],
        [252, 464, 48],
        [336, 486, 46],
        [416, 484, 42],
        [486, 462, 38],
      ] as const;
      return (
        stroke(
          curve(
            garland.map(([x, y]) => [x, y] as const),
            false,
          ),
          darker(palette.leaf, 0.3),
          5,
        ) +
        marigolds(
          c,
          garland.filter((_, index) => index % 2 === 0),
        ) +
        marigolds(
          c,
          garland.filter((_, index) => index % 2 === 1),
          mix(palette.terracotta, palette.marigold, 0.35),
        ) +
        fallen(c, 470, 400, 190, 130, 12, [palette.marigold, mix(palette.marigold, palette.terracotta, 0.5)])
      );
    },
  },
  'sheet-cotton': {
    colour: paler(palette.paper, 0.8),
    fibres: magnified(1.8, stuff.rag),
    waste: (c) =>
      scrap(c, 60, 300, 14, 190, palette.indigo, 'dots') +
      scrap(c, 190, 430, -22, 170, palette.terracotta, 'cross') +
      scrap(c, 120, 402, 30, 130, palette.marigold, 'lines') +
      scrap(c, 330, 452, 8, 150, palette.leafLight, 'chevrons') +
      scrap(c, 470, 500, -30, 92, palette.rose, 'rings') +
      stroke('M300 470C360 420 430 470 520 430S640 450 690 400', palette.ink, 4) +
      stroke('M300 470C360 420 430 470 520 430S640 450 690 400', palette.terracotta, 2.2),
  },
  'sheet-banana': {
    colour: mix(palette.paperShade, palette.marigold, 0.1),
    fibres: (c, w, h) => magnified(2.4, stuff.banana)(c, w, h) + stuff.banana(c, w, h),
    waste: (c) => stem(c, 66, 350, 250, 58, 8) + stem(c, 150, 494, 230, 44, -10),
  },
  'sheet-bagasse': {
    colour: mix(mix(palette.paper, palette.paperShade, 0.5), palette.leafLight, 0.1),
    fibres: magnified(1.6, stuff.bagasse),
    waste: (c) => cane(c, 48, 330, 330, 16) + cane(c, 70, 470, 380, -6) + husk(c, 470, 470, 90, 46),
  },
};

export const brandMaterialSheets: Scenes = Object.fromEntries(
  Object.entries(materialSheets).map(([name, { colour, fibres, waste }]) => [
    name,
    (c: Canvas) => {
      const table = view({ x: 420, y: 268 });
      const lower = sheet(c, table.at(14, 12, 0, 5), { w: 600, h: 430, colour: darker(colour, 0.06), edge: 5 });
      const upper = sheet(c, table.at(0, 0, 0, -3), { w: 600, h: 430, colour, edge: 6, stuff: fibres });
      const shade = clipped(c, line(rectangle(118, 60, 600, 400)), leafShade(700, 40, 122, 0.9, 0.06));
      return lower + upper + shade + waste(c);
    },
  ]),
);
