import { ReleaseProblem } from '../model/release-problem.ts';

export interface StoredObject {
  key: string;
  /** By the storage's clock. */
  modified: Date;
}

/** Keys are relative paths, such as `<app>/<version>/release.json`. */
export interface ReleaseStorage {
  readonly where: string;
  read(key: string): Promise<Uint8Array | undefined>;
  /**
   * Returns a stamp that changes whenever the object changes. This method must be fast, because
   * servers call it twice a second.
   */
  stamp(key: string): Promise<string | undefined>;
  write(key: string, content: Uint8Array): Promise<void>;
  list(prefix: string): Promise<string[]>;
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
