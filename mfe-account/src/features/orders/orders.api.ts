import { accountApi } from '../../api.ts';
import type { Order } from './order.ts';

export const ordersApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    /** The shopper's paid orders, newest first. Asked for by the shopper's id, so that one never sees another's from the cache. */
    myOrders: build.query<Order[], string>({
      query: () => ({ url: '/auth/my-order', auth: 'session' }),
      transformResponse: ({ orders }: { orders: Order[] }) => orders,
    }),
  }),
});

export const { useMyOrdersQuery } = ordersApi;
