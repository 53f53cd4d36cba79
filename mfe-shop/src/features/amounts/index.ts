export { AmountList } from './amount-list.tsx';
