import type { Canvas, Mark } from '../canvas.ts';
import { disc, inked, oval, shape, stroke, box } from '../canvas.ts';
import type { Point } from '../geometry.ts';
import { curve, ellipse, line, num } from '../geometry.ts';
import { dropped } from '../light.ts';
import type { Colour } from '../palette.ts';
import { darker, kraft, mix, palette, paler, wood } from '../palette.ts';
import { infill } from '../textures.ts';
import type { Infill } from '../textures.ts';
import type { Frame } from '../view.ts';

function along(from: Point, to: Point, draw: (length: number) => { mark: Mark; outline: string }, lift = 1): Mark {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const angle = Math.atan2(dy, dx);
  const { mark, outline } = draw(Math.hypot(dx, dy));
  const [sx, sy] = [lift * 5, lift * 5.5];
  const [lx, ly] = [sx * Math.cos(-angle) - sy * Math.sin(-angle), sx * Math.sin(-angle) + sy * Math.cos(-angle)];
  const shade = [1.2, 0.6]
    .map((reach) =>
      shape(outline, {
        fill: palette.ink,
        opacity: 0.14,
        transform: `translate(${num(lx * reach)} ${num(ly * reach)})`,
      }),
    )
    .join('');
  return `<g transform="translate(${num(from[0])} ${num(from[1])}) rotate(${num((angle * 180) / Math.PI)})">${shade}${mark}</g>`;
}

export function pencil(
  from: Point,
  to: Point,
  options: { colour: Colour; girth?: number; lead?: Colour; seed?: boolean; wrap?: boolean; lift?: number },
): Mark {
  const { colour, girth = 17, lead = palette.ink } = options;
  const g = girth / 2;
  return along(
    from,
    to,
    (length) => {
      const cone = girth * 2;
      const shaft = length - cone;
      const outline = `M0 ${num(-g)}H${num(shaft)}L${num(length)} 0L${num(shaft)} ${num(g)}H0q${num(-g * 0.5)} ${num(-g)} 0 ${num(-girth)}z`;
      let mark = inked(outline, wood, 2);
      const tipX = length - cone * 0.3;
      mark += inked(
        `M${num(tipX)} ${num(-g * 0.3)}L${num(length)} 0L${num(tipX)} ${num(g * 0.3)}q${num(g * 0.3)} ${num(-g * 0.3)} 0 ${num(-g * 0.6)}z`,
        lead,
        1.4,
      );
      const barrel = `M0 ${num(-g)}H${num(shaft)}q${num(g * 0.9)} ${num(g * 0.33)} 0 ${num(girth * 0.33)}q${num(g * 0.9)} ${num(g * 0.33)} 0 ${num(girth * 0.33)}q${num(g * 0.9)} ${num(g * 0.33)} 0 ${num(girth * 0.34)}H0q${num(-g * 0.5)} ${num(-g)} 0 ${num(-girth)}z`;
      mark += shape(barrel, { fill: colour });
      mark +=
        box(0, -g, shaft, girth * 0.33, { fill: palette.paper, opacity: 0.28 }) +
        box(0, g - girth * 0.34, shaft, girth * 0.34, { fill: palette.ink, opacity: 0.2 });
      if (options.wrap)
        mark += stroke(
          `M${num(shaft * 0.3)} ${num(-g)}l${num(girth)} ${num(girth)}m${num(girth)} ${num(-girth)}l${num(girth)} ${num(girth)}m${num(girth * 2)} ${num(-girth)}l${num(girth)} ${num(girth)}`,
          paler(colour, 0.5),
          1.6,
        );
      mark += stroke(barrel, palette.ink, 2);
      if (options.seed)
        mark +=
          inked(
            `M0 ${num(-g * 0.9)}H${num(girth * 1.1)}V${num(g * 0.9)}H0A${num(g * 0.9)} ${num(g * 0.9)} 0 0 1 0 ${num(-g * 0.9)}z`,
            palette.leafLight,
            1.8,
          ) + stroke(`M2 ${num(-g * 0.3)}h${num(girth * 0.7)}`, paler(palette.leafLight, 0.5), 2);
      return { mark, outline };
    },
    options.lift,
  );
}

