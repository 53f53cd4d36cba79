import { endpoint } from '@kaagazz/contract';

import { shopApi } from '../../api.ts';

const deliveryApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    delivery: build.query({
      ...endpoint(
        'GET /delivery/:pin',
        ({ pin, days }: { pin: string; days: number }) => ({ params: { pin }, query: { days } }),
        ({ delivery }) => delivery,
      ),
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { useDeliveryQuery } = deliveryApi;
