import type { ReleaseSet } from '../releases/index.ts';

/** Limit for sets outside the rollout: testers' sets and outdated ones. */
const MOST_UNLISTED = 64;
/** After a rollout change only the most recent of them are kept. */
const UNLISTED_AFTER_CHANGE = 4;

/** Remembers which sets of releases are likely to be requested again. */
export class LatelyUsedSets {
  #listed = new Map<string, ReleaseSet>();
  /** Least recently used first. */
  #unlisted = new Map<string, ReleaseSet>();

  get keys(): ReadonlySet<string> {
    return new Set([...this.#listed.keys(), ...this.#unlisted.keys()]);
  }

  /** Returns the sets that are most likely to be requested next. */
  get likely(): ReleaseSet[] {
    return [...this.#listed.values(), ...this.#lastUnlisted().values()];
  }

  list(sets: readonly ReleaseSet[]): void {
    this.#listed = new Map(sets.map((set) => [set.key, set]));
    this.#unlisted = this.#lastUnlisted();
  }

  /** @returns whether another set was evicted */
  use(set: ReleaseSet): boolean {
    if (this.#listed.has(set.key)) return false;
    this.#unlisted.delete(set.key);
    this.#unlisted.set(set.key, set);
    const [oldest] = this.#unlisted.keys();
    if (this.#unlisted.size <= MOST_UNLISTED || oldest === undefined) return false;
    return this.#unlisted.delete(oldest);
  }

  #lastUnlisted(): Map<string, ReleaseSet> {
    const unlisted = [...this.#unlisted].filter(([key]) => !this.#listed.has(key));
    return new Map(unlisted.slice(-UNLISTED_AFTER_CHANGE));
  }
}
