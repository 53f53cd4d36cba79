import net from 'node:net';

/** Clients that only hold a place. */
export interface IdleClients {
  /** how many still do */
  open(): number;
  close(): void;
}

/** Many connections on which nobody says anything, or only the beginning of something. */
export async function openSockets(port: number, count: number, firstWords = ''): Promise<IdleClients> {
  const sockets = Array.from({ length: count }, () => net.connect(port, '127.0.0.1'));
  // What the server says is read away, so that its hanging up is noticed.
  for (const socket of sockets) socket.on('error', () => undefined).resume();
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.once('connect', () => {
            if (firstWords) socket.write(firstWords);
            resolve();
          });
          socket.once('close', () => resolve());
        }),
    ),
  );
  return {
    open: () => sockets.filter(({ closed }) => !closed).length,
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
}

/** Clients that ask for the same file again and again, each on one connection, and read none of the answers. */
export async function openDeafClients(port: number, count: number, path: string): Promise<{ close(): void }> {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n`;
  const sockets = Array.from({ length: count }, () => net.connect({ port, host: '127.0.0.1' }));
  for (const socket of sockets) {
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(request.repeat(4));
  }
  return { close: () => sockets.forEach((socket) => socket.destroy()) };
}
