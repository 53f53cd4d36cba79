import type { Canvas, Mark } from '../canvas.ts';
import { inked, shape, stroke } from '../canvas.ts';
import type { Point } from '../geometry.ts';
import { between, curve, deckled, ellipse, line, num, rectangle } from '../geometry.ts';
import { castBy, dropped, solid } from '../light.ts';
import type { Colour } from '../palette.ts';
import { darker, kraft, mix, palette, paler } from '../palette.ts';
import { flecks, infill, petals } from '../textures.ts';
import type { Frame } from '../view.ts';
import { stampMark } from './plants.ts';

export type Stuff = (c: Canvas, w: number, h: number) => Mark;

export const stuff = {
  marigold: (c, w, h) =>
    petals(
      c,
      w,
      h,
      (w * h) / 2600,
      [palette.marigold, mix(palette.marigold, palette.terracotta, 0.5), paler(palette.marigold, 0.4)],
      11,
    ) + flecks(c, w, h, (w * h) / 4000, [palette.marigold, palette.leafLight], 5),
  rose: (c, w, h) =>
    petals(
      c,
      w,
      h,
      (w * h) / 3200,
      [palette.rose, paler(palette.rose, 0.35), mix(palette.rose, palette.terracotta, 0.5)],
      12,
    ) + flecks(c, w, h, (w * h) / 5000, [palette.leafLight], 4),
  rag: (c, w, h) =>
    flecks(c, w, h, (w * h) / 4600, [palette.paperShade, palette.paperShade, paler(palette.indigo, 0.6)], 4),
  banana: (c, w, h) =>
    flecks(c, w, h, (w * h) / 1500, [kraft, mix(kraft, palette.marigold, 0.4), paler(kraft, 0.4)], 15),
  bagasse: (c, w, h) => flecks(c, w, h, (w * h) / 2400, [mix(palette.leafLight, kraft, 0.6), paler(kraft, 0.3)], 7),
  seed: (c, w, h) =>
    flecks(c, w, h, (w * h) / 3600, [palette.inkSoft, palette.ink], 2.4) +
    petals(c, w, h, (w * h) / 9000, [palette.leafLight, palette.leaf], 8),
  grass: (c, w, h) =>
    flecks(c, w, h, (w * h) / 1700, [palette.leafLight, mix(palette.leaf, palette.leafLight, 0.5), kraft], 17),
  denim: (c, w, h) =>
    flecks(c, w, h, (w * h) / 2400, [paler(palette.indigo, 0.35), paler(palette.indigo, 0.6), palette.paper], 7),
  plain: () => '',
} satisfies Record<string, Stuff>;

export function sheet(
  c: Canvas,
  f: Frame,
  options: {
    w: number;
    h: number;
    z?: number;
    colour?: Colour;
    edge?: number;
    step?: number;
    stuff?: Stuff;
    art?: Mark;
    fold?: number;
    bare?: boolean;
  },
): Mark {
  const { w, h, z = 0, colour = palette.paper, edge = 3, step = 11, fold = 0 } = options;
  const corners: Point[] = fold
    ? [
        [-w / 2, -h / 2],
        [w / 2, -h / 2],
        [w / 2, h / 2 - fold],
        [w / 2 - fold, h / 2],
        [-w / 2, h / 2],
      ]
    : rectangle(-w / 2, -h / 2, w, h);
  const outline = (edge ? deckled(corners, c.random, edge, step) : corners).map(([x, y]) => f.point(x, y, z));
  const data = line(outline);
  const marks = [options.bare ? '' : dropped(data, (4 + fold * 0.04) * f.zoom), shape(data, { fill: colour })];
  if (options.stuff) marks.push(`<g transform="${f.lay(-w / 2, -h / 2, z)}">${options.stuff(c, w, h)}</g>`);
  if (options.art) marks.push(`<g transform="${f.lay(-w / 2, -h / 2, z)}">${options.art}</g>`);
  marks.push(stroke(data, palette.ink, edge ? 1.7 : 2.2));
  if (fold) {
    const tip = f.point(w / 2 - fold * 0.92, h / 2 - fold * 0.96, z + fold * 0.12);
    const [one, two] = [f.point(w / 2, h / 2 - fold, z), f.point(w / 2 - fold, h / 2, z)];
    const flap = `${line([one, tip, two], false)}Q${between(between(one, two, 0.5), tip, 0.12)
      .map(num)
      .join(' ')} ${one.map(num).join(' ')}z`;
    marks.push(dropped(flap, 3 * f.zoom, 0.08), inked(flap, darker(colour, 0.1), 1.9));
  }
  return marks.join('');
}

