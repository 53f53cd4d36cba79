import { endpoint } from '@kaagazz/contract';

import { printApi } from '../../api.ts';

const betterFileApi = printApi.injectEndpoints({
  endpoints: (build) => ({
    /** `userId` is part of the cache key, so that users never see each other's data. */
    fileRequest: build.query({
      ...endpoint(
        'GET /print/file-requests/:token',
        ({ token }: { token: string; userId: string }) => ({ params: { token }, auth: 'session' }),
        ({ request }) => request,
      ),
      keepUnusedDataFor: 0,
    }),
    sendBetterFile: build.mutation(
      endpoint(
        'POST /print/file-requests/:token/file',
        ({ token, fileId }: { token: string; fileId: string }) => ({
          params: { token },
          body: { fileId },
          auth: 'session',
        }),
        ({ request }) => request,
      ),
    ),
    approveBetterFile: build.mutation(
      endpoint('POST /print/file-requests/:token/approve', ({ token, sha256 }: { token: string; sha256: string }) => ({
        params: { token },
        body: { sha256 },
        auth: 'session',
      })),
    ),
  }),
});

export const { useFileRequestQuery, useSendBetterFileMutation, useApproveBetterFileMutation } = betterFileApi;
