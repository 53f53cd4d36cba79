import type { BodyOf, ResponseOf } from '@kaagazz/api-schema';
import { endpoint } from '@kaagazz/contract';

import { printApi } from '../../api.ts';

export type Invitation = NonNullable<ResponseOf<'POST /replies/:code'>['invitation']>;
export type HostReplies = ResponseOf<'GET /print/lines/:id/replies'>['replies'];
export type ReplySettings = BodyOf<'PUT /print/lines/:id/replies'>;

interface Host {
  id: string;
  userId: string;
}

const repliesApi = printApi.injectEndpoints({
  endpoints: (build) => ({
    invitation: build.query({
      ...endpoint(
        'POST /replies/:code',
        ({ code, token }: { code: string; token: string | null }) => ({ params: { code }, body: { token } }),
        ({ invitation }) => invitation,
      ),
      keepUnusedDataFor: 0,
    }),
    saveReply: build.mutation(
      endpoint('PUT /replies/:code', ({ code, body }: { code: string; body: BodyOf<'PUT /replies/:code'> }) => ({
        params: { code },
        body,
      })),
    ),
    /** `userId` is part of the cache key, so that users never see each other's data. */
    hostReplies: build.query({
      ...endpoint(
        'GET /print/lines/:id/replies',
        ({ id }: Host) => ({ params: { id }, auth: 'session' }),
        ({ replies }) => replies,
      ),
      keepUnusedDataFor: 0,
    }),
    changeReplySettings: build.mutation(
      endpoint('PUT /print/lines/:id/replies', ({ id, body }: { id: string; body: ReplySettings }) => ({
        params: { id },
        body,
        auth: 'session',
      })),
    ),
    deleteReply: build.mutation(
      endpoint('DELETE /print/lines/:id/replies/:reply', ({ id, reply }: { id: string; reply: string }) => ({
        params: { id, reply },
        auth: 'session',
      })),
    ),
    repliesFile: build.query({
      ...endpoint('GET /print/lines/:id/replies.csv', (id: string) => ({
        params: { id },
        answer: 'file',
        auth: 'session',
      })),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useChangeReplySettingsMutation,
  useDeleteReplyMutation,
  useHostRepliesQuery,
  useInvitationQuery,
  useLazyRepliesFileQuery,
  useSaveReplyMutation,
} = repliesApi;
