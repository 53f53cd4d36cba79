import { homographyTo, inverse, project } from './homography.ts';
import type { Corners } from './homography.ts';

export interface Pixels {
  width: number;
  height: number;
  /** RGBA, row by row. */
  data: Uint8ClampedArray;
}

export interface Print {
  pixels: Pixels;
  /** In pixels. */
  bleed: number;
}

export function printOnPicture(picture: Pixels, mask: Pixels, { pixels: print, bleed }: Print, card: Corners): void {
  const { width, height, data } = picture;
  const toPrint = inverse(homographyTo(card, print.width - 2 * bleed, print.height - 2 * bleed));
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = 4 * (row * width + column);
      const opacity = (mask.data[at + 3] ?? 0) / 255;
      if (opacity === 0) continue;
      const trimmed = project(toPrint, { x: (column + 0.5) / width, y: (row + 0.5) / height });
      const [x, y] = [trimmed.x + bleed, trimmed.y + bleed];
      if (x < 0 || y < 0 || x >= print.width || y >= print.height) continue;
      for (let channel = 0; channel < 3; channel++) {
        const ink = interpolate(print, x - 0.5, y - 0.5, channel) / 255;
        data[at + channel] = (data[at + channel] ?? 0) * (1 - opacity * (1 - ink));
      }
    }
  }
}

/** Interpolates a channel bilinearly. */
function interpolate({ width, height, data }: Pixels, x: number, y: number, channel: number): number {
  const column = Math.min(Math.max(x, 0), width - 1);
  const row = Math.min(Math.max(y, 0), height - 1);
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [right, bottom] = [Math.ceil(column), Math.ceil(row)];
  const at = (pixelColumn: number, pixelRow: number) => data[4 * (pixelRow * width + pixelColumn) + channel] ?? 0;
  const mix = (first: number, second: number, share: number) => first + (second - first) * share;
  return mix(
    mix(at(left, top), at(right, top), column - left),
    mix(at(left, bottom), at(right, bottom), column - left),
    row - top,
  );
}
