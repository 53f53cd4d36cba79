import http from 'node:http';
import type { AddressInfo } from 'node:net';

export const GATEWAY_FAULTS = {
  'closes connections': (response) => void response.socket?.destroy(),
  'responds 500': (response) => void response.writeHead(500).end('{"error":{"code":"SERVER_ERROR","description":"x"}}'),
  'responds 429': (response) =>
    void response
      .writeHead(429, { 'retry-after': '2' })
      .end('{"error":{"code":"BAD_REQUEST_ERROR","description":"x"}}'),
  'responds with HTML': (response) => void response.writeHead(200).end('<html>Under maintenance</html>'),
  'sends half a response': (response) => {
    response.writeHead(200, { 'content-length': '500' }).write('{"id":"order_');
    setImmediate(() => response.socket?.destroy());
  },
  'never responds': () => undefined,
} satisfies Record<string, GatewayFault>;

export const REFUND_WITHOUT_RESPONSE: GatewayFault = (response, gateway) => {
  const { method, url = '' } = response.req;
  if (!url.includes('/refund')) response.socket?.destroy();
  else gateway(method === 'POST' ? undefined : response);
};

export type GatewayFault = (response: http.ServerResponse, gateway: (target?: http.ServerResponse) => void) => void;

export interface GatewayProxy {
  port: number;
  requests: string[];
  setFault(fault: GatewayFault | undefined): void;
  close(): Promise<void>;
}

export async function openGatewayProxy(target: number): Promise<GatewayProxy> {
  const forward: GatewayFault = (response, gateway) => gateway(response);
  let current = forward;
  const server = http.createServer((request, response) => {
    const { method, url, headers } = request;
    proxy.requests.push(`${method} ${url}`);
    current(response, (receiver) => {
      const forwarded = http.request({ port: target, host: '127.0.0.1', method, path: url, headers }, (received) => {
        if (!receiver) return void received.resume();
        receiver.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(receiver);
      });
      forwarded.on('error', () => response.destroy());
      request.pipe(forwarded);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: GatewayProxy = {
    port: (server.address() as AddressInfo).port,
    requests: [],
    setFault(fault = forward) {
      proxy.requests.length = 0;
      current = fault;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}
