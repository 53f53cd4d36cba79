import type { ResponseOf } from '@kaagazz/api-schema';
import { endpoint } from '@kaagazz/contract';

import { accountApi, isMissing } from '../../api.ts';

export type OpenSession = ResponseOf<'GET /auth/sessions'>['sessions'][number];

const sessionsApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    /** The user id is part of the cache key, so that nobody sees another user's sessions. */
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
      invalidatesTags: (_, problem) => (!problem || isMissing(problem) ? ['session'] : []),
    }),
    endOtherSessions: build.mutation({
      ...endpoint('DELETE /auth/sessions', () => ({ auth: 'session' })),
      invalidatesTags: (result) => (result ? ['session'] : []),
    }),
  }),
});

export const { useSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = sessionsApi;
