import type { Random } from './random.ts';

/** Coordinates are in picture units, and y points down. */
export type Point = readonly [number, number];

const decimals = 10;

/** Rounds to one decimal, because a tenth of a unit is less than a pixel on a phone. */
export const num = (value: number): string => String(Math.round(value * decimals) / decimals);

export function line(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}${closed ? 'z' : ''}`;
}

/** Returns a Catmull-Rom spline through the points as cubic Bézier curves. */
export function curve(points: readonly Point[], closed = true, tension = 1): string {
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[wrapped] ?? [0, 0];
  };
  const [startX, startY] = at(0);
  let path = `M${num(startX)} ${num(startY)}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const reach = tension / 6;
    const one: Point = [from[0] + (to[0] - before[0]) * reach, from[1] + (to[1] - before[1]) * reach];
    const two: Point = [to[0] - (after[0] - from[0]) * reach, to[1] - (after[1] - from[1]) * reach];
    path += `C${[one, two, to].map(([x, y]) => `${num(x)} ${num(y)}`).join(' ')}`;
  }
  return closed ? `${path}z` : path;
}

export const rectangle = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/**
 * Returns points on an ellipse in clockwise order. `from` and `to` are fractions of a full turn,
 * measured from the rightmost point.
 */
export function ellipse(cx: number, cy: number, rx: number, ry = rx, steps = 16, from = 0, to = 1): Point[] {
  const whole = to - from >= 1;
  return Array.from({ length: whole ? steps : steps + 1 }, (_, step) => {
    const angle = (from + ((to - from) * step) / steps) * Math.PI * 2;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });
}

export const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

export function deckled(points: readonly Point[], random: Random, reach = 3, step = 11): Point[] {
  const feathered: Point[] = [];
  points.forEach((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const normal: Point = length > 0 ? [(to[1] - from[1]) / length, (from[0] - to[0]) / length] : [0, 0];
    const steps = Math.max(2, Math.round(length / step));
    let drift = 0;
    for (let part = 0; part < steps; part += 1) {
      drift = drift * 0.55 + random.spread(reach);
      const [x, y] = between(from, to, (part + (part > 0 ? random.spread(0.3) : 0)) / steps);
      feathered.push([x + normal[0] * drift, y + normal[1] * drift]);
    }
  });
  return feathered;
}

export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1) {
        const [last, previous] = [chain[chain.length - 1] ?? point, chain[chain.length - 2] ?? point];
        const turn =
          (last[0] - previous[0]) * (point[1] - previous[1]) - (last[1] - previous[1]) * (point[0] - previous[0]);
        if (turn > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
