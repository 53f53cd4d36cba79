export { loadFonts } from './browser/load-fonts.ts';
export { measureWithCanvas } from './browser/measure-with-canvas.ts';
export * from './design.ts';
export * from './designs.ts';
export type { ReplySymbol } from './reply-block.ts';
export * from './sheet-side.ts';
export * from './fonts.ts';
export * from './script.ts';
export * from './guest-card.ts';
