import type { FontId } from './fonts.ts';

/**
 * One side of a printed sheet. The browser shows it as SVG, and the server renders the same shapes
 * as PDF. Lengths are in mm from the upper left corner of the trimmed sheet. Shapes that reach the
 * edge continue `BLEED` beyond it.
 */
export interface SheetSide {
  /** Trimmed size. */
  width: number;
  height: number;
  /** Colour of the sheet and its bleed, such as `#fbf6ea`. */
  background: string;
  shapes: readonly Shape[];
}

export type Shape = PathShape | TextShape | ImageShape;

/** SVG path data with a fill, a stroke or both. */
export interface PathShape {
  kind: 'path';
  d: string;
  fill?: string;
  stroke?: string;
  /** In mm. */
  strokeWidth?: number;
  /** 0 to 1. */
  opacity?: number;
}

/** One line of text. */
export interface TextShape {
  kind: 'text';
  text: string;
  font: FontId;
  /** In mm. */
  size: number;
  /** Start, middle or end of the line, depending on `anchor`. */
  x: number;
  /** The baseline. */
  y: number;
  anchor: 'start' | 'middle' | 'end';
  fill: string;
  /** Letter spacing in mm. Never set for Devanagari, whose letters are joined. */
  spacing?: number;
  /** Name of the form field that the text comes from. */
  field?: string;
}

/** The box of a shopper's logo. The logo is left-aligned and vertically centred in it. */
export interface ImageShape {
  kind: 'image';
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the width of a line in mm. `size` and `spacing` are in mm as well. */
export type Measure = (text: string, font: FontId, size: number, spacing?: number) => number;

/** Width in mm of the margin around the trimmed sheet that is printed and cut off. */
export const BLEED = 3;
/** Distance in mm that text keeps from the edge of the trimmed sheet. */
export const SAFE = 5;
