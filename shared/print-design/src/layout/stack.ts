import type { Measure, Shape, TextShape } from '../drawing.ts';
import { fitText } from './fit-text.ts';
import { type FittedText, SMALLEST_PRINT, type TextStyle } from './text-style.ts';

/** Part of a column. One without text takes no room, and neither does the space before it. */
export type Block = TextBlock | OrnamentBlock;

export interface TextBlock extends TextStyle {
  text: string;
  /** mm to what stands above it, if something does */
  before?: number;
  /** narrower than the column, in mm */
  width?: number;
}

export interface OrnamentBlock {
  /** mm */
  height: number;
  before?: number;
  /** its shapes: `x` is the column's edge or middle as the column is aligned, `top` its upper edge, `scale` 1 unless all had to shrink */
  draw: (x: number, top: number, scale: number) => readonly Shape[];
}

/** Where a column stands, in mm from the upper left corner of the sheet. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface StackOptions {
  /** of the lines (default middle) */
  align?: TextShape['anchor'];
  /** of the column in its box (default middle) */
  vertical?: 'top' | 'middle' | 'bottom';
}

/** A column as it was laid out. */
export interface Stacked {
  shapes: readonly Shape[];
  /** mm from the upper edge of the sheet, where it begins and ends */
  top: number;
  bottom: number;
}

interface Placed {
  block: Block;
  before: number;
  height: number;
  fitted?: FittedText;
}

/** How far a column may shrink, step by step. */
const SCALES = [
  1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72, 0.68, 0.64, 0.6, 0.56, 0.52, 0.48, 0.44, 0.4, 0.36, 0.32, 0.28, 0.24, 0.2,
  0.15, 0.1,
];

/**
 * A column of blocks in a box: each text is fitted into the width, and where the column is higher than the box all of it shrinks (sizes,
 * spaces, ornaments) until it fits, no text below `SMALLEST_PRINT`.
 *
 * @example
 * stack([{ text: brideName, font: 'rozha-one', size: 13, smallest: 8, fill: RED, field: 'brideName' },
 *   { text: 'weds', font: 'tiro-italic', size: 4, fill: INK, before: 3 }], { x: 14, y: 40, width: 120, height: 130 }, measure)
 */
export function stack(
  blocks: readonly (Block | undefined | false)[],
  box: Box,
  measure: Measure,
  { align = 'middle', vertical = 'middle' }: StackOptions = {},
): Stacked {
  const column = blocks.filter((block) => block !== undefined && block !== false);
  const { placed, scale, height } = fitColumn(column, box, measure);
  const free = Math.max(0, box.height - height);
  const top = box.y + (vertical === 'top' ? 0 : vertical === 'bottom' ? free : free / 2);
  const x = box.x + (align === 'start' ? 0 : align === 'end' ? box.width : box.width / 2);
  const shapes: Shape[] = [];
  let y = top;
  for (const { block, before, height: blockHeight, fitted } of placed) {
    y += before;
    if ('draw' in block) shapes.push(...block.draw(x, y, scale));
    else if (fitted) shapes.push(...linesOf(fitted, block, { x, y: y + fitted.rise, align }));
    y += blockHeight;
  }
  return { shapes, top, bottom: y };
}

function fitColumn(blocks: readonly Block[], box: Box, measure: Measure) {
  let column = { placed: [] as Placed[], scale: 1, height: 0 };
  for (const scale of SCALES) {
    const placed = place(blocks, scale, box.width, measure);
    column = { placed, scale, height: placed.reduce((sum, { before, height }) => sum + before + height, 0) };
    if (column.height <= box.height) break;
  }
  return column;
}

function place(blocks: readonly Block[], scale: number, width: number, measure: Measure): Placed[] {
  const placed: Placed[] = [];
  for (const block of blocks) {
    const before = placed.length > 0 ? (block.before ?? 0) * scale : 0;
    if ('draw' in block) {
      placed.push({ block, before, height: block.height * scale });
      continue;
    }
    const fitted = fitText(block.text, scaled(block, scale), Math.min(block.width ?? width, width), measure);
    if (!fitted) continue;
    const height = fitted.rise + (fitted.lines.length - 1) * fitted.pitch + fitted.drop;
    placed.push({ block, before, height, fitted });
  }
  return placed;
}

function scaled(style: TextStyle, scale: number): TextStyle {
  const shrink = (size: number) => Math.max(SMALLEST_PRINT, size * scale);
  return { ...style, size: shrink(style.size), smallest: shrink(style.smallest ?? style.size) };
}

/** The lines of a fitted text as shapes; `y` is the first base line. */
export function linesOf(
  fitted: FittedText,
  { font, fill, field }: TextStyle,
  { x, y, align }: { x: number; y: number; align: TextShape['anchor'] },
): TextShape[] {
  return fitted.lines.map((text, index) => ({
    kind: 'text',
    text,
    font,
    size: round(fitted.size),
    x: round(x),
    y: round(y + index * fitted.pitch),
    anchor: align,
    fill,
    ...(fitted.spacing !== 0 && { spacing: round(fitted.spacing) }),
    ...(field !== undefined && { field }),
  }));
}

function round(mm: number): number {
  return Math.round(mm * 1000) / 1000;
}
