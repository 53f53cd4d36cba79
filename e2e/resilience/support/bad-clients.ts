import net from 'node:net';

export interface IdleClients {
  open(): number;
  close(): void;
}

export async function openSockets(port: number, count: number, firstBytes = ''): Promise<IdleClients> {
  const sockets = Array.from({ length: count }, () => net.connect(port, '127.0.0.1'));
  for (const socket of sockets) socket.on('error', () => undefined).resume();
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.once('connect', () => {
            if (firstBytes) socket.write(firstBytes);
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

export async function openNonReadingClients(port: number, count: number, path: string): Promise<{ close(): void }> {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n`;
  const sockets = Array.from({ length: count }, () => net.connect({ port, host: '127.0.0.1' }));
  for (const socket of sockets) {
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(request.repeat(4));
  }
  return { close: () => sockets.forEach((socket) => socket.destroy()) };
}
