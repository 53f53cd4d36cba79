export * from './design.ts';
export * from './drawing.ts';
export * from './fonts.ts';
export * from './script.ts';
