import { callOperation } from '@kaagazz/contract';

import { isRefusal, shopApi } from '../../api.ts';

const placedOrderApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
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
