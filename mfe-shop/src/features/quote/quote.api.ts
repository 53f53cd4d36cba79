import type { BodyOf, QuotedLine, ResponseOf } from '@kaagazz/api-schema';
import { endpoint } from '@kaagazz/contract';

import { shopApi } from '../../api.ts';

export type OrderProduct = BodyOf<'POST /payment/quote'>['products'][number];
export type QuotedPrint = NonNullable<QuotedLine['print']>;
export type Quote = ResponseOf<'POST /payment/quote'>;

interface QuoteRequest {
  products: OrderProduct[];
  pin?: string;
  auth: 'session' | 'none';
}

const quoteApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    quote: build.query({
      ...endpoint('POST /payment/quote', ({ products, pin, auth }: QuoteRequest) => ({
        body: { products, ...(pin && { pin }) },
        auth,
      })),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useQuoteQuery } = quoteApi;
