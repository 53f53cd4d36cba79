import { MM_PER_INCH, printArea, printedDpi } from '@kaagazz/domain/print';

import type { PixelSize } from './file-type.ts';

/** Pictures at or above this resolution look sharp even up close. */
const SHARP_DPI = 300;
/** Pictures below this resolution look blurred even at arm's length. */
const ACCEPTABLE_DPI = 150;

export interface PrintResolution {
  level: 'sharp' | 'acceptable' | 'blurred';
  text: string;
}

export function printResolution({ width, height }: PixelSize, size: string): PrintResolution | null {
  const area = printArea(size);
  if (!area || width < 1 || height < 1) return null;
  const dpi = printedDpi({ width, height }, area);

  if (dpi >= SHARP_DPI) return { level: 'sharp', text: `Sharp at ${size.trim()}: ${dpi} DPI.` };
  if (dpi >= ACCEPTABLE_DPI) {
    return {
      level: 'acceptable',
      text: `Good at ${size.trim()}: ${dpi} DPI. At ${SHARP_DPI} DPI it would look sharp even up close.`,
    };
  }
  const [short = 0, long = 0] = [area.width, area.height]
    .sort((one, other) => one - other)
    .map((mm) => Math.ceil((mm / MM_PER_INCH) * ACCEPTABLE_DPI));
  return {
    level: 'blurred',
    text: `At ${size.trim()} this picture has ${dpi} DPI and will look blurred. Choose one with at least ${short} x ${long} pixels, or a smaller size.`,
  };
}
