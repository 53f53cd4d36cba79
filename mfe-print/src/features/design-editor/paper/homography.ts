export interface Point {
  x: number;
  y: number;
}

export interface Corners {
  upperLeft: Point;
  upperRight: Point;
  lowerRight: Point;
  lowerLeft: Point;
}

type Homography = Readonly<Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h', number>>;

/**
 * Maps a rectangle at the origin to four corners. See Heckbert, "Fundamentals of Texture Mapping
 * and Image Warping", 1989, section 2.2.3.
 */
export function homographyTo(corners: Corners, width: number, height: number): Homography {
  const { upperLeft: p, upperRight: q, lowerRight: r, lowerLeft: s } = corners;
  const right = { x: q.x - r.x, y: q.y - r.y };
  const bottom = { x: s.x - r.x, y: s.y - r.y };
  const skew = { x: p.x - q.x + r.x - s.x, y: p.y - q.y + r.y - s.y };
  const area = cross(right, bottom);
  const g = cross(skew, bottom) / area;
  const h = cross(right, skew) / area;
  return {
    a: (q.x - p.x + g * q.x) / width,
    b: (s.x - p.x + h * s.x) / height,
    c: p.x,
    d: (q.y - p.y + g * q.y) / width,
    e: (s.y - p.y + h * s.y) / height,
    f: p.y,
    g: g / width,
    h: h / height,
  };
}

export function project({ a, b, c, d, e, f, g, h }: Homography, { x, y }: Point): Point {
  const w = g * x + h * y + 1;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

export function inverse({ a, b, c, d, e, f, g, h }: Homography): Homography {
  const scale = a * e - b * d;
  return {
    a: (e - f * h) / scale,
    b: (c * h - b) / scale,
    c: (b * f - c * e) / scale,
    d: (f * g - d) / scale,
    e: (a - c * g) / scale,
    f: (c * d - a * f) / scale,
    g: (d * h - e * g) / scale,
    h: (b * g - a * h) / scale,
  };
}

export function cssTransform({ a, b, c, d, e, f, g, h }: Homography, scale: number): string {
  const columns = [a * scale, d * scale, 0, g, b * scale, e * scale, 0, h, 0, 0, 1, 0, c * scale, f * scale, 0, 1];
  return `matrix3d(${columns.map((value) => value.toFixed(9)).join()})`;
}

function cross(first: Point, second: Point): number {
  return first.x * second.y - second.x * first.y;
}
