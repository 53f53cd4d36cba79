import type { PrintServiceId } from '@kaagazz/domain/print';
import { useEffect, useRef } from 'react';

import type { PrintFile } from '../../api.ts';
import type { UploadCalls } from './send-file.ts';
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
    open: (name, size) => open({ service, name, size }),
    async send(part) {
      const call = send(part);
      const deadline = setTimeout(() => call.abort(), PART_DEADLINE_MS);
      const answer = await call;
      clearTimeout(deadline);
      // given up here, not refused there
      return 'error' in answer && answer.error && !('status' in answer.error) ? { error: { status: 0 } } : answer;
    },
    complete: (id) => complete(id),
    async find(id) {
      const { data } = await ask(id);
      return data?.state === 'ready' ? (data as PrintFile) : null;
    },
    discard: (id) => void discard(id),
  };
  const latest = useRef(calls);
  useEffect(() => {
    latest.current = calls;
  });
  return latest;
}
