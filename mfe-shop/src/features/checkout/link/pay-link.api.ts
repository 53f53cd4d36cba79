import type { BodyOf, ShippingAddress } from '@kaagazz/api-schema';
import { endpoint } from '@kaagazz/contract';

import { shopApi } from '../../../api.ts';

type Receipt = BodyOf<'POST /payment/links/:token/confirm'>;

const payLinkApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    paymentLink: build.query({
      ...endpoint(
        'GET /payment/links/:token',
        (token: string) => ({ params: { token } }),
        ({ link }) => link,
      ),
      keepUnusedDataFor: 0,
    }),
    openPaymentLink: build.mutation(
      endpoint(
        'POST /payment/links/:token/open',
        ({ token, shippingAddress }: { token: string; shippingAddress: ShippingAddress | null }) => ({
          params: { token },
          body: { shippingAddress },
        }),
      ),
    ),
    confirmPaymentLink: build.mutation(
      endpoint('POST /payment/links/:token/confirm', ({ token, receipt }: { token: string; receipt: Receipt }) => ({
        params: { token },
        body: receipt,
      })),
    ),
  }),
});

export const { usePaymentLinkQuery, useOpenPaymentLinkMutation, useConfirmPaymentLinkMutation } = payLinkApi;
