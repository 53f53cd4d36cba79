import { LRUCache } from 'lru-cache';

import { TOKEN_LIVES_MS } from './page-tokens.ts';
import type { PageView } from './page-tokens.ts';

/** Number of remembered page views, about 5 MB. */
const REMEMBERED_VIEWS = 20_000;
/** Number of remembered addresses, about 5 MB. */
const REMEMBERED_ADDRESSES = 20_000;
/**
 * Per release and day. Below the number of failures that can stop a candidate, so no single address
 * can.
 */
export const FAILURES_PER_ADDRESS = 3;

/**
 * Accepts each statement of a page view once. Memory is bounded: a view as old as a forgotten one,
 * or from before a restart, is rejected.
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

  /** @returns true the first time */
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

/**
 * Limits how many failures of a release an address may report in a day. Addresses stay in memory.
 */
export class FailuresPerAddress {
  readonly #counts: LRUCache<string, number>;
  readonly #most: number;

  constructor(most: number = FAILURES_PER_ADDRESS) {
    this.#most = most;
    this.#counts = new LRUCache({ max: REMEMBERED_ADDRESSES, ttl: TOKEN_LIVES_MS });
  }

  /** @returns true if one more may be counted */
  allows(address: string, release: string): boolean {
    const key = `${networkOf(address)} ${release}`;
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.#most) return false;
    this.#counts.set(key, count + 1, { noUpdateTTL: true });
    return true;
  }
}

/**
 * Returns an IPv4 address or the /48 of an IPv6 address, usually the largest block of one customer.
 */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  return [...groups, ...zeros, ...after].slice(0, 3).join(':');
}
