import { hash } from 'node:crypto';
import { ResponseCache } from '@kaagazz/http-server';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { App } from '../../app-context.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    changesCatalogue?: true;
  }
}

const CACHE_CONTROL = 'public, no-cache';
const MOST_CACHED = 256;

interface CatalogResponses {
  sendCached: onRequestHookHandler;
  send(request: FastifyRequest, reply: FastifyReply, load: () => Promise<object>): Promise<FastifyReply>;
}

interface SerializedResponse {
  body: Buffer;
  etag: string;
}

/**
 * Caches catalogue responses, which are the same for every visitor.
 * @param ttlMs how long to cache a response, in milliseconds, or 0 to disable the cache
 */
export function catalogResponses(app: App, ttlMs: number): CatalogResponses {
  const cache = new ResponseCache<SerializedResponse>({ ttlMs, max: MOST_CACHED });
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request.method !== 'GET' && request.routeOptions.config.changesCatalogue) cache.clear();
    done(null, payload);
  });

  return {
    sendCached(request, reply, done) {
      const cached = cache.peek(request.url);
      if (cached) sendOrRevalidate(request, reply, cached);
      else done();
    },
    async send(request, reply, load) {
      const response = await cache.get(request.url, async () => serialized(reply.serialize(await load())));
      return sendOrRevalidate(request, reply, response);
    },
  };
}

function serialized(text: string | ArrayBuffer | Buffer): SerializedResponse {
  const body = typeof text === 'string' ? Buffer.from(text) : Buffer.from(text as ArrayBuffer);
  // Use a weak ETag, because the shell server may compress the body.
  return { body, etag: `W/"${hash('sha1', body, 'base64url')}"` };
}

function sendOrRevalidate(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: SerializedResponse,
): FastifyReply {
  reply.header('etag', etag).header('cache-control', CACHE_CONTROL);
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^(?!W\/)/, 'W/') === etag);
}
