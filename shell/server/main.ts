import type { AddressInfo } from 'node:net';

import { readConfig } from './config.ts';
import { buildServer } from './server.ts';

try {
  const config = readConfig(process.env);
  const app = await buildServer(config);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
  await app.listen({ port: config.port, host: config.host });
  console.log(`listening shell ${(app.server.address() as AddressInfo).port}`);
} catch (error) {
  const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(inUse ? `port ${process.env.PORT ?? 3000} is in use` : error instanceof Error ? error.message : error);
  process.exit(1);
}
