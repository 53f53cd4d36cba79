import type { Measure } from '../sheet-side.ts';
import type { FontId } from '../fonts.ts';

/** Lengths are in mm unless stated otherwise. */
export interface TextStyle {
  font: FontId;
  fill: string;
  size: number;
  /** Smallest size to try before wrapping. Defaults to `size`. */
  smallest?: number;
  lines?: number;
  /**
   * Line height in em. Defaults to 1.25 and is increased if the font's ascent and descent need more
   * space.
   */
  leading?: number;
  /** Letter spacing in em. Ignored for Devanagari, whose letters are connected. */
  spacing?: number;
  field?: string;
}

/** Smallest legible text size on uncoated paper in mm (about 6 pt). */
export const SMALLEST_PRINT = 2.2;

export interface FittedText {
  lines: readonly string[];
  size: number;
  spacing: number;
  /** In mm. */
  lineHeight: number;
  /** Height above the first baseline, in mm. */
  ascent: number;
  /** Depth below the last baseline, in mm. */
  descent: number;
}

/** Text width in em. */
export type MeasureEm = (text: string) => number;

const MEASURED_SIZE = 10;

/** @param spacing in em */
export function inEm(measure: Measure, font: FontId, spacing: number): MeasureEm {
  return (text) => measure(text, font, MEASURED_SIZE, spacing * MEASURED_SIZE) / MEASURED_SIZE;
}
