import { ReleaseProblem } from '../model/release-problem.ts';

export interface StoredObject {
  key: string;
  /** When the object was written, according to the storage's clock. */
  modified: Date;
}

/**
 * Storage for releases and `rollout.json`, such as a folder or a bucket. Keys are relative paths
 * with slashes:
 *
 * - `rollout.json`
 * - `<app>/<version>/release.json`, `<app>/<version>/client/…`, `<app>/<version>/server/…`
 * - `audit/<revision, 9 digits>.json`
 * - `health/<server>.json`
 *
 * Every call rejects with `ReleaseProblem` STORAGE if the storage doesn't respond.
 */
export interface ReleaseStorage {
  /** The folder or `s3://bucket/prefix`, shown in messages. */
  readonly where: string;
  read(key: string): Promise<Uint8Array | undefined>;
  /**
   * Returns a value that changes whenever the object changes, or undefined if the object is
   * missing. Must be fast, because it is called twice a second.
   */
  stamp(key: string): Promise<string | undefined>;
  write(key: string, content: Uint8Array): Promise<void>;
  /** Returns all keys with this prefix, sorted. */
  list(prefix: string): Promise<string[]>;
  /** Like `list`, but includes when each object was written. */
  entries(prefix: string): Promise<StoredObject[]>;
  remove(prefix: string): Promise<void>;
  /**
   * Locks the rollout until the returned function is called.
   *
   * @param patienceMs maximum time to wait
   * @throws ReleaseProblem LOCKED
   */
  lock(patienceMs: number): Promise<() => Promise<void>>;
}

export function lockedProblem(cause?: unknown): ReleaseProblem {
  return new ReleaseProblem('LOCKED', 'somebody else is changing the rollout right now: try again', { cause });
}
