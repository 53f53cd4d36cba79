import type { ApiProblem } from '@kaagazz/contract';

import type { PrintFile } from '../../api.ts';
import type { FilePart, OpenUpload } from './upload.api.ts';

type Answer<Data> = { data: Data } | { error: unknown };

/** The calls that an upload makes. */
export interface UploadCalls {
  /** `received`: parts that have arrived before, of the same file */
  open: (file: File) => Promise<Answer<OpenUpload & { received?: readonly number[] }>>;
  send: (part: FilePart) => Promise<Answer<unknown>>;
  complete: (id: string) => Promise<Answer<PrintFile>>;
}

/** Told while it goes on. */
export interface UploadListener {
  opened: (id: string) => void;
  /** bytes that have arrived */
  sent: (bytes: number) => void;
  /** all is there; the server looks into it */
  checking: () => void;
  /** no answer comes; resolves when it may be tried again. Called with how often in a row */
  lost: (times: number) => Promise<void>;
  /** all that got no answer has one now */
  found: () => void;
}

/** Parts under way at the same time. */
const SIDE_BY_SIDE = 2;

/** The server's answer was no: trying again won't help. `problem` says why. */
export class UploadRefused extends Error {
  readonly problem: ApiProblem;

  constructor(problem: ApiProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/**
 * Sends a file in parts, two at a time. What has arrived stays: after a lost connection the server is asked what it has, and only the rest is
 * sent. Resolves with the file as the server found it; rejects with `UploadRefused`, or with the signal's reason.
 */
export async function sendFile(
  file: File,
  calls: UploadCalls,
  listener: UploadListener,
  signal: AbortSignal,
): Promise<PrintFile> {
  /** calls under way that have got no answer so far */
  let lost = 0;
  const missing: number[] = [];

  async function patiently<Data>(call: () => Promise<Answer<Data>>): Promise<Data> {
    for (let losses = 0; ;) {
      signal.throwIfAborted();
      const answer = await call();
      signal.throwIfAborted();
      if ('data' in answer) {
        if (losses > 0) lost -= 1;
        if (losses > 0 && lost === 0) listener.found();
        return answer.data;
      }
      const problem = answer.error as ApiProblem;
      if (!mayPass(problem)) {
        // The other one stops, too.
        missing.length = 0;
        throw new UploadRefused(problem);
      }
      if (losses === 0) lost += 1;
      losses += 1;
      await listener.lost(losses);
    }
  }

  const { id, partSize, parts, received = [] } = await patiently(() => calls.open(file));
  listener.opened(id);
  const there = new Set(received);
  missing.push(...Array.from({ length: parts }, (_, part) => part).filter((part) => !there.has(part)));
  let arrived = Math.min(file.size, there.size * partSize);

  async function sendParts(): Promise<void> {
    for (let part = missing.shift(); part !== undefined; part = missing.shift()) {
      const number = part;
      const bytes = file.slice(number * partSize, (number + 1) * partSize);
      await patiently(() => calls.send({ id, part: number, bytes }));
      arrived += bytes.size;
      listener.sent(arrived);
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, sendParts));

  listener.checking();
  // Asked twice it answers the same: an answer that got lost costs nothing.
  return patiently(() => calls.complete(id));
}

/** No answer, too many at once, or a server in trouble. */
function mayPass({ status }: ApiProblem): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500;
}
