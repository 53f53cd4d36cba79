import type { PixelSize } from './file-type.ts';

/** In mm. */
interface PrintArea {
  width: number;
  height: number;
}

const MM_PER_INCH = 25.4;
/** At this resolution or above, a print looks sharp even up close. */
const SHARP_DPI = 300;
/** Below this resolution, a print looks blurred even at arm's length. */
const ACCEPTABLE_DPI = 150;

const PAPER_SIZES: Record<string, PrintArea> = {
  a3: { width: 297, height: 420 },
  a4: { width: 210, height: 297 },
  a5: { width: 148, height: 210 },
  letter: { width: 215.9, height: 279.4 },
  square: { width: 210, height: 210 },
};
const MM_PER_UNIT: Record<string, number> = { mm: 1, cm: 10, in: MM_PER_INCH, inch: MM_PER_INCH, inches: MM_PER_INCH };

/** Parses a paper size (`A3`) or dimensions (`60 x 90 cm`). Returns `null` for anything else. */
export function printArea(size: string): PrintArea | null {
  const text = size.trim().toLowerCase();
  const paper = PAPER_SIZES[text];
  if (paper) return paper;
  const [, width, height, unit = ''] =
    /^(\d+(?:\.\d+)?)\s*(?:mm|cm|in|inch|inches)?\s*[x×]\s*(\d+(?:\.\d+)?)\s*(mm|cm|inches|inch|in)$/.exec(text) ?? [];
  const scale = MM_PER_UNIT[unit];
  return scale === undefined ? null : { width: Number(width) * scale, height: Number(height) * scale };
}

export interface PrintResolution {
  level: 'sharp' | 'acceptable' | 'blurred';
  text: string;
}

/** Rates a picture's resolution in print. Returns `null` if the print size is unknown. */
export function printResolution({ width, height }: PixelSize, size: string): PrintResolution | null {
  const area = printArea(size);
  if (!area || width < 1 || height < 1) return null;
  const inches = [area.width, area.height].sort((one, other) => one - other).map((mm) => mm / MM_PER_INCH);
  const pixels = [width, height].sort((one, other) => one - other);
  const dpi = Math.floor(Math.min(...pixels.map((count, side) => count / (inches[side] ?? 1))));

  if (dpi >= SHARP_DPI) return { level: 'sharp', text: `Sharp at ${size.trim()}: ${dpi} DPI.` };
  if (dpi >= ACCEPTABLE_DPI) {
    return {
      level: 'acceptable',
      text: `Good at ${size.trim()}: ${dpi} DPI. At ${SHARP_DPI} DPI it would look sharp even up close.`,
    };
  }
  const [short = 0, long = 0] = inches.map((inch) => Math.ceil(inch * ACCEPTABLE_DPI));
  return {
    level: 'blurred',
    text: `At ${size.trim()} this picture has ${dpi} DPI and will look blurred. Choose one with at least ${short} x ${long} pixels, or a smaller size.`,
  };
}
