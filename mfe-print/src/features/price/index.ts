export { PriceBox } from './price-box.tsx';
export { PriceBreaks } from './price-breaks.tsx';
export { usePrice } from './use-price.ts';
