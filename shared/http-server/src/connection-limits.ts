import type { Server } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';

/** A shopper's body has some kilobytes, so it arrives within this time even on a slow line. */
const BODY_TIMEOUT_MS = 20_000;
/** An import works for minutes before it answers. */
const OPERATOR_IDLE_TIMEOUT_MS = 15 * 60_000;
const OPERATOR_PATH = '/api/operator/';

/**
 * Time limits for connections, so that thousands of silent or slow clients can't use up memory and
 * sockets.
 *
 * @param keepAliveTimeout milliseconds; longer than the client keeps idle connections, because
 *   otherwise the server may close one just as a request arrives on it
 */
export function connectionLimits(keepAliveTimeout: number) {
  return {
    // Operators upload photographs and catalogues over slow lines.
    requestTimeout: 300_000,
    // Drops clients that don't read their response.
    connectionTimeout: 30_000,
    keepAliveTimeout,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16 * 1024 },
  } satisfies FastifyHttpOptions<Server>;
}

/** Closes connections whose request body arrives too slowly. Operators get more time. */
export function limitSlowRequests(app: Pick<FastifyInstance, 'addHook'>, bodyTimeoutMs = BODY_TIMEOUT_MS): void {
  app.addHook('onRequest', async ({ raw, url, headers }) => {
    const { socket } = raw;
    // Injected requests have no connection.
    if (!(socket instanceof Socket)) return;
    if (url.startsWith(OPERATOR_PATH)) {
      socket.setTimeout(OPERATOR_IDLE_TIMEOUT_MS);
      return;
    }
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (raw.complete || !hasBody) return;
    const timer = setTimeout(() => socket.destroy(), bodyTimeoutMs).unref();
    const clear = () => clearTimeout(timer);
    raw.once('end', clear).once('close', clear);
  });
}
