export { registerPages } from './pages.ts';
export type { PageHandler } from './pages.ts';
