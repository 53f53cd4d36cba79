import type { FastifyInstance } from 'fastify';

/**
 * State of the readiness check, which ignores the api: many pages work without it, and an api
 * outage must not take all shell servers out of rotation at once.
 */
export class Readiness {
  isStopping = false;
}

/** Registers `/healthz` (the process is alive) and `/readyz` (the server accepts visitors). */
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
