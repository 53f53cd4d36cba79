import type { PrintServiceId } from '@kaagazz/domain/print';

import { printApi } from '../../api.ts';
import type { PrintFile } from '../../api.ts';

/** Where a file is sent to, in parts of the same size. */
export interface OpenUpload {
  id: string;
  /** bytes of each part but the last */
  partSize: number;
  parts: number;
}

/** How far a file is that has not been checked yet. */
export interface UploadProgress {
  id: string;
  state: string;
  receivedParts: number[];
}

export interface FilePart {
  id: string;
  /** from 0 on */
  part: number;
  bytes: Blob;
}

const uploadApi = printApi.injectEndpoints({
  endpoints: (build) => ({
    openFile: build.mutation<OpenUpload, { service: PrintServiceId; name: string; size: number }>({
      query: (body) => ({ url: '/print/files', method: 'POST', body, auth: 'session' }),
      transformResponse: (answer: { file: OpenUpload }) => answer.file,
    }),
    sendPart: build.mutation<unknown, FilePart>({
      query: ({ id, part, bytes }) => ({
        url: `/print/files/${encodeURIComponent(id)}/parts/${part}`,
        method: 'PUT',
        body: bytes,
        auth: 'session',
      }),
    }),
    completeFile: build.mutation<PrintFile, string>({
      query: (id) => ({ url: `/print/files/${encodeURIComponent(id)}/complete`, method: 'POST', auth: 'session' }),
      transformResponse: (answer: { file: PrintFile }) => answer.file,
    }),
    file: build.query<PrintFile | UploadProgress, string>({
      query: (id) => ({ url: `/print/files/${encodeURIComponent(id)}`, auth: 'session' }),
      transformResponse: (answer: { file: PrintFile | UploadProgress }) => answer.file,
      keepUnusedDataFor: 0,
    }),
    discardFile: build.mutation<unknown, string>({
      query: (id) => ({ url: `/print/files/${encodeURIComponent(id)}`, method: 'DELETE', auth: 'session' }),
    }),
  }),
});

export const {
  useCompleteFileMutation,
  useDiscardFileMutation,
  useLazyFileQuery,
  useOpenFileMutation,
  useSendPartMutation,
} = uploadApi;
