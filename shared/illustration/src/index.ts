export { plates } from './atlas.ts';
export type { Plate } from './atlas.ts';
export { render } from './render.ts';
