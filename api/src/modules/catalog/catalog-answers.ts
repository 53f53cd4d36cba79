import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { App } from '../../app-context.ts';
import { type Answer, FreshAnswers } from './fresh-answers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** what is on sale, its price or its stock may be another one after this call */
    changesCatalogue?: true;
  }
}

/** A browser may keep it, and asks each time whether it has changed. */
const KEPT = 'public, no-cache';

/** How the catalogue's reads are answered: alike for everybody, kept for a moment, and not sent again to whoever has them. */
interface CatalogAnswers {
  /** for a route's `onRequest`: sends what is known, before anything else is done */
  sendKnown: onRequestHookHandler;
  /**
   * For a route's handler: makes the answer, in the shape of its schema, or waits for the one that is being made.
   *
   * @returns the reply, which tells Fastify that it is sent; its types know only of answers that are not
   */
  send(request: FastifyRequest, reply: FastifyReply, make: () => Promise<object>): Promise<never>;
}

/**
 * What this process itself has changed is seen by the next who asks; what another process or a worker has changed, within `keptMs`.
 *
 * @param keptMs how old an answer may be; 0 asks the database each time
 */
export function catalogAnswers(app: App, keptMs: number): CatalogAnswers {
  const answers = new FreshAnswers(keptMs);
  app.addHook('onSend', (request, _reply, payload, done) => {
    // Refused or not: part of it may have been done.
    if (request.method !== 'GET' && request.routeOptions.config.changesCatalogue) answers.forget();
    done(null, payload);
  });

  return {
    sendKnown(request, reply, done) {
      const known = answers.known(request.url);
      if (known) sendAnswer(request, reply, known);
      else done();
    },
    async send(request, reply, make) {
      const answer = await answers.get(request.url, async () => answerOf(reply.serialize(await make())));
      return sendAnswer(request, reply, answer) as never;
    },
  };
}

function answerOf(text: string | ArrayBuffer | Buffer): Answer {
  const body = typeof text === 'string' ? Buffer.from(text) : Buffer.from(text as ArrayBuffer);
  // Weak: what stands between us and the browser may pack it.
  return { body, etag: `W/"${hash('sha1', body, 'base64url')}"` };
}

function sendAnswer(request: FastifyRequest, reply: FastifyReply, { body, etag }: Answer): FastifyReply {
  reply.header('etag', etag).header('cache-control', KEPT);
  if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

/** @param tags as the browser says them: `W/"...", "..."` */
function hasAlready(tags: string | undefined, etag: string): boolean {
  if (tags === undefined) return false;
  return tags.split(',').some((tag) => tag.trim().replace(/^(?!W\/)/, 'W/') === etag);
}
