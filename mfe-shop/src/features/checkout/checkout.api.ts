import type { ShippingAddress } from '@kaagazz/domain';

import { shopApi } from '../../api.ts';

export type { ShippingAddress } from '@kaagazz/domain';

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

/** What the shopper agreed to buy. The server refuses it when it would charge anything else than `expectedTotal` (rupees). */
export interface OrderDraft {
  products: OrderProduct[];
  shippingAddress: ShippingAddress;
  expectedTotal: number;
}

/** An order opened at the payment gateway, its stock reserved for 15 minutes. */
export interface CreatedOrder {
  /** `amount` in paise */
  order: { id: string; amount: number; currency: string };
  /** public key of the gateway */
  keyId: string;
  /** address of the gateway's checkout script */
  checkoutScript: string;
  /** rupees */
  summary: { goods: number; shipping: number; total: number };
}

/** What the payment window hands over once the money moved. */
export interface PaymentReceipt {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** A paid order to be confirmed. `totalAmount` in rupees, shipping included; of `user` the server takes an address at most (E3, E23). */
export interface PaidOrder extends PaymentReceipt {
  user: ShippingAddress;
  products: OrderProduct[];
  totalAmount: number;
}

const checkoutApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    quote: build.query<Quote, OrderProduct[]>({
      // known by the session: what this shopper has reserved already counts as in stock
      query: (products) => ({ url: '/payment/quote', method: 'POST', body: { products }, auth: 'session' }),
      // stock and prices move: an answer is good for the page that asked
      keepUnusedDataFor: 0,
    }),
    lastAddress: build.query<ShippingAddress | null, undefined>({
      query: () => ({ url: '/auth/last-address', auth: 'session' }),
      transformResponse: (answer: { shippingAddress: ShippingAddress | null }) => answer.shippingAddress,
      keepUnusedDataFor: 0,
    }),
    createOrder: build.mutation<CreatedOrder, OrderDraft>({
      query: (body) => ({ url: '/payment/create-order', method: 'POST', body, auth: 'session' }),
    }),
    verifyOrder: build.mutation<{ orderNumber: string }, PaidOrder>({
      query: (body) => ({ url: '/payment/verify-order', method: 'POST', body, auth: 'session' }),
    }),
  }),
});

export const { useQuoteQuery, useLastAddressQuery, useCreateOrderMutation, useVerifyOrderMutation } = checkoutApi;
