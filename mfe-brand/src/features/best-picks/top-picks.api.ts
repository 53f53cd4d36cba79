import { endpoint } from '@kaagazz/contract';
import { toCardProduct } from '@kaagazz/design-system';

import { brandApi } from '../../api.ts';

const TOP_PICKS = 3;

export const topPicksApi = brandApi.injectEndpoints({
  endpoints: (build) => ({
    topPicks: build.query(
      endpoint(
        'GET /product/top-picks',
        () => ({}),
        ({ products }) => products.slice(0, TOP_PICKS).map(toCardProduct),
      ),
    ),
  }),
});

export const { useTopPicksQuery } = topPicksApi;
