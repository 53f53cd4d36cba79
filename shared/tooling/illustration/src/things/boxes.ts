import type { Canvas, Mark } from '../canvas.ts';
import { clipped, inked, shape, stroke } from '../canvas.ts';
import type { Point } from '../geometry.ts';
import { line, num, rectangle } from '../geometry.ts';
import { castBy, solid } from '../light.ts';
import type { Colour } from '../palette.ts';
import { darker, mix, palette, paler } from '../palette.ts';
import { infill } from '../textures.ts';
import type { Infill } from '../textures.ts';
import type { Frame } from '../view.ts';
import { band, bow } from './paper.ts';

export function giftBox(
  c: Canvas,
  f: Frame,
  options: {
    w: number;
    d: number;
    h: number;
    colour: Colour;
    lid?: Colour;
    ribbon?: Colour;
    print?: Infill;
    tint?: Colour;
    top?: Mark;
    z?: number;
  },
): Mark {
  const { w, d, h, colour, lid = colour, ribbon, z = 0 } = options;
  const rim = Math.min(h * 0.38, 46);
  const tint = options.tint ?? paler(lid, 0.35);
  const printed = (width: number, height: number, share: number) =>
    options.print
      ? shape(line(rectangle(0, 0, width, height)), { fill: infill(c, options.print, darker(tint, share), 1.5) })
      : '';
  const g = f.at(0, 0, z);
  const marks = [
    solid(g, [-w / 2 + 4, -d / 2 + 4, 0], [w - 8, d - 8, h - 8], { colour }),
    solid(g, [-w / 2, -d / 2, h - rim], [w, d, rim], {
      colour: lid,
      shadowless: true,
      top: printed(w, d, 0) + (options.top ?? ''),
      front: printed(w, rim, 0.15),
      flank: printed(d, rim, 0.25),
    }),
  ];
  if (ribbon) {
    marks.push(band(g, w, d, h, 0.5 - 13 / w, 26, ribbon));
    const y = -8;
    const across: Point[] = [
      g.point(-w / 2, y - 6, h),
      g.point(w / 2, y - 6, h),
      g.point(w / 2, y + 20, h),
      g.point(-w / 2, y + 20, h),
    ];
    marks.push(inked(line(across), ribbon, 1.6));
    for (const side of [-1, 1]) {
      if (g.facing(side, 0).viewer > 0.02) {
        const x = (side * w) / 2;
        marks.push(
          inked(
            line([g.point(x, y - 6, h), g.point(x, y + 20, h), g.point(x, y + 20, 0), g.point(x, y - 6, 0)]),
            darker(ribbon, 0.28),
            1.6,
          ),
        );
      }
    }
    const [bx, by] = g.point(0, y + 7, h);
    marks.push(bow(`translate(${num(bx)} ${num(by - 2)})`, Math.min(w, d) * 0.36 * g.zoom, ribbon));
  }
  return marks.join('');
}

/** Draws an open tray. `fill` draws its contents, which are clipped to the opening. */
export function tray(
  c: Canvas,
  f: Frame,
  options: { w: number; d: number; h: number; colour: Colour; floor?: Colour; wall?: number; straw?: boolean },
  fill: (floor: Frame) => Mark,
): Mark {
  const { w, d, h, colour, wall = 9 } = options;
  const floor = options.floor ?? (options.straw ? mix(colour, palette.marigold, 0.18) : darker(colour, 0.3));
  const at = (x: number, y: number, z: number) => f.point(x, y, z);
  const corners = (
    [
      [-w / 2, -d / 2],
      [w / 2, -d / 2],
      [w / 2, d / 2],
      [-w / 2, d / 2],
    ] as const
  ).flatMap(
    ([x, y]) =>
      [
        [x, y, 0],
        [x, y, h],
      ] as const,
  );
  const [iw, id] = [w / 2 - wall, d / 2 - wall];
  const opening: Point[] = [at(-iw, -id, h), at(iw, -id, h), at(iw, id, h), at(-iw, id, h)];
  const marks: Mark[] = [castBy(f, corners)];
  marks.push(
    inked(
      line([at(-w / 2, d / 2, 0), at(w / 2, d / 2, 0), at(w / 2, d / 2, h), at(-w / 2, d / 2, h)]),
      darker(colour, 0.18),
    ),
  );
  for (const side of [-1, 1]) {
    if (f.facing(side, 0).viewer > 0.02) {
      const x = (side * w) / 2;
      marks.push(
        inked(
          line([at(x, -d / 2, 0), at(x, d / 2, 0), at(x, d / 2, h), at(x, -d / 2, h)]),
          darker(colour, side > 0 ? 0.28 : 0.1),
        ),
      );
    }
  }
  const inner: Mark[] = [shape(line(opening), { fill: floor })];
  const bed = Math.min(h * 0.35, 14);
  if (options.straw) {
    const layer = (blades: number) => {
      let path = '';
      for (let blade = 0; blade < blades; blade += 1) {
        const [x, y] = at(c.random.spread(iw), c.random.spread(id), bed);
        const [dx, dy] = [c.random.spread(48), c.random.spread(34)];
        path += `M${num(x)} ${num(y)}q${num(dx * 0.5 + c.random.spread(12))} ${num(dy * 0.5 + c.random.spread(12))} ${num(dx)} ${num(dy)}`;
      }
      return path;
    };
    inner.push(
      stroke(layer(110), darker(floor, 0.22), 3.4),
      stroke(layer(110), paler(floor, 0.35), 3.4),
      stroke(layer(70), paler(floor, 0.7), 2.4),
    );
  }
  const reach = h - bed;
  inner.push(
    shape(
      line([
        at(-iw, -id, h),
        at(iw, -id, h),
        at(iw, -id + reach * 0.7, h),
        at(-iw + reach * 0.7, -id + reach * 0.7, h),
        at(-iw + reach * 0.7, id, h),
        at(-iw, id, h),
      ]),
      { fill: palette.ink, opacity: 0.2 },
    ),
  );
  inner.push(fill(f.at(0, 0, bed)));
  marks.push(clipped(c, line(opening), ...inner));
  const rim = `${line([at(-w / 2, -d / 2, h), at(w / 2, -d / 2, h), at(w / 2, d / 2, h), at(-w / 2, d / 2, h)])}${line([...opening].reverse())}`;
  marks.push(shape(rim, { fill: paler(colour, 0.2), stroke: palette.ink, width: 2.2 }));
  return marks.join('');
}
