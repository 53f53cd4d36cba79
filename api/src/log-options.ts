import type { LoggerOptions } from 'pino';

/**
 * How the process logs (to stderr; stdout is for the lines the supervisor reads). Nothing personal: no bodies, no credentials, no
 * network address, of a path only the route's pattern (a visitor may write anything into a path), and of a failed query only its
 * text and PostgreSQL's complaint, never the values.
 */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: {
      req: (request: { method: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        call: request.routeOptions?.url ?? 'none',
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
  const { code } = source as { code?: unknown };
  return {
    type: source.name,
    message: messageOf(source.message, code),
    code,
    query: ofQuery ? error.query : undefined,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
  };
}

/** PostgreSQL quotes a value that it can't read (class 22: data exceptions); of others it quotes names of tables and columns. */
function messageOf(message: string, code: unknown): string {
  return typeof code === 'string' && /^22/.test(code) ? message.replace(/: ".*$/s, '') : message;
}
