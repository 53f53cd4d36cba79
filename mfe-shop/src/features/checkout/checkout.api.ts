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

/** One of the addresses that the shopper keeps with the account. */
export interface SavedAddress extends ShippingAddress {
  _id: string;
}

/** Of an own order, what tells which payment made it. */
interface OwnOrder {
  orderNumber: string;
  paymentInfo: { razorpay_order_id: string };
}

const checkoutApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    lastAddress: build.query<ShippingAddress | null, undefined>({
      query: () => ({ url: '/auth/last-address', auth: 'session' }),
      transformResponse: (answer: { shippingAddress: ShippingAddress | null }) => answer.shippingAddress,
      keepUnusedDataFor: 0,
    }),
    /** the one used last comes first */
    savedAddresses: build.query<SavedAddress[], undefined>({
      query: () => ({ url: '/auth/addresses', auth: 'session' }),
      transformResponse: (answer: { addresses: SavedAddress[] }) => answer.addresses,
      keepUnusedDataFor: 0,
    }),
    saveAddress: build.mutation<unknown, ShippingAddress>({
      query: (body) => ({ url: '/auth/addresses', method: 'POST', body, auth: 'session' }),
    }),
    /** the number of the order that a payment made, by the gateway's order id; `null`: there is none */
    orderOfPayment: build.query<string | null, string>({
      query: () => ({ url: '/auth/my-order', auth: 'session' }),
      transformResponse: ({ orders }: { orders: OwnOrder[] }, _meta, gatewayOrderId) =>
        orders.find(({ paymentInfo }) => paymentInfo.razorpay_order_id === gatewayOrderId)?.orderNumber ?? null,
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

export const {
  useLastAddressQuery,
  useSavedAddressesQuery,
  useSaveAddressMutation,
  useLazyOrderOfPaymentQuery,
  useCreateOrderMutation,
  useVerifyOrderMutation,
} = checkoutApi;
