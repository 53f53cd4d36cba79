import { ReleaseProblem } from '../model/release-problem.ts';

/** An object of a storage. */
export interface StoredObject {
  key: string;
  /** when it was written; the storage's clock */
  modified: Date;
}

/**
 * Where releases and `rollout.json` are kept: a folder, or a bucket. Keys are relative paths with slashes:
 *
 *     rollout.json
 *     <app>/<version>/release.json, client/..., server/...
 *     audit/<revision, 9 digits>.json
 *     health/<server>.json
 *
 * Every call rejects with `ReleaseProblem` STORAGE when the storage does not answer.
 */
export interface ReleaseStorage {
  /** for people: the folder, or `s3://bucket/prefix` */
  readonly where: string;
  /** undefined when there is none */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Changes whenever the object does; undefined when there is none. Cheap: it is asked for twice a second. */
  stamp(key: string): Promise<string | undefined>;
  /** The object is there as a whole or not at all, whatever breaks off. */
  write(key: string, content: Uint8Array): Promise<void>;
  /** keys that start with `prefix`, sorted */
  list(prefix: string): Promise<string[]>;
  /** what `list` names, with the time at which each was written */
  entries(prefix: string): Promise<StoredObject[]>;
  /** Removes all keys that start with `prefix`. */
  remove(prefix: string): Promise<void>;
  /**
   * Keeps all others from changing the rollout until the answer is called.
   *
   * @param patienceMs how long to wait for another holder
   * @throws ReleaseProblem LOCKED when somebody else still holds it
   */
  lock(patienceMs: number): Promise<() => Promise<void>>;
}

/** Somebody else holds the lock. */
export function lockedProblem(cause?: unknown): ReleaseProblem {
  return new ReleaseProblem('LOCKED', 'somebody else is changing the rollout right now: try again', { cause });
}
