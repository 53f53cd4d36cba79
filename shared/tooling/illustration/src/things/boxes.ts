import type { Canvas, Mark } from '../canvas.ts';
import { inked, shape } from '../canvas.ts';
import type { Point } from '../geometry.ts';
import { line, num, rectangle } from '../geometry.ts';
import { solid } from '../light.ts';
import type { Colour } from '../palette.ts';
import { darker, paler } from '../palette.ts';
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
