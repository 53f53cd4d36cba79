import httpProxy from '@fastify/http-proxy';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';

import type { ShellConfig } from './config.ts';
import { pages } from './pages.ts';
import { ReleaseCatalog } from './release-catalog.ts';
import { releaseFiles } from './release-files.ts';

/** The one origin that shoppers see: pages, files of releases, and behind it the api. */
export async function buildServer(config: ShellConfig): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
  });
  const catalog = new ReleaseCatalog(config.releasesDir, app.log);
  app.addHook('onClose', () => catalog.close());
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'page failed');
    return reply.code(500).type('text/plain; charset=utf-8').send('This page could not be made. Please try again.');
  });

  await releaseFiles(app, config);
  for (const prefix of ['/api', '/media']) await passOn(app, prefix, config.apiUrl);
  if (config.standInsUrl) await passOn(app, '/dev', config.standInsUrl);
  app.get('/healthz', () => ({ ok: true }));
  pages(app, { config, catalog });
  return app;
}

/** Hands a part of the paths to another process. It learns the visitor's address from `X-Forwarded-For`. */
async function passOn(app: FastifyInstance, prefix: string, upstream: string): Promise<void> {
  await app.register(httpProxy, {
    upstream,
    prefix,
    rewritePrefix: prefix,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        // what the visitor claims about itself is not passed on
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.host,
        'x-forwarded-proto': request.protocol,
      }),
      onError: (reply) => {
        void reply.code(503).header('retry-after', '5').send({
          success: false,
          code: 'UNAVAILABLE',
          message: 'This part of the shop is not available right now. Please try again.',
        });
      },
    },
  });
}
