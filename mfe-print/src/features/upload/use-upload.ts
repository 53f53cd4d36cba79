import type { PrintService } from '@kaagazz/domain/print';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { PrintFile } from '../../api.ts';
import { checkFile } from './check-file.ts';
import type { FileFacts } from './check-file.ts';
import { readAsAddress } from './file-bytes.ts';
import { UploadRefused, sendFile } from './send-file.ts';
import { tryAgain } from './try-again.ts';
import { useUploadCalls } from './use-upload-calls.ts';

/** Where a file is on its way from the shopper's device to being part of an order. */
export type UploadState =
  /** `problem`: why the last one was not taken */
  | { stage: 'empty'; problem: string | null }
  /** the page looks at it */
  | { stage: 'looking'; name: string }
  /** `sent`: bytes that have arrived; `isLost`: no answer comes, it goes on by itself */
  | { stage: 'sending'; name: string; size: number; facts: FileFacts; sent: number; isLost: boolean }
  /** the server looks at it */
  | { stage: 'checking'; name: string; size: number; facts: FileFacts; isLost: boolean }
  | { stage: 'ready'; file: PrintFile };

export interface Upload {
  state: UploadState;
  /** the chosen picture, to be shown at once; `null`: none, or not a picture */
  picture: string | null;
  choose: (file: File) => void;
  /** Stops the upload, or lets go of the file. */
  remove: () => void;
  /** The file belongs to an order now: it is not deleted any more when it leaves this form. */
  handOver: () => void;
  /** Tries at once what gets no answer. */
  retry: () => void;
  /** Says at the field what is wrong with it. */
  complain: (problem: string) => void;
  /** Takes up a file by its id, if it is still there and ready. */
  takeUp: (id: string) => void;
}

const NOTHING: UploadState = { stage: 'empty', problem: null };
/** A picture larger than this is not worth the memory that its address takes. */
const LARGEST_SHOWN = 5 * 1024 * 1024;

/**
 * The one file of an order.
 *
 * @param known the one that it begins with
 */
export function useUpload(service: PrintService, known: PrintFile | null): Upload {
  const [state, setState] = useState<UploadState>(known ? { stage: 'ready', file: known } : NOTHING);
  const [picture, setPicture] = useState<string | null>(known && pictureOf(known));
  const calls = useUploadCalls(service.id);
  const [again] = useState(tryAgain);
  /** the upload that is under way, and the file that it made on the server: nobody else's, so it may go */
  const current = useRef<{ stop: AbortController; id: string | null }>({ stop: new AbortController(), id: null });

  useEffect(() => () => current.current.stop.abort(), []);

  const letGo = useCallback(() => {
    const { stop, id } = current.current;
    stop.abort();
    if (id !== null) calls.current.discard(id);
    current.current = { stop: new AbortController(), id: null };
    setPicture(null);
    return current.current;
  }, [calls]);

  const take = useCallback((file: PrintFile) => {
    setState({ stage: 'ready', file });
    setPicture(pictureOf(file));
  }, []);

  async function choose(file: File): Promise<void> {
    if (!service.file) return;
    const upload = letGo();
    const { signal } = upload.stop;
    const show = (next: UploadState) => !signal.aborted && setState(next);

    show({ stage: 'looking', name: file.name });
    const { facts, problem } = await checkFile(file, service.file);
    if (problem !== null) return void show({ stage: 'empty', problem });
    const known = { name: file.name, size: file.size, facts };
    if (facts.pixels && file.size <= LARGEST_SHOWN) {
      void readAsAddress(file).then((address) => !signal.aborted && setPicture(address));
    }

    show({ stage: 'sending', ...known, sent: 0, isLost: false });
    const setLost = (isLost: boolean) =>
      !signal.aborted &&
      setState((now) => (now.stage === 'sending' || now.stage === 'checking' ? { ...now, isLost } : now));
    const listener = {
      opened: (id: string) => void (upload.id = id),
      sent: (sent: number) => !signal.aborted && setState((now) => (now.stage === 'sending' ? { ...now, sent } : now)),
      checking: () => void show({ stage: 'checking', ...known, isLost: false }),
      lost(times: number) {
        setLost(true);
        return again.wait(times, signal);
      },
      found: () => void setLost(false),
    };
    try {
      const ready = await sendFile(file, calls.current, listener, signal);
      if (!signal.aborted) take(ready);
    } catch (error) {
      if (error instanceof UploadRefused) show({ stage: 'empty', problem: error.problem.message });
      else if (!signal.aborted) throw error;
    }
  }

  const takeUp = useCallback(
    (id: string) => {
      const { signal } = current.current.stop;
      void calls.current.find(id).then((file) => {
        if (file && !signal.aborted) take(file);
      });
    },
    [calls, take],
  );

  return {
    state,
    picture,
    choose: (file) => void choose(file),
    remove() {
      letGo();
      setState(NOTHING);
    },
    handOver: () => void (current.current.id = null),
    retry: again.now,
    complain: useCallback(
      (problem: string) => setState((now) => (now.stage === 'empty' ? { stage: 'empty', problem } : now)),
      [],
    ),
    takeUp,
  };
}

function pictureOf({ preview, image }: PrintFile): string | null {
  return preview[0] ?? image;
}
