import { shopApi } from '../../api.ts';

/** What a cart line is on the wire. `price`: the rupees that the shopper was shown; the server compares, and never believes (E3). */
export interface OrderProduct {
  productId: string;
  quantity: number;
  price: number;
}

/** Why a line can't be paid as it stands. */
export type LineProblem = 'GONE' | 'OUT_OF_STOCK' | 'PRICE_CHANGED';

/** What the server says of a cart line now. */
export interface QuotedLine extends OrderProduct {
  title: string;
  /** pieces that can be bought */
  stock: number;
  problem: LineProblem | null;
}

/** The cart as the server would charge it now, in rupees. */
export interface Quote {
  lines: QuotedLine[];
  goods: number;
  shipping: number;
  total: number;
}

/** `session`: what this shopper has reserved counts as in stock. A visitor's cart is asked about without. */
export interface QuoteRequest {
  /** without a `price` nothing is compared */
  products: (Omit<OrderProduct, 'price'> & { price?: number })[];
  auth: 'session' | 'none';
}

const quoteApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    quote: build.query<Quote, QuoteRequest>({
      query: ({ products, auth }) => ({ url: '/payment/quote', method: 'POST', body: { products }, auth }),
      // stock and prices move: an answer is good for the page that asked
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useQuoteQuery } = quoteApi;
