import type { ApiRequest, ApiResult, DataClientExtra, RemoteApi } from '@kaagazz/contract';
import { configureStore } from '@reduxjs/toolkit';
import type { MiddlewareAPI, UnknownAction } from '@reduxjs/toolkit';

export const TEST_TOKEN = 'test-access-token';

interface ApiFailure {
  message?: string;
  code?: string;
}

const extra: DataClientExtra = {
  async request(
    { url, method = 'GET', body, answer: wanted, auth }: ApiRequest,
    signal: AbortSignal,
  ): Promise<ApiResult> {
    const headers = new Headers();
    const isFile = body instanceof Blob;
    if (body !== undefined) headers.set('content-type', isFile ? 'application/octet-stream' : 'application/json');
    if (auth === 'session') headers.set('authorization', `Bearer ${TEST_TOKEN}`);
    try {
      const response = await fetch(`/api${url}`, {
        method,
        headers,
        signal,
        ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
      });
      if (wanted === 'file' && response.ok) return { data: await response.blob() };
      const answer: unknown = await response.json();
      return response.ok ? { data: answer } : { error: failure(response.status, answer) };
    } catch {
      return { error: { status: 0, code: 'NO_ANSWER', message: 'The shop did not respond. Please try again.' } };
    }
  },
};

function failure(status: number, answer: unknown) {
  const { message = 'Something went wrong.', code = 'UNKNOWN', ...details } = answer as ApiFailure;
  return { status, code, message, details };
}

export function testStore(apis: readonly RemoteApi[]) {
  return configureStore({
    reducer: {
      none: (state: null = null) => state,
      ...Object.fromEntries(
        apis.map((api) => [api.reducerPath, (state: unknown, action: UnknownAction) => api.reducer(state, action)]),
      ),
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }).concat(
        ...apis.map((api) => (store: MiddlewareAPI) => api.middleware(store)),
      ),
  });
}
