import { accountApi } from '../../api.ts';
import type { Invoice } from './invoice.ts';

interface OwnInvoice {
  /** so that one shopper never sees another's from the cache */
  shopperId: string;
  orderNumber: string;
}

const invoiceApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    /** The invoice of an order of one's own; 404 for any other. */
    invoice: build.query<Invoice, OwnInvoice>({
      query: ({ orderNumber }) => ({
        url: `/auth/my-order/${encodeURIComponent(orderNumber)}/invoice`,
        auth: 'session',
      }),
      transformResponse: ({ invoice }: { invoice: Invoice }) => invoice,
      // The order may be cancelled meanwhile.
      providesTags: ['order'],
    }),
  }),
});

export const { useInvoiceQuery } = invoiceApi;