export function brush(
  from: Point,
  to: Point,
  options: { handle?: Colour; paint?: Colour; girth?: number; lift?: number } = {},
): Mark {
  const { handle = palette.terracotta, paint = palette.indigo, girth = 15 } = options;
  const g = girth / 2;
  return along(
    from,
    to,
    (length) => {
      const hair = Math.min(length * 0.2, girth * 3);
      const ferrule = length * 0.13;
      const neck = length - hair - ferrule;
      const wooden = `M0 0C${num(neck * 0.3)} ${num(-g * 0.6)} ${num(neck * 0.7)} ${num(-g * 1.5)} ${num(neck)} ${num(-g * 0.72)}V${num(g * 0.72)}C${num(neck * 0.7)} ${num(g * 1.5)} ${num(neck * 0.3)} ${num(g * 0.6)} 0 0z`;
      const metal = `M${num(neck)} ${num(-g * 0.72)}L${num(neck + ferrule)} ${num(-g * 0.95)}V${num(g * 0.95)}L${num(neck)} ${num(g * 0.72)}z`;
      const x = neck + ferrule;
      const tuft = `M${num(x)} ${num(-g * 0.95)}C${num(x + hair * 0.35)} ${num(-g * 1.7)} ${num(x + hair * 0.75)} ${num(-g * 0.7)} ${num(length)} 0C${num(x + hair * 0.75)} ${num(g * 0.9)} ${num(x + hair * 0.35)} ${num(g * 1.7)} ${num(x)} ${num(g * 0.95)}z`;
      const wet = `M${num(x + hair * 0.42)} ${num(-g * 1.3)}q${num(-g)} ${num(g)} 0 ${num(g * 2.5)}C${num(x + hair * 0.7)} ${num(g)} ${num(x + hair * 0.8)} ${num(g * 0.7)} ${num(length)} 0C${num(x + hair * 0.8)} ${num(-g * 0.6)} ${num(x + hair * 0.7)} ${num(-g)} ${num(x + hair * 0.42)} ${num(-g * 1.3)}z`;
      const mark =
        inked(wooden, handle, 2) +
        stroke(
          `M${num(neck * 0.2)} ${num(-g * 0.2)}Q${num(neck * 0.6)} ${num(-g * 0.75)} ${num(neck * 0.9)} ${num(-g * 0.4)}`,
          paler(handle, 0.5),
          2.2,
        ) +
        inked(metal, kraft, 2) +
        stroke(
          `M${num(neck + ferrule * 0.35)} ${num(-g * 0.8)}V${num(g * 0.8)}M${num(neck + ferrule * 0.55)} ${num(-g * 0.85)}V${num(g * 0.85)}`,
          palette.ink,
          1.3,
        ) +
        inked(tuft, mix(palette.inkSoft, palette.ink, 0.4), 2) +
        shape(wet, { fill: paint });
      return { mark, outline: wooden + metal + tuft };
    },
    options.lift,
  );
}

export function pot(
  c: Canvas,
  f: Frame,
  options: {
    r: number;
    h: number;
    colour: Colour;
    paint: Colour;
    waist?: number;
    rim?: number;
    print?: Infill;
    z?: number;
  },
): Mark {
  const { r, h, colour, paint, waist = 0.86, rim = 0.1, z = 0 } = options;
  const [zoom, flat] = [f.zoom, Math.max(f.flatness, 0.05)];
  const [fx, fy] = f.point(0, 0, z);
  const [tx, ty] = f.point(0, 0, z + h);
  const top = r * zoom;
  const foot = top * waist;
  const shade = [1.1, 0.8, 0.5]
    .map((reach) => {
      const [sx, sy] = f.shadow(0, 0, z + h * reach, z);
      return shape(
        curve(
          ellipse(
            (fx + sx) / 2,
            (fy + sy) / 2,
            foot * 1.05 + Math.hypot(sx - fx, sy - fy) * 0.42,
            foot * flat * 0.95 + Math.abs(sy - fy) * 0.45,
            12,
          ),
        ),
        { fill: palette.ink, opacity: 0.12 },
      );
    })
    .join('');
  const wall = `M${num(tx - top)} ${num(ty)}C${num(tx - top * 1.04)} ${num(ty + (fy - ty) * 0.5)} ${num(fx - foot * 1.1)} ${num(fy - foot * flat * 0.4)} ${num(fx - foot)} ${num(fy)}A${num(foot)} ${num(foot * flat)} 0 0 0 ${num(fx + foot)} ${num(fy)}C${num(fx + foot * 1.1)} ${num(fy - foot * flat * 0.4)} ${num(tx + top * 1.04)} ${num(ty + (fy - ty) * 0.5)} ${num(tx + top)} ${num(ty)}z`;
  const dark = `M${num(tx + top * 0.25)} ${num(ty)}C${num(tx + top * 0.35)} ${num(ty + (fy - ty) * 0.5)} ${num(fx + foot * 0.35)} ${num(fy)} ${num(fx + foot * 0.2)} ${num(fy + foot * flat * 0.97)}A${num(foot)} ${num(foot * flat)} 0 0 0 ${num(fx + foot)} ${num(fy)}C${num(fx + foot * 1.1)} ${num(fy - foot * flat * 0.4)} ${num(tx + top * 1.04)} ${num(ty + (fy - ty) * 0.5)} ${num(tx + top)} ${num(ty)}z`;
  const marks = [shade];
  if (f.upright > 0.03) {
    marks.push(shape(wall, { fill: colour }));
    if (options.print)
      marks.push(shape(wall, { fill: infill(c, options.print, paler(colour, 0.5), 1.2), opacity: 0.8 }));
    marks.push(shape(dark, { fill: palette.ink, opacity: 0.2 }), stroke(wall, palette.ink, 2.2));
  }
  marks.push(oval(tx, ty, top, top * flat, { fill: paler(colour, 0.22), stroke: palette.ink, width: 2.2 }));
  const inner = top * (1 - rim);
  marks.push(oval(tx, ty, inner, inner * flat, { fill: darker(paint, 0.35), stroke: palette.ink, width: 1.6 }));
  marks.push(oval(tx + inner * 0.05, ty + inner * flat * 0.09, inner * 0.92, inner * flat * 0.88, { fill: paint }));
  marks.push(
    stroke(
      `M${num(tx - inner * 0.55)} ${num(ty + inner * flat * 0.2)}q${num(inner * 0.2)} ${num(inner * flat * 0.45)} ${num(inner * 0.6)} ${num(inner * flat * 0.42)}`,
      paler(paint, 0.5),
      2.6,
    ),
  );
  return marks.join('');
}

