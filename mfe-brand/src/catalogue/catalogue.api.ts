import { endpoint } from '@kaagazz/contract';
import { toCardProduct } from '@kaagazz/design-system';

import { brandApi } from '../api.ts';

export const catalogueApi = brandApi.injectEndpoints({
  endpoints: (build) => ({
    productsIn: build.query(
      endpoint(
        'GET /product/category/:category',
        (category: 'chitrayan' | 'paper') => ({ params: { category } }),
        ({ products }) => products.map(toCardProduct),
      ),
    ),
  }),
});

export const { useProductsInQuery } = catalogueApi;
