export { pageOfPath } from './page-address.ts';
export { registerPages } from './pages.ts';
export type { PageHandler } from './pages.ts';
