import net, { type AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { openDatabase } from './database.ts';
import { inTransaction } from './transaction.ts';

async function silentServer() {
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

it('a database that accepts connections but never responds counts as unavailable', async () => {
  const server = await silentServer();
  const open = openDatabase(`postgres://shop@127.0.0.1:${server.port}/shop`);

  const failures = await Promise.all([
    failureOf(open.database.execute(sql`select 1`)),
    failureOf(inTransaction(open.database, (tx) => tx.execute(sql`select 1`))),
  ]);

  expect(failures.map(isDatabaseUnavailable)).toEqual([true, true]);
  await open.close();
  await server.close();
});

it('a refused connection to another server does not count as an unavailable database', async () => {
  const { port, close } = await silentServer();
  await close();
  const open = openDatabase(`postgres://shop@127.0.0.1:${port}/shop`);

  const queryError = await failureOf(open.database.execute(sql`select 1`));
  const transactionError = await failureOf(inTransaction(open.database, (tx) => tx.execute(sql`select 1`)));
  const gatewayError = await failureOf(fetch(`http://127.0.0.1:${port}/`));
  await open.close();

  expect([queryError, transactionError].map(isDatabaseUnavailable)).toEqual([true, true]);
  expect(gatewayError).toHaveProperty('cause.code', 'ECONNREFUSED');
  expect(isDatabaseUnavailable(gatewayError)).toBe(false);
});
