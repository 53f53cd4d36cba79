import { BLEED } from '@kaagazz/print-design';
import type { SheetSide } from '@kaagazz/print-design';

import { drawOnCanvas } from '../sheet/draw-on-canvas.ts';
import type { Corners } from './homography.ts';
import { printOnPicture } from './print-on-picture.ts';
import type { Print } from './print-on-picture.ts';

const PICTURE_PX = 1280;
const SIDE_PX = 1000;

export function drawOnPaper(
  sides: readonly SheetSide[],
  logo: HTMLImageElement | null,
  cards: readonly Corners[],
  photo: HTMLImageElement,
  mask: HTMLImageElement,
): HTMLCanvasElement {
  const maskPixels = pixelsOf(mask).pixels;
  const { canvas, context, pixels } = pixelsOf(photo);
  sides.forEach((side, index) => {
    const card = cards[index];
    if (card) printOnPicture(pixels, maskPixels, printOf(side, logo), card);
  });
  context.putImageData(pixels, 0, 0);
  return canvas;
}

function pixelsOf(picture: HTMLImageElement) {
  const { canvas, context } = createCanvas(PICTURE_PX, PICTURE_PX);
  context.drawImage(picture, 0, 0, PICTURE_PX, PICTURE_PX);
  return { canvas, context, pixels: context.getImageData(0, 0, PICTURE_PX, PICTURE_PX) };
}

function printOf(side: SheetSide, logo: HTMLImageElement | null): Print {
  const scale = SIDE_PX / Math.max(side.width, side.height);
  const bleed = Math.ceil(BLEED * scale);
  const width = Math.round(side.width * scale) + 2 * bleed;
  const height = Math.round(side.height * scale) + 2 * bleed;
  const { context } = createCanvas(width, height);
  context.translate(bleed, bleed);
  context.scale(scale, scale);
  drawOnCanvas(context, side, logo, BLEED);
  return { pixels: context.getImageData(0, 0, width, height), bleed };
}

function createCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas in this browser');
  return { canvas, context };
}
