import { endpoint } from '@kaagazz/contract';

import { shopApi } from '../../../api.ts';
import type { OrderProduct } from '../../quote/index.ts';

interface DiscountRequest {
  code: string;
  products: OrderProduct[];
  pin?: string;
}

const discountApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    discount: build.query({
      ...endpoint('POST /payment/discount', (body: DiscountRequest) => ({ body, auth: 'session' })),
      // Don't cache discounts, because codes can expire or be used up.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useDiscountQuery } = discountApi;
