export * from './date-text.ts';
export * from './fit-text.ts';
export * from './stack.ts';
export { type FittedText, SMALLEST_PRINT, type TextStyle } from './text-style.ts';
