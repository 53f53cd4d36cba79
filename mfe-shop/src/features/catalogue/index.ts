export { ProductShelf } from './product-shelf.tsx';
