export { AmountList } from './amount-list.tsx';
export { ShippingProgress } from './shipping-progress.tsx';
export { OrderLine, OrderLines } from './order-line.tsx';
