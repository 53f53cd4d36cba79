import type { Measure } from '../sheet-side.ts';
import type { FontId } from '../fonts.ts';

/** How a text is set. Lengths are in mm unless stated otherwise. */
export interface TextStyle {
  font: FontId;
  fill: string;
  /** The preferred size. */
  size: number;
  /** How small the text may become before it wraps. Default: `size`. */
  smallest?: number;
  /** Number of lines before the text shrinks further. Default 2. */
  lines?: number;
  /** Distance of baselines in em. Default 1.25, or more for Devanagari. */
  leading?: number;
  /** Letter spacing in em. Ignored for Devanagari. */
  spacing?: number;
  /** Name of the form field that the text comes from. */
  field?: string;
}

/** The smallest text size in mm. About 6 pt, the least that is legible on uncoated paper. */
export const SMALLEST_PRINT = 2.2;

export interface FittedText {
  lines: readonly string[];
  size: number;
  /** Letter spacing in mm. */
  spacing: number;
  /** Distance of baselines in mm. */
  lineHeight: number;
  /** Height above the first baseline, in mm. */
  ascent: number;
  /** Depth below the last baseline, in mm. */
  descent: number;
}

/** Returns the width of a text in em, which is independent of its size. */
export type MeasureEm = (text: string) => number;

/** Any size will do. */
const MEASURED_SIZE = 10;

/** @param spacing Letter spacing in em. */
export function inEm(measure: Measure, font: FontId, spacing: number): MeasureEm {
  return (text) => measure(text, font, MEASURED_SIZE, spacing * MEASURED_SIZE) / MEASURED_SIZE;
}
