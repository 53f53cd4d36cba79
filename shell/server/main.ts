import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';

import { stopOnSignal } from '@kaagazz/http-server';
import { startTracing } from '@kaagazz/http-server/tracing';

import { readConfig } from './config/index.ts';
import { buildServer } from './server.ts';
import { Readiness } from './readiness.ts';

// Let the heap grow further between garbage collections, because frequent collections slow down the
// server.
setFlagsFromString('--heap-growing-percent=300');

try {
  const config = readConfig(process.env);
  const readiness = new Readiness();
  const tracing = await startTracing('kaagazz-shell', process.env, (err) =>
    app.log.warn({ err }, 'traces could not be exported'),
  );
  const app = await buildServer(config, { readiness, tracing });
  app.addHook('onClose', () => tracing.stop());
  stopOnSignal(app, { onSignal: () => (readiness.isStopping = true), noticeMs: config.stopPauseMs });
  await app.listen({ port: config.port, host: config.host });
  console.log(`listening shell ${(app.server.address() as AddressInfo).port}`);
} catch (error) {
  const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(inUse ? `port ${process.env.PORT ?? 3000} is in use` : error instanceof Error ? error.message : error);
  process.exit(1);
}
