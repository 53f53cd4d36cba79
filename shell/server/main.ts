import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';

import { readConfig } from './config.ts';
import { buildServer } from './server.ts';
import { Readiness, stopInOrder } from './stop.ts';

// Each drawn page passes through in 300 KB of memory outside of the heap. V8 would look through the whole heap for it each fiftieth page, an eighth of this
// process's time, if it might not wait until four times as much is held as is needed.
setFlagsFromString('--heap-growing-percent=300');

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
