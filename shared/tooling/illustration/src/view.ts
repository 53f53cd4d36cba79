import type { Point } from './geometry.ts';
import { num } from './geometry.ts';

export interface Frame {
  at(x: number, y: number, z?: number, turn?: number): Frame;
  point(x: number, y: number, z?: number): Point;
  shadow(x: number, y: number, z: number, onto: number): Point;
  lay(x: number, y: number, z?: number): string;
  stand(x: number, y: number, z: number): string;
  flank(x: number, y: number, z: number, towardsViewer: boolean): string;
  facing(x: number, y: number): { viewer: number; right: number };
  zoom: number;
  flatness: number;
  upright: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Angles are in degrees. `x` and `y` are the position of the origin in the picture. */
export function view(options: { x: number; y: number; zoom?: number; pitch?: number; turn?: number }): Frame {
  const { x: originX, y: originY, zoom = 1, pitch = 90, turn = 0 } = options;
  const [flatness, upright] = [Math.sin(radians(pitch)), Math.cos(radians(pitch))];
  const [cosine, sine] = [Math.cos(radians(turn)), Math.sin(radians(turn))];

  const point = (x: number, y: number, z = 0): Point => [
    originX + zoom * (x * cosine - y * sine),
    originY + zoom * ((x * sine + y * cosine) * flatness - z * upright),
  ];
  const transform = (
    x: number,
    y: number,
    z: number,
    along: [number, number, number],
    down: [number, number, number],
  ) => {
    const [ox, oy] = point(x, y, z);
    const [ax, ay] = point(x + along[0], y + along[1], z + along[2]);
    const [dx, dy] = point(x + down[0], y + down[1], z + down[2]);
    const fine = (value: number) => String(Math.round(value * 1000) / 1000);
    return `matrix(${fine(ax - ox)} ${fine(ay - oy)} ${fine(dx - ox)} ${fine(dy - oy)} ${num(ox)} ${num(oy)})`;
  };

  return {
    zoom,
    flatness,
    upright,
    point,
    at(x, y, z = 0, by = 0) {
      const [px, py] = point(x, y, z);
      return view({ x: px, y: py, zoom, pitch, turn: turn + by });
    },
    shadow(x, y, z, onto) {
      const [px, py] = point(x, y, onto);
      const rise = (z - onto) * zoom;
      return [px + rise * 0.62, py + rise * (0.08 + 0.4 * flatness)];
    },
    lay: (x, y, z = 0) => transform(x, y, z, [1, 0, 0], [0, 1, 0]),
    stand: (x, y, z) => transform(x, y, z, [1, 0, 0], [0, 0, -1]),
    flank: (x, y, z, towardsViewer) => transform(x, y, z, [0, towardsViewer ? 1 : -1, 0], [0, 0, -1]),
    facing: (x, y) => ({ viewer: x * sine + y * cosine, right: x * cosine - y * sine }),
  };
}
