import type { Pixels } from './file-kind.ts';

/** mm */
interface Area {
  width: number;
  height: number;
}

const MM_AN_INCH = 25.4;
/** dots per inch of print that looks sharp from a hand's distance; and what is still fine */
const SHARP = 300;
const FINE = 150;

const PAPER: Record<string, Area> = {
  a3: { width: 297, height: 420 },
  a4: { width: 210, height: 297 },
  a5: { width: 148, height: 210 },
  letter: { width: 215.9, height: 279.4 },
  square: { width: 210, height: 210 },
};
const MM = { mm: 1, cm: 10, in: MM_AN_INCH, inch: MM_AN_INCH, inches: MM_AN_INCH } as const;

/** The size of a print by what the shopper chose or typed: `A3`, `60 x 90 cm`; `null` where that is no size. */
export function areaOf(size: string): Area | null {
  const plain = size.trim().toLowerCase();
  const known = PAPER[plain];
  if (known) return known;
  const typed = /^(\d+(?:\.\d+)?)\s*(?:mm|cm|in|inch|inches)?\s*[x×]\s*(\d+(?:\.\d+)?)\s*(mm|cm|inches|inch|in)$/.exec(
    plain,
  );
  if (!typed) return null;
  const unit = MM[typed[3] as keyof typeof MM];
  return { width: Number(typed[1]) * unit, height: Number(typed[2]) * unit };
}

export interface Density {
  level: 'sharp' | 'fine' | 'soft';
  words: string;
}

/** How sharp a picture of so many pixels will look in a size, in plain words with what to do; `null`: the size is not known. */
export function densityOf({ width, height }: Pixels, size: string): Density | null {
  const area = areaOf(size);
  if (!area || width < 1 || height < 1) return null;
  const inches = [area.width, area.height].sort((one, other) => one - other).map((mm) => mm / MM_AN_INCH);
  const pixels = [width, height].sort((one, other) => one - other);
  const dpi = Math.floor(Math.min(...pixels.map((count, side) => count / (inches[side] ?? 1))));

  if (dpi >= SHARP) return { level: 'sharp', words: `Sharp at ${size.trim()}: ${dpi} DPI.` };
  if (dpi >= FINE) {
    return {
      level: 'fine',
      words: `Fine at ${size.trim()}: ${dpi} DPI. From ${SHARP} DPI on it is sharp from close by, too.`,
    };
  }
  const [short = 0, long = 0] = inches.map((inch) => Math.ceil(inch * FINE));
  return {
    level: 'soft',
    words: `At ${size.trim()} this picture has ${dpi} DPI and will look blurred. Choose one with at least ${short} x ${long} pixels, or a smaller size.`,
  };
}
