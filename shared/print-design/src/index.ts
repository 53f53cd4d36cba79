export * from './design.ts';
export * from './drawing.ts';
