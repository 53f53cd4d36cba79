import type { FontId } from './fonts.ts';

/**
 * Positions are in mm from the upper left corner of the trimmed sheet. Shapes at the edge extend
 * into the bleed.
 */
export interface SheetSide {
  name?: string;
  /** Trimmed size in mm. */
  width: number;
  height: number;
  /** Background colour such as `#fbf6ea`, which also fills the bleed. */
  background: string;
  shapes: readonly Shape[];
}

export type Shape = PathShape | TextShape | ImageShape;

export interface PathShape {
  kind: 'path';
  d: string;
  fill?: string;
  stroke?: string;
  /** In mm. */
  strokeWidth?: number;
  /** 0 to 1. */
  opacity?: number;
  code?: CodeSquare;
}

/** In mm. */
export interface CodeSquare {
  x: number;
  y: number;
  side: number;
  text: string;
  /** Includes the light margin. */
  modules: number;
}

export interface TextShape {
  kind: 'text';
  text: string;
  font: FontId;
  /** In mm. */
  size: number;
  x: number;
  /** The baseline. */
  y: number;
  anchor: 'start' | 'middle' | 'end';
  fill: string;
  /** Letter spacing in mm. Undefined for Devanagari, whose letters are connected. */
  spacing?: number;
  field?: string;
}

export interface ImageShape {
  kind: 'image';
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Measure = (text: string, font: FontId, size: number, spacing?: number) => number;

/** Width of the bleed around the trimmed sheet, in mm. */
export const BLEED = 3;
/** Minimum distance between text and the edge of the trimmed sheet, in mm. */
export const SAFE = 5;
