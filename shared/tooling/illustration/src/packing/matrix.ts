/** Maps (x, y) to (a·x + c·y + e, b·x + d·y + f), like SVG's `matrix()`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [ia, ib, ic, id, ie, jf] = inner;
  return [a * ia + c * ib, b * ia + d * ib, a * ic + c * id, b * ic + d * id, a * ie + c * jf + e, b * ie + d * jf + f];
}

const RADIANS = Math.PI / 180;

const parsers: Record<string, (values: number[]) => Matrix> = {
  matrix: ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [a, b, c, d, e, f],
  translate: ([x = 0, y = 0]) => [1, 0, 0, 1, x, y],
  scale: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0],
  rotate: ([turn = 0, x = 0, y = 0]) => {
    const [cos, sin] = [Math.cos(turn * RADIANS), Math.sin(turn * RADIANS)];
    return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos];
  },
};

export function parseTransform(transform: string | undefined): Matrix {
  let matrix = identity;
  for (const [, name = '', values = ''] of (transform ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const parse = parsers[name];
    if (!parse) throw new Error(`unsupported transform ${name}`);
    matrix = multiply(
      matrix,
      parse(
        values
          .trim()
          .split(/[\s,]+/)
          .map(Number),
      ),
    );
  }
  return matrix;
}

export function scaleRange([a, b, c, d]: Matrix): { most: number; least: number } {
  const half = (a * a + b * b + c * c + d * d) / 2;
  const off = Math.sqrt(Math.max(0, half * half - (a * d - b * c) ** 2));
  return { most: Math.sqrt(half + off), least: Math.sqrt(Math.max(0, half - off)) };
}

export function splitTranslation(matrix: Matrix): { linear: Matrix; shift: Matrix } {
  const [a, b, c, d, e, f] = matrix;
  const area = a * d - b * c;
  return {
    linear: [a, b, c, d, 0, 0],
    shift: [1, 0, 0, 1, (d * e - c * f) / area, (a * f - b * e) / area],
  };
}
