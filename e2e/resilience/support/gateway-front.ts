import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a payment gateway answers that has a bad day. */
export const BAD_WAYS = {
  'hangs up': (response) => void response.socket?.destroy(),
  'answers 500': (response) => void response.writeHead(500).end('{"error":{"code":"SERVER_ERROR","description":"x"}}'),
  'answers 429': (response) =>
    void response
      .writeHead(429, { 'retry-after': '2' })
      .end('{"error":{"code":"BAD_REQUEST_ERROR","description":"x"}}'),
  'answers garbage': (response) => void response.writeHead(200).end('<html>Under maintenance</html>'),
  'answers half': (response) => {
    response.writeHead(200, { 'content-length': '500' }).write('{"id":"order_');
    setImmediate(() => response.socket?.destroy());
  },
  'never answers': () => undefined,
} satisfies Record<string, Way>;

/** Sends money back and does not say so; what it has sent back it tells, and nothing else. */
export const REFUNDS_AND_DOES_NOT_SAY_SO: Way = (response, gateway) => {
  const { method, url = '' } = response.req;
  if (!url.includes('/refund')) response.socket?.destroy();
  else gateway(method === 'POST' ? undefined : response);
};

/** @param gateway asks the gateway itself, and hands its answer on to whomever it is given */
export type Way = (response: http.ServerResponse, gateway: (answers?: http.ServerResponse) => void) => void;

/** Stands before the stand-in gateway and answers in its place when told to. */
export interface GatewayFront {
  port: number;
  /** what was asked since the last `behave`: `GET /dev/payments/v1/orders/order_1` */
  heard: string[];
  /** from now on; undefined: as the gateway itself does */
  behave(way: Way | undefined): void;
  close(): Promise<void>;
}

export async function openGatewayFront(target: number): Promise<GatewayFront> {
  let behaviour: Way = (response, gateway) => gateway(response);
  const server = http.createServer((request, response) => {
    const { method, url, headers } = request;
    front.heard.push(`${method} ${url}`);
    behaviour(response, (heir) => {
      const passed = http.request({ port: target, host: '127.0.0.1', method, path: url, headers }, (answer) => {
        if (!heir) return void answer.resume();
        heir.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(heir);
      });
      passed.on('error', () => response.destroy());
      request.pipe(passed);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const front: GatewayFront = {
    port: (server.address() as AddressInfo).port,
    heard: [],
    behave(way = (response, gateway) => gateway(response)) {
      front.heard.length = 0;
      behaviour = way;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return front;
}
