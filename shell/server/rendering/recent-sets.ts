import type { ReleaseSet } from '../releases/index.ts';

/** Limit for release sets outside of the rollout, such as those of testers. */
const MAX_UNLISTED = 64;
/** Number of unlisted sets that are kept when the rollout changes. */
const UNLISTED_AFTER_CHANGE = 4;

/** Remembers which release sets are likely to be requested again. */
export class RecentSets {
  #listed = new Map<string, ReleaseSet>();
  #unlisted = new Map<string, ReleaseSet>();

  get keys(): ReadonlySet<string> {
    return new Set([...this.#listed.keys(), ...this.#unlisted.keys()]);
  }

  /** Returns the release sets that are worth loading in advance. */
  get likely(): ReleaseSet[] {
    return [...this.#listed.values(), ...this.#lastUnlisted().values()];
  }

  list(sets: readonly ReleaseSet[]): void {
    this.#listed = new Map(sets.map((set) => [set.key, set]));
    this.#unlisted = this.#lastUnlisted();
  }

  /**
   * Marks a set as used.
   *
   * @returns true if another set was evicted
   */
  use(set: ReleaseSet): boolean {
    if (this.#listed.has(set.key)) return false;
    this.#unlisted.delete(set.key);
    this.#unlisted.set(set.key, set);
    const [oldest] = this.#unlisted.keys();
    if (this.#unlisted.size <= MAX_UNLISTED || oldest === undefined) return false;
    return this.#unlisted.delete(oldest);
  }

  #lastUnlisted(): Map<string, ReleaseSet> {
    const unlisted = [...this.#unlisted].filter(([key]) => !this.#listed.has(key));
    return new Map(unlisted.slice(-UNLISTED_AFTER_CHANGE));
  }
}
