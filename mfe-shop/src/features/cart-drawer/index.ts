export { CartDrawer } from './cart-drawer.tsx';
export type { Addition } from './cart-drawer.tsx';
