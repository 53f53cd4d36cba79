import type { ProblemDetails } from '@kaagazz/api-schema';
import type { Middleware, MiddlewareAPI, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';

/** A call to the api. */
export interface ApiRequest {
  /** Path below `/api`, with the query: `/product/list?category=paper`. */
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, or a `Blob` as `application/octet-stream`. */
  body?: unknown;
  /** Type of the response: `file` returns a `Blob`. JSON by default. */
  answer?: 'json' | 'file';
  /** `session` sends the shopper's access token, which is renewed if necessary. */
  auth?: 'none' | 'session';
}

export interface ApiProblem {
  /** HTTP status; 0 without a response (offline, timeout). */
  status: number;
  /** Stable, such as `OUT_OF_STOCK`; `NO_ANSWER` without a response. */
  code: string;
  /** For the shopper. */
  message: string;
  /** Other fields of the response, such as `productId`. */
  details?: ProblemDetails;
}

/** Converts a hook's `error`, or an error thrown by `unwrap()`. Other exceptions get status 0. */
export function problemOf(error: unknown): ApiProblem {
  const { status = 0, code = 'UNKNOWN', message = '', ...rest } = (error ?? {}) as Partial<ApiProblem>;
  return { status, code, message, ...rest };
}

export type ApiResult = { data: unknown } | { error: ApiProblem };

/** Provided by the shell to all data clients. */
export interface DataClientExtra {
  request(call: ApiRequest, signal: AbortSignal): Promise<ApiResult>;
}

const shellBaseQuery: BaseQueryFn<ApiRequest | string, unknown, ApiProblem> = async (call, { extra, signal }) =>
  (extra as DataClientExtra).request(typeof call === 'string' ? { url: call } : call, signal);

/**
 * Creates a remote's data client (RTK Query). Each remote has exactly one and exports it in its
 * face; the shell adds it to its store. A client shared by remotes would mix releases, because RTK
 * Query ignores a second injection under the same name.
 *
 * @param name unique within the site: `shop`
 * @example const shopApi = createRemoteApi('shop').injectEndpoints({ endpoints: (build) => ({ ...
 * }) });
 */
export function createRemoteApi<Name extends string, Tag extends string = never>(name: Name, tagTypes: Tag[] = []) {
  return createApi({ reducerPath: name, baseQuery: shellBaseQuery, tagTypes, endpoints: () => ({}) });
}

/** The parts of a data client that the shell uses. Methods, so that any state is assignable. */
export interface RemoteApi {
  reducerPath: string;
  reducer(state: unknown, action: UnknownAction): unknown;
  middleware(api: MiddlewareAPI): ReturnType<Middleware>;
  util: { resetApiState(): UnknownAction };
}
