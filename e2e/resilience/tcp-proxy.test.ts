import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { openTcpProxy } from './support/tcp-proxy.ts';

/** What a client of PostgreSQL sends to name a statement and call it, and then to call it again; lengths are not read. */
const FIRST = 'P\0\0\0\x20insert-order\0insert into "orders"\0\0\0B\0\0\0\x20\0insert-order\0\0';
const AGAIN = 'B\0\0\0\x20\0insert-order\0\0';
const SOON_MS = 5_000;

describe('the wire to a database', () => {
  it('is cut before a statement whose text was said long before, and that is called by its name', async () => {
    const server = net.createServer((socket) => socket.on('error', () => socket.destroy()).pipe(socket));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const proxy = await openTcpProxy((server.address() as net.AddressInfo).port);
    const client = net.connect(proxy.port, '127.0.0.1');
    const ends = new Promise<Error>((end) => client.on('error', end));
    const answers = (words: string) =>
      new Promise((answer) => {
        client.once('data', (bytes) => answer(bytes.toString('latin1')));
        client.write(words, 'latin1');
      });

    expect(await answers(FIRST)).toBe(FIRST);
    const cut = proxy.cutBefore('insert into "orders"');
    client.write('B\0\0\0\x20\0select-orders\0\0', 'latin1');
    client.write(AGAIN, 'latin1');
    const refused = await Promise.race([cut.then(() => ends), wait(SOON_MS, 'nothing was cut', { ref: false })]);
    await proxy.close();
    server.close();

    expect(refused).toMatchObject({ code: 'ECONNRESET' });
  });
});
