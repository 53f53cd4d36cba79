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
} satisfies Record<string, Way>;

type Way = (response: http.ServerResponse) => void;

/** Stands before the stand-in gateway and answers in its place when told to. */
export interface GatewayFront {
  port: number;
  /** from now on; undefined: as the gateway itself does */
  behave(way: Way | undefined): void;
  close(): Promise<void>;
}

export async function openGatewayFront(target: number): Promise<GatewayFront> {
  let behaviour: Way | undefined;
  const server = http.createServer((request, response) => {
    if (behaviour) return behaviour(response);
    const { method, url, headers } = request;
    const passed = http.request({ port: target, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    behave: (way) => (behaviour = way),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
