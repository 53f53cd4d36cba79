import type { CardedProduct } from '@kaagazz/design-system';

import { brandApi } from '../../api.ts';
import { productsOf } from '../../product.ts';
import type { ProductList } from '../../product.ts';

/** The folk-art kits that the shop sells. */
export const kitsApi = brandApi.injectEndpoints({
  endpoints: (build) => ({
    kits: build.query<CardedProduct[], undefined>({
      query: () => '/product/category/chitrayan',
      transformResponse: (list: ProductList) => productsOf(list),
    }),
  }),
});

export const { useKitsQuery } = kitsApi;