export function pile(
  c: Canvas,
  f: Frame,
  options: {
    w: number;
    h: number;
    sheets: number;
    rise?: number;
    colour?: Colour;
    colours?: readonly Colour[];
    edge?: number;
    stuff?: Stuff;
    art?: Mark;
    untidy?: number;
  },
): Mark {
  const { w, h, sheets, rise = 5, colour = palette.paper, untidy = 2.2 } = options;
  const marks = [
    castBy(
      f,
      [
        [-w / 2, -h / 2, 0],
        [w / 2, -h / 2, 0],
        [w / 2, h / 2, 0],
        [-w / 2, h / 2, 0],
      ].flatMap(
        ([x = 0, y = 0]) =>
          [
            [x, y, 0],
            [x, y, sheets * rise],
          ] as const,
      ),
    ),
  ];
  for (let index = 0; index < sheets; index += 1) {
    const top = index === sheets - 1;
    const place = f.at(c.random.spread(untidy), c.random.spread(untidy), index * rise, c.random.spread(untidy * 0.45));
    const own = options.colours ? (options.colours[index % options.colours.length] ?? colour) : colour;
    marks.push(
      sheet(c, place, {
        w,
        h,
        colour: top ? own : darker(own, index % 2 ? 0.05 : 0.12),
        edge: options.edge ?? 3,
        step: top ? 10 : 24,
        bare: true,
        ...(top && options.stuff ? { stuff: options.stuff } : {}),
        ...(top && options.art ? { art: options.art } : {}),
      }),
    );
  }
  return marks.join('');
}

export function band(
  f: Frame,
  w: number,
  d: number,
  h: number,
  from: number,
  width: number,
  colour: Colour,
  z = 0,
): Mark {
  const x = -w / 2 + w * from;
  const top: Point[] = [
    [x, -d / 2],
    [x + width, -d / 2],
    [x + width, d / 2],
    [x, d / 2],
  ].map(([px = 0, py = 0]) => f.point(px, py, z + h));
  const front: Point[] = [
    f.point(x, d / 2, z + h),
    f.point(x + width, d / 2, z + h),
    f.point(x + width, d / 2, z),
    f.point(x, d / 2, z),
  ];
  return inked(line(top), colour, 1.6) + inked(line(front), darker(colour, 0.2), 1.6);
}

export function bow(transform: string, size: number, colour: Colour, width = size * 0.16): Mark {
  const s = size;
  const loop = (side: number) =>
    curve(
      [
        [0, 0],
        [side * s * 0.45, -s * 0.42],
        [side * s * 0.95, -s * 0.3],
        [side * s * 0.85, s * 0.05],
        [side * s * 0.4, s * 0.08],
      ],
      true,
    );
  const tail = (side: number) =>
    `M${num(side * 2)} 0C${num(side * s * 0.2)} ${num(s * 0.25)} ${num(side * s * 0.35)} ${num(s * 0.4)} ${num(side * s * 0.42)} ${num(s * 0.78)}`;
  const thin = width < 7;
  const ends = [-1, 1]
    .map(
      (side) =>
        stroke(tail(side), palette.ink, width + 3.4, { cap: 'butt' }) +
        stroke(tail(side), darker(colour, 0.12), width, { cap: 'butt' }),
    )
    .join('');
  const loops = [-1, 1]
    .map((side) =>
      thin
        ? stroke(loop(side), palette.ink, width + 3) + stroke(loop(side), colour, width)
        : inked(loop(side), colour, 2.2) +
          shape(
            curve(
              [
                [side * s * 0.12, -s * 0.03],
                [side * s * 0.5, -s * 0.24],
                [side * s * 0.74, -s * 0.16],
                [side * s * 0.5, 0],
              ],
              true,
            ),
            { fill: darker(colour, 0.3) },
          ),
    )
    .join('');
  return `<g transform="${transform}">${shape(curve(ellipse(s * 0.1, s * 0.16, s * 0.9, s * 0.28, 10)), { fill: palette.ink, opacity: 0.14 })}${ends}${loops}${inked(line(ellipse(0, 0, Math.max(5, width * 0.75), Math.max(5, width * 0.7), 10)), darker(colour, 0.08), 2)}</g>`;
}

