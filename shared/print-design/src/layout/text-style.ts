import type { Measure } from '../drawing.ts';
import type { FontId } from '../fonts.ts';

/** How text of one kind is set: a name, a venue, a line of notes. Lengths in mm unless told otherwise. */
export interface TextStyle {
  font: FontId;
  fill: string;
  /** what it is set in where there is room */
  size: number;
  /** how small it may get on one line before it wraps (default: `size`, which wraps at once, right for running text) */
  smallest?: number;
  /** how many lines it may have before it shrinks further (default 2; more only where even the smallest print needs them) */
  lines?: number;
  /** between base lines, in em (default 1.25; more where Devanagari needs it) */
  leading?: number;
  /** between letters, in em; dropped where there is Devanagari */
  spacing?: number;
  /** Latin letters in capitals */
  isCapitals?: boolean;
  /** the field that it was typed into */
  field?: string;
}

/** Nothing is set smaller, in mm: about 6 pt, what uncoated paper still holds. */
export const SMALLEST_PRINT = 2.2;

/** A text that was fitted into a width. */
export interface FittedText {
  lines: readonly string[];
  size: number;
  /** mm between letters */
  spacing: number;
  /** mm between base lines */
  pitch: number;
  /** mm above the first base line and below the last one that letters reach */
  rise: number;
  drop: number;
}

/** A font's letters in em: what makes widths comparable at any size. */
export type MeasureEm = (text: string) => number;

const AT = 10;

/** Widths of a style in em, letter spacing included. */
export function inEm(measure: Measure, font: FontId, spacing: number): MeasureEm {
  return (text) => measure(text, font, AT, spacing * AT) / AT;
}
