import type { FontId } from './fonts.ts';

/**
 * Lengths are in mm from the upper left corner of the trimmed sheet. Shapes that reach the edge
 * extend `BLEED` beyond it.
 */
export interface SheetSide {
  /** Card name, such as `Haldi`. Set only for suites, whose sides are different cards. */
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
  /** Square of the code with its margin. Set only if the path is a QR code. */
  code?: CodeSquare;
}

/** A QR code's position and side length in mm, and its text. */
export interface CodeSquare {
  x: number;
  y: number;
  side: number;
  text: string;
  /** Modules per side, including the light margin. */
  modules: number;
}

export interface TextShape {
  kind: 'text';
  text: string;
  font: FontId;
  /** In mm. */
  size: number;
  /** X coordinate of the line's start, middle or end, depending on `anchor`. */
  x: number;
  /** The baseline. */
  y: number;
  anchor: 'start' | 'middle' | 'end';
  fill: string;
  /** In mm. Never set for Devanagari, whose letters are connected. */
  spacing?: number;
  /** The form field that the text comes from. */
  field?: string;
}

/** The logo is left-aligned and vertically centred in this box. */
export interface ImageShape {
  kind: 'image';
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Measure = (text: string, font: FontId, size: number, spacing?: number) => number;

/** Width in mm of the margin that is printed around the trimmed sheet and then cut off. */
export const BLEED = 3;
/** Minimum distance in mm between text and the edge of the trimmed sheet. */
export const SAFE = 5;