export function tag(
  length: number,
  height: number,
  colour: Colour,
  art: Mark,
  thread: Colour = palette.terracotta,
): Mark {
  const [l, h] = [length, height / 2];
  const outline = `M0 ${num(-h * 0.4)}L${num(h * 0.8)} ${num(-h)}H${num(l)}V${num(h)}H${num(h * 0.8)}L0 ${num(h * 0.4)}z`;
  const string = `M${num(h * 0.55)} 0C${num(-h)} ${num(-h * 0.9)} ${num(-h * 2.4)} ${num(-h * 0.2)} ${num(-h * 2.6)} ${num(h * 0.7)}M${num(h * 0.55)} 0C${num(-h * 0.8)} ${num(h * 0.2)} ${num(-h * 1.6)} ${num(h * 0.3)} ${num(-h * 2.2)} ${num(h * 1.2)}`;
  return (
    dropped(outline, 5) +
    inked(outline, colour, 2) +
    `<g transform="translate(${num(h * 1.15)} ${num(-h)})">${art}</g>` +
    disc(h * 0.55, 0, h * 0.2, { fill: paler(thread, 0.3), stroke: palette.ink, width: 1.6 }) +
    stroke(string, palette.ink, 4) +
    stroke(string, thread, 2)
  );
}

export function twine(x: number, y: number, r: number, colour: Colour = kraft): Mark {
  let wraps = '';
  for (const [turn, bend] of [
    [0, 0.5],
    [24, 0.7],
    [-28, 0.35],
    [58, 0.55],
    [-64, 0.6],
  ] as const) {
    for (let pass = -2; pass <= 2; pass += 1) {
      const angle = (turn * Math.PI) / 180;
      const offset = pass * r * 0.16 * bend + pass * 2;
      const [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
      const reach = Math.sqrt(Math.max(0, r * r - offset * offset)) * 0.96;
      const [ax, ay] = [x + nx * offset - Math.cos(angle) * reach, y + ny * offset - Math.sin(angle) * reach];
      wraps += `M${num(ax)} ${num(ay)}q${num(Math.cos(angle) * reach + nx * r * bend * 0.5)} ${num(Math.sin(angle) * reach + ny * r * bend * 0.5)} ${num(Math.cos(angle) * reach * 2)} ${num(Math.sin(angle) * reach * 2)}`;
    }
  }
  const rim = line(ellipse(x, y, r, r, 22));
  return (
    dropped(rim, r * 0.3) +
    shape(rim, { fill: colour }) +
    stroke(wraps, darker(colour, 0.4), 1.5) +
    stroke(wraps, paler(colour, 0.35), 1.1, { transform: 'translate(1.5 1.5)' }) +
    stroke(rim, palette.ink, 2.2) +
    stroke(
      `M${num(x + r * 0.7)} ${num(y + r * 0.7)}c${num(r * 0.6)} ${num(r * 0.3)} ${num(r * 0.4)} ${num(r * 0.9)} ${num(r * 1.2)} ${num(r * 0.8)}`,
      darker(colour, 0.35),
      3.4,
    )
  );
}

export function cup(c: Canvas, f: Frame, r: number, colour: Colour = palette.terracotta): Mark {
  return pot(c, f, { r, h: r * 1.5, colour, paint: mix(kraft, palette.terracotta, 0.35), waist: 0.7, rim: 0.09 });
}
