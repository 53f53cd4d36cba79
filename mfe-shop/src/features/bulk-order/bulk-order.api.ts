import { shopApi } from '../../api.ts';

/** What is asked for (specification §3 Bulk order request). */
export interface BulkOrderRequest {
  name: string;
  email: string;
  /** ten digits */
  phone: string;
  /** or '' */
  notes: string;
  productId: string;
  /** at least 10 */
  quantity: number;
}

const bulkOrderApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    submitBulkOrder: build.mutation<unknown, BulkOrderRequest>({
      query: (body) => ({ url: '/bulk-order/submit', method: 'POST', body, auth: 'session' }),
    }),
  }),
});

export const { useSubmitBulkOrderMutation } = bulkOrderApi;
