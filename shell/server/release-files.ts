import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { INTEGRITY_FILE } from '../src/page-boot.ts';
import { integrityOfScripts } from './page-boot.ts';
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
  // Made of release.json, so that releases of any age have it.
  app.get<{ Params: { name: string; version: string } }>(
    `/releases/:name/:version/client/${INTEGRITY_FILE}`,
    async ({ params: { name, version } }, reply) => {
      const release = await catalog.published(name, version);
      if (!release) {
        reply.callNotFound();
        return reply;
      }
      const isLasting = release.mode === 'production';
      reply.header('cache-control', isLasting ? 'public, max-age=31536000, immutable' : 'no-cache');
      return integrityOfScripts(release);
    },
  );
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
