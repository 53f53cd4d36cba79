import { setTimeout as sleep } from 'node:timers/promises';

import { LRUCache } from 'lru-cache';

import type { ReleaseFailure } from '../releases/index.ts';
import type { PageTemplate } from './page-template.ts';

export type PageResult =
  | { kind: 'page'; page: PageTemplate; failure?: ReleaseFailure; failedCalls?: readonly string[] }
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'none'; failure: ReleaseFailure };

interface CacheRequest {
  set: string;
  href: string;
  /**
   * False if clients can vary the URL without limit, for example by adding a query string. Such
   * pages have a separate cache, so that they can't evict popular pages.
   */
  isCommon: boolean;
}

interface CachedPage {
  result: PageResult & { kind: 'page' };
  since: number;
}

type Pages = LRUCache<string, CachedPage>;

const FRESH_MS = 1_000;
const PATIENCE_MS = 150;
const COMMON = { maxSize: 32 * 1024 * 1024, max: 1_000 };
const OTHER = { maxSize: 4 * 1024 * 1024, max: 100 };

/** Caches only indexable pages, because other pages may differ between visitors. */
export class PageCache {
  readonly #staleMs: number;
  readonly #now: () => number;
  #entries = newEntries();

  constructor(staleMs: number, now: () => number = () => performance.now()) {
    this.#staleMs = staleMs;
    this.#now = now;
  }

  get bytes(): number {
    return this.#entries.common.calculatedSize + this.#entries.other.calculatedSize;
  }

  async page({ set, href, isCommon }: CacheRequest, render: () => Promise<PageResult>): Promise<PageResult> {
    if (this.#staleMs === 0) return render();
    const { common, other, inFlight } = this.#entries;
    const pages = isCommon ? common : other;
    const key = `${set} ${href}`;
    const cached = pages.get(key);
    const age = cached ? this.#now() - cached.since : Infinity;
    if (cached && age < Math.min(FRESH_MS, this.#staleMs)) return cached.result;

    let rendering = inFlight.get(key);
    if (!rendering) {
      rendering = this.#refresh(key, pages, render).finally(() => inFlight.delete(key));
      inFlight.set(key, rendering);
    }
    if (!cached || age >= this.#staleMs) return rendering;
    return Promise.race([rendering, sleep(PATIENCE_MS, cached.result, { ref: false })]);
  }

  clear(): void {
    this.#entries = newEntries();
  }

  async #refresh(key: string, pages: Pages, render: () => Promise<PageResult>): Promise<PageResult> {
    const since = this.#now();
    const result = await render();
    if (isApiUnavailable(result)) {
      const cached = pages.peek(key);
      return cached && this.#now() - cached.since < this.#staleMs ? cached.result : result;
    }
    if (result.kind === 'page' && !result.failure && result.page.status === 200 && result.page.isIndexable) {
      pages.set(key, { result, since });
    } else {
      pages.delete(key);
    }
    return result;
  }
}

function newEntries() {
  const lru = (limits: { maxSize: number; max: number }): Pages =>
    new LRUCache({ ...limits, sizeCalculation: ({ result }, key) => result.page.bytes + key.length });
  return { common: lru(COMMON), other: lru(OTHER), inFlight: new Map<string, Promise<PageResult>>() };
}

function isApiUnavailable(result: PageResult): boolean {
  return result.kind === 'page' && !result.failure && result.page.status === 503;
}
