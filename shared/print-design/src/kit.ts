/**
 * What designs are made with. A design says with `stack` which texts stand in a column and how they are set; the column wraps and shrinks
 * by itself whatever is typed, and leaves out what is empty. Ornaments are path data of the design's own.
 */
export * from './layout/fit-text.ts';
export * from './layout/stack.ts';
export { type FittedText, SMALLEST_PRINT, type TextStyle } from './layout/text-style.ts';
export * from './layout/words.ts';
