export { LineProblemNote } from './line-problem.tsx';
export { needsReview } from './needs-review.ts';
export { SoldOutNote } from './sold-out-note.tsx';
export { useChangeQuantity } from './use-change-quantity.ts';
export { useLowerPrices } from './use-lower-prices.ts';
export { useQuoteQuery } from './quote.api.ts';
export type { OrderProduct, Quote, QuotedPrint } from './quote.api.ts';
