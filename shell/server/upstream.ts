import { Readable, Transform } from 'node:stream';

import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

import { refuse } from './refusals.ts';

/** Beyond this a body is not even passed on: an api that refuses it in the middle looks like one that is down. In bytes. */
const LARGEST_BODY = 512 * 1024;
/** Operators send whole catalogues and photographs; the api asks for their token before it reads any of it. */
const LARGEST_FROM_OPERATORS = 256 * 1024 * 1024;
const OPERATORS = '/api/operator/';
/** For an answer to a visitor; the api itself gives up on its database and on the gateway before. In milliseconds. */
const ANSWER_MS = 30_000;
/** An import works for minutes before it answers. */
const OPERATORS_ANSWER_MS = 15 * 60_000;

/** Hands a part of the paths to another process. It learns the visitor's address from `X-Forwarded-For`. */
export async function passOn(app: FastifyInstance, prefix: string, upstream: string): Promise<void> {
  await app.register(httpProxy, {
    upstream,
    prefix,
    rewritePrefix: prefix,
    preHandler: async (request, reply) => {
      const largest = request.url.startsWith(OPERATORS) ? LARGEST_FROM_OPERATORS : LARGEST_BODY;
      const length = request.headers['content-length'];
      if (Number(length ?? 0) > largest) return refuse(request, reply, 413);
      if (length === undefined && request.body instanceof Readable) {
        request.body = measured(request.body, largest, () => {
          // The api may have answered already: it does not wait for a body that it does not want.
          if (!reply.sent) refuse(request, reply, 413);
        });
      }
    },
    replyOptions: {
      timeout: prefix === '/api/operator' ? OPERATORS_ANSWER_MS : ANSWER_MS,
      // Whoever asks before it sends a large body (curl does) was answered by our own connection already.
      rewriteRequestHeaders: (request, { expect: _expect, ...headers }) => ({
        ...headers,
        // what the visitor claims about itself is not passed on
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.host,
        'x-forwarded-proto': request.protocol,
      }),
      // these two speak of the connection behind us, not of the visitor's
      rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => headers,
      onError: (reply) => {
        // What is left of the body would stand before the next request on this connection.
        if (!reply.request.raw.complete) reply.header('connection', 'close');
        void reply.code(503).header('retry-after', '5').send({
          success: false,
          code: 'UNAVAILABLE',
          message: 'This part of the shop is not available right now. Please try again.',
          retryAfter: 5,
        });
      },
    },
  });
}

/** The same body, which breaks off beyond `largest` bytes. The rest is thrown away: whoever sends it listens to the answer only then. */
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
