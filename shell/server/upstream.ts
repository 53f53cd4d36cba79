import { Readable, Transform } from 'node:stream';

import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';

import { refuse } from './refusals.ts';
import { isSentFromHere, siteOriginOf } from './same-origin.ts';

/** Beyond this a body is not even passed on: an api that refuses it in the middle looks like one that is down. In bytes. */
const LARGEST_BODY = 512 * 1024;
/** Operators send whole catalogues and photographs; the api asks for their token before it reads any of it. */
const LARGEST_FROM_OPERATORS = 256 * 1024 * 1024;
const OPERATORS = '/api/operator/';
/**
 * For an answer to a visitor, in milliseconds: the api itself gives up on its database and on the gateway before, and the visitor's connection is
 * dropped after 30 s of silence.
 */
const ANSWER_MS = 25_000;
/** An import works for minutes before it answers. */
const OPERATORS_ANSWER_MS = 14 * 60_000;

/** as the proxy knows it */
type AnyReply = FastifyReply<RouteGenericInterface, RawServerBase>;

interface Upstream {
  /** origin of the other process */
  origin: string;
  /** the gate's shell: to the api its own pages are the site's */
  isTrial?: boolean;
  /** how long it may take to begin its answer, in milliseconds; by default as long as the paths deserve */
  answerMs?: number;
}

/** Hands a part of the paths to another process. It learns the visitor's address from `X-Forwarded-For`. */
export async function passOn(
  app: FastifyInstance,
  prefix: string,
  { origin, isTrial = false, answerMs = prefix === '/api/operator' ? OPERATORS_ANSWER_MS : ANSWER_MS }: Upstream,
): Promise<void> {
  const answers = new AwaitedAnswers(answerMs);
  await app.register(httpProxy, {
    upstream: origin,
    prefix,
    rewritePrefix: prefix,
    // it writes down each path, and what visitors ask for is not logged
    disableRequestLogging: true,
    // it asks ten times more when it is told that the database is away
    retryMethods: [],
    preHandler: async (request, reply) => {
      const largest = request.url.startsWith(OPERATORS) ? LARGEST_FROM_OPERATORS : LARGEST_BODY;
      const length = request.headers['content-length'];
      if (Number(length ?? 0) > largest) return refuse(request, reply, 413);
      if (length === undefined && request.body instanceof Readable) {
        request.body = measured(request.body, largest, () => {
          // The api may have answered already: it does not wait for a body that it does not want.
          if (answers.settle(reply)) refuse(request, reply, 413);
        });
      }
      answers.await(reply);
    },
    replyOptions: {
      timeout: answerMs,
      // Whoever asks before it sends a large body (curl does) was answered by our own connection already.
      rewriteRequestHeaders: (request, { expect: _expect, ...headers }) => ({
        ...headers,
        // The gate's shell has an origin that the api never heard of, and has looked itself; the api takes what says nothing for no browser.
        ...(isTrial &&
          isSentFromHere(request, siteOriginOf(request, undefined)) && {
            origin: undefined,
            'sec-fetch-site': undefined,
          }),
        // what the visitor claims about itself is not passed on
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.host,
        'x-forwarded-proto': request.protocol,
      }),
      // these two speak of the connection behind us, not of the visitor's
      rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => headers,
      onResponse: (_request, reply, { stream }) => {
        if (answers.settle(reply)) reply.send(stream);
        else stream.destroy();
      },
      onError: (reply) => {
        if (answers.settle(reply)) sayUnavailable(reply);
      },
    },
  });
}

/**
 * Calls that the other process has not answered yet. Their time runs from when they came: one that waits for a free connection to it would else
 * get the whole time once more.
 */
class AwaitedAnswers {
  readonly #timers = new WeakMap<AnyReply, NodeJS.Timeout>();
  readonly #answerMs: number;

  constructor(answerMs: number) {
    this.#answerMs = answerMs;
  }

  await(reply: AnyReply): void {
    const giveUp = () => {
      if (this.settle(reply)) sayUnavailable(reply);
    };
    this.#timers.set(reply, setTimeout(giveUp, this.#answerMs).unref());
    reply.raw.once('close', () => this.settle(reply));
  }

  /** @returns whether it is still to be answered: not when the visitor has left, or was told something already */
  settle(reply: AnyReply): boolean {
    clearTimeout(this.#timers.get(reply));
    return this.#timers.delete(reply);
  }
}

function sayUnavailable(reply: AnyReply): void {
  // What is left of the body would stand before the next request on this connection.
  if (!reply.request.raw.complete) reply.header('connection', 'close');
  void reply.code(503).header('retry-after', '5').send({
    success: false,
    code: 'UNAVAILABLE',
    message: 'This part of the shop is not available right now. Please try again.',
    retryAfter: 5,
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
