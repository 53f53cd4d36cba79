import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

import { lastAnswers } from './stop.ts';

it('lets go of a connection with the answer that was under way when the process was told to stop', async () => {
  const server = http.createServer();
  const end = lastAnswers(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new http.Agent({ keepAlive: true });

  const asked = http.get({ agent, port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  const [, response] = (await once(server, 'request')) as [http.IncomingMessage, http.ServerResponse];
  end();
  const closed = new Promise((resolve) => server.close(resolve));
  response.end('paid');
  const [answer] = (await once(asked, 'response')) as [http.IncomingMessage];
  answer.resume();

  // With the connection kept, the server would wait for a request that never comes.
  await closed;
  expect(answer.headers.connection).toBe('close');
});
