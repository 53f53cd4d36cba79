import { createRemoteApi, endpoint } from '@kaagazz/contract';

export const __ID__Api = createRemoteApi('__ID__').injectEndpoints({
  endpoints: (build) => ({
    topPicks: build.query({
      ...endpoint(
        'GET /product/top-picks',
        () => ({}),
        ({ products }) => products,
      ),
    }),
  }),
});

export const { useTopPicksQuery } = __ID__Api;
