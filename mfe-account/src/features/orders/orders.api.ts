import { accountApi } from '../../api.ts';
import type { Order } from './order.ts';
import type { PrintedAgain, QuotedLine } from './reorder-plan.ts';

const readingApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    /** The shopper's paid orders, newest first. Asked for by the shopper's id, so that one never sees another's from the cache. */
    myOrders: build.query<Order[], string>({
      query: () => ({ url: '/auth/my-order', auth: 'session' }),
      transformResponse: ({ orders }: { orders: Order[] }) => orders,
      providesTags: ['order'],
    }),
  }),
});

interface OwnOrder {
  shopperId: string;
  orderNumber: string;
}

const ordersApi = readingApi.injectEndpoints({
  endpoints: (build) => ({
    /** Possible until the order is shipped; what was paid goes back (E23). */
    cancelOrder: build.mutation<Order, OwnOrder>({
      query: ({ orderNumber }) => ({
        url: `/auth/my-order/${encodeURIComponent(orderNumber)}/cancel`,
        method: 'POST',
        auth: 'session',
      }),
      transformResponse: ({ order }: { order: Order }) => order,
      async onQueryStarted({ shopperId }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        dispatch(
          readingApi.util.updateQueryData('myOrders', shopperId, (orders) =>
            orders.map((order) => (order._id === answer.data._id ? answer.data : order)),
          ),
        );
      },
      // Refused: the order is not what the page believes it to be.
      invalidatesTags: (_, problem) => (problem ? ['order'] : []),
    }),
    /** What ordered products cost today and how many there are. A mutation: asked for by a press, and good for that press alone. */
    quoteAgain: build.mutation<QuotedLine[], { productId: string; quantity: number }[]>({
      query: (products) => ({ url: '/payment/quote', method: 'POST', body: { products }, auth: 'session' }),
      transformResponse: ({ lines }: { lines: QuotedLine[] }) => lines,
    }),
    /** A new line, made of what was kept of an ordered one; its proof is to be approved anew. */
    printAgain: build.mutation<PrintedAgain, string>({
      query: (id) => ({ url: `/print/lines/${encodeURIComponent(id)}/again`, method: 'POST', auth: 'session' }),
      transformResponse: ({ line }: { line: PrintedAgain }) => line,
    }),
    /** The very bytes that were approved and printed. A mutation: fetched by a press, and kept nowhere. */
    fetchPrintFile: build.mutation<Blob, string>({
      query: (id) => ({ url: `/print/lines/${encodeURIComponent(id)}/print-file`, answer: 'file', auth: 'session' }),
    }),
  }),
});

export const {
  useMyOrdersQuery,
  useCancelOrderMutation,
  useFetchPrintFileMutation,
  usePrintAgainMutation,
  useQuoteAgainMutation,
} = ordersApi;
