import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A release's client files: immutable, compressed when they were built. Older releases stay, because a page may still use them. */
export async function releaseFiles(app: FastifyInstance, { releasesDir }: { releasesDir: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: releasesDir,
    prefix: '/releases/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
    decorateReply: false,
    // Server bundles and release.json are nobody's business.
    allowedPath: (path) => /^\/[^/]+\/[^/]+\/client\//.test(path),
    setHeaders: (reply) => reply.header('access-control-allow-origin', '*'),
  });
}
