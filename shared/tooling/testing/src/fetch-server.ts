import { jitter } from './jitter.ts';

export interface SentRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
  params: Record<string, string>;
}

class Reply {
  readonly respond: () => Promise<Response>;

  constructor(respond: () => Promise<Response>) {
    this.respond = respond;
  }
}

type Handler = Reply | object | ((request: SentRequest) => Reply | object | Promise<Reply | object>);

export interface Route {
  method: string;
  pattern: RegExp;
  handler: Handler;
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

export function reply(status: number, body: object): Reply {
  return new Reply(async () => json(status, body));
}

export function problem(status: number, code: string, message: string, details: object = {}): Reply {
  return reply(status, { success: false, message, code, ...details });
}

export function offline(): Reply {
  return new Reply(async () => {
    throw new TypeError('fetch failed');
  });
}

export function never(): Reply {
  return new Reply(() => new Promise(() => undefined));
}

const route =
  (method: string) =>
  (path: string, handler: Handler): Route => ({
    method,
    pattern: new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
    handler,
  });

export const get = route('GET');
export const post = route('POST');
export const put = route('PUT');
export const patch = route('PATCH');
export const del = route('DELETE');

const ASSET = '/asset';

let routes: Route[] = [];
let requests: SentRequest[] = [];
let unexpected: string[] = [];
let queue = Promise.resolve();

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Converts a `Blob` to bytes, because Node's `Request` rejects jsdom's `Blob`. */
async function withBytes(init: RequestInit | undefined): Promise<RequestInit | undefined> {
  const { body } = init ?? {};
  if (!(body instanceof Blob)) return init;
  return { ...init, body: Uint8Array.from(new Uint8Array(await body.arrayBuffer())) };
}

async function handleFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const target = input instanceof Request ? input : new URL(String(input), window.location.href);
  const currentTest = { requests, unexpected };
  const request = new Request(target, await withBytes(init));
  const url = new URL(request.url);
  const found = routes.find((candidate) => candidate.method === request.method && candidate.pattern.test(url.pathname));
  if (!found && url.pathname === ASSET) return new Response(null, { status: 404 });
  const sent: SentRequest = {
    method: request.method,
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: parse(await request.text()),
    params: decode(found?.pattern.exec(url.pathname)?.groups ?? {}),
  };
  queue = queue.then(() => jitter());
  await queue;
  currentTest.requests.push(sent);
  if (!found) {
    currentTest.unexpected.push(`${sent.method} ${sent.path}`);
    return json(501, { success: false, code: 'NO_ROUTE', message: `No route for ${sent.method} ${sent.path}` });
  }
  await jitter();
  const { handler } = found;
  const result: unknown =
    typeof handler === 'function' ? await (handler as (r: SentRequest) => unknown)(sent) : handler;
  return result instanceof Reply ? unlessAborted(result.respond(), request.signal) : json(200, result);
}

function unlessAborted(response: Promise<Response>, signal: AbortSignal): Promise<Response> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([response, aborted]);
}

function decode(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
}

export const server = {
  use(...added: Route[]): void {
    routes = [...added, ...routes];
  },
  get requests(): readonly SentRequest[] {
    return requests;
  },
  sentTo: (path: string): SentRequest[] => requests.filter((request) => request.path === path),
};

export function installFetchServer(): void {
  beforeEach(() => {
    globalThis.fetch = handleFetch;
  });

  afterEach(() => {
    const withoutRoute = unexpected;
    routes = [];
    requests = [];
    unexpected = [];
    if (withoutRoute.length > 0)
      throw new Error(`The page sent requests without a route:\n  ${withoutRoute.join('\n  ')}`);
  });
}
