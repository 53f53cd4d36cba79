export { StartingPrice, StartingPriceInList, useStartingPrice } from './starting-price.tsx';
