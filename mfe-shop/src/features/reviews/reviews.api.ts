import type { BodyOf } from '@kaagazz/api-schema';
import { endpoint } from '@kaagazz/contract';

import { shopApi } from '../../api.ts';

const reviewsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    writeReview: build.mutation(
      endpoint(
        'POST /product/:id/reviews',
        ({ id, body }: { id: string; body: BodyOf<'POST /product/:id/reviews'> }) => ({ params: { id }, body }),
      ),
    ),
  }),
});

export const { useWriteReviewMutation } = reviewsApi;
