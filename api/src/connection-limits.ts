import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * How long a connection may take, in milliseconds, so that a thousand of them that say nothing, send drop by drop or read
 * nothing hold neither memory nor a place for long. The shell in front has limits of its own; these hold without it.
 */
export const CONNECTION_LIMITS = {
  /** headers of a request */
  headers: 10_000,
  /** a whole request; photographs and catalogues come over slow lines */
  request: 300_000,
  /** of silence in a connection that is being answered: whoever does not read is dropped */
  silence: 30_000,
  /** between two requests; longer than the shell keeps its connections, which would else be closed under a request */
  keepAlive: 72_000,
  /** how often is looked */
  check: 2_000,
} as const;

/** A shopper's body: some kilobytes, even over a bad line. */
const BODY_MS = 20_000;
/** An import works for minutes before it answers. */
const OPERATORS_SILENCE_MS = 15 * 60_000;
const OPERATORS = '/api/operator/';

/** What holds for single requests: bodies of shoppers come in soon, operators may wait long. @param bodyMs for a shopper's body, in milliseconds */
export function limitSlowRequests(app: Pick<FastifyInstance, 'addHook'>, bodyMs = BODY_MS): void {
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const { raw, url } = request;
    const { socket } = raw;
    // what tests inject comes over no connection
    if (!(socket instanceof Socket)) return;
    if (url.startsWith(OPERATORS)) {
      socket.setTimeout(OPERATORS_SILENCE_MS);
      return;
    }
    if (raw.complete || !hasBody(request)) return;
    const late = setTimeout(() => socket.destroy(), bodyMs);
    late.unref();
    const inTime = () => clearTimeout(late);
    raw.once('end', inTime).once('close', inTime);
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
