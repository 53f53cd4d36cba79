/**
 * The backend of a screen test: answers `fetch` by route, so that everything above the wire is the real code. (MSW was weighed: its
 * packages are ES modules only, which jest's module system takes by transforming ten of them, for what these lines do.)
 *
 * Installed for every screen test by jest/after-env.ts and emptied after each. A request that no route answers fails the test.
 *
 * @example
 * server.use(get('/api/product/:id', { success: true, product }));
 * server.use(post('/api/payment/create-order', problem(409, 'OUT_OF_STOCK', 'Out of Stock', { available: 0 })));
 * server.use(get('/api/product/list', ({ query }) => ({ success: true, products: [], nextCursor: query.get('cursor') })));
 * expect(server.requests.at(-1)?.body).toEqual({ email: 'asha@example.com' });
 */

import { jitter } from './jitter.ts';

/** A request as the page sent it. */
export interface SentRequest {
  method: string;
  /** path without query string */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** parsed JSON; the text where it is not JSON; `undefined` without a body */
  body: unknown;
  /** what the route's `:names` stand for */
  params: Record<string, string>;
}

/** Made by `reply`, `problem`, `offline` and `never`: how a route answers when it is not with a plain 200 body. */
class Reply {
  readonly respond: () => Promise<Response>;

  constructor(respond: () => Promise<Response>) {
    this.respond = respond;
  }
}

/** What a route answers: a 200 body, a reply, or a function of the request that gives one of the two. */
export type Answer = Reply | object | ((request: SentRequest) => Reply | object | Promise<Reply | object>);

export interface Route {
  method: string;
  pattern: RegExp;
  answer: Answer;
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

/** A JSON answer with a status of its own. */
export function reply(status: number, body: object): Reply {
  return new Reply(async () => json(status, body));
}

/** A failure as the api words it: `{ success: false, message, code }` (E12). */
export function problem(status: number, code: string, message: string, details: object = {}): Reply {
  return reply(status, { success: false, message, code, ...details });
}

/** No answer at all: the network or the api is away. */
export function offline(): Reply {
  return new Reply(async () => {
    throw new TypeError('fetch failed');
  });
}

/** An answer that never comes: the page stays in its waiting state. */
export function never(): Reply {
  return new Reply(() => new Promise(() => undefined));
}

const route =
  (method: string) =>
  (path: string, answer: Answer): Route => ({
    method,
    pattern: new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
    answer,
  });

export const get = route('GET');
export const post = route('POST');
export const put = route('PUT');
export const del = route('DELETE');

/** What `jest/asset.cjs` stands in for a file. */
const ASSET = '/asset';

let routes: Route[] = [];
let requests: SentRequest[] = [];
let unexpected: string[] = [];
/** requests are written down in the order in which they were sent */
let inTurn = Promise.resolve();

function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** jsdom's `Blob` is not the one that Node's `Request` takes. */
async function withBytes(init: RequestInit | undefined): Promise<RequestInit | undefined> {
  const { body } = init ?? {};
  if (!(body instanceof Blob)) return init;
  const bytes = await new Promise<ArrayBuffer>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(new TypeError('the body could not be read'));
    reader.readAsArrayBuffer(body);
  });
  return { ...init, body: Uint8Array.from(new Uint8Array(bytes)) };
}

/** Stands in the place of `fetch`; relative addresses are of the page. */
async function answerFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const address = input instanceof Request ? input : new URL(String(input), window.location.href);
  // A request that a page sent as its test ended is none of the next one's.
  const ofThisTest = { requests, unexpected };
  const request = new Request(address, await withBytes(init));
  const url = new URL(request.url);
  const found = routes.find((candidate) => candidate.method === request.method && candidate.pattern.test(url.pathname));
  // A font that is not there is no failure of a page.
  if (!found && url.pathname === ASSET) return new Response(null, { status: 404 });
  const sent: SentRequest = {
    method: request.method,
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: parsed(await request.text()),
    params: decoded(found?.pattern.exec(url.pathname)?.groups ?? {}),
  };
  inTurn = inTurn.then(() => jitter());
  await inTurn;
  ofThisTest.requests.push(sent);
  if (!found) {
    ofThisTest.unexpected.push(`${sent.method} ${sent.path}`);
    return json(501, { success: false, code: 'NO_ROUTE', message: `No route answers ${sent.method} ${sent.path}` });
  }
  await jitter();
  const given: unknown =
    typeof found.answer === 'function' ? await (found.answer as (r: SentRequest) => unknown)(sent) : found.answer;
  return given instanceof Reply ? unlessAborted(given.respond(), request.signal) : json(200, given);
}

function unlessAborted(response: Promise<Response>, signal: AbortSignal): Promise<Response> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([response, aborted]);
}

function decoded(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
}

export const server = {
  /** Adds routes; the newest match wins, so a test can override what its `beforeEach` said. */
  use(...added: Route[]): void {
    routes = [...added, ...routes];
  },
  /** What the page sent so far in this test, oldest first. */
  get requests(): readonly SentRequest[] {
    return requests;
  },
  /** Those of them that went to one address, whatever its query string. */
  sentTo: (path: string): SentRequest[] => requests.filter((request) => request.path === path),
};

/** Puts the server in the place of `fetch`, for each test anew. Called once, by jest/after-env.ts. */
export function installFetchServer(): void {
  beforeEach(() => {
    globalThis.fetch = answerFetch;
  });

  afterEach(() => {
    const missed = unexpected;
    routes = [];
    requests = [];
    unexpected = [];
    if (missed.length > 0) throw new Error(`The page asked for what no route answers:\n  ${missed.join('\n  ')}`);
  });
}
