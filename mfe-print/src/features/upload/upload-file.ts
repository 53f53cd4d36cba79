import type { PrintFile } from '@kaagazz/api-schema';
import { problemOf } from '@kaagazz/contract';
import type { ApiProblem } from '@kaagazz/contract';

import type { FilePart, OpenUpload } from './upload.api.ts';

type Result<Data> = { data: Data } | { error: unknown };

export interface UploadCalls {
  open: (file: File) => Promise<Result<OpenUpload & { receivedParts?: readonly number[] }>>;
  send: (part: FilePart) => Promise<Result<unknown>>;
  complete: (id: string) => Promise<Result<PrintFile>>;
}

export interface UploadListener {
  opened: (id: string) => void;
  sent: (bytes: number) => void;
  checking: () => void;
  disconnected: (failures: number) => Promise<void>;
  reconnected: () => void;
}

const PARALLEL_PARTS = 2;

export class UploadRefused extends Error {
  readonly problem: ApiProblem;

  constructor(problem: ApiProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

export async function uploadFile(
  file: File,
  calls: UploadCalls,
  listener: UploadListener,
  signal: AbortSignal,
): Promise<PrintFile> {
  let failingCalls = 0;
  const missing: number[] = [];

  async function retry<Data>(call: () => Promise<Result<Data>>): Promise<Data> {
    for (let failures = 0; ;) {
      signal.throwIfAborted();
      const result = await call();
      signal.throwIfAborted();
      if ('data' in result) {
        if (failures > 0) failingCalls -= 1;
        if (failures > 0 && failingCalls === 0) listener.reconnected();
        return result.data;
      }
      const problem = problemOf(result.error);
      if (!isTemporary(problem)) {
        missing.length = 0;
        throw new UploadRefused(problem);
      }
      if (failures === 0) failingCalls += 1;
      failures += 1;
      await listener.disconnected(failures);
    }
  }

  const { id, partSize, parts, receivedParts = [] } = await retry(() => calls.open(file));
  listener.opened(id);
  const received = new Set(receivedParts);
  missing.push(...Array.from({ length: parts }, (_, part) => part).filter((part) => !received.has(part)));
  const bytesOf = (part: number) => file.slice(part * partSize, (part + 1) * partSize);
  let sentBytes = receivedParts.reduce((sum, part) => sum + bytesOf(part).size, 0);

  async function sendParts(): Promise<void> {
    for (let next = missing.shift(); next !== undefined; next = missing.shift()) {
      const part = next;
      const bytes = bytesOf(part);
      await retry(() => calls.send({ id, part, bytes }));
      sentBytes += bytes.size;
      listener.sent(sentBytes);
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_PARTS }, sendParts));

  listener.checking();
  // Completing an upload is idempotent, so it is safe to retry after a lost response.
  return retry(() => calls.complete(id));
}

function isTemporary({ status }: ApiProblem): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500;
}
