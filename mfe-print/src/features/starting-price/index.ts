export { StartingPriceInList, StartingPrice } from './starting-price.tsx';
export { useStartingPrice } from './use-starting-price.ts';
