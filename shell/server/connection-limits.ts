import type { Server } from 'node:http';
import { Socket } from 'node:net';

import type { FastifyHttpOptions, FastifyInstance } from 'fastify';

import { answerBrokenRequest } from './broken-requests.ts';

/** An import works for minutes before it answers, in milliseconds. */
const OPERATORS_SILENCE_MS = 15 * 60_000;
const OPERATORS = '/api/operator/';
/** A visitor's body is some kilobytes, even over a bad line. */
const BODY_MS = 20_000;

/**
 * How long a visitor's connection may take, in milliseconds: a thousand of them that say nothing, send drop by drop or read nothing hold neither memory
 * nor a place for long.
 */
export const CONNECTION_LIMITS = {
  // a whole request: operators' photographs and catalogues come over slow lines
  requestTimeout: 300_000,
  // of silence while it is answered: whoever does not read is dropped
  connectionTimeout: 30_000,
  // longer than balancers keep their connections, which would else be closed under a request
  keepAliveTimeout: 65_000,
  clientErrorHandler: answerBrokenRequest,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16 * 1024 },
} satisfies FastifyHttpOptions<Server>;

/** What holds for single requests: bodies of visitors come in soon, operators may wait long. @param bodyMs for a visitor's body, in milliseconds */
export function limitSlowRequests(app: FastifyInstance, bodyMs = BODY_MS): void {
  app.addHook('onRequest', async ({ raw, url, headers }) => {
    const { socket } = raw;
    if (!(socket instanceof Socket)) return;
    if (url.startsWith(OPERATORS)) {
      socket.setTimeout(OPERATORS_SILENCE_MS);
      return;
    }
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (raw.complete || !hasBody) return;
    const late = setTimeout(() => socket.destroy(), bodyMs);
    late.unref();
    const inTime = () => {
      clearTimeout(late);
    };
    raw.once('end', inTime).once('close', inTime);
  });
}
