import type { ShippingAddress } from '@kaagazz/domain';

import { shopApi } from '../../api.ts';
import type { OrderProduct } from '../quote/index.ts';

export type { ShippingAddress } from '@kaagazz/domain';

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

export const { useLastAddressQuery, useCreateOrderMutation, useVerifyOrderMutation } = checkoutApi;
