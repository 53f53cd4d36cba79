import { accountApi, isMissing } from '../../api.ts';

/** A device on which a shopper is signed in. */
export interface OpenSession {
  _id: string;
  /** the one that asks */
  current: boolean;
  /** `Chrome on Android` */
  device: string;
  /** ISO 8601 */
  createdAt: string;
  lastUsedAt: string;
}

const sessionsApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    /** This device first. Asked for by the shopper's id, so that one never sees another's from the cache. */
    sessions: build.query<OpenSession[], string>({
      query: () => ({ url: '/auth/sessions', auth: 'session' }),
      transformResponse: ({ sessions }: { sessions: OpenSession[] }) =>
        sessions.toSorted((one, other) => Number(other.current) - Number(one.current)),
      providesTags: ['session'],
    }),
    endSession: build.mutation<{ success: true }, string>({
      query: (id) => ({ url: `/auth/sessions/${encodeURIComponent(id)}`, method: 'DELETE', auth: 'session' }),
      // One that has ended by itself is gone as well.
      invalidatesTags: (_, problem) => (!problem || isMissing(problem) ? ['session'] : []),
    }),
    endOtherSessions: build.mutation<{ ended: number }, undefined>({
      query: () => ({ url: '/auth/sessions', method: 'DELETE', auth: 'session' }),
      invalidatesTags: (answer) => (answer ? ['session'] : []),
    }),
  }),
});

export const { useSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = sessionsApi;
