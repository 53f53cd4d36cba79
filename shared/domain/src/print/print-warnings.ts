export const PRINT_WARNING_CODES = [
  'COLOURS_OUT_OF_GAMUT',
  'THIN_LINES',
  'SMALL_TEXT',
  'LOW_RESOLUTION',
  'OUTSIDE_SAFE_AREA',
] as const;

export interface PrintWarning {
  code: (typeof PRINT_WARNING_CODES)[number];
  text: string;
}

interface Measure {
  /** Counted from 1. */
  page: number;
  value: number;
}

export interface PrintMeasures {
  /** Fraction of the page (0 to 1) that has colours the press can't print. */
  outOfGamut?: Measure;
  /** Thinnest line, in points. */
  line?: Measure;
  /** Smallest text, in points. */
  text?: Measure;
  /** Lowest resolution, in DPI. */
  dpi?: Measure;
  /**
   * Distance in mm between the edge of the sheet and the nearest text or picture. Negative if text
   * crosses the edge.
   */
  edge?: Measure;
}

export const PRINT_LIMITS = { outOfGamut: 0.02, line: 0.25, text: 6, dpi: 200, edge: 5 };
/** Allows for rounding errors. A measurement up to 1% below its minimum causes no warning. */
const TOLERANCE = 0.99;

/**
 * Returns a warning for each value beyond its limit. `scale` is the factor by which the file is
 * resized to fit the paper.
 */
export function printWarnings(measures: PrintMeasures, scale = 1): PrintWarning[] {
  const { outOfGamut } = measures;
  const line = below('line', measures, scale);
  const text = below('text', measures, scale);
  const dpi = below('dpi', measures, 1 / scale);
  const edge = below('edge', measures, scale);
  return [
    ...(outOfGamut && outOfGamut.value > PRINT_LIMITS.outOfGamut
      ? warning(
          'COLOURS_OUT_OF_GAMUT',
          `${Math.round(outOfGamut.value * 100)}% of page ${outOfGamut.page} has colours that look duller on this paper. If that matters, choose softer colours.`,
        )
      : []),
    ...(line
      ? warning(
          'THIN_LINES',
          `A line on page ${line.page} is ${decimal(line.value, 2)} pt wide and may break up in print. Make lines at least ${PRINT_LIMITS.line} pt wide.`,
        )
      : []),
    ...(text
      ? warning(
          'SMALL_TEXT',
          `Text on page ${text.page} is ${decimal(text.value)} pt and hard to read in print. Make it at least ${PRINT_LIMITS.text} pt, or shorten it.`,
        )
      : []),
    ...(dpi
      ? warning(
          'LOW_RESOLUTION',
          `A picture on page ${dpi.page} has ${Math.floor(dpi.value)} DPI in print and may look blurred. Use one with at least ${PRINT_LIMITS.dpi} DPI, or print it smaller.`,
        )
      : []),
    ...(edge
      ? warning(
          'OUTSIDE_SAFE_AREA',
          `Text or a picture on page ${edge.page} is ${edge.value > 0 ? `${decimal(edge.value)} mm from` : 'at'} the edge and may be cut off. Leave a margin of ${PRINT_LIMITS.edge} mm.`,
        )
      : []),
  ];
}

function below(name: 'line' | 'text' | 'dpi' | 'edge', measures: PrintMeasures, scale: number): Measure | null {
  const measure = measures[name];
  if (!measure) return null;
  const value = measure.value * scale;
  return value < PRINT_LIMITS[name] * TOLERANCE ? { ...measure, value } : null;
}

function warning(code: PrintWarning['code'], text: string): PrintWarning[] {
  return [{ code, text }];
}

function decimal(value: number, digits = 1): string {
  return String(Math.floor(value * 10 ** digits) / 10 ** digits);
}
