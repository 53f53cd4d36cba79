import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { INTEGRITY_FILE } from '../../src/page-boot.ts';
import { integrityOfScripts } from '../rendering/index.ts';
import type { ReleaseCatalog } from '../releases/index.ts';

const CLIENT_FILE = /^\/releases\/([^/]+)\/([^/]+)\/client\//;

interface ReleaseFilesOptions {
  folder: string;
  catalog: Pick<ReleaseCatalog, 'published'>;
}

/** Serves current and old releases, because open pages may still load files from an old release. */
export async function releaseFiles(app: FastifyInstance, { folder, catalog }: ReleaseFilesOptions): Promise<void> {
  app.addHook('onRequest', async (request) => {
    const [, name, version] = CLIENT_FILE.exec(request.url) ?? [];
    if (name !== undefined && version !== undefined) await catalog.published(name, version);
  });
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
    // Serve only client files, because server bundles and release.json are not public.
    allowedPath: (path) => /^\/[^/]+\/[^/]+\/client\//.test(path),
  });
}
