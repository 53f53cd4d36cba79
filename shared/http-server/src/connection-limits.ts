import type { Server } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';

/** Even slow connections can send a shopper's few kilobytes in this time. */
const BODY_TIMEOUT_MS = 20_000;
/** Long, because an import can run for minutes before the server responds. */
const OPERATOR_IDLE_TIMEOUT_MS = 15 * 60_000;
const OPERATOR_PATH = '/api/operator/';

/**
 * Keeps thousands of idle or slow clients from using up memory and sockets.
 *
 * @param keepAliveTimeout milliseconds. Must be longer than clients keep idle connections, because
 * the server could otherwise close one just as a request arrives.
 */
export function connectionLimits(keepAliveTimeout: number) {
  return {
    // Long enough for operators to upload catalogues and photographs over slow connections.
    requestTimeout: 300_000,
    connectionTimeout: 30_000,
    keepAliveTimeout,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16 * 1024 },
  } satisfies FastifyHttpOptions<Server>;
}

export function limitSlowRequests(app: Pick<FastifyInstance, 'addHook'>, bodyTimeoutMs = BODY_TIMEOUT_MS): void {
  app.addHook('onRequest', async ({ raw, url, headers }) => {
    const { socket } = raw;
    // Requests from `inject` have no connection.
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
