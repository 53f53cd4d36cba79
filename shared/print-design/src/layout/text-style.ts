import type { Measure } from '../sheet-side.ts';
import type { FontId } from '../fonts.ts';

/** Lengths are in mm unless stated otherwise. */
export interface TextStyle {
  font: FontId;
  fill: string;
  size: number;
  /** Smallest size to try before wrapping. Defaults to `size`. */
  smallest?: number;
  /** Number of lines to try before shrinking further. Defaults to 2. */
  lines?: number;
  /** In em. Defaults to 1.25, or more for Devanagari. */
  leading?: number;
  /** In em. Ignored for Devanagari. */
  spacing?: number;
  field?: string;
}

/** In mm (about 6 pt), the smallest legible size on uncoated paper. */
export const SMALLEST_PRINT = 2.2;

export interface FittedText {
  lines: readonly string[];
  size: number;
  spacing: number;
  /** In mm. */
  lineHeight: number;
  /** In mm, above the first baseline. */
  ascent: number;
  /** In mm, below the last baseline. */
  descent: number;
}

/** Text width in em. */
export type MeasureEm = (text: string) => number;

/** Any size works, because widths are converted to em. */
const MEASURED_SIZE = 10;

/** @param spacing in em */
export function inEm(measure: Measure, font: FontId, spacing: number): MeasureEm {
  return (text) => measure(text, font, MEASURED_SIZE, spacing * MEASURED_SIZE) / MEASURED_SIZE;
}
