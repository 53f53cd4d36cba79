import { endpoint } from '@kaagazz/contract';

import { accountApi } from '../../api.ts';

const invoiceApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    /** Cached by the shopper's id, so that nobody sees another shopper's invoice. */
    invoice: build.query({
      ...endpoint(
        'GET /auth/my-order/:orderNumber/invoice',
        ({ orderNumber }: { shopperId: string; orderNumber: string }) => ({ params: { orderNumber }, auth: 'session' }),
        ({ invoice }) => invoice,
      ),
      // Cancelling the order adds a credit note.
      providesTags: ['order'],
    }),
  }),
});

export const { useInvoiceQuery } = invoiceApi;
