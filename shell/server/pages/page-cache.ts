import { LRUCache } from 'lru-cache';

import type { ReleaseFailure } from '../releases/index.ts';
import type { PageTemplate } from './page-template.ts';

/** A `PageOutcome` whose page is split at its holes. */
export type PageResult =
  | { kind: 'page'; page: PageTemplate; failure?: ReleaseFailure }
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'none'; failure: ReleaseFailure };

interface CacheRequest {
  /** Key of the set of releases. Visitors of other releases never get the page. */
  set: string;
  /** Absolute URL, including the query. */
  href: string;
  /**
   * True for a canonical URL requested by an ordinary visitor. Anybody can make up other URLs, so
   * those have a cache of their own and cannot evict common pages.
   */
  isCommon: boolean;
}

interface CachedPage {
  result: PageResult & { kind: 'page' };
  /** When rendering began. */
  since: number;
}

type Pages = LRUCache<string, CachedPage>;

/** Younger pages are served without rendering. */
const FRESH_MS = 1_000;
/** How long a request waits for a new page before it gets the old one. */
const PATIENCE_MS = 150;
/** A home page has 120 KB, a product page 50 KB. */
const COMMON = { maxSize: 32 * 1024 * 1024, max: 1_000 };
const OTHER = { maxSize: 4 * 1024 * 1024, max: 100 };

/**
 * Caches pages for a short time and renders each page only once at a time. Only complete pages that
 * search engines may list are cached, because all visitors with the same releases get the same one.
 */
export class PageCache {
  readonly #staleMs: number;
  readonly #now: () => number;
  /** Replaced as a whole when the served releases change. */
  #entries = newEntries();

  /**
   * @param staleMs maximum age of a page served while a new one is rendered; 0 disables the cache
   */
  constructor(staleMs: number, now: () => number = () => performance.now()) {
    this.#staleMs = staleMs;
    this.#now = now;
  }

  /** Size of all cached pages. */
  get bytes(): number {
    return this.#entries.common.calculatedSize + this.#entries.other.calculatedSize;
  }

  /** @param render called unless a fresh page is cached or the page is already being rendered */
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
    return Promise.race([rendering, after(PATIENCE_MS, cached.result)]);
  }

  /** Drops all pages, including those that are being rendered. */
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

/** Returns true for a page without its data that no release is to blame for. */
function isApiUnavailable(result: PageResult): boolean {
  return result.kind === 'page' && !result.failure && result.page.status === 503;
}

function after<Value>(ms: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, ms, value).unref());
}
