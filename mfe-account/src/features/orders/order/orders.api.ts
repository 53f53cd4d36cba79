import type { BodyOf } from '@kaagazz/api-schema';
import { endpoint } from '@kaagazz/contract';

import { accountApi } from '../../../api.ts';

type ReturnRequest = BodyOf<'POST /auth/my-order/:orderNumber/returns'>;

const readingApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    /** The user id is part of the cache key, so that nobody sees another user's orders. */
    myOrders: build.query({
      ...endpoint(
        'GET /auth/my-order',
        (_userId: string) => ({ auth: 'session' }),
        ({ orders }) => orders,
      ),
      providesTags: ['order'],
    }),
  }),
});

const returnsApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    myReturns: build.query({
      ...endpoint(
        'GET /auth/my-order/:orderNumber/returns',
        ({ orderNumber }: { userId: string; orderNumber: string }) => ({ params: { orderNumber }, auth: 'session' }),
        ({ data }) => data,
      ),
      providesTags: ['return'],
    }),
    addReturnPhotograph: build.mutation(
      endpoint(
        'POST /auth/my-order/:orderNumber/returns/photographs',
        ({ orderNumber, body }: { orderNumber: string; body: Blob }) => ({
          params: { orderNumber },
          body,
          auth: 'session',
        }),
        ({ photograph }) => photograph,
      ),
    ),
    requestReturn: build.mutation({
      ...endpoint(
        'POST /auth/my-order/:orderNumber/returns',
        ({ orderNumber, body }: { userId: string; orderNumber: string; body: ReturnRequest }) => ({
          params: { orderNumber },
          body,
          auth: 'session',
        }),
      ),
      invalidatesTags: ['return'],
    }),
  }),
});

export const { useAddReturnPhotographMutation, useMyReturnsQuery, useRequestReturnMutation } = returnsApi;

const trackingApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    trackedOrder: build.query({
      ...endpoint(
        'POST /order-tracking',
        (token: string) => ({ body: { token } }),
        ({ order }) => order,
      ),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useTrackedOrderQuery } = trackingApi;

const ordersApi = readingApi.injectEndpoints({
  endpoints: (build) => ({
    cancelOrder: build.mutation({
      ...endpoint(
        'POST /auth/my-order/:orderNumber/cancel',
        ({ orderNumber }: { userId: string; orderNumber: string }) => ({ params: { orderNumber }, auth: 'session' }),
        ({ order }) => order,
      ),
      async onQueryStarted({ userId }, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => null);
        if (!result) return;
        dispatch(
          readingApi.util.updateQueryData('myOrders', userId, (orders) =>
            orders.map((order) => (order._id === result.data._id ? result.data : order)),
          ),
        );
      },
      invalidatesTags: (_, problem) => (problem ? ['order'] : []),
    }),
    /** Uses a mutation, so that the file is never cached. */
    fetchPrintFile: build.mutation(
      endpoint('GET /print/lines/:id/print-file', (id: string) => ({
        params: { id },
        answer: 'file',
        auth: 'session',
      })),
    ),
  }),
});

export const { useMyOrdersQuery, useCancelOrderMutation, useFetchPrintFileMutation } = ordersApi;
