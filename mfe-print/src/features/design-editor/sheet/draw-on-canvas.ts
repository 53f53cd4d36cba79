import type { ImageShape, PathShape, SheetSide, TextShape } from '@kaagazz/print-design';

import { cssFont } from './css-font.ts';

/** Coordinates and `bleed` are in millimetres. */
export function drawOnCanvas(
  context: CanvasRenderingContext2D,
  side: SheetSide,
  logo: HTMLImageElement | null,
  bleed = 0,
): void {
  const { width, height, background, shapes } = side;
  context.save();
  context.beginPath();
  context.rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed);
  context.clip();
  context.fillStyle = background;
  context.fillRect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed);
  for (const shape of shapes) {
    context.save();
    if (shape.kind === 'path') drawPath(context, shape);
    else if (shape.kind === 'text') drawLine(context, shape);
    else if (logo) drawLogo(context, shape, logo);
    context.restore();
  }
  context.restore();
}

function drawPath(
  context: CanvasRenderingContext2D,
  { d, fill, stroke, strokeWidth = 1, opacity = 1 }: PathShape,
): void {
  const path = new Path2D(d);
  context.globalAlpha = opacity;
  if (fill !== undefined) {
    context.fillStyle = fill;
    context.fill(path);
  }
  if (stroke !== undefined) {
    context.strokeStyle = stroke;
    context.lineWidth = strokeWidth;
    context.stroke(path);
  }
}

const LETTER_SCALE = 100;

function drawLine(
  context: CanvasRenderingContext2D,
  { text, font, size, x, y, anchor, fill, spacing = 0 }: TextShape,
): void {
  const { family, weight, style } = cssFont(font);
  context.translate(x, y);
  context.scale(1 / LETTER_SCALE, 1 / LETTER_SCALE);
  context.font = `${style} ${weight} ${size * LETTER_SCALE}px ${family}`;
  context.letterSpacing = `${spacing * LETTER_SCALE}px`;
  context.textAlign = anchor === 'middle' ? 'center' : anchor;
  context.fillStyle = fill;
  context.fillText(text, 0, 0);
}

function drawLogo(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: ImageShape,
  logo: HTMLImageElement,
): void {
  const scale = Math.min(width / logo.naturalWidth, height / logo.naturalHeight);
  const [w, h] = [logo.naturalWidth * scale, logo.naturalHeight * scale];
  context.drawImage(logo, x, y + (height - h) / 2, w, h);
}
