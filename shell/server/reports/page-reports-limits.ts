import { LRUCache } from 'lru-cache';

import { TOKEN_LIFETIME_MS } from './page-tokens.ts';
import type { PageView } from './page-tokens.ts';

const REMEMBERED_VIEWS = 20_000;
const REMEMBERED_ADDRESSES = 20_000;
/**
 * Maximum number of failures counted per address, release and day. Must be lower than
 * `MIN_FAILURES`, so that a single visitor can't stop a candidate.
 */
export const FAILURES_PER_ADDRESS = 3;
/** Maximum number of events counted per address, release, kind and day. */
export const EVENTS_PER_ADDRESS = 100;

export class OncePerView {
  readonly #said = new Map<string, { issued: number; what: Set<string> }>();
  readonly #size: number;
  #past: number;

  constructor(start: number = Date.now(), size: number = REMEMBERED_VIEWS) {
    this.#past = start;
    this.#size = size;
  }

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

/** Limits failures per address. Keeps addresses only in memory, because they are personal data. */
export class FailuresPerAddress {
  readonly #counts: LRUCache<string, number>;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
    this.#counts = new LRUCache({ max: REMEMBERED_ADDRESSES, ttl: TOKEN_LIFETIME_MS });
  }

  allows(address: string, release: string): boolean {
    const key = `${networkOf(address)} ${release}`;
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.#most) return false;
    this.#counts.set(key, count + 1, { noUpdateTTL: true });
    return true;
  }
}

/** Reduces IPv6 addresses to their /48 prefix, because one customer can have a whole /48. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  return [...groups, ...zeros, ...after].slice(0, 3).join(':');
}
