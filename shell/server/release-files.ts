import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import type { ReleaseCatalog } from './release-catalog.ts';

const CLIENT_FILE = /^\/releases\/([^/]+)\/([^/]+)\/client\//;

interface ReleaseFilesOptions {
  /** absolute folder that the releases lie in, or are brought to */
  folder: string;
  /** has a release brought that was published */
  catalog: Pick<ReleaseCatalog, 'published'>;
}

/**
 * A release's client files: immutable, compressed when they were built. Older releases stay, because a page may still use them; one that is not on
 * this machine, but where releases are kept, is brought when it is asked for.
 */
export async function releaseFiles(app: FastifyInstance, { folder, catalog }: ReleaseFilesOptions): Promise<void> {
  app.addHook('onRequest', async (request) => {
    const [, name, version] = CLIENT_FILE.exec(request.url) ?? [];
    // what cannot be brought is not found below
    if (name !== undefined && version !== undefined) await catalog.published(name, version);
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
  });
}
