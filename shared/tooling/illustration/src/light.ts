import type { Mark } from './canvas.ts';
import { inked, shape } from './canvas.ts';
import type { Point } from './geometry.ts';
import { hull, line } from './geometry.ts';
import type { Colour } from './palette.ts';
import { darker, palette } from './palette.ts';
import type { Frame } from './view.ts';

/** Draws a soft shadow as three overlapping shapes, because SVG filters are slow on phones. */
export function castBy(f: Frame, corners: readonly (readonly [number, number, number])[], onto = 0, depth = 0.1): Mark {
  return [1.12, 0.86, 0.58]
    .map((reach) => {
      const fallen = corners.flatMap(([x, y, z]): Point[] => [
        f.shadow(x, y, onto, onto),
        f.shadow(x, y, onto + (z - onto) * reach, onto),
      ]);
      return shape(line(hull(fallen)), { fill: palette.ink, opacity: depth });
    })
    .join('');
}

export function dropped(data: string, distance = 6, depth = 0.1): Mark {
  return [1.3, 0.9, 0.5]
    .map((reach) =>
      shape(data, {
        fill: palette.ink,
        opacity: depth,
        transform: `translate(${Math.round(distance * reach * 10) / 10} ${Math.round(distance * reach * 8) / 10})`,
      }),
    )
    .join('');
}

export interface Faces {
  colour: Colour;
  top?: Mark;
  front?: Mark;
  flank?: Mark;
  sides?: Colour;
  shadowless?: boolean;
  onto?: number;
  outline?: number;
}

export function solid(
  f: Frame,
  [x, y, z]: readonly [number, number, number],
  [w, d, h]: readonly [number, number, number],
  faces: Faces,
): Mark {
  const width = faces.outline ?? 2.4;
  const sides = faces.sides ?? faces.colour;
  const marks: Mark[] = [];
  const corners = [x, x + w].flatMap((cx) => [y, y + d].flatMap((cy) => [z, z + h].map((cz) => [cx, cy, cz] as const)));
  if (!faces.shadowless) marks.push(castBy(f, corners, faces.onto ?? 0));

  const right = f.facing(1, 0).viewer > 0.001;
  const left = f.facing(-1, 0).viewer > 0.001;
  const shade = (nx: number, ny: number) => darker(sides, Math.max(0.02, 0.11 + 0.15 * f.facing(nx, ny).right));
  if (f.upright > 0.02) {
    if (right || left) {
      const fx = right ? x + w : x;
      const face: Point[] = [
        f.point(fx, y, z),
        f.point(fx, y + d, z),
        f.point(fx, y + d, z + h),
        f.point(fx, y, z + h),
      ];
      marks.push(inked(line(face), shade(right ? 1 : -1, 0), width));
      if (faces.flank) marks.push(`<g transform="${f.flank(fx, right ? y + d : y, z + h, !right)}">${faces.flank}</g>`);
    }
    const face: Point[] = [
      f.point(x, y + d, z),
      f.point(x + w, y + d, z),
      f.point(x + w, y + d, z + h),
      f.point(x, y + d, z + h),
    ];
    marks.push(inked(line(face), shade(0, 1), width));
    if (faces.front) marks.push(`<g transform="${f.stand(x, y + d, z + h)}">${faces.front}</g>`);
  }
  const top: Point[] = [
    f.point(x, y, z + h),
    f.point(x + w, y, z + h),
    f.point(x + w, y + d, z + h),
    f.point(x, y + d, z + h),
  ];
  marks.push(inked(line(top), faces.colour, width));
  if (faces.top) marks.push(`<g transform="${f.lay(x, y, z + h)}">${faces.top}</g>`);
  return marks.join('');
}

export function windowLight(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: Colour = palette.paper,
  depth = 0.28,
): Mark {
  const slant = h * 0.55;
  const bar = (from: number, to: number) =>
    shape(
      line([
        [x + w * from, y],
        [x + w * to, y],
        [x + w * to + slant, y + h],
        [x + w * from + slant, y + h],
      ]),
      { fill: colour, opacity: depth },
    );
  return bar(0, 0.46) + bar(0.54, 1);
}
