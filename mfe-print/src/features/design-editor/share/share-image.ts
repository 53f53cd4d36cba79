import { tokens } from '@kaagazz/design-system';
import type { SheetSide } from '@kaagazz/print-design';

import { saveFile } from '../../../save-file.ts';
import { drawOnCanvas } from '../sheet/draw-on-canvas.ts';

const WIDTH_PX = 1080;
/** Space around and between the sides, in mm. Used only if there are several sides. */
const GAP_MM = 6;

export interface SharedImage {
  sides: readonly SheetSide[];
  logo: string | undefined;
  title: string;
  fileName: string;
}

/** `cancelled` if the shopper closed the share dialog. */
type Outcome = 'shared' | 'saved' | 'cancelled';

/**
 * Shares a PNG of the sheet through the device's share dialog, or saves the PNG if there is no such
 * dialog.
 * @throws Error if the PNG can't be created
 */
export async function shareImage({ sides, logo, title, fileName }: SharedImage): Promise<Outcome> {
  const file = new File([await renderPng(sides, logo)], `${fileName}.png`, { type: 'image/png' });
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      // Save the file instead, because browsers refuse to share if the click was too long ago.
    }
  }
  saveFile(file, file.name);
  return 'saved';
}

async function renderPng(sides: readonly SheetSide[], logo: string | undefined): Promise<Blob> {
  const margin = sides.length > 1 ? GAP_MM : 0;
  const width = Math.max(...sides.map((side) => side.width)) + 2 * margin;
  const height = sides.reduce((sum, side) => sum + side.height + GAP_MM, 2 * margin - GAP_MM);
  const scale = WIDTH_PX / width;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH_PX;
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas in this browser');
  const logoImage = logo === undefined ? null : await loadImage(logo);

  context.scale(scale, scale);
  context.fillStyle = resolveToken(tokens.color.paperShade);
  context.fillRect(0, 0, width, height);
  context.translate(margin, margin);
  for (const side of sides) {
    drawOnCanvas(context, side, logoImage);
    context.translate(0, side.height + GAP_MM);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no PNG'))), 'image/png');
  });
}

/** Returns the value of a CSS variable, because a canvas can't resolve variables. */
function resolveToken(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token.slice('var('.length, -1));
}

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}
