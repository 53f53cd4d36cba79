import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

import { connectionCloser } from './stop-on-signal.ts';

it('on shutdown, closes a keep-alive connection after its current response', async () => {
  const server = http.createServer();
  const endConnections = connectionCloser(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new http.Agent({ keepAlive: true });

  const asked = http.get({ agent, port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  const [, response] = (await once(server, 'request')) as [http.IncomingMessage, http.ServerResponse];
  endConnections();
  const closed = new Promise((resolve) => server.close(resolve));
  response.end('paid');
  const [answer] = (await once(asked, 'response')) as [http.IncomingMessage];
  answer.resume();

  await closed;
  expect(answer.headers.connection).toBe('close');
});
