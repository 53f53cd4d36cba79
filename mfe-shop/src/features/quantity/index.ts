export { QuantityLimitNote } from './quantity-limit-note.tsx';
