import type { PrintFile } from '@kaagazz/api-schema';
import type { PrintService } from '@kaagazz/domain/print';
import { useCallback, useEffect, useRef, useState } from 'react';

import { checkFile } from './check-file.ts';
import type { FileFacts } from './check-file.ts';
import { readAsDataUrl } from './file-bytes.ts';
import { createRetryTimer } from './retry-timer.ts';
import { UploadRefused, uploadFile } from './upload-file.ts';
import { useUploadCalls } from './use-upload-calls.ts';

export type UploadState =
  | { stage: 'empty'; problem: string | null }
  | { stage: 'reading'; name: string }
  | { stage: 'sending'; name: string; size: number; facts: FileFacts; sent: number; isOffline: boolean }
  | { stage: 'checking'; name: string; size: number; facts: FileFacts; isOffline: boolean }
  | { stage: 'ready'; file: PrintFile };

export interface Upload {
  state: UploadState;
  /** Data URL of the chosen file. Null if the file isn't a picture. */
  picture: string | null;
  choose: (file: File) => void;
  remove: () => void;
  handOver: () => void;
  retryNow: () => void;
  showProblem: (problem: string) => void;
  restore: (id: string) => void;
}

const EMPTY: UploadState = { stage: 'empty', problem: null };
const LARGEST_INSTANT_PREVIEW = 5 * 1024 * 1024;

export function useUpload(service: PrintService, initialFile: PrintFile | null): Upload {
  const [state, setState] = useState<UploadState>(initialFile ? { stage: 'ready', file: initialFile } : EMPTY);
  const [picture, setPicture] = useState<string | null>(initialFile && pictureOf(initialFile));
  const calls = useUploadCalls(service.id);
  const [retryTimer] = useState(createRetryTimer);
  const current = useRef<{ controller: AbortController; id: string | null }>({
    controller: new AbortController(),
    id: null,
  });

  useEffect(() => () => current.current.controller.abort(), []);

  const discardCurrent = useCallback(() => {
    const { controller, id } = current.current;
    controller.abort();
    if (id !== null) calls.current.discard(id);
    current.current = { controller: new AbortController(), id: null };
    setPicture(null);
    return current.current;
  }, [calls]);

  const showFile = useCallback((file: PrintFile) => {
    setState({ stage: 'ready', file });
    setPicture(pictureOf(file));
  }, []);

  async function choose(file: File): Promise<void> {
    if (!service.file) return;
    const upload = discardCurrent();
    const { signal } = upload.controller;
    const show = (next: UploadState) => !signal.aborted && setState(next);

    show({ stage: 'reading', name: file.name });
    const { facts, problem } = await checkFile(file, service.file);
    if (problem !== null) return void show({ stage: 'empty', problem });
    const known = { name: file.name, size: file.size, facts };
    if (facts.pixels && file.size <= LARGEST_INSTANT_PREVIEW) {
      void readAsDataUrl(file).then((url) => !signal.aborted && setPicture(url));
    }

    show({ stage: 'sending', ...known, sent: 0, isOffline: false });
    const setOffline = (isOffline: boolean) =>
      !signal.aborted &&
      setState((now) => (now.stage === 'sending' || now.stage === 'checking' ? { ...now, isOffline } : now));
    const listener = {
      opened: (id: string) => void (upload.id = id),
      sent: (sent: number) => !signal.aborted && setState((now) => (now.stage === 'sending' ? { ...now, sent } : now)),
      checking: () => void show({ stage: 'checking', ...known, isOffline: false }),
      disconnected(failures: number) {
        setOffline(true);
        return retryTimer.wait(failures, signal);
      },
      reconnected: () => void setOffline(false),
    };
    try {
      const ready = await uploadFile(file, calls.current, listener, signal);
      if (!signal.aborted) showFile(ready);
    } catch (error) {
      if (error instanceof UploadRefused) show({ stage: 'empty', problem: error.problem.message });
      else if (!signal.aborted) throw error;
    }
  }

  const restore = useCallback(
    (id: string) => {
      const { signal } = current.current.controller;
      void calls.current.find(id).then((file) => {
        if (file && !signal.aborted) showFile(file);
      });
    },
    [calls, showFile],
  );

  return {
    state,
    picture,
    choose: (file) => void choose(file),
    remove() {
      discardCurrent();
      setState(EMPTY);
    },
    handOver: () => void (current.current.id = null),
    retryNow: retryTimer.retryNow,
    showProblem: useCallback(
      (problem: string) => setState((now) => (now.stage === 'empty' ? { stage: 'empty', problem } : now)),
      [],
    ),
    restore,
  };
}

function pictureOf({ preview, image }: PrintFile): string | null {
  return preview[0] ?? image;
}
