import type { ResponseOf } from '@kaagazz/api-schema';
import { endpoint } from '@kaagazz/contract';

import { accountApi, isMissing } from '../../api.ts';

/** A device on which the shopper is signed in. */
export type OpenSession = ResponseOf<'GET /auth/sessions'>['sessions'][number];

const sessionsApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    /** This device first. Cached by the shopper's id, so that nobody sees another shopper's sessions. */
    sessions: build.query({
      ...endpoint(
        'GET /auth/sessions',
        (_shopperId: string) => ({ auth: 'session' }),
        ({ sessions }) => sessions.toSorted((one, other) => Number(other.current) - Number(one.current)),
      ),
      providesTags: ['session'],
    }),
    endSession: build.mutation({
      ...endpoint('DELETE /auth/sessions/:id', (id: string) => ({ params: { id }, auth: 'session' })),
      // Already expired: the list is stale as well.
      invalidatesTags: (_, problem) => (!problem || isMissing(problem) ? ['session'] : []),
    }),
    endOtherSessions: build.mutation({
      ...endpoint('DELETE /auth/sessions', () => ({ auth: 'session' })),
      invalidatesTags: (result) => (result ? ['session'] : []),
    }),
  }),
});

export const { useSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = sessionsApi;
