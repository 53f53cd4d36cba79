import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const CLIENT_FILE = /^\/releases\/([^/]+)\/([^/]+)\/client\//;

interface ReleaseFilesOptions {
  /** absolute folder that the releases lie in, or are brought to */
  folder: string;
  /** brings a release that was published; rejects when there is none */
  bring: (app: string, version: string) => Promise<unknown>;
}

/**
 * A release's client files: immutable, compressed when they were built. Older releases stay, because a page may still use them; one that is not on
 * this machine, but where releases are kept, is brought when it is asked for.
 */
export async function releaseFiles(app: FastifyInstance, { folder, bring }: ReleaseFilesOptions): Promise<void> {
  app.addHook('onRequest', async (request) => {
    const [, name, version] = CLIENT_FILE.exec(request.url) ?? [];
    if (name === undefined || version === undefined) return;
    // what cannot be brought is not found below
    await bring(name, version).catch(() => undefined);
  });
  await app.register(fastifyStatic, {
    root: folder,
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
