export { LineProblemNote } from './line-problem.tsx';
export { useQuoteQuery } from './quote.api.ts';
export type { OrderProduct, Quote, QuotedPrint } from './quote.api.ts';
