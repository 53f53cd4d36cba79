import type { BodyOf, QuotedLine, ResponseOf } from '@kaagazz/api-schema';
import { endpoint } from '@kaagazz/contract';

import { shopApi } from '../../api.ts';

export type OrderProduct = BodyOf<'POST /payment/quote'>['products'][number];
export type QuotedPrint = NonNullable<QuotedLine['print']>;
export type Quote = ResponseOf<'POST /payment/quote'>;

interface QuoteRequest {
  /** The server reports a changed price for products that include one. */
  products: OrderProduct[];
  /** With a session, the shopper's own reservations count as in stock. */
  auth: 'session' | 'none';
}

const quoteApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    quote: build.query({
      ...endpoint('POST /payment/quote', ({ products, auth }: QuoteRequest) => ({ body: { products }, auth })),
      // Stock and prices change, so each page loads its own quote.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useQuoteQuery } = quoteApi;
