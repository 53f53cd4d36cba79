import type { FontId } from './fonts.ts';

/**
 * What a printed sheet looks like, as shapes: a design makes it of what was typed, the browser shows it as SVG, and the server prints the very same
 * one as PDF. All lengths are millimetres from the upper left corner of the trimmed sheet; what shall reach the edge is drawn `BLEED` beyond it.
 */
export interface Drawing {
  /** trimmed */
  width: number;
  height: number;
  /** colour of the sheet, bleed included: `#fbf6ea` */
  ground: string;
  shapes: readonly Shape[];
}

export type Shape = PathShape | TextShape | ImageShape;

/** SVG path data; at least one of `fill` and `stroke`. */
export interface PathShape {
  kind: 'path';
  d: string;
  fill?: string;
  stroke?: string;
  /** mm */
  strokeWidth?: number;
  /** 0 to 1 */
  opacity?: number;
  /** an SVG matrix `[a, b, c, d, e, f]`, lengths in mm */
  matrix?: Matrix;
}

export type Matrix = readonly [number, number, number, number, number, number];

/** One line of text. */
export interface TextShape {
  kind: 'text';
  text: string;
  font: FontId;
  /** mm */
  size: number;
  /** of the line's beginning, middle or end, as `anchor` says */
  x: number;
  /** of the base line */
  y: number;
  anchor: 'start' | 'middle' | 'end';
  fill: string;
  /** mm between letters, none after the last; never where there is Devanagari, whose letters hang together */
  spacing?: number;
  /** what the line belongs to: the field it was typed into, such as `brideName` */
  field?: string;
}

/** A shopper's logo, fitted into the box: at its left edge, where the lines below begin, and half-way down. */
export interface ImageShape {
  kind: 'image';
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How wide a line is in mm, with the letters of the very font that it is drawn with; `spacing` in mm, none after the last letter. */
export type Measure = (text: string, font: FontId, size: number, spacing?: number) => number;

/** Around the trimmed sheet, in mm: cut away. */
export const BLEED = 3;
/** Within the trimmed sheet, in mm: nothing that matters comes nearer to the edge. */
export const SAFE = 5;
