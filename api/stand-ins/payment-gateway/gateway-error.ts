import type { FastifyInstance } from 'fastify';

export class GatewayError extends Error {
  readonly status: number;
  readonly body: { error: Record<string, unknown> };

  constructor(description: string, { status = 400, reason = 'input_validation_failed', field = '' } = {}) {
    super(description);
    this.status = status;
    this.body = {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description,
        source: 'business',
        step: 'payment_initiation',
        reason,
        metadata: {},
        ...(field && { field }),
      },
    };
  }
}

export function sendGatewayErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const refusal =
      error instanceof GatewayError ? error : new GatewayError(error.message, { status: error.statusCode ?? 500 });
    return reply.code(refusal.status).send(refusal.body);
  });
}
