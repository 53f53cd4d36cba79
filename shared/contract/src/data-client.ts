import type { ProblemDetails } from '@kaagazz/api-schema';
import type { Middleware, MiddlewareAPI, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';

/** One call to the backend. */
export interface ApiRequest {
  /** path below `/api`, with its query string: `/product/list?category=paper` */
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** what JSON can say; a `Blob` is sent as its bytes (`application/octet-stream`) and may take a minute */
  body?: unknown;
  /** `file`: a good answer is handed over as a `Blob`, and may take minutes; default: JSON */
  answer?: 'json' | 'file';
  /** `session` sends the shopper's access token, renewed first if it is about to expire */
  auth?: 'none' | 'session';
}

/** Why a call failed. `message` is the server's own text for a person, or a plain one when there was no answer. */
export interface ApiProblem {
  /** HTTP status; 0 when no answer came (offline, api away, time-out) */
  status: number;
  /** stable word, such as `OUT_OF_STOCK`; `NO_ANSWER` when there was none (E12) */
  code: string;
  message: string;
  /** the other fields of the response, such as `productId` */
  details?: ProblemDetails;
}

/** Turns the `error` of a hook, or what `unwrap()` threw, into a problem. An exception of our own has status 0. */
export function problemOf(error: unknown): ApiProblem {
  const { status = 0, code = 'UNKNOWN', message = '', ...rest } = (error ?? {}) as Partial<ApiProblem>;
  return { status, code, message, ...rest };
}

export type ApiResult = { data: unknown } | { error: ApiProblem };

/** What the shell hands to every data client: how a call is made on this side of the wire. */
export interface DataClientExtra {
  request(call: ApiRequest, signal: AbortSignal): Promise<ApiResult>;
}

const throughTheShell: BaseQueryFn<ApiRequest | string, unknown, ApiProblem> = async (call, { extra, signal }) =>
  (extra as DataClientExtra).request(typeof call === 'string' ? { url: call } : call, signal);

/**
 * A remote's own data client (RTK Query). Each remote makes exactly one and hands it over in its face; the shell adds it to the store of
 * the page or request. One shared client would mix releases: a second injection under one name is silently skipped.
 *
 * @param name the remote's section, unique in the site: `shop`
 * @example const shopApi = createRemoteApi('shop').injectEndpoints({ endpoints: (build) => ({ ... }) });
 */
export function createRemoteApi<Name extends string, Tag extends string = never>(name: Name, tagTypes: Tag[] = []) {
  return createApi({ reducerPath: name, baseQuery: throughTheShell, tagTypes, endpoints: () => ({}) });
}

/** The parts of a remote's API client that the shell uses. Methods, so that every client's own state fits. */
export interface RemoteApi {
  reducerPath: string;
  reducer(state: unknown, action: UnknownAction): unknown;
  middleware(api: MiddlewareAPI): ReturnType<Middleware>;
  util: { resetApiState(): UnknownAction };
}
