import { PHOTOGRAPH_LIMITS } from '@kaagazz/domain';
import type { FastifyReply } from 'fastify';
import type { App } from '../../app-context.ts';

export const PHOTOGRAPH_UPLOAD = { bodyLimit: PHOTOGRAPH_LIMITS.uploadBytes } as const;

/** Registers upload routes in a separate scope, so that no other route accepts raw bytes. */
export async function registerPhotographUploads(app: App, register: (scope: App) => void): Promise<void> {
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', ...PHOTOGRAPH_UPLOAD },
      (_request, body, done) => done(null, body),
    );
    register(scope);
  });
}

/**
 * Sends a photograph. Shared caches must not store it, because shoppers can delete their
 * photographs.
 * @param maxAge how long the browser may cache the photograph, in seconds
 */
export function sendPhotograph(reply: FastifyReply, webp: Buffer, maxAge = 0): FastifyReply {
  const caching = maxAge === 0 ? 'private, no-store' : `private, max-age=${maxAge}`;
  return reply.type('image/webp').header('cache-control', caching).send(webp);
}
