import { ReleaseProblem } from '../model/release-problem.ts';

export interface StoredObject {
  key: string;
  /** Time of writing, by the storage's clock. */
  modified: Date;
}

/**
 * Where releases and `rollout.json` are kept: a folder, or a bucket. Keys are relative paths with
 * slashes:
 *
 * rollout.json <app>/<version>/release.json, client/..., server/... audit/<revision, 9 digits>.json
 * health/<server>.json
 *
 * Every call rejects with `ReleaseProblem` STORAGE when the storage does not answer.
 */
export interface ReleaseStorage {
  /** For messages: the folder or `s3://bucket/prefix`. */
  readonly where: string;
  /** Undefined if missing. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Changes with the object; undefined if missing. Cheap, because it is polled twice a second. */
  stamp(key: string): Promise<string | undefined>;
  /** Atomic. */
  write(key: string, content: Uint8Array): Promise<void>;
  /** Returns sorted keys with this prefix. */
  list(prefix: string): Promise<string[]>;
  /** Like `list`, with the time of writing. */
  entries(prefix: string): Promise<StoredObject[]>;
  /** Removes all keys with this prefix. */
  remove(prefix: string): Promise<void>;
  /**
   * Locks the rollout until the returned function is called.
   *
   * @param patienceMs how long to wait
   * @throws ReleaseProblem LOCKED
   */
  lock(patienceMs: number): Promise<() => Promise<void>>;
}

export function lockedProblem(cause?: unknown): ReleaseProblem {
  return new ReleaseProblem('LOCKED', 'somebody else is changing the rollout right now: try again', { cause });
}
