import { callOperation } from '@kaagazz/contract';

import { isRefusal, shopApi } from '../../api.ts';

const placedOrderApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Returns null if the shopper has no order with this number. */
    placedOrder: build.query({
      async queryFn(orderNumber: string, _api, _extraOptions, send) {
        const request = { params: { orderNumber }, auth: 'session' } as const;
        const { data, error } = await callOperation(send, 'GET /auth/my-order/:orderNumber', request);
        if (error) return isRefusal(error) ? { data: null } : { error };
        return { data: data.order };
      },
    }),
  }),
});

export const { usePlacedOrderQuery } = placedOrderApi;
