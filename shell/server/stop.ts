import type { ServerResponse } from 'node:http';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

/** Requests that go on longer are broken off: less than a supervisor waits before it kills. */
const WITHIN_MS = 20_000;

/**
 * Whether balancers may send visitors here: from the moment it listens, releases and all, until it is told to stop. That the api answers is no part of
 * it: all shell servers would be taken out at once, and with them the pages that need no api.
 */
export class Readiness {
  isStopping = false;
}

/** `/healthz`: the process lives. `/readyz`: it can serve. */
export function registerReadiness(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!readiness.isStopping) return reply.send({ ok: true });
    return reply
      .code(503)
      .header('retry-after', '1')
      .send({ success: false, code: 'STOPPING', message: 'This server is about to stop.', retryAfter: 1 });
  });
}

/**
 * Stops in good order at the first SIGTERM or SIGINT: says so for a while, takes nothing more, ends what it has taken, exits with 0. Another signal
 * meanwhile changes nothing.
 *
 * @param announcedFor milliseconds that balancers need to notice; what comes meanwhile is served
 */
export function stopInOrder(app: FastifyInstance, readiness: Readiness, announcedFor: number): void {
  const underWay = new Set<ServerResponse>();
  app.server.prependListener('request', (_request, response) => {
    // The last answer on its connection: one that a balancer keeps, closed at once, would take along the request that is on its way on it.
    if (readiness.isStopping) response.setHeader('connection', 'close');
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  const stop = async () => {
    if (readiness.isStopping) return;
    readiness.isStopping = true;
    for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close');
    await pause(announcedFor);
    // Right after a look for new connections: what was waiting at the door has been let in.
    await turn();
    const late = pause(WITHIN_MS, 'late' as const, { ref: false });
    const ended = app.close().catch((error: unknown) => {
      app.log.error({ err: error }, 'did not stop in good order');
    });
    if ((await Promise.race([ended, late])) === 'late') app.server.closeAllConnections();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}
