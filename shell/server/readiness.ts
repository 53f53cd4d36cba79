import type { FastifyInstance } from 'fastify';

/**
 * Readiness doesn't depend on the api, because an api outage must not take all shell servers out of
 * rotation.
 */
export class Readiness {
  isStopping = false;
}

export function registerReadiness(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!readiness.isStopping) return reply.send({ ok: true });
    return reply
      .code(503)
      .header('retry-after', '1')
      .send({ success: false, code: 'STOPPING', message: 'This server is shutting down.', retryAfter: 1 });
  });
}
