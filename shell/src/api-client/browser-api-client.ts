import type { ApiRequest, ApiResult, DataClientExtra } from '@kaagazz/contract';

import { noAnswer, readAnswer } from './read-answer.ts';

const DEADLINE_MS = 15_000;

const SIGNED_OUT: ApiResult = {
  error: { status: 401, code: 'UNAUTHENTICATED', message: 'Please login to continue.' },
};

/** One call from the page to the api of its own origin. Never throws. */
export async function callApi(call: ApiRequest, token: string | null, signal?: AbortSignal): Promise<ApiResult> {
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (call.body !== undefined) headers.set('content-type', 'application/json');
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  try {
    const response = await fetch(`/api${call.url}`, {
      method: call.method ?? 'GET',
      headers,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    });
    return await readAnswer(response);
  } catch {
    return noAnswer();
  }
}

/** @param freshToken an access token that is not about to expire, or `null` when nobody is signed in */
export function browserApiClient(freshToken: () => Promise<string | null>): DataClientExtra {
  return {
    async request(call, signal) {
      if (call.auth !== 'session') return callApi(call, null, signal);
      const token = await freshToken();
      return token ? callApi(call, token, signal) : SIGNED_OUT;
    },
  };
}
