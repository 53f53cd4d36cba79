import type { DataClientExtra } from '@kaagazz/contract';
import { ResponseCache } from '@kaagazz/http-server';

import { noResponse, readResponse } from './read-response.ts';

const TIMEOUT_MS = 3_000;
const CACHE_MS = 100;
const MAX_CACHED = 100;
const CONTENT = '/site/';
const CONTENT_TIMEOUT_MS = 1_000;
/** Cache content only briefly, because pages must show new content within five seconds. */
const CONTENT_CACHE_MS = 1_000;

type ApiResponse = Parameters<typeof readResponse>[0];

const cache = new ResponseCache<ApiResponse>({ ttlMs: CACHE_MS, max: MAX_CACHED });
const contentCache = new ResponseCache<ApiResponse>({ ttlMs: CONTENT_CACHE_MS, max: MAX_CACHED });
const lastGoodContent = new Map<string, ApiResponse>();

export interface ServerApiClient extends DataClientExtra {
  isWaiting: () => boolean;
  failedCalls: readonly string[];
}

interface ApiOrigins {
  apiUrl: string;
  otherApiUrl?: string;
  callHeaders?: Readonly<Record<string, string>>;
}

export function serverApiClient(origins: ApiOrigins, pageClosed: AbortSignal): ServerApiClient {
  let pending = 0;
  const failedCalls: string[] = [];
  return {
    failedCalls,
    isWaiting: () => pending > 0,
    async request(call, signal) {
      if (call.auth === 'session') return noResponse;
      pending += 1;
      try {
        const { method = 'GET' } = call;
        const signals = [signal, pageClosed];
        const response =
          method === 'GET'
            ? await unlessAborted(signals, () =>
                call.url.startsWith(CONTENT) ? getContent(origins, call.url) : get(origins, call.url),
              )
            : await send(origins, origins.apiUrl, call.url, method, signals);
        if (response.status >= 500) failedCalls.push(`${pathOf(call.url)} ${response.status}`);
        return await readResponse(response);
      } catch (error) {
        failedCalls.push(`${pathOf(call.url)} ${reasonOf(error)}`);
        return noResponse;
      } finally {
        pending -= 1;
      }
    },
  };
}

/**
 * Shares each api call between pages and never aborts it, because several pages may be waiting for
 * the response.
 */
async function get(origins: ApiOrigins, path: string): Promise<ApiResponse> {
  const key = `${origins.apiUrl} ${path}`;
  const response = await cache.get(key, () => sendTwice(origins, path));
  if (!response.ok) cache.delete(key);
  return response;
}

/** Returns the content, or the last good response if the api fails or is slow. */
async function getContent(origins: ApiOrigins, path: string): Promise<ApiResponse> {
  // Don't cache drafts, because they must not be readable after their preview link has expired.
  if (isPreview(path)) return sendTwice(origins, path);
  const answer = await contentCache.get(path, async () => {
    const lastGood = lastGoodContent.get(path);
    try {
      const response = await (lastGood
        ? send(origins, origins.apiUrl, path, 'GET', [], CONTENT_TIMEOUT_MS)
        : sendTwice(origins, path));
      if (response.ok) lastGoodContent.set(path, response);
      return response.status >= 500 && lastGood ? lastGood : response;
    } catch (error) {
      if (!lastGood) throw error;
      return lastGood;
    }
  });
  if (!answer.ok) contentCache.delete(path);
  return answer;
}

/** Retries a failed request once, because the api may have closed an idle connection. */
async function sendTwice(origins: ApiOrigins, path: string): Promise<ApiResponse> {
  const { apiUrl, otherApiUrl } = origins;
  if (otherApiUrl !== undefined) {
    const half = TIMEOUT_MS / 2;
    return send(origins, apiUrl, path, 'GET', [], half).catch(() => send(origins, otherApiUrl, path, 'GET', [], half));
  }
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return send(origins, apiUrl, path, 'GET', [timeout]).catch((error: unknown) => {
    if (timeout.aborted) throw error;
    return send(origins, apiUrl, path, 'GET', [timeout]);
  });
}

async function send(
  { callHeaders }: ApiOrigins,
  origin: string,
  path: string,
  method: string,
  signals: readonly AbortSignal[],
  timeoutMs = TIMEOUT_MS,
): Promise<ApiResponse> {
  const signal = AbortSignal.any([...signals, AbortSignal.timeout(timeoutMs)]);
  const headers = { ...callHeaders, accept: 'application/json' };
  const response = await fetch(`${origin}/api${path}`, { method, headers, signal });
  const body = await response.text();
  return { status: response.status, ok: response.ok, json: (): unknown => JSON.parse(body) };
}

function isPreview(path: string): boolean {
  return /[?&]preview=/.test(path);
}

/** Removes the query string, because it may contain a visitor's search terms. */
function pathOf(url: string): string {
  return url.replace(/\?.*$/, '');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  return error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : error.name;
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
