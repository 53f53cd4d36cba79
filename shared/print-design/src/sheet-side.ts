import type { FontId } from './fonts.ts';

/**
 * One side of a printed sheet. The browser shows it as SVG, and the server renders the same shapes
 * as PDF. Lengths are in mm from the upper left corner of the trimmed sheet. Shapes that reach the
 * edge extend `BLEED` beyond it.
 */
export interface SheetSide {
  /** Name of the card, such as `Haldi`. Set only if the sides are different cards of a suite. */
  name?: string;
  /** Trimmed size in mm. */
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
  /** The square that the code and its margin fill. Set only if the path is a QR code. */
  code?: CodeSquare;
}

/** The position and the side length of a QR code, in mm, and the text that it contains. */
export interface CodeSquare {
  x: number;
  y: number;
  side: number;
  text: string;
  /** Number of modules per side, including the light margin. */
  modules: number;
}

export interface TextShape {
  kind: 'text';
  text: string;
  font: FontId;
  /** In mm. */
  size: number;
  /** The x coordinate of the start, middle or end of the line, depending on `anchor`. */
  x: number;
  /** The baseline. */
  y: number;
  anchor: 'start' | 'middle' | 'end';
  fill: string;
  /** Letter spacing in mm. Never set for Devanagari, whose letters are connected. */
  spacing?: number;
  /** Name of the form field that the text comes from. */
  field?: string;
}

/** The box for a shopper's logo. The logo is left-aligned and vertically centred in the box. */
export interface ImageShape {
  kind: 'image';
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Measure = (text: string, font: FontId, size: number, spacing?: number) => number;

/** Margin around the trimmed sheet that is printed and then cut off, in mm. */
export const BLEED = 3;
/** Minimum distance between text and the edge of the trimmed sheet, in mm. */
export const SAFE = 5;
