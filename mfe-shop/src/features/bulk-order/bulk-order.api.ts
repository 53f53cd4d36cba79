import type { BulkOrderRequest } from '@kaagazz/api-schema';
import { endpoint } from '@kaagazz/contract';

import { shopApi } from '../../api.ts';

const bulkOrderApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    submitBulkOrder: build.mutation(
      endpoint('POST /bulk-order/submit', (body: BulkOrderRequest) => ({ body, auth: 'session' })),
    ),
  }),
});

export const { useSubmitBulkOrderMutation } = bulkOrderApi;
