export { PriceAmongAll, PriceFrom } from './price-from.tsx';
export { useStartingPrice } from './use-starting-price.ts';
