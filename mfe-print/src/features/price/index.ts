export { LazyPriceBreaks } from './lazy-price-breaks.tsx';
export { PriceBox } from './price-box.tsx';
export { usePrice } from './use-price.ts';
