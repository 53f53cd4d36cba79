export { AmountList } from './amount-list.tsx';
export { OrderAmounts } from './order-amounts.tsx';
export { OrderLine, OrderLines } from './order-line.tsx';
export { ShippingProgress } from './shipping-progress.tsx';
