import { tokens } from '@kaagazz/design-system';
import type { Drawing } from '@kaagazz/print-design';

import { drawOnCanvas } from '../drawing/draw-on-canvas.ts';

const WIDTH_PX = 1080;
/** between front and back, and around them where there are both */
const GAP_MM = 6;
/** A browser may read the picture only after its own question where to put it. */
const SAVING_MS = 60_000;

export interface SharedImage {
  drawings: readonly Drawing[];
  /** address of the shopper's logo */
  logo: string | undefined;
  /** words about it: `Invitation of Asha & Ravi` */
  title: string;
  /** without its ending */
  fileName: string;
}

/** What became of it: handed to the device's share window, saved as a file, or the shopper closed the window again. */
type Outcome = 'shared' | 'saved' | 'closed';

/**
 * Makes a PNG of 1080 px width of what the preview shows, and hands it to the device's own share window; where there is none, it is saved.
 *
 * @throws when the picture cannot be made
 */
export async function shareImage({ drawings, logo, title, fileName }: SharedImage): Promise<Outcome> {
  const file = new File([await pngOf(drawings, logo)], `${fileName}.png`, { type: 'image/png' });
  if (!canShare(file)) {
    save(file);
    return 'saved';
  }
  try {
    await navigator.share({ files: [file], title });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
    // The window may be refused, such as when the picture took longer than the press counts.
    save(file);
    return 'saved';
  }
}

function canShare(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

async function pngOf(drawings: readonly Drawing[], logo: string | undefined): Promise<Blob> {
  const around = drawings.length > 1 ? GAP_MM : 0;
  const width = Math.max(...drawings.map((drawing) => drawing.width)) + 2 * around;
  const height = drawings.reduce((sum, drawing) => sum + drawing.height + GAP_MM, 2 * around - GAP_MM);
  const scale = WIDTH_PX / width;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH_PX;
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  const picture = logo === undefined ? null : await loaded(logo);

  context.scale(scale, scale);
  context.fillStyle = colourOf(tokens.color.paperShade);
  context.fillRect(0, 0, width, height);
  context.translate(around, around);
  for (const drawing of drawings) {
    drawOnCanvas(context, drawing, picture);
    context.translate(0, drawing.height + GAP_MM);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture was not made'))), 'image/png');
  });
}

/** What the page makes of a token: a canvas knows no variables. */
function colourOf(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token.slice('var('.length, -1));
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVING_MS);
}
