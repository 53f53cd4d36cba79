import { z } from 'zod';

import { FAILURE_KINDS } from './failure-kinds.ts';

const MAX_GROUPS = 10;
const MAX_PLACES = 20;
export const MAX_MESSAGE = 300;
export const MAX_STACK = 2_000;

const Count = z.number().int().nonnegative();

const StoredError = z.object({
  id: z.string().max(20),
  kind: z.enum(FAILURE_KINDS),
  message: z.string().max(MAX_MESSAGE),
  stack: z.string().max(MAX_STACK),
  first: Count,
  last: Count,
  count: Count,
  places: z.array(z.tuple([z.string().max(200), z.string().max(30), Count])).max(MAX_PLACES),
});
export type ErrorGroup = z.infer<typeof StoredError>;
export const StoredErrors = z.array(StoredError).max(MAX_GROUPS);

export interface KnownError extends Pick<ErrorGroup, 'id' | 'kind' | 'message' | 'stack'> {
  route: string;
  browser: string;
}

export class ReleaseErrors {
  readonly #groups = new Map<string, ErrorGroup>();

  constructor(stored: readonly ErrorGroup[] = []) {
    for (const group of stored) this.#groups.set(group.id, structuredClone(group));
  }

  group(id: string): ErrorGroup | undefined {
    return this.#groups.get(id);
  }

  add({ route, browser, ...error }: KnownError, now: number): void {
    this.#merge({ ...error, first: now, last: now, count: 1, places: [[route, browser, 1]] });
  }

  addAll(other: ReleaseErrors): void {
    for (const group of other.#groups.values()) this.#merge(structuredClone(group));
  }

  toJSON(): ErrorGroup[] {
    return [...this.#groups.values()].sort((one, other) => other.count - one.count);
  }

  #merge(group: ErrorGroup): void {
    const known = this.#groups.get(group.id);
    if (!known) {
      this.#groups.set(group.id, group);
      if (this.#groups.size > MAX_GROUPS) this.#forgetOldest();
      return;
    }
    known.first = Math.min(known.first, group.first);
    known.last = Math.max(known.last, group.last);
    known.count += group.count;
    for (const [route, browser, count] of group.places) {
      const place = known.places.find(([where, which]) => where === route && which === browser);
      if (place) place[2] += count;
      else if (known.places.length < MAX_PLACES) known.places.push([route, browser, count]);
    }
  }

  #forgetOldest(): void {
    const [oldest] = [...this.#groups.values()].sort((one, other) => one.last - other.last);
    if (oldest) this.#groups.delete(oldest.id);
  }
}