export function envelope(
  c: Canvas,
  f: Frame,
  options: {
    w: number;
    h: number;
    z?: number;
    colour?: Colour;
    lining?: Colour;
    open?: boolean;
    seal?: Colour;
    stuff?: Stuff;
  },
): Mark {
  const { w, h, z = 0, colour = palette.paper, lining = palette.marigold } = options;
  const at = (x: number, y: number) => f.point(x - w / 2, y - h / 2, z);
  const body = line([at(0, 0), at(w, 0), at(w, h), at(0, h)]);
  const marks = [dropped(body, 5 * f.zoom)];
  if (options.open) {
    const flap = line([
      at(0, 0),
      at(w * 0.12, -h * 0.18),
      at(w * 0.44, -h * 0.56),
      at(w * 0.56, -h * 0.56),
      at(w * 0.88, -h * 0.18),
      at(w, 0),
    ]);
    const inside = line([
      at(w * 0.06, 0),
      at(w * 0.16, -h * 0.17),
      at(w * 0.45, -h * 0.49),
      at(w * 0.55, -h * 0.49),
      at(w * 0.84, -h * 0.17),
      at(w * 0.94, 0),
    ]);
    marks.push(
      dropped(flap, 4),
      inked(flap, darker(colour, 0.04)),
      shape(inside, { fill: lining }),
      shape(inside, { fill: infill(c, 'seeds', paler(lining, 0.55)), stroke: darker(lining, 0.4), width: 1.2 }),
    );
  }
  marks.push(inked(body, colour));
  if (options.stuff) marks.push(`<g transform="${f.lay(-w / 2, -h / 2, z)}">${options.stuff(c, w, h)}</g>`);
  if (options.open) {
    marks.push(
      shape(line([at(0, 0), at(w * 0.5, h * 0.58), at(w, 0)]), { fill: darker(lining, 0.3) }),
      inked(line([at(0, 0), at(w * 0.46, h * 0.56), at(0, h)]), darker(colour, 0.03), 2),
      inked(line([at(w, 0), at(w * 0.54, h * 0.56), at(w, h)]), darker(colour, 0.1), 2),
      inked(line([at(0, h), at(w * 0.44, h * 0.5), at(w * 0.56, h * 0.5), at(w, h)]), colour, 2),
    );
  } else {
    marks.push(
      stroke(
        `${line([at(0, h), at(w * 0.42, h * 0.5)], false)}${line([at(w, h), at(w * 0.58, h * 0.5)], false)}`,
        palette.inkSoft,
        1.6,
      ),
    );
    const flap = line([at(0, 0), at(w * 0.45, h * 0.58), at(w * 0.55, h * 0.58), at(w, 0)]);
    marks.push(
      shape(flap, { fill: palette.ink, opacity: 0.12, transform: 'translate(1 5)' }),
      inked(flap, darker(colour, 0.06), 2),
    );
    if (options.seal) {
      const [sx, sy] = at(w * 0.5, h * 0.53);
      marks.push(
        dropped(line(ellipse(sx, sy, h * 0.11, h * 0.11 * f.flatness, 12)), 3),
        inked(line(deckled(ellipse(sx, sy, h * 0.115, h * 0.115 * f.flatness, 10), c.random, 1.5, 9)), options.seal, 2),
        stampMark(sx, sy, h * 0.07, paler(options.seal, 0.5)),
      );
    }
  }
  return marks.join('');
}

export function ream(f: Frame, w: number, d: number, h: number, colour: Colour, top: Mark = ''): Mark {
  let edges = '';
  let flank = '';
  for (let y = 5; y < h - 2; y += 6) {
    edges += `M2 ${num(y)}H${num(w - 2)}`;
    flank += `M2 ${num(y)}H${num(d - 2)}`;
  }
  return solid(f, [-w / 2, -d / 2, 0], [w, d, h], {
    colour,
    top,
    front: stroke(edges, darker(colour, 0.3), 1.2),
    flank: stroke(flank, darker(colour, 0.35), 1.2),
  });
}
