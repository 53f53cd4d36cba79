import { Readable, Transform } from 'node:stream';

import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';

import { isSentFromHere, refuse, siteOriginOf } from '../security/index.ts';

/**
 * Larger bodies are rejected here, because an api that rejects one midway looks unavailable. In
 * bytes.
 */
const LARGEST_BODY = 512 * 1024;
/** For operators, who send catalogues and photographs. The api checks their token first. */
const LARGEST_FROM_OPERATORS = 256 * 1024 * 1024;
const OPERATORS = '/api/operator/';
/**
 * Deadline for visitors, in milliseconds. Longer than the api's own deadlines, shorter than the 30
 * s after which an idle connection is dropped.
 */
const TIMEOUT_MS = 25_000;
/** An import takes minutes. */
const OPERATOR_TIMEOUT_MS = 14 * 60_000;

type AnyReply = FastifyReply<RouteGenericInterface, RawServerBase>;

interface Upstream {
  /** Origin of the upstream. */
  origin: string;
  /** Set by the gate's server, whose origin the api does not know. */
  isTrial?: boolean;
  /** Deadline for the response to begin, in milliseconds. */
  timeoutMs?: number;
}

/**
 * Proxies some paths to another process, which gets the visitor's address from `X-Forwarded-For`.
 */
export async function proxyTo(
  app: FastifyInstance,
  prefix: string,
  { origin, isTrial = false, timeoutMs = prefix === '/api/operator' ? OPERATOR_TIMEOUT_MS : TIMEOUT_MS }: Upstream,
): Promise<void> {
  const pending = new PendingReplies(timeoutMs);
  await app.register(httpProxy, {
    upstream: origin,
    prefix,
    rewritePrefix: prefix,
    // The proxy would log each path.
    disableRequestLogging: true,
    // The proxy would retry a 503 ten times.
    retryMethods: [],
    preHandler: async (request, reply) => {
      const largest = request.url.startsWith(OPERATORS) ? LARGEST_FROM_OPERATORS : LARGEST_BODY;
      const length = request.headers['content-length'];
      if (Number(length ?? 0) > largest) return refuse(request, reply, 413);
      if (length === undefined && request.body instanceof Readable) {
        request.body = measured(request.body, largest, () => {
          // The api may have responded without waiting for the body.
          if (pending.settle(reply)) refuse(request, reply, 413);
        });
      }
      pending.await(reply);
    },
    replyOptions: {
      timeout: timeoutMs,
      // Our server has already answered `Expect`.
      rewriteRequestHeaders: (request, { expect: _expect, ...headers }) => ({
        ...headers,
        // The gate's origin is unknown to the api, and the gate has checked it already.
        ...(isTrial &&
          isSentFromHere(request, siteOriginOf(request, undefined)) && {
            origin: undefined,
            'sec-fetch-site': undefined,
          }),
        // Discards what the visitor claims.
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.host,
        'x-forwarded-proto': request.protocol,
      }),
      // These headers belong to the upstream connection.
      rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => headers,
      onResponse: (_request, reply, { stream }) => {
        if (pending.settle(reply)) reply.send(stream);
        else stream.destroy();
      },
      onError: (reply) => {
        if (pending.settle(reply)) sendUnavailable(reply);
      },
    },
  });
}

/**
 * Requests waiting for the upstream. Their deadline starts when they arrive, so waiting for a
 * connection counts.
 */
class PendingReplies {
  readonly #timers = new WeakMap<AnyReply, NodeJS.Timeout>();
  readonly #timeoutMs: number;

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  await(reply: AnyReply): void {
    const giveUp = () => {
      if (this.settle(reply)) sendUnavailable(reply);
    };
    this.#timers.set(reply, setTimeout(giveUp, this.#timeoutMs).unref());
    reply.raw.once('close', () => this.settle(reply));
  }

  /** @returns false if the visitor has left or was answered */
  settle(reply: AnyReply): boolean {
    clearTimeout(this.#timers.get(reply));
    return this.#timers.delete(reply);
  }
}

function sendUnavailable(reply: AnyReply): void {
  // The rest of the body would precede the next request on this connection.
  if (!reply.request.raw.complete) reply.header('connection', 'close');
  void reply.code(503).header('retry-after', '5').send({
    success: false,
    code: 'UNAVAILABLE',
    message: 'This part of the shop is not available right now. Please try again.',
    retryAfter: 5,
  });
}

/**
 * Returns the body, cut off beyond `largest` bytes. The rest is discarded, because the sender reads
 * the response only afterwards.
 */
function measured(body: Readable, largest: number, onTooLarge: () => void): Readable {
  let bytes = 0;
  const counter = new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      if (bytes <= largest) {
        done(null, piece);
        return;
      }
      onTooLarge();
      body.unpipe(counter).resume();
      done(new Error('the body is too large'));
    },
  });
  body.on('error', (error) => counter.destroy(error));
  return body.pipe(counter);
}
