import http from 'node:http';
import type { AddressInfo } from 'node:net';

import { HOT_STREAM } from '@kaagazz/build/hot-state';
import type { HotApp, HotState } from '@kaagazz/build/hot-state';

/** Proxies on the way give up on a stream that says nothing for long. */
const HEARTBEAT_MS = 20_000;
/** How soon a page asks again after its stream ended. */
const RECONNECT_MS = 500;

/**
 * What stands behind `/dev` under `npm run dev`: the event stream that open pages listen to, and behind it the stand-ins as ever. The shell server passes
 * `/dev` on and knows nothing of it.
 */
export class DevFront {
  readonly #server: http.Server;
  readonly #streams = new Set<http.ServerResponse>();
  readonly #heartbeat: NodeJS.Timeout;
  #state: HotState = {};
  #standIns: string | undefined;
  #closing = false;

  private constructor() {
    this.#server = http.createServer((request, response) => this.#answer(request, response));
    this.#heartbeat = setInterval(() => this.#write(': still here\n\n'), HEARTBEAT_MS).unref();
  }

  /** Listens on a free loopback port. */
  static async open(): Promise<DevFront> {
    const front = new DevFront();
    await new Promise<void>((resolve, reject) => {
      front.#server.once('error', reject);
      front.#server.listen(0, '127.0.0.1', resolve);
    });
    return front;
  }

  /** origin */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** @param origin of the stand-ins; undefined when real services are used */
  passOnTo(origin: string | undefined): void {
    this.#standIns = origin;
  }

  /** Tells all open pages, and those that come, how an app stands. */
  say(app: string, { version, hash, problem }: HotApp): void {
    this.#state = { ...this.#state, [app]: { version, hash, problem } };
    this.#write(this.#message());
  }

  /** Ends the open streams, as before the shell server stops: it would wait for them. Pages connect again by themselves. */
  hangUp(): void {
    for (const stream of this.#streams) stream.end();
  }

  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#heartbeat);
    this.hangUp();
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  #message(): string {
    return `data: ${JSON.stringify(this.#state)}\n\n`;
  }

  #write(text: string): void {
    for (const stream of this.#streams) stream.write(text);
  }

  #answer(request: http.IncomingMessage, response: http.ServerResponse): void {
    if (this.#closing) response.writeHead(503).end();
    else if (request.url?.split('?')[0] === HOT_STREAM) this.#stream(response);
    else if (this.#standIns === undefined) response.writeHead(404).end();
    else passOn(this.#standIns, request, response);
  }

  #stream(response: http.ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(`retry: ${RECONNECT_MS}\n${this.#message()}`);
    this.#streams.add(response);
    response.once('close', () => this.#streams.delete(response));
  }
}

function passOn(origin: string, request: http.IncomingMessage, response: http.ServerResponse): void {
  const { method = 'GET', url = '/', headers } = request;
  const onward = http.request(new URL(origin), { method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.once('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  request.pipe(onward);
}
