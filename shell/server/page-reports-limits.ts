import { LRUCache } from 'lru-cache';

import { TOKEN_LIVES_MS } from './page-tokens.ts';
import type { PageView } from './page-tokens.ts';

/** Page views that reported something; about 5 MB. */
const REMEMBERED_VIEWS = 20_000;
/** Addresses that reported failures; about 5 MB. */
const REMEMBERED_ADDRESSES = 20_000;
/** Of one release in a day. Fewer than the failures at which a candidate is judged at all, so that nobody stops one alone. */
export const FAILURES_PER_ADDRESS = 3;

/**
 * Lets each page view say each thing once. Memory is bounded without a second chance for anybody: what is forgotten cannot be told from what was never
 * heard, so all views that are as old as a forgotten one are past. Nor does a restart give one: views from before it are past.
 */
export class OncePerView {
  readonly #said = new Map<string, { issued: number; what: Set<string> }>();
  readonly #size: number;
  #past: number;

  /** @param start milliseconds since 1970 */
  constructor(start: number = Date.now(), size: number = REMEMBERED_VIEWS) {
    this.#past = start;
    this.#size = size;
  }

  /** @returns whether this is the first time */
  first({ id, issued }: Pick<PageView, 'id' | 'issued'>, what: string): boolean {
    const known = this.#said.get(id);
    if (known) {
      if (known.what.has(what)) return false;
      known.what.add(what);
      return true;
    }
    if (issued < this.#past) return false;
    this.#said.set(id, { issued, what: new Set([what]) });
    if (this.#said.size > this.#size) this.#forgetOne();
    return true;
  }

  #forgetOne(): void {
    for (const [id, { issued }] of this.#said) {
      this.#said.delete(id);
      this.#past = Math.max(this.#past, issued + 1);
      return;
    }
  }
}

/** How many failures of a release one address may report in a day. Addresses stay in memory and go nowhere else. */
export class FailuresPerAddress {
  readonly #counts: LRUCache<string, number>;
  readonly #most: number;

  constructor(most: number = FAILURES_PER_ADDRESS) {
    this.#most = most;
    this.#counts = new LRUCache({ max: REMEMBERED_ADDRESSES, ttl: TOKEN_LIVES_MS });
  }

  /** @returns whether one more counts */
  allows(address: string, release: string): boolean {
    const key = `${networkOf(address)} ${release}`;
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.#most) return false;
    this.#counts.set(key, count + 1, { noUpdateTTL: true });
    return true;
  }
}

/** Of IPv6 the first 48 bits: the most that one customer is given as a rule. A home has 256 or more of the networks below it to itself. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  return [...groups, ...zeros, ...after].slice(0, 3).join(':');
}
