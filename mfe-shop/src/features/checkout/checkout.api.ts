import type { BodyOf, ResponseOf, ShippingAddress } from '@kaagazz/api-schema';
import { endpoint } from '@kaagazz/contract';

import { shopApi } from '../../api.ts';
import type { OrderProduct } from '../quote/index.ts';

type OrderBody = BodyOf<'POST /payment/create-order'>;
export interface OrderRequest extends OrderBody {
  shippingAddress: ShippingAddress;
  /** The api rejects the order if the total has changed. */
  expectedTotal: number;
}
export type CreatedOrder = ResponseOf<'POST /payment/create-order'>;

type Verification = BodyOf<'POST /payment/verify-order'>;
export type PaymentReceipt = Pick<Verification, 'razorpay_order_id' | 'razorpay_payment_id' | 'razorpay_signature'>;

export interface PaidOrder extends PaymentReceipt {
  user: ShippingAddress;
  products: OrderProduct[];
  /** In rupees, including shipping. */
  totalAmount: number;
}

const checkoutApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    lastAddress: build.query({
      ...endpoint(
        'GET /auth/last-address',
        () => ({ auth: 'session' }),
        ({ shippingAddress }) => shippingAddress,
      ),
      keepUnusedDataFor: 0,
    }),
    savedAddresses: build.query({
      ...endpoint(
        'GET /auth/addresses',
        () => ({ auth: 'session' }),
        ({ addresses }) => addresses,
      ),
      keepUnusedDataFor: 0,
    }),
    pinCode: build.query(endpoint('GET /pin-code/:pin', (pin: string) => ({ params: { pin } }))),
    saveAddress: build.mutation(
      endpoint('POST /auth/addresses', (body: ShippingAddress) => ({ body, auth: 'session' })),
    ),
    orderOfPayment: build.query({
      ...endpoint(
        'GET /auth/my-order',
        (_gatewayOrderId: string) => ({ auth: 'session' }),
        ({ orders }, gatewayOrderId) =>
          orders.find(({ paymentInfo }) => paymentInfo.razorpay_order_id === gatewayOrderId)?.orderNumber ?? null,
      ),
      keepUnusedDataFor: 0,
    }),
    createOrder: build.mutation(
      endpoint('POST /payment/create-order', (body: OrderRequest) => ({ body, auth: 'session' })),
    ),
    requestCashCode: build.mutation(
      endpoint('POST /payment/cash/code', (body: OrderRequest) => ({ body, auth: 'session' })),
    ),
    confirmCash: build.mutation(
      endpoint('POST /payment/cash/confirm', (body: BodyOf<'POST /payment/cash/confirm'>) => ({
        body,
        auth: 'session',
      })),
    ),
    verifyOrder: build.mutation(
      endpoint('POST /payment/verify-order', (body: PaidOrder) => ({ body, auth: 'session' })),
    ),
  }),
});

export const {
  useLastAddressQuery,
  useSavedAddressesQuery,
  usePinCodeQuery,
  useSaveAddressMutation,
  useLazyOrderOfPaymentQuery,
  useCreateOrderMutation,
  useRequestCashCodeMutation,
  useConfirmCashMutation,
  useVerifyOrderMutation,
} = checkoutApi;
