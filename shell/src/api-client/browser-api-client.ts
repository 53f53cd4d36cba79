import type { ApiProblem, ApiRequest, ApiResult, DataClientExtra } from '@kaagazz/contract';

import { noResponse, readResponse } from './read-response.ts';

const TIMEOUT_MS = 15_000;
const UPLOAD_TIMEOUT_MS = 60_000;
const DOWNLOAD_TIMEOUT_MS = 300_000;
/** Rendering the maximum of 500 cards can take the api 30 seconds. */
const DRAWING_TIMEOUT_MS = 60_000;

export async function callApi(call: ApiRequest, token: string | null, signal?: AbortSignal): Promise<ApiResult> {
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  const file = call.body instanceof Blob ? call.body : undefined;
  const wantsFile = call.answer === 'file';
  if (call.body !== undefined) headers.set('content-type', `application/${file ? 'octet-stream' : 'json'}`);
  const timeout = AbortSignal.timeout(wantsFile ? DOWNLOAD_TIMEOUT_MS : file ? UPLOAD_TIMEOUT_MS : timeoutOf(call));
  try {
    const response = await fetch(`/api${call.url}`, {
      method: call.method ?? 'GET',
      headers,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      body: file ?? JSON.stringify(call.body),
    });
    return wantsFile && response.ok ? { data: await response.blob() } : await readResponse(response);
  } catch {
    return noResponse;
  }
}

function timeoutOf({ method, url }: ApiRequest): number {
  return method === 'POST' && url.startsWith('/print/lines') ? DRAWING_TIMEOUT_MS : TIMEOUT_MS;
}

export function browserApiClient(
  freshToken: () => Promise<{ data: string } | { error: ApiProblem }>,
  report: (call: ApiRequest, result: ApiResult, client: string) => void = () => undefined,
): DataClientExtra {
  return {
    async request(call, signal, client) {
      const fresh = call.auth === 'session' ? await freshToken() : { data: null };
      if ('error' in fresh) return fresh;
      const result = await callApi(call, fresh.data, signal);
      if (!signal.aborted) report(call, result, client);
      return result;
    },
  };
}
