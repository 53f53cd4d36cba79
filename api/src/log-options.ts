import type { LoggerOptions } from 'pino';

/**
 * How the process logs (to stderr; stdout is for the lines the supervisor reads). Nothing personal: no bodies, no credentials,
 * and of a failed query only its text and the engine's complaint, never the values.
 */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: {
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
        ip: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
      err: describeError,
    },
  };
}

function describeError(error: Error & { query?: unknown }) {
  // Drizzle's message repeats the values, its cause does not.
  const ofQuery = typeof error.query === 'string';
  const source = ofQuery && error.cause instanceof Error ? error.cause : error;
  return {
    type: source.name,
    message: source.message,
    code: (source as { code?: unknown }).code,
    query: ofQuery ? error.query : undefined,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
  };
}
