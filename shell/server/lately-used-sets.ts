import type { ReleaseSet } from './deployed-release.ts';

/** Sets that are not listed are those of testers, and those that nobody has listed yet. */
const MOST_UNLISTED = 64;
/** After a change only the last few of them may still be wanted. */
const UNLISTED_AFTER_CHANGE = 4;

/** Which sets of releases may be asked for again. */
export class LatelyUsedSets {
  #listed = new Map<string, ReleaseSet>();
  /** least lately used first */
  #unlisted = new Map<string, ReleaseSet>();

  get keys(): ReadonlySet<string> {
    return new Set([...this.#listed.keys(), ...this.#unlisted.keys()]);
  }

  /** Those that are most likely asked for next. */
  get likely(): ReleaseSet[] {
    return [...this.#listed.values(), ...this.#lastUnlisted().values()];
  }

  list(sets: readonly ReleaseSet[]): void {
    this.#listed = new Map(sets.map((set) => [set.key, set]));
    this.#unlisted = this.#lastUnlisted();
  }

  /** @returns whether another set was let go for it */
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
