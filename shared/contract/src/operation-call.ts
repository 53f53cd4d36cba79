import type { RequestOf, ResponseOf, Route } from '@kaagazz/api-schema';

import type { ApiProblem, ApiRequest } from './data-client.ts';

interface RequestParts extends Pick<ApiRequest, 'body' | 'auth' | 'answer'> {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | undefined>>;
}

export function requestTo<R extends Route>(route: R, request: RequestOf<R>): ApiRequest {
  const { params = {}, query = {}, ...rest } = request as RequestParts;
  const [method, path = ''] = route.split(' ') as [NonNullable<ApiRequest['method']>, string?];
  const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return { url: search === '' ? url : `${url}?${search}`, method, ...rest };
}

type NothingElse<Given, Allowed> = Record<Exclude<keyof Given, keyof Allowed>, never> &
  (Given extends { query: infer Query }
    ? Allowed extends { query?: infer Known }
      ? { query: Record<Exclude<keyof Query, keyof Known>, never> }
      : unknown
    : unknown);

interface OperationEndpoint<R extends Route, Arg, Result> {
  query: (arg: Arg) => ApiRequest;
  transformResponse: (response: ResponseOf<R>, meta: unknown, arg: Arg) => Result;
}

/**
 * Returns the options for an RTK Query endpoint, typed by `@kaagazz/api-schema` (docs/contract.md).
 *
 * @example product: build.query({
 *     ...endpoint(
 *       'GET /product/:id',
 *       (id: string) => ({ params: { id } }),
 *       ({ product }) => product,
 *     ),
 *     providesTags: ['product'],
 * }),
 */
export function endpoint<R extends Route, const Request extends RequestOf<R>, Arg = undefined>(
  route: R,
  request: (arg: Arg) => Request & NothingElse<Request, RequestOf<R>>,
): OperationEndpoint<R, Arg, ResponseOf<R>>;
export function endpoint<R extends Route, const Request extends RequestOf<R>, Result, Arg = undefined>(
  route: R,
  request: (arg: Arg) => Request & NothingElse<Request, RequestOf<R>>,
  result: (response: ResponseOf<R>, arg: Arg) => Result,
): OperationEndpoint<R, Arg, Result>;
export function endpoint<R extends Route, Result, Arg>(
  route: R,
  request: (arg: Arg) => RequestOf<R>,
  result?: (response: ResponseOf<R>, arg: Arg) => Result,
): OperationEndpoint<R, Arg, ResponseOf<R> | Result> {
  return {
    query: (arg) => requestTo(route, request(arg)),
    transformResponse: (response, _meta, arg) => (result ? result(response, arg) : response),
  };
}

export type CallResult<Response> = { data: Response; error?: undefined } | { data?: undefined; error: ApiProblem };

/** Calls an API operation. In a `queryFn`, pass the `baseQuery` argument as `send`. */
export async function callOperation<R extends Route>(
  send: (request: ApiRequest) => PromiseLike<Sent> | Sent,
  route: R,
  request: RequestOf<R>,
): Promise<CallResult<ResponseOf<R>>> {
  const { data, error } = await send(requestTo(route, request));
  return error ? { error } : { data: data as ResponseOf<R> };
}

interface Sent {
  data?: unknown;
  error?: ApiProblem | undefined;
}
