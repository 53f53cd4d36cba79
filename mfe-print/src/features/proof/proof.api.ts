import type { PrintFileType } from '@kaagazz/domain/print';

import { printApi } from '../../api.ts';
import type { PrintLine } from '../../api.ts';

/** What is printed if the shopper says yes (E34). */
export interface Proof {
  /** of the very file that is printed, hexadecimal */
  sha256: string;
  /** `null`: not yet */
  approvedAt: string | null;
  fileName: string;
  /** bytes */
  size: number;
  type: PrintFileType;
  /** pictures of its first pages as data URLs; none of a document of Word */
  pages: string[];
}

/** A line with its proof. */
export interface LineWithProof {
  line: PrintLine;
  proof: Proof;
}

interface WhoseLine {
  id: string;
  /** one shopper's answer is never another one's */
  userId: string;
}

const path = (id: string) => `/print/lines/${encodeURIComponent(id)}`;

const proofApi = printApi.injectEndpoints({
  endpoints: (build) => ({
    lineWithProof: build.query<LineWithProof, WhoseLine>({
      async queryFn({ id }, _api, _extraOptions, request) {
        // One after the other: of a line that is not there nobody asks for the proof, and each refusal is a line in the console.
        const line = await request({ url: path(id), auth: 'session' });
        if (line.error) return { error: line.error };
        const proof = await request({ url: `${path(id)}/proof`, auth: 'session' });
        if (proof.error) return { error: proof.error };
        return { data: { ...(line.data as { line: PrintLine }), ...(proof.data as { proof: Proof }) } };
      },
      keepUnusedDataFor: 0,
    }),
    approveProof: build.mutation<unknown, { id: string; sha256: string }>({
      query: ({ id, sha256 }) => ({ url: `${path(id)}/approve`, method: 'POST', body: { sha256 }, auth: 'session' }),
    }),
    printFile: build.query<Blob, string>({
      query: (id) => ({ url: `${path(id)}/print-file`, answer: 'file', auth: 'session' }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useApproveProofMutation, useLazyPrintFileQuery, useLineWithProofQuery } = proofApi;
