import type { ReleaseSet } from './deployed-release.ts';

/** Sets that are not listed are those of testers, and those that nobody has listed yet. */
const MOST_UNLISTED = 64;
/** After a change only the last few of them may still be wanted. */
const UNLISTED_AFTER_CHANGE = 4;

/** Which sets of releases may be asked for again. */
export class LatelyUsedSets {
  #listed = new Map<string, ReleaseSet>();
  /** least lately used first */
  #unlisted = new Set<string>();

  get listed(): ReleaseSet[] {
    return [...this.#listed.values()];
  }

  get keys(): ReadonlySet<string> {
    return new Set([...this.#listed.keys(), ...this.#unlisted]);
  }

  list(sets: readonly ReleaseSet[]): void {
    this.#listed = new Map(sets.map((set) => [set.key, set]));
    const unlisted = [...this.#unlisted].filter((key) => !this.#listed.has(key));
    this.#unlisted = new Set(unlisted.slice(-UNLISTED_AFTER_CHANGE));
  }

  /** @returns whether another set was let go for it */
  use({ key }: ReleaseSet): boolean {
    if (this.#listed.has(key)) return false;
    this.#unlisted.delete(key);
    this.#unlisted.add(key);
    const [oldest] = this.#unlisted;
    if (this.#unlisted.size <= MOST_UNLISTED || oldest === undefined) return false;
    return this.#unlisted.delete(oldest);
  }
}
