import { LRUCache } from 'lru-cache';

import type { ReleaseSet } from '../releases/index.ts';

const MAX_UNLISTED = 64;
const MAX_UNLISTED_AFTER_CHANGE = 4;

export class RecentSets {
  #listed = new Map<string, ReleaseSet>();
  readonly #unlisted = new LRUCache<string, ReleaseSet>({ max: MAX_UNLISTED });

  get keys(): ReadonlySet<string> {
    return new Set([...this.#listed.keys(), ...this.#unlisted.keys()]);
  }

  get likely(): ReleaseSet[] {
    return [...this.#listed.values(), ...[...this.#unlisted.values()].slice(0, MAX_UNLISTED_AFTER_CHANGE)];
  }

  list(sets: readonly ReleaseSet[]): void {
    this.#listed = new Map(sets.map((set) => [set.key, set]));
    for (const { key } of sets) this.#unlisted.delete(key);
    while (this.#unlisted.size > MAX_UNLISTED_AFTER_CHANGE) this.#unlisted.pop();
  }

  use(set: ReleaseSet): boolean {
    if (this.#listed.has(set.key)) return false;
    const evicts = !this.#unlisted.has(set.key) && this.#unlisted.size === MAX_UNLISTED;
    this.#unlisted.set(set.key, set);
    return evicts;
  }
}
