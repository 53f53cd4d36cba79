import { shopApi } from '../../api.ts';

/** What a cart line is on the wire. `price`: the rupees that the shopper was shown; the server compares, and never believes (E3). */
export interface OrderProduct {
  productId: string;
  quantity: number;
  price: number;
}

/** Why a line can't be paid as it stands. */
export type LineProblem = 'GONE' | 'OUT_OF_STOCK' | 'PRICE_CHANGED' | 'NOT_APPROVED' | 'PRICE_ON_REQUEST';

/** What else there is to say of a line printed to order. */
export interface QuotedPrint {
  /** what was chosen and typed, in the order of the form */
  options: { label: string; value: string }[];
  /** name of the shopper's file; `null` without one */
  file: string | null;
  /** the shopper has approved its proof */
  approved: boolean;
  /** address of the form, filled with this line */
  editPath: string;
  /** address of its proof */
  proofPath: string;
  /** a small picture as a data URL, or empty */
  image: string;
}

/** What the server says of a cart line now. */
export interface QuotedLine extends OrderProduct {
  title: string;
  /** pieces that can be bought */
  stock: number;
  problem: LineProblem | null;
  /** of lines printed to order only */
  print?: QuotedPrint;
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
