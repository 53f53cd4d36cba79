import { endpoint } from '@kaagazz/contract';

import { accountApi } from '../../api.ts';

const invoiceApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    /** The user id is part of the cache key, so that nobody sees another user's invoice. */
    invoice: build.query({
      ...endpoint(
        'GET /auth/my-order/:orderNumber/invoice',
        ({ orderNumber }: { userId: string; orderNumber: string }) => ({ params: { orderNumber }, auth: 'session' }),
        ({ invoice, creditNoteFollows }) => ({ invoice, creditNoteFollows }),
      ),
      // Refetch the invoice when an order changes, because a cancellation adds a credit note.
      providesTags: ['order'],
    }),
  }),
});

export const { useInvoiceQuery } = invoiceApi;
