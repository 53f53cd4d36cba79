import type { DataClientExtra } from '@kaagazz/contract';
import { ResponseCache } from '@kaagazz/http-server';

import { askApi } from './ask-api.ts';
import type { Answer } from './ask-api.ts';
import { noAnswer, readAnswer } from './read-answer.ts';

/** A page waits at most this long for its data; then it is rendered in its failed state. */
const TIMEOUT_MS = 3_000;
/** Short, because the api caches too. */
const CACHE_MS = 100;
const MOST_CACHED = 100;

/** Pages that are rendered at the same time mostly want the same data. */
const cache = new ResponseCache<Answer>({ ttlMs: CACHE_MS, max: MOST_CACHED });

export interface ServerApiClient extends DataClientExtra {
  /** Whether a call has not been answered yet. */
  isWaiting: () => boolean;
}

/** Calls the api while a page is rendered. Sends no session, so it reads only what any visitor may read. */
export function serverApiClient(apiUrl: string, pageClosed: AbortSignal): ServerApiClient {
  let pending = 0;
  return {
    isWaiting: () => pending > 0,
    async request(call, signal) {
      if (call.auth === 'session') return noAnswer();
      pending += 1;
      try {
        const url = `${apiUrl}/api${call.url}`;
        const { method = 'GET' } = call;
        const signals = [signal, pageClosed];
        if (method !== 'GET') return await readAnswer(await askApi(url, { method, signals, timeoutMs: TIMEOUT_MS }));
        return await readAnswer(await unlessAborted(signals, () => get(url)));
      } catch {
        return noAnswer();
      } finally {
        pending -= 1;
      }
    },
  };
}

/** Other pages may wait for the same response, so a page that is closed doesn't abort it. */
async function get(url: string): Promise<Answer> {
  const answer = await cache.get(url, () => askApi(url, { method: 'GET', signals: [], timeoutMs: TIMEOUT_MS }));
  if (!answer.ok) cache.delete(url);
  return answer;
}

/** @throws as soon as a signal fires */
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
