export { EmptyCart } from './empty-cart.tsx';
