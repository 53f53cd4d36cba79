import type { BodyOf } from '@kaagazz/api-schema';
import { endpoint } from '@kaagazz/contract';

import { printApi } from '../../../api.ts';

const orderApi = printApi.injectEndpoints({
  endpoints: (build) => ({
    createLine: build.mutation(
      endpoint(
        'POST /print/lines',
        (body: BodyOf<'POST /print/lines'>) => ({ body, auth: 'session' }),
        ({ line }) => line,
      ),
    ),
    reviseLine: build.mutation(
      endpoint(
        'POST /print/lines/:id/revisions',
        ({ id, ...body }: BodyOf<'POST /print/lines/:id/revisions'> & { id: string }) => ({
          params: { id },
          body,
          auth: 'session',
        }),
        ({ line }) => line,
      ),
    ),
    requestPrice: build.mutation(
      endpoint('POST /print/requests', (body: BodyOf<'POST /print/requests'>) => ({ body, auth: 'session' })),
    ),
    /** `userId` is part of the cache key, so that users never see each other's data. */
    line: build.query({
      ...endpoint(
        'GET /print/lines/:id',
        ({ id }: { id: string; userId: string }) => ({ params: { id }, auth: 'session' }),
        ({ line }) => line,
      ),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useCreateLineMutation, useLineQuery, useRequestPriceMutation, useReviseLineMutation } = orderApi;
