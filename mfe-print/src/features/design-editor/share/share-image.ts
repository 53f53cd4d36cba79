import { tokens } from '@kaagazz/design-system';
import type { SheetSide } from '@kaagazz/print-design';

import { cardPicture } from '../../../illustrations/card-pictures.ts';
import type { SheetShape } from '../../../illustrations/card-pictures.ts';
import { saveFile } from '../../../save-file.ts';
import { drawOnPaper } from '../paper/draw-on-paper.ts';
import { drawOnCanvas } from '../sheet/draw-on-canvas.ts';

const WIDTH_PX = 1080;
const GAP_MM = 6;

export interface SharedImage {
  sides: readonly SheetSide[];
  logo: string | undefined;
  title: string;
  fileName: string;
  onPaper?: SheetShape | undefined;
}

type Outcome = 'shared' | 'saved' | 'cancelled';

export async function shareImage({ sides, logo, title, fileName, onPaper }: SharedImage): Promise<Outcome> {
  const logoImage = logo === undefined ? null : await loadImage(logo);
  const file = onPaper
    ? await toFile(await drawPicture(onPaper, sides, logoImage), `${fileName}-on-paper.jpg`, 'image/jpeg')
    : await toFile(drawFlat(sides, logoImage), `${fileName}.png`, 'image/png');
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  saveFile(file, file.name);
  return 'saved';
}

async function drawPicture(sheet: SheetShape, sides: readonly SheetSide[], logo: HTMLImageElement | null) {
  const card = cardPicture(sheet);
  const loading = [loadImage(card.largest).catch(() => loadImage(card.src)), loadImage(card.mask)] as const;
  return drawOnPaper(sides, logo, card.cards, ...(await Promise.all(loading)));
}

function drawFlat(sides: readonly SheetSide[], logo: HTMLImageElement | null): HTMLCanvasElement {
  const margin = sides.length > 1 ? GAP_MM : 0;
  const width = Math.max(...sides.map((side) => side.width)) + 2 * margin;
  const height = sides.reduce((sum, side) => sum + side.height + GAP_MM, 2 * margin - GAP_MM);
  const scale = WIDTH_PX / width;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH_PX;
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas in this browser');

  context.scale(scale, scale);
  context.fillStyle = resolveToken(tokens.color.paperShade);
  context.fillRect(0, 0, width, height);
  context.translate(margin, margin);
  for (const side of sides) {
    drawOnCanvas(context, side, logo);
    context.translate(0, side.height + GAP_MM);
  }
  return canvas;
}

function toFile(canvas: HTMLCanvasElement, name: string, type: string): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(new File([blob], name, { type })) : reject(new Error('no image'))), type);
  });
}

/** Resolves a CSS variable, because canvas colours can't contain `var()`. */
function resolveToken(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token.slice('var('.length, -1));
}

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}
