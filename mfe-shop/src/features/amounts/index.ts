export { AmountList } from './amount-list.tsx';
export { ShippingProgress } from './shipping-progress.tsx';
