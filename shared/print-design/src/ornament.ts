import type { PathShape } from './sheet-side.ts';

export type Point = readonly [x: number, y: number];

/**
 * Scales a shape, mirrors it horizontally, rotates it clockwise and then moves it, in this order.
 */
export interface Transform {
  x: number;
  y: number;
  degrees?: number;
  scale?: number;
  mirrored?: boolean;
}

export const filled = (d: string, fill: string): PathShape => ({ kind: 'path', d, fill });

export const stroked = (d: string, stroke: string, strokeWidth: number): PathShape => ({
  kind: 'path',
  d,
  stroke,
  strokeWidth,
});

export const filledAndStroked = (d: string, fill: string, stroke: string, strokeWidth: number): PathShape => ({
  kind: 'path',
  d,
  fill,
  stroke,
  strokeWidth,
});

const format = (value: number) => String(Math.round(value * 100) / 100);
const pair = (x: number, y: number) => `${format(x)} ${format(y)}`;

export const points = (text: string): Point[] =>
  text.split(',').map((point) => {
    const [x = 0, y = 0] = point.trim().split(' ').map(Number);
    return [x, y];
  });

export function mapPoints(d: string, map: (x: number, y: number) => Point): string {
  return d.replaceAll(/(-?[\d.]+(?:e-\d+)?) (-?[\d.]+(?:e-\d+)?)/g, (_, x: string, y: string) =>
    pair(...map(Number(x), Number(y))),
  );
}

export function transformed(d: string, { x, y, degrees = 0, scale = 1, mirrored = false }: Transform): string {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  const side = mirrored ? -1 : 1;
  return mapPoints(d, (px, py) => [x + side * px * cos - py * sin, y + side * px * sin + py * cos]);
}

export const repeated = (d: string, transforms: readonly Transform[]): string =>
  transforms.map((transform) => transformed(d, transform)).join('');

export const withMirrorImage = (d: string, x: number): string => d + mapPoints(d, (px, py) => [2 * x - px, py]);

export function around(x: number, y: number, radius: number, count: number, from = 0): Transform[] {
  return Array.from({ length: count }, (_, index) => {
    const degrees = from + (360 * index) / count;
    const [px, py] = onCircle(x, y, radius, degrees);
    return { x: px, y: py, degrees };
  });
}

export const fan = (x: number, y: number, angles: readonly number[]): Transform[] =>
  angles.map((degrees) => ({ x, y, degrees }));

/** Returns a point on a circle. Angles are measured clockwise from the top. */
export function onCircle(x: number, y: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
}

/**
 * Returns a pointed leaf or petal that points up from the origin.
 *
 * @param belly position of the widest part, from 0 (base) to 1 (tip)
 */
export function petal(length: number, width: number, belly = 0.5): string {
  const w = width * 0.66;
  return (
    `M0 0C${pair(w, -length * belly * 0.6)} ${pair(w, -length * (0.45 + belly * 0.5))} ${pair(0, -length)}` +
    `C${pair(-w, -length * (0.45 + belly * 0.5))} ${pair(-w, -length * belly * 0.6)} 0 0Z`
  );
}

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);

export const bead = (x: number, y: number, r: number): string => {
  const high = (r * 4) / 3;
  return (
    `M${pair(x - r, y)}C${pair(x - r, y - high)} ${pair(x + r, y - high)} ${pair(x + r, y)}` +
    `C${pair(x + r, y + high)} ${pair(x - r, y + high)} ${pair(x - r, y)}Z`
  );
};

export const isOnSheet =
  (width: number, height: number, reach: number) =>
  ({ x, y }: { x: number; y: number }): boolean =>
    x > -3 - reach && x < width + 3 + reach && y > -3 - reach && y < height + 3 + reach;

const QUARTER_CIRCLE = 0.5523;

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * QUARTER_CIRCLE, ry * QUARTER_CIRCLE];
  return (
    `M${pair(x + rx, y)}C${pair(x + rx, y + ky)} ${pair(x + kx, y + ry)} ${pair(x, y + ry)}` +
    `C${pair(x - kx, y + ry)} ${pair(x - rx, y + ky)} ${pair(x - rx, y)}` +
    `C${pair(x - rx, y - ky)} ${pair(x - kx, y - ry)} ${pair(x, y - ry)}` +
    `C${pair(x + kx, y - ry)} ${pair(x + rx, y - ky)} ${pair(x + rx, y)}Z`
  );
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  const [right, bottom] = [x + width, y + height];
  return `M${pair(x, y)}L${pair(right, y)}L${pair(right, bottom)}L${pair(x, bottom)}Z`;
}

export const polyline = (line: readonly Point[]): string =>
  line.map(([x, y], index) => `${index ? 'L' : 'M'}${pair(x, y)}`).join('');

/** Draws a Catmull-Rom spline. */
export function smoothLine(line: readonly Point[], closed = false): string {
  const count = line.length;
  const at = (index: number): Point =>
    line[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0];
  let d = `M${pair(...at(0))}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [a, b, c, e] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const control1 = pair(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6);
    const control2 = pair(c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6);
    d += `C${control1} ${control2} ${pair(...c)}`;
  }
  return closed ? `${d}Z` : d;
}

export function hangingLine(from: Point, to: Point, sag: number, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const t = index / (count - 1);
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + 4 * sag * t * (1 - t)];
  });
}

export const roughened = (d: string, distance: number): string =>
  mapPoints(d, (x, y) => [
    x + distance * Math.sin(2.1 * x + 3.7 * y + 0.4),
    y + distance * Math.sin(3.3 * x - 2.3 * y + 1.9),
  ]);

export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

export function memoized<Result>(compute: () => Result): () => Result {
  let result: Result | undefined;
  return () => (result ??= compute());
}
