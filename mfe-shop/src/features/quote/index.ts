export { LineProblemNote } from './line-problem.tsx';
export { useQuoteQuery } from './quote.api.ts';
export type { OrderProduct, Quote, QuotedLine } from './quote.api.ts';
