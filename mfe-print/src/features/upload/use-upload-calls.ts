import type { PrintServiceId } from '@kaagazz/domain/print';
import { useEffect, useRef } from 'react';

import type { PrintFile } from '../../api.ts';
import type { UploadCalls } from './send-file.ts';
import { findUnfinished, forgetUnfinished, keepUnfinished } from './unfinished-upload.ts';
import {
  useCompleteFileMutation,
  useDiscardFileMutation,
  useLazyFileQuery,
  useOpenFileMutation,
  useSendPartMutation,
} from './upload.api.ts';

/** A part of 256 KB that takes longer is stuck. */
const PART_DEADLINE_MS = 90_000;

interface ShopperFiles extends UploadCalls {
  /** the file of this id, if it is there and ready */
  find: (id: string) => Promise<PrintFile | null>;
  discard: (id: string) => void;
}

/** The calls of an upload through the page's data client. */
export function useUploadCalls(service: PrintServiceId) {
  const [open] = useOpenFileMutation();
  const [send] = useSendPartMutation();
  const [complete] = useCompleteFileMutation();
  const [ask] = useLazyFileQuery();
  const [discard] = useDiscardFileMutation();
  const calls: ShopperFiles = {
    async open(file) {
      const unfinished = findUnfinished(service, file);
      const { data } = unfinished ? await ask(unfinished.id) : {};
      if (unfinished && data && 'receivedParts' in data)
        return { data: { ...unfinished, received: data.receivedParts } };
      const answer = await open({ service, name: file.name, size: file.size });
      if (answer.data) keepUnfinished(service, file, answer.data);
      return answer;
    },
    async send(part) {
      const call = send(part);
      const deadline = setTimeout(() => call.abort(), PART_DEADLINE_MS);
      const answer = await call;
      clearTimeout(deadline);
      // given up here, not refused there
      return 'error' in answer && answer.error && !('status' in answer.error) ? { error: { status: 0 } } : answer;
    },
    async complete(id) {
      const answer = await complete(id);
      const isRefused = answer.error && 'status' in answer.error && answer.error.status === 422;
      if (answer.data || isRefused) forgetUnfinished(service);
      return answer;
    },
    async find(id) {
      const { data } = await ask(id);
      return data?.state === 'ready' ? (data as PrintFile) : null;
    },
    discard(id) {
      forgetUnfinished(service);
      void discard(id);
    },
  };
  const latest = useRef(calls);
  useEffect(() => {
    latest.current = calls;
  });
  return latest;
}
