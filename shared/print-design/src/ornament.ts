/**
 * Path data for ornaments, in mm. Everything here speaks only `M`, `L`, `C`, `Q` and `Z`, all absolute: then a drawn piece can be moved, turned, mirrored
 * and roughened by mapping its points, and a wreath is one leaf stamped many times, as from a wood block.
 */

/** Where a piece is stamped: its origin at `x`, `y`, after scaling, mirroring (left for right) and turning (degrees, clockwise). */
export interface Stamp {
  x: number;
  y: number;
  turn?: number;
  scale?: number;
  mirrored?: boolean;
}

export type Point = readonly [x: number, y: number];

/** Hundredths of a millimetre are finer than any press. */
const HUNDREDTHS = 100;

const written = (value: number) => String(Math.round(value * HUNDREDTHS) / HUNDREDTHS);
const pair = (x: number, y: number) => `${written(x)} ${written(y)}`;

/** Maps every point of path data. */
export function mapPoints(d: string, map: (x: number, y: number) => Point): string {
  return d.replaceAll(/(-?[\d.]+(?:e-\d+)?) (-?[\d.]+(?:e-\d+)?)/g, (_, x: string, y: string) =>
    pair(...map(Number(x), Number(y))),
  );
}

/** The piece, stamped at one place. */
export function stamped(d: string, { x, y, turn = 0, scale = 1, mirrored = false }: Stamp): string {
  const angle = (turn * Math.PI) / 180;
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  const side = mirrored ? -1 : 1;
  return mapPoints(d, (px, py) => [x + side * px * cos - py * sin, y + side * px * sin + py * cos]);
}

/** The piece at many places, as one path. */
export const stampedAll = (d: string, stamps: readonly Stamp[]): string =>
  stamps.map((stamp) => stamped(d, stamp)).join('');

/** The piece and its mirror image, left for right about the line `x`. */
export const withMirror = (d: string, x: number): string => d + mapPoints(d, (px, py) => [2 * x - px, py]);

/** `count` places round a centre, `radius` away from it; a piece that points up points outward. */
export function around(x: number, y: number, radius: number, count: number, from = 0): Stamp[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = from + (360 * index) / count;
    const [px, py] = onCircle(x, y, radius, turn);
    return { x: px, y: py, turn };
  });
}

/** The point of a circle at `turn` degrees, clockwise from the top. */
export function onCircle(x: number, y: number, radius: number, turn: number): Point {
  const angle = (turn * Math.PI) / 180;
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
}

/** A pointed leaf or petal from the origin upward; `belly` (0 to 1) says how high it is widest. */
export function petal(length: number, width: number, belly = 0.5): string {
  const w = width * 0.66;
  return (
    `M0 0C${pair(w, -length * belly * 0.6)} ${pair(w, -length * (0.45 + belly * 0.5))} ${pair(0, -length)}` +
    `C${pair(-w, -length * (0.45 + belly * 0.5))} ${pair(-w, -length * belly * 0.6)} 0 0Z`
  );
}

export const circle = (x: number, y: number, r: number): string => oval(x, y, r, r);

/** A small round thing in two strokes: at the size of a berry nobody tells it from a circle, and it weighs half. */
export const bead = (x: number, y: number, r: number): string => {
  const high = (r * 4) / 3;
  return `M${pair(x - r, y)}C${pair(x - r, y - high)} ${pair(x + r, y - high)} ${pair(x + r, y)}C${pair(x + r, y + high)} ${pair(x - r, y + high)} ${pair(x - r, y)}Z`;
};

/** True of what is stamped on the sheet, or so near that a piece of `reach` mm shows. */
export const onSheet =
  (width: number, height: number, reach: number) =>
  ({ x, y }: { x: number; y: number }): boolean =>
    x > -3 - reach && x < width + 3 + reach && y > -3 - reach && y < height + 3 + reach;

/** How far a cubic's handles stand out for a quarter of a circle. */
const QUARTER = 0.5523;

export function oval(x: number, y: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * QUARTER, ry * QUARTER];
  return (
    `M${pair(x + rx, y)}C${pair(x + rx, y + ky)} ${pair(x + kx, y + ry)} ${pair(x, y + ry)}` +
    `C${pair(x - kx, y + ry)} ${pair(x - rx, y + ky)} ${pair(x - rx, y)}` +
    `C${pair(x - rx, y - ky)} ${pair(x - kx, y - ry)} ${pair(x, y - ry)}` +
    `C${pair(x + kx, y - ry)} ${pair(x + rx, y - ky)} ${pair(x + rx, y)}Z`
  );
}

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `${polyline([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])}Z`;

/** Straight from point to point. */
export const polyline = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${pair(x, y)}`).join('');

/** A smooth line through all points (Catmull and Rom); `closed` comes back to the first. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0];
  let d = `M${pair(...at(0))}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [a, b, c, e] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    d += `C${pair(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)} ${pair(c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6)} ${pair(...c)}`;
  }
  return closed ? `${d}Z` : d;
}

/** Points of a line that hangs between two nails, `sag` mm at its deepest. */
export function hanging(from: Point, to: Point, sag: number, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const t = count === 1 ? 0.5 : index / (count - 1);
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + 4 * sag * t * (1 - t)];
  });
}

/** As cut or carved by hand: every point strays a little, the same way wherever it is met, so that outlines stay closed and neighbours stay in touch. */
export const byHand = (d: string, stray: number): string =>
  mapPoints(d, (x, y) => [
    x + stray * Math.sin(2.1 * x + 3.7 * y + 0.4),
    y + stray * Math.sin(3.3 * x - 2.3 * y + 1.9),
  ]);

/** Numbers from 0 to 1 that look like chance and are the same at every drawing. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A part of a drawing that is drawn when it is wanted first, and kept. */
export function drawnOnce<Part>(draw: () => Part): () => Part {
  let drawn: Part | undefined;
  return () => (drawn ??= draw());
}
