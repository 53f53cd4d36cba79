import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

import { refuse } from './refusals.ts';

/** Beyond this a body is not even passed on: an api that refuses it in the middle looks like one that is down. In bytes. */
const LARGEST_BODY = 512 * 1024;
/** Operators send whole catalogues and photographs; the api asks for their token before it reads any of it. */
const LARGEST_FROM_OPERATORS = 256 * 1024 * 1024;
const OPERATORS = '/api/operator/';

/** Hands a part of the paths to another process. It learns the visitor's address from `X-Forwarded-For`. */
export async function passOn(app: FastifyInstance, prefix: string, upstream: string): Promise<void> {
  await app.register(httpProxy, {
    upstream,
    prefix,
    rewritePrefix: prefix,
    preHandler: async (request, reply) => {
      const largest = request.url.startsWith(OPERATORS) ? LARGEST_FROM_OPERATORS : LARGEST_BODY;
      if (Number(request.headers['content-length'] ?? 0) > largest) return refuse(request, reply, 413);
    },
    replyOptions: {
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
        void reply.code(503).header('retry-after', '5').send({
          success: false,
          code: 'UNAVAILABLE',
          message: 'This part of the shop is not available right now. Please try again.',
        });
      },
    },
  });
}
