import type { DataClientExtra } from '@kaagazz/contract';
import { ResponseCache } from '@kaagazz/http-server';

import { noResponse, readResponse } from './read-response.ts';

/** After this timeout, the page shows its error message in place of the data. */
const TIMEOUT_MS = 3_000;
/** Short, because the api has its own cache. */
const CACHE_MS = 100;
const MAX_CACHED = 100;

type ApiResponse = Parameters<typeof readResponse>[0];

/** Pages that are rendered at the same time often need the same data. */
const cache = new ResponseCache<ApiResponse>({ ttlMs: CACHE_MS, max: MAX_CACHED });

export interface ServerApiClient extends DataClientExtra {
  isWaiting: () => boolean;
}

/** Calls the api while a page is rendered. Calls that need a session fail without being sent. */
export function serverApiClient(apiUrl: string, pageClosed: AbortSignal): ServerApiClient {
  let pending = 0;
  return {
    isWaiting: () => pending > 0,
    async request(call, signal) {
      if (call.auth === 'session') return noResponse;
      pending += 1;
      try {
        const url = `${apiUrl}/api${call.url}`;
        const { method = 'GET' } = call;
        const signals = [signal, pageClosed];
        if (method !== 'GET') return await readResponse(await fetchApi(url, method, signals));
        return await readResponse(await unlessAborted(signals, () => get(url)));
      } catch {
        return noResponse;
      } finally {
        pending -= 1;
      }
    },
  };
}

/** Not aborted when the page closes, because other pages may be waiting for the same response. */
async function get(url: string): Promise<ApiResponse> {
  const response = await cache.get(url, () => fetchApi(url, 'GET', []));
  if (!response.ok) cache.delete(url);
  return response;
}

/** Repeats a failed GET once, because the api may close an idle connection just as it is reused. */
async function fetchApi(url: string, method: string, signals: readonly AbortSignal[]): Promise<ApiResponse> {
  const signal = AbortSignal.any([...signals, AbortSignal.timeout(TIMEOUT_MS)]);
  const send = () => fetch(url, { method, headers: { accept: 'application/json' }, signal });
  const response = await send().catch((error: unknown) => {
    if (method !== 'GET' || signal.aborted) throw error;
    return send();
  });
  const body = await response.text();
  return { status: response.status, ok: response.ok, json: (): unknown => JSON.parse(body) };
}

function unlessAborted<Result>(signals: readonly AbortSignal[], work: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    for (const signal of signals) signal.throwIfAborted();
    const stop = new AbortController();
    for (const signal of signals) {
      signal.addEventListener('abort', () => reject(new Error('the page was closed')), { signal: stop.signal });
    }
    void work()
      .then(resolve, reject)
      .finally(() => stop.abort());
  });
}
