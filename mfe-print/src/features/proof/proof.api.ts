import type { BodyOf, PrintLine, ResponseOf } from '@kaagazz/api-schema';
import { callOperation, endpoint } from '@kaagazz/contract';

import { printApi } from '../../api.ts';

export type Proof = ResponseOf<'GET /print/lines/:id/proof'>['proof'];

export interface LineWithProof {
  line: PrintLine;
  proof: Proof;
}

const proofApi = printApi.injectEndpoints({
  endpoints: (build) => ({
    /** `userId` is part of the cache key, so that users never see each other's data. */
    lineWithProof: build.query({
      async queryFn({ id }: { id: string; userId: string }, _api, _extraOptions, send) {
        const request = { params: { id }, auth: 'session' } as const;
        const line = await callOperation(send, 'GET /print/lines/:id', request);
        if (line.error) return { error: line.error };
        const proof = await callOperation(send, 'GET /print/lines/:id/proof', request);
        if (proof.error) return { error: proof.error };
        return { data: { line: line.data.line, proof: proof.data.proof } satisfies LineWithProof };
      },
      keepUnusedDataFor: 0,
    }),
    replaceLine: build.mutation(
      endpoint(
        'POST /print/lines',
        (body: BodyOf<'POST /print/lines'>) => ({ body, auth: 'session' }),
        ({ line }) => line,
      ),
    ),
    approveProof: build.mutation(
      endpoint(
        'POST /print/lines/:id/approve',
        ({ id, ...body }: BodyOf<'POST /print/lines/:id/approve'> & { id: string }) => ({
          params: { id },
          body,
          auth: 'session',
        }),
        ({ line }) => line,
      ),
    ),
    printFile: build.query({
      ...endpoint('GET /print/lines/:id/print-file', (id: string) => ({
        params: { id },
        answer: 'file',
        auth: 'session',
      })),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useApproveProofMutation, useLazyPrintFileQuery, useLineWithProofQuery, useReplaceLineMutation } =
  proofApi;
