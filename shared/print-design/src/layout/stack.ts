import type { Measure, Shape, TextShape } from '../sheet-side.ts';
import { fitText } from './fit-text.ts';
import { type FittedText, SMALLEST_PRINT, type TextStyle } from './text-style.ts';

export type Block = TextBlock | OrnamentBlock;

export interface TextBlock extends TextStyle {
  text: string;
  /** Space above the block, in mm. Ignored for the first block. */
  gap?: number;
}

export interface OrnamentBlock {
  height: number;
  /** Height in mm to which the block may shrink if the column is too tall. Defaults to 0. */
  smallest?: number;
  /** Space above the block, in mm. Ignored for the first block. */
  gap?: number;
  draw: (x: number, top: number, scale: number) => readonly Shape[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface StackOptions {
  align?: TextShape['anchor'];
  vertical?: 'top' | 'middle' | 'bottom';
}

export interface Column {
  shapes: readonly Shape[];
  /** Distance from the sheet's top edge, in mm. */
  top: number;
  bottom: number;
}

interface Placed {
  block: Block;
  gap: number;
  height: number;
  fitted?: FittedText;
}

const SCALES = [
  1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72, 0.68, 0.64, 0.6, 0.56, 0.52, 0.48, 0.44, 0.4, 0.36, 0.32, 0.28, 0.24, 0.2,
  0.15, 0.1,
];

/**
 * Arranges blocks in a column and omits empty text blocks. No text becomes smaller than
 * `SMALLEST_PRINT`.
 */
export function stack(
  blocks: readonly (Block | undefined | false)[],
  box: Box,
  measure: Measure,
  { align = 'middle', vertical = 'middle' }: StackOptions = {},
): Column {
  const column = blocks.filter((block) => block !== undefined && block !== false);
  const { placed, height } = fitColumn(column, box, measure);
  const free = Math.max(0, box.height - height);
  const top = box.y + (vertical === 'top' ? 0 : vertical === 'bottom' ? free : free / 2);
  const x = box.x + (align === 'start' ? 0 : align === 'end' ? box.width : box.width / 2);
  const shapes: Shape[] = [];
  let y = top;
  for (const { block, gap, height: blockHeight, fitted } of placed) {
    y += gap;
    if ('draw' in block) shapes.push(...block.draw(x, y, blockHeight / block.height));
    else if (fitted) shapes.push(...textShapes(fitted, block, { x, y: y + fitted.ascent, align }));
    y += blockHeight;
  }
  return { shapes, top, bottom: y };
}

function fitColumn(blocks: readonly Block[], box: Box, measure: Measure) {
  let column = { placed: [] as Placed[], height: 0 };
  for (const scale of SCALES) {
    const placed = place(blocks, scale, box.width, measure);
    column = { placed, height: placed.reduce((sum, { gap, height }) => sum + gap + height, 0) };
    if (column.height <= box.height) break;
  }
  return column;
}

function place(blocks: readonly Block[], scale: number, width: number, measure: Measure): Placed[] {
  const placed: Placed[] = [];
  for (const block of blocks) {
    const gap = placed.length > 0 ? (block.gap ?? 0) * scale : 0;
    if ('draw' in block) {
      placed.push({ block, gap, height: Math.max(block.smallest ?? 0, block.height * scale) });
      continue;
    }
    const fitted = fitText(block.text, scaled(block, scale), width, measure);
    if (!fitted) continue;
    const height = fitted.ascent + (fitted.lines.length - 1) * fitted.lineHeight + fitted.descent;
    placed.push({ block, gap, height, fitted });
  }
  return placed;
}

function scaled(style: TextStyle, scale: number): TextStyle {
  const shrink = (size: number) => Math.max(SMALLEST_PRINT, size * scale);
  return { ...style, size: shrink(style.size), smallest: shrink(style.smallest ?? style.size) };
}

function textShapes(
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
    y: round(y + index * fitted.lineHeight),
    anchor: align,
    fill,
    ...(fitted.spacing !== 0 && { spacing: round(fitted.spacing) }),
    ...(field !== undefined && { field }),
  }));
}

function round(mm: number): number {
  return Math.round(mm * 1000) / 1000;
}
