import { LRUCache } from 'lru-cache';

interface Options {
  /** How long a response is cached, in milliseconds since loading started. 0 disables the cache. */
  ttlMs: number;
  /** Maximum number of cached responses. */
  max: number;
  /** A monotonic clock in milliseconds. */
  now?: () => number;
}

/**
 * Shares one load among concurrent callers and caches the result briefly. Errors are not cached.
 */
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

  /** Returns a response only if it is already cached. */
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

  /** Discards cached responses. Later callers don't share loads that are already in progress. */
  clear(): void {
    this.#cache?.clear();
  }
}
