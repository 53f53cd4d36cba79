import { endpoint } from '@kaagazz/contract';
import { toCardProduct } from '@kaagazz/design-system';

import { brandApi } from '../../api.ts';

export const kitsApi = brandApi.injectEndpoints({
  endpoints: (build) => ({
    kits: build.query(
      endpoint(
        'GET /product/category/:category',
        () => ({ params: { category: 'chitrayan' } }),
        ({ products }) => products.map(toCardProduct),
      ),
    ),
  }),
});

export const { useKitsQuery } = kitsApi;
