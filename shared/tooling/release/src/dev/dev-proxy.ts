import http from 'node:http';
import type { AddressInfo } from 'node:net';

import { HOT_STREAM } from '@kaagazz/build/hot-state';
import type { HotApp, HotState } from '@kaagazz/build/hot-state';

/** Proxies usually close idle streams after a minute, so send heartbeats more often. */
const HEARTBEAT_MS = 20_000;
const RECONNECT_MS = 500;

export class DevProxy {
  readonly #server: http.Server;
  readonly #streams = new Set<http.ServerResponse>();
  readonly #heartbeat: NodeJS.Timeout;
  #state: HotState = {};
  #standIns: string | undefined;
  #closing = false;

  private constructor() {
    this.#server = http.createServer((request, response) => this.#handle(request, response));
    this.#heartbeat = setInterval(() => this.#write(': heartbeat\n\n'), HEARTBEAT_MS).unref();
  }

  static async open(): Promise<DevProxy> {
    const proxy = new DevProxy();
    await new Promise<void>((resolve, reject) => {
      proxy.#server.once('error', reject);
      proxy.#server.listen(0, '127.0.0.1', resolve);
    });
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  forwardTo(origin: string | undefined): void {
    this.#standIns = origin;
  }

  publish(app: string, { version, hash, problem }: HotApp): void {
    this.#state = { ...this.#state, [app]: { version, hash, problem } };
    this.#write(this.#message());
  }

  endStreams(): void {
    for (const stream of this.#streams) stream.end();
  }

  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#heartbeat);
    this.endStreams();
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

  #handle(request: http.IncomingMessage, response: http.ServerResponse): void {
    if (this.#closing) response.writeHead(503).end();
    else if (request.url?.split('?')[0] === HOT_STREAM) this.#stream(response);
    else if (this.#standIns === undefined) response.writeHead(404).end();
    else forward(this.#standIns, request, response);
  }

  #stream(response: http.ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(`retry: ${RECONNECT_MS}\n${this.#message()}`);
    this.#streams.add(response);
    response.once('close', () => this.#streams.delete(response));
  }
}

function forward(origin: string, request: http.IncomingMessage, response: http.ServerResponse): void {
  const { method = 'GET', url = '/', headers } = request;
  const forwarded = http.request(new URL(origin), { method, path: url, headers }, (received) => {
    response.writeHead(received.statusCode ?? 502, received.headers);
    received.pipe(response);
  });
  forwarded.once('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  request.pipe(forwarded);
}
