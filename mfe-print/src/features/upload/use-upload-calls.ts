import type { PrintFile } from '@kaagazz/api-schema';
import { problemOf } from '@kaagazz/contract';
import type { PrintServiceId } from '@kaagazz/domain/print';
import { useEffect, useRef } from 'react';

import { findResumableUpload, removeResumableUpload, saveResumableUpload } from './resumable-upload.ts';
import type { UploadCalls } from './upload-file.ts';
import {
  useCompleteFileMutation,
  useDiscardFileMutation,
  useLazyFileQuery,
  useOpenFileMutation,
  useSendPartMutation,
} from './upload.api.ts';

const PART_TIMEOUT_MS = 90_000;

interface FileCalls extends UploadCalls {
  find: (id: string) => Promise<PrintFile | null>;
  discard: (id: string) => void;
}

export function useUploadCalls(service: PrintServiceId) {
  const [openFile] = useOpenFileMutation();
  const [sendPart] = useSendPartMutation();
  const [completeFile] = useCompleteFileMutation();
  const [fetchFile] = useLazyFileQuery();
  const [discardFile] = useDiscardFileMutation();
  const calls: FileCalls = {
    async open(file) {
      const resumable = findResumableUpload(service, file);
      const { data } = resumable ? await fetchFile(resumable.id) : {};
      if (resumable && data && 'receivedParts' in data) {
        return { data: { ...resumable, receivedParts: data.receivedParts } };
      }
      const result = await openFile({ service, name: file.name, size: file.size });
      if (result.data) saveResumableUpload(service, file, result.data);
      return result;
    },
    async send(part) {
      const call = sendPart(part);
      const timeout = setTimeout(() => call.abort(), PART_TIMEOUT_MS);
      const result = await call;
      clearTimeout(timeout);
      return result;
    },
    async complete(id) {
      const result = await completeFile(id);
      if (result.data || problemOf(result.error).status === 422) removeResumableUpload(service);
      return result;
    },
    async find(id) {
      const { data } = await fetchFile(id);
      return data?.state === 'ready' ? data : null;
    },
    discard(id) {
      removeResumableUpload(service);
      void discardFile(id);
    },
  };
  const latest = useRef(calls);
  useEffect(() => {
    latest.current = calls;
  });
  return latest;
}
