import { ResponseCache } from './response-cache.ts';

describe('the response cache', () => {
  /** Milliseconds. */
  let time: number;
  let loads: number;
  let cache: ResponseCache<{ load: number }>;
  beforeEach(() => {
    time = 1;
    loads = 0;
    cache = new ResponseCache({ ttlMs: 1_000, max: 256, now: () => time });
  });
  const load = async () => ({ load: (loads += 1) });
  const get = async (key = 'list') => (await cache.get(key, load)).load;

  it('loads a response only once for concurrent callers', async () => {
    const responses = await Promise.all(Array.from({ length: 1_000 }, () => get()));

    expect(new Set(responses)).toEqual(new Set([1]));
    expect(loads).toBe(1);
  });

  it('reuses a cached response until its maximum age', async () => {
    await get();
    time = 1_001;
    expect(await get()).toBe(1);
    time = 1_002;

    expect(cache.peek('list')).toBeUndefined();
    expect(await get()).toBe(2);
  });

  it('a response’s age includes the time that it took to load', async () => {
    const slow = Promise.withResolvers<{ load: number }>();
    const first = cache.get('list', () => slow.promise);
    time = 600;
    slow.resolve({ load: 7 });
    await first;
    time = 1_001;
    expect(await get()).toBe(7);
    time = 1_002;

    expect(await get()).toBe(1);
  });

  it('starts a new load if the pending load is older than the maximum age', async () => {
    const slow = Promise.withResolvers<{ load: number }>();
    const first = cache.get('list', () => slow.promise);
    time = 1_002;

    expect(await get()).toBe(1);
    slow.resolve({ load: 7 });
    expect(await first).toEqual({ load: 7 });
    expect(await get()).toBe(1);
  });

  it('clearing the cache drops cached responses and pending loads', async () => {
    const pending = Promise.withResolvers<{ load: number }>();
    const first = cache.get('list', () => pending.promise);
    cache.clear();
    pending.resolve({ load: 7 });

    expect(await first).toEqual({ load: 7 });
    expect(cache.peek('list')).toBeUndefined();
    expect(await get()).toBe(1);
    expect(cache.peek('list')).toEqual({ load: 1 });
  });

  it('does not cache failed loads', async () => {
    await expect(cache.get('list', () => Promise.reject(new Error('away')))).rejects.toThrow('away');

    expect(await get()).toBe(1);
  });

  it('drops the oldest response when the cache is full', async () => {
    for (let each = 0; each < 300; each += 1) await get(`list?limit=${each}`);

    expect(cache.peek('list?limit=0')).toBeUndefined();
    expect(cache.peek('list?limit=299')).toEqual({ load: 300 });
  });

  it('loads a response on every call if the maximum age is 0', async () => {
    cache = new ResponseCache({ ttlMs: 0, max: 256 });

    expect([await get(), await get(), cache.peek('list')]).toEqual([1, 2, undefined]);
  });
});
