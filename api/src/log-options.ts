import type { LoggerOptions } from 'pino';

/** Removes personal data, such as request bodies, IP addresses and query values, from the log. */
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
  // Drizzle's error message contains the query values, which may be personal data.
  const isQueryError = typeof error.query === 'string';
  const source = isQueryError && error.cause instanceof Error ? error.cause : error;
  const { code } = source as { code?: unknown };
  return {
    type: source.name,
    message: messageOf(source.message, code),
    code,
    query: isQueryError ? error.query : undefined,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
  };
}

/** Removes the invalid value from PostgreSQL's message for a data exception (class 22). */
function messageOf(message: string, code: unknown): string {
  return typeof code === 'string' && /^22/.test(code) ? message.replace(/: ".*$/s, '') : message;
}
