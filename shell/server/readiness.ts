import type { FastifyInstance } from 'fastify';

/**
 * Whether load balancers may send visitors here. The state of the api is not part of it: otherwise
 * all shell servers would fail at once, although many pages need no api.
 */
export class Readiness {
  isStopping = false;
}

/** Registers `/healthz` (the process runs) and `/readyz` (it accepts visitors). */
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
