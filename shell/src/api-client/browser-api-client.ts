import type { ApiProblem, ApiRequest, ApiResult, DataClientExtra } from '@kaagazz/contract';

import { noAnswer, readAnswer } from './read-answer.ts';

const DEADLINE_MS = 15_000;
/** Bytes take as long as a weak network needs for them: a part of a file that is sent, a whole one that is fetched. */
const DEADLINE_OF_PART_MS = 60_000;
const DEADLINE_OF_FILE_MS = 300_000;

/** One call from the page to the api of its own origin. Never throws. */
export async function callApi(call: ApiRequest, token: string | null, signal?: AbortSignal): Promise<ApiResult> {
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  const file = call.body instanceof Blob ? call.body : undefined;
  const wantsFile = call.answer === 'file';
  if (call.body !== undefined) headers.set('content-type', `application/${file ? 'octet-stream' : 'json'}`);
  const deadline = AbortSignal.timeout(wantsFile ? DEADLINE_OF_FILE_MS : file ? DEADLINE_OF_PART_MS : DEADLINE_MS);
  try {
    const response = await fetch(`/api${call.url}`, {
      method: call.method ?? 'GET',
      headers,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      body: file ?? JSON.stringify(call.body),
    });
    return wantsFile && response.ok ? { data: await response.blob() } : await readAnswer(response);
  } catch {
    return noAnswer();
  }
}

/** @param freshToken an access token that is not about to expire, or why there is none: the call then ends with that */
export function browserApiClient(freshToken: () => Promise<{ data: string } | { error: ApiProblem }>): DataClientExtra {
  return {
    async request(call, signal) {
      if (call.auth !== 'session') return callApi(call, null, signal);
      const fresh = await freshToken();
      return 'data' in fresh ? callApi(call, fresh.data, signal) : fresh;
    },
  };
}
