export type Matrix = readonly [number, number, number, number, number, number];

/** A rectangle in points, measured from the lower left corner of the page. */
export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

export const UNCHANGED: Matrix = [1, 0, 0, 1, 0, 0];

export function multiply([a, b, c, d, e, f]: Matrix, outer: Matrix): Matrix {
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

export function transformBox({ left, bottom, right, top }: Box, [a, b, c, d, e, f]: Matrix): Box {
  const corners = [left, right].flatMap((x) =>
    [bottom, top].map((y) => ({ x: a * x + c * y + e, y: b * x + d * y + f })),
  );
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
}
