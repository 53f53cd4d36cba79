import type { CardedProduct } from '@kaagazz/design-system';

import { brandApi } from '../../api.ts';
import { productsOf } from '../../product.ts';
import type { ProductList } from '../../product.ts';

/** Home shows at most so many (specification §9). */
const TOP_PICKS = 3;

/** The shop's best picks, at most three. */
export const topPicksApi = brandApi.injectEndpoints({
  endpoints: (build) => ({
    topPicks: build.query<CardedProduct[], undefined>({
      query: () => '/product/top-picks',
      transformResponse: (list: ProductList) => productsOf(list).slice(0, TOP_PICKS),
    }),
  }),
});

export const { useTopPicksQuery } = topPicksApi;
