import type { BodyOf, ResponseOf } from '@kaagazz/api-schema';
import { endpoint } from '@kaagazz/contract';

import { printApi } from '../../api.ts';

export type OpenUpload = ResponseOf<'POST /print/files'>['file'];

export interface FilePart {
  id: string;
  /** Counted from 0. */
  part: number;
  bytes: Blob;
}

const uploadApi = printApi.injectEndpoints({
  endpoints: (build) => ({
    openFile: build.mutation(
      endpoint(
        'POST /print/files',
        (body: BodyOf<'POST /print/files'>) => ({ body, auth: 'session' }),
        ({ file }) => file,
      ),
    ),
    sendPart: build.mutation(
      endpoint('PUT /print/files/:id/parts/:part', ({ id, part, bytes }: FilePart) => ({
        params: { id, part },
        body: bytes,
        auth: 'session',
      })),
    ),
    completeFile: build.mutation(
      endpoint(
        'POST /print/files/:id/complete',
        (id: string) => ({ params: { id }, auth: 'session' }),
        ({ file }) => file,
      ),
    ),
    file: build.query({
      ...endpoint(
        'GET /print/files/:id',
        (id: string) => ({ params: { id }, auth: 'session' }),
        ({ file }) => file,
      ),
      keepUnusedDataFor: 0,
    }),
    discardFile: build.mutation(
      endpoint('DELETE /print/files/:id', (id: string) => ({ params: { id }, auth: 'session' })),
    ),
  }),
});

export const {
  useCompleteFileMutation,
  useDiscardFileMutation,
  useLazyFileQuery,
  useOpenFileMutation,
  useSendPartMutation,
} = uploadApi;
