import type { AddressInfo } from 'node:net';

import { readConfig } from './config.ts';
import { buildServer } from './server.ts';
import { Readiness, stopInOrder } from './stop.ts';

try {
  const config = readConfig(process.env);
  const readiness = new Readiness();
  const app = await buildServer(config, { readiness });
  stopInOrder(app, readiness, config.stopPauseMs);
  await app.listen({ port: config.port, host: config.host });
  console.log(`listening shell ${(app.server.address() as AddressInfo).port}`);
} catch (error) {
  const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(inUse ? `port ${process.env.PORT ?? 3000} is in use` : error instanceof Error ? error.message : error);
  process.exit(1);
}
