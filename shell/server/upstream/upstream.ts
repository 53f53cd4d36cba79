import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';

import { REQUEST_ID_HEADER } from '@kaagazz/http-server';
import { NO_TRACING } from '@kaagazz/http-server/tracing';
import type { Tracing } from '@kaagazz/http-server/tracing';
import httpProxy from '@fastify/http-proxy';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

import { routeClass } from '../metrics/index.ts';
import { isSentFromHere, limitBody, refuse, siteOriginOf } from '../security/index.ts';
import { PendingReplies } from './pending-replies.ts';
import type { AnyReply } from './pending-replies.ts';
import type { UpstreamPool } from './upstream-pool.ts';

/**
 * Maximum size of a visitor's request body. If the shell forwarded a larger body, the api would
 * close the connection, and the visitor would get a 503 instead of a 413.
 */
const MAX_BODY_BYTES = 512 * 1024;
/**
 * This high limit is safe, because the api checks the operator's token before it reads the body.
 */
const MAX_OPERATOR_BODY_BYTES = 256 * 1024 * 1024;
const OPERATORS = '/api/operator/';
/** Staff may upload photographs of up to 40 MB. */
const MAX_DESK_BODY_BYTES = 41 * 1024 * 1024;
const DESK = '/api/desk/';
/**
 * Must be longer than the api's own timeouts and shorter than a connection's idle timeout of 30 s.
 */
const TIMEOUT_MS = 25_000;
const REST_OF_BODY_MS = 1_000;
const OPERATOR_TIMEOUT_MS = 14 * 60_000;

interface Upstream {
  pool: UpstreamPool;
  isTrial?: boolean;
  tracing?: Tracing;
  timeoutMs?: number;
}

export async function proxyTo(
  app: FastifyInstance,
  prefix: string,
  {
    pool,
    isTrial = false,
    tracing = NO_TRACING,
    timeoutMs = prefix === '/api/operator' ? OPERATOR_TIMEOUT_MS : TIMEOUT_MS,
  }: Upstream,
): Promise<void> {
  const pending = new PendingReplies(timeoutMs, (reply) =>
    sendUnavailable(reply, `no response within ${timeoutMs} ms`),
  );
  const replyOptions: NonNullable<FastifyHttpProxyOptions['replyOptions']> = {
    timeout: timeoutMs,
    getUpstream: ({ raw }) => pending.assign(raw, pool),
    // Drop `Expect: 100-continue`, because the shell has already responded to it.
    rewriteRequestHeaders: (request, { expect: _expect, ...headers }) => ({
      ...headers,
      ...(isTrial &&
        isSentFromHere(request, siteOriginOf(request, undefined)) && {
          origin: undefined,
          'sec-fetch-site': undefined,
        }),
      // Overwrite headers that the visitor may have sent.
      'x-forwarded-for': request.ip,
      'x-forwarded-host': request.host,
      'x-forwarded-proto': request.protocol,
      [REQUEST_ID_HEADER]: request.id,
      traceparent: undefined,
      tracestate: undefined,
      ...tracing.headersOf(request),
    }),
    rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => headers,
    onResponse: (_request, reply, { stream }) => {
      if (pending.settle(reply)) reply.send(stream);
      else stream.destroy();
    },
    onError: (reply, { error }) => {
      const isLast = pending.fail(reply);
      if (pending.canMove(reply, pool)) reply.from(undefined, replyOptions);
      else if (isLast) respondUnavailable(reply, 'code' in error ? String(error.code) : error.name);
    },
  };
  function respondUnavailable(reply: AnyReply, reason: string): void {
    const { raw } = reply.request;
    const respond = () => {
      if (pending.settle(reply)) sendUnavailable(reply, reason);
    };
    if (raw.complete || raw.headers['transfer-encoding'] === undefined) {
      respond();
    } else {
      // Read the rest of a chunked body first, because the response must be a 413 if the body
      // exceeds the size limit.
      raw.once('end', respond).resume();
      setTimeout(respond, REST_OF_BODY_MS).unref();
    }
  }
  pool.onLeave((origin) => {
    for (const reply of pending.at(origin)) if (pending.canMove(reply, pool)) reply.from(undefined, replyOptions);
  });

  await app.register(httpProxy, {
    upstream: '',
    prefix,
    rewritePrefix: prefix,
    // Disable the proxy's request log, because paths may contain personal data.
    disableRequestLogging: true,
    // Don't retry. By default, the proxy repeats a GET request up to ten times after a 503.
    retryMethods: [],
    preHandler: async (request, reply) => {
      const largest = largestBody(request.url);
      const length = request.headers['content-length'];
      if (Number(length ?? 0) > largest) return refuse(request, reply, 413);
      if (request.headers['transfer-encoding'] !== undefined) {
        request.body = limitedCopy(request.raw, largest, () => {
          if (pending.settle(reply)) refuse(request, reply, 413);
        });
      }
      pending.await(reply);
    },
    replyOptions,
  });
}

function sendUnavailable(reply: AnyReply, reason: string): void {
  reply.request.log.warn({ kind: routeClass(reply.request), reason }, 'no process responded');
  // Close the connection, because the rest of the body would otherwise be parsed as the next
  // request.
  if (!reply.request.raw.complete) reply.header('connection', 'close');
  void reply.code(503).header('retry-after', '5').send({
    success: false,
    code: 'UNAVAILABLE',
    message: 'The shop is not available right now. Please try again.',
    retryAfter: 5,
  });
}

function largestBody(url: string): number {
  if (url.startsWith(OPERATORS)) return MAX_OPERATOR_BODY_BYTES;
  return url.startsWith(DESK) ? MAX_DESK_BODY_BYTES : MAX_BODY_BYTES;
}

function limitedCopy(request: IncomingMessage, maxBytes: number, onTooLarge: () => void): Readable {
  const copy = new PassThrough();
  limitBody(request, maxBytes, () => {
    onTooLarge();
    request.unpipe(copy).resume();
    copy.destroy(new Error('the body is too large'));
  });
  request.on('error', (error) => copy.destroy(error));
  return request.pipe(copy);
}
