import type { Server } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';

const BODY_TIMEOUT_MS = 20_000;
/** An import can run for minutes before the server responds. */
const OPERATOR_IDLE_TIMEOUT_MS = 15 * 60_000;
const OPERATOR_PATH = '/api/operator/';

/**
 * `keepAliveTimeout` (in milliseconds) must be longer than the client's idle timeout. Otherwise,
 * the client may send a request on a connection that the server is closing.
 */
export function connectionLimits(keepAliveTimeout: number) {
  return {
    // Operators need this long to upload catalogues and photographs over slow connections.
    requestTimeout: 300_000,
    connectionTimeout: 30_000,
    keepAliveTimeout,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16 * 1024 },
  } satisfies FastifyHttpOptions<Server>;
}

export function limitSlowRequests(app: Pick<FastifyInstance, 'addHook'>, bodyTimeoutMs = BODY_TIMEOUT_MS): void {
  app.addHook('onRequest', async ({ raw, url, headers }) => {
    const { socket } = raw;
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
