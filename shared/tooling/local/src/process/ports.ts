import { randomInt } from 'node:crypto';
import net from 'node:net';

function listen(port: number, host?: string): Promise<net.Server> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

function close(server: net.Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

export async function isPortFree(port: number): Promise<boolean> {
  for (const host of [undefined, '127.0.0.1']) {
    try {
      await close(await listen(port, host));
    } catch {
      return false;
    }
  }
  return true;
}

/** Returns free ports. The caller must use them immediately, because they are not reserved. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(20_000, 32_768);
    if (await isPortFree(port)) ports.add(port);
  }
  return [...ports];
}
