import { LRUCache } from 'lru-cache';

interface Options {
  /**
   * Maximum age of a cached response in milliseconds, counted from the start of loading. 0 disables
   * the cache.
   */
  ttlMs: number;
  max: number;
  /** A monotonic clock in milliseconds. */
  now?: () => number;
}

/** Lets concurrent callers share one load and caches its result briefly. Does not cache errors. */
export class ResponseCache<Response extends object> {
  readonly #cache: LRUCache<string, Response, () => Promise<Response>> | null;

  constructor({ ttlMs, max, now = () => performance.now() }: Options) {
    this.#cache =
      ttlMs === 0
        ? null
        : new LRUCache({
            max,
            ttl: Math.ceil(ttlMs),
            ttlResolution: 0,
            perf: { now },
            // Callers that are already waiting get their response even if the cache is cleared.
            ignoreFetchAbort: true,
            async fetchMethod(_key, _stale, { options, context: load }) {
              const startedAt = now();
              const response = await load();
              // Must be positive, because a TTL of 0 means that lru-cache never expires the entry.
              options.ttl = Math.max(1, ttlMs - (now() - startedAt));
              return response;
            },
          });
  }

  /** Returns a cached response without loading a new one. */
  peek(key: string): Response | undefined {
    return this.#cache?.get(key);
  }

  get(key: string, load: () => Promise<Response>): Promise<Response> {
    const cache = this.#cache;
    if (!cache) return load();
    // Don't join a load that started too long ago.
    if (cache.getRemainingTTL(key) < 0) cache.delete(key);
    return cache.forceFetch(key, { context: load });
  }

  delete(key: string): void {
    this.#cache?.delete(key);
  }

  /** Discards cached responses. Later callers start new loads instead of sharing pending ones. */
  clear(): void {
    this.#cache?.clear();
  }
}
