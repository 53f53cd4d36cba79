import type { ResponseOf } from '@kaagazz/api-schema';
import { endpoint } from '@kaagazz/contract';

import { accountApi, isMissing } from '../../api.ts';

/** A device on which the shopper is signed in. */
export type OpenSession = ResponseOf<'GET /auth/sessions'>['sessions'][number];

const sessionsApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Lists this device first. The user id keys the cache, so that nobody sees another user's
     * sessions.
     */
    sessions: build.query({
      ...endpoint(
        'GET /auth/sessions',
        (_userId: string) => ({ auth: 'session' }),
        ({ sessions }) => sessions.toSorted((a, b) => Number(b.current) - Number(a.current)),
      ),
      providesTags: ['session'],
    }),
    endSession: build.mutation({
      ...endpoint('DELETE /auth/sessions/:id', (id: string) => ({ params: { id }, auth: 'session' })),
      // A 404 means that the session has expired, so the list is out of date, too.
      invalidatesTags: (_, problem) => (!problem || isMissing(problem) ? ['session'] : []),
    }),
    endOtherSessions: build.mutation({
      ...endpoint('DELETE /auth/sessions', () => ({ auth: 'session' })),
      invalidatesTags: (result) => (result ? ['session'] : []),
    }),
  }),
});

export const { useSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = sessionsApi;
