import net, { type AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { isDatabaseAway } from './database-away.ts';
import { openDatabase } from './database.ts';
import { inTransaction } from './transaction.ts';

/** A server that says nothing: as one that hangs, or is behind a network that swallows packets. */
async function mute() {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((closed) => server.close(closed));
    },
  };
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

it('gives up on a database that accepts connections but never responds', async () => {
  const server = await mute();
  const open = openDatabase(`postgres://shop@127.0.0.1:${server.port}/shop`);

  const failures = await Promise.all([
    failureOf(open.database.execute(sql`select 1`)),
    failureOf(inTransaction(open.database, (tx) => tx.execute(sql`select 1`))),
  ]);

  expect(failures.map(isDatabaseAway)).toEqual([true, true]);
  await open.close();
  await server.close();
});

it('knows a database that is not there, and takes no other server for it', async () => {
  const { port, close } = await mute();
  await close();
  const open = openDatabase(`postgres://shop@127.0.0.1:${port}/shop`);

  const ofQuery = await failureOf(open.database.execute(sql`select 1`));
  const ofTransaction = await failureOf(inTransaction(open.database, (tx) => tx.execute(sql`select 1`)));
  const ofGateway = await failureOf(fetch(`http://127.0.0.1:${port}/`));
  await open.close();

  expect([ofQuery, ofTransaction].map(isDatabaseAway)).toEqual([true, true]);
  expect(ofGateway).toHaveProperty('cause.code', 'ECONNREFUSED');
  expect(isDatabaseAway(ofGateway)).toBe(false);
});
