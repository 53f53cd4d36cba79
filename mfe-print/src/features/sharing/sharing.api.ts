import type { ResponseOf } from '@kaagazz/api-schema';
import { endpoint } from '@kaagazz/contract';

import { printApi } from '../../api.ts';

export type Shared = NonNullable<ResponseOf<'GET /invitations/:code'>['invitation']>;
export type Sharing = ResponseOf<'GET /print/lines/:id/sharing'>['sharing'];

const sharingApi = printApi.injectEndpoints({
  endpoints: (build) => ({
    /** `userId` is part of the cache key, so that users never see each other's data. */
    sharing: build.query({
      ...endpoint(
        'GET /print/lines/:id/sharing',
        ({ id }: { id: string; userId: string }) => ({ params: { id }, auth: 'session' }),
        ({ sharing }) => sharing,
      ),
      keepUnusedDataFor: 0,
    }),
    share: build.mutation(
      endpoint('PUT /print/lines/:id/sharing', (id: string) => ({ params: { id }, auth: 'session' })),
    ),
    stopSharing: build.mutation(
      endpoint('DELETE /print/lines/:id/sharing', (id: string) => ({ params: { id }, auth: 'session' })),
    ),
  }),
});

export const { useShareMutation, useSharingQuery, useStopSharingMutation } = sharingApi;
