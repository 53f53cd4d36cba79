import type { BodyOf } from '@kaagazz/api-schema';
import { endpoint } from '@kaagazz/contract';

import { shopApi } from '../../api.ts';

const reviewsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    addPhotograph: build.mutation(
      endpoint(
        'POST /product/:id/reviews/photographs',
        ({ id, token, body }: { id: string; token: string; body: Blob }) => ({
          params: { id },
          query: { token },
          body,
        }),
        ({ photograph }) => photograph,
      ),
    ),
    writeReview: build.mutation(
      endpoint(
        'POST /product/:id/reviews',
        ({ id, body }: { id: string; body: BodyOf<'POST /product/:id/reviews'> }) => ({ params: { id }, body }),
      ),
    ),
  }),
});

export const { useAddPhotographMutation, useWriteReviewMutation } = reviewsApi;
