import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { openTcpProxy } from './support/tcp-proxy.ts';

const FIRST = 'P\0\0\0\x20insert-order\0insert into "orders"\0\0\0B\0\0\0\x20\0insert-order\0\0';
const AGAIN = 'B\0\0\0\x20\0insert-order\0\0';
const TIMEOUT_MS = 60_000;

describe('cutBefore', () => {
  it('cutBefore() recognises a prepared statement that is executed again without its SQL', async () => {
    const server = net.createServer((socket) => socket.on('error', () => socket.destroy()).pipe(socket));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const proxy = await openTcpProxy((server.address() as net.AddressInfo).port);
    const client = net.connect(proxy.port, '127.0.0.1');
    const ends = new Promise<Error>((end) => client.on('error', end));
    const echo = (text: string) =>
      new Promise((resolve) => {
        client.once('data', (bytes) => resolve(bytes.toString('latin1')));
        client.write(text, 'latin1');
      });

    expect(await echo(FIRST)).toBe(FIRST);
    const cut = proxy.cutBefore('insert into "orders"');
    client.write('B\0\0\0\x20\0select-orders\0\0', 'latin1');
    client.write(AGAIN, 'latin1');
    const result = await Promise.race([cut.then(() => ends), wait(TIMEOUT_MS, 'not reset', { ref: false })]);
    await proxy.close();
    server.close();

    expect(result).toMatchObject({ code: 'ECONNRESET' });
  });
});
