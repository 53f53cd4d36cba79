import { LRUCache } from 'lru-cache';

interface Options {
  /** Maximum age of a cached response in milliseconds, or 0 to disable the cache. */
  ttlMs: number;
  max: number;
  /** Monotonic clock in milliseconds. */
  now?: () => number;
}

/** Concurrent calls with the same key share one load. Errors are not cached. */
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
            // Clearing the cache must not abort pending loads, because callers are waiting for
            // their responses.
            ignoreFetchAbort: true,
            async fetchMethod(_key, _stale, { options, context: load }) {
              const startedAt = now();
              const response = await load();
              // Use at least 1 ms, because lru-cache never expires an entry with a TTL of 0.
              options.ttl = Math.max(1, ttlMs - (now() - startedAt));
              return response;
            },
          });
  }

  peek(key: string): Response | undefined {
    return this.#cache?.get(key);
  }

  get(key: string, load: () => Promise<Response>): Promise<Response> {
    const cache = this.#cache;
    if (!cache) return load();
    if (cache.getRemainingTTL(key) < 0) cache.delete(key);
    return cache.forceFetch(key, { context: load });
  }

  delete(key: string): void {
    this.#cache?.delete(key);
  }

  clear(): void {
    this.#cache?.clear();
  }
}
