import type { ProblemDetails } from '@kaagazz/api-schema';
import type { Middleware, MiddlewareAPI, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';

export interface ApiRequest {
  /** Path below `/api`, including the query, such as `/product/list?category=paper`. */
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A `Blob` is sent as `application/octet-stream`, any other body as JSON. */
  body?: unknown;
  answer?: 'json' | 'file';
  /** `session` sends the shopper's access token, renewing it first if necessary. */
  auth?: 'none' | 'session';
}

export interface ApiProblem {
  /** HTTP status, or 0 if there was no response. */
  status: number;
  /** Error code such as `OUT_OF_STOCK`, or `NO_ANSWER` if there was no response. */
  code: string;
  message: string;
  details?: ProblemDetails;
}

/**
 * Converts an error from an RTK Query hook or from `unwrap()` to an `ApiProblem`. Unexpected
 * exceptions get status 0.
 */
export function problemOf(error: unknown): ApiProblem {
  const { status = 0, code = 'UNKNOWN', message = '', ...rest } = (error ?? {}) as Partial<ApiProblem>;
  return { status, code, message, ...rest };
}

export type ApiResult = { data: unknown } | { error: ApiProblem };

export interface DataClientExtra {
  request(call: ApiRequest, signal: AbortSignal, client: string): Promise<ApiResult>;
}

function shellBaseQuery(client: string): BaseQueryFn<ApiRequest | string, unknown, ApiProblem> {
  return async (call, { extra, signal }) =>
    (extra as DataClientExtra).request(typeof call === 'string' ? { url: call } : call, signal, client);
}

export function createRemoteApi<Name extends string, Tag extends string = never>(name: Name, tagTypes: Tag[] = []) {
  return createApi({ reducerPath: name, baseQuery: shellBaseQuery(name), tagTypes, endpoints: () => ({}) });
}

export interface RemoteApi {
  reducerPath: string;
  reducer(state: unknown, action: UnknownAction): unknown;
  middleware(api: MiddlewareAPI): ReturnType<Middleware>;
  util: { resetApiState(): UnknownAction };
}
