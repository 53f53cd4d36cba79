import { constants as zlib } from 'node:zlib';

import compress from '@fastify/compress';
import httpProxy from '@fastify/http-proxy';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';

import type { ShellConfig } from './config.ts';
import { pages } from './pages.ts';
import { refuse, registerRefusals } from './refusals.ts';
import { ReleaseCatalog } from './release-catalog.ts';
import { releaseFiles } from './release-files.ts';

/** Beyond this a body is not even passed on: an api that refuses it in the middle looks like one that is down. */
const LARGEST_BODY = 512 * 1024;

/** For what is made anew each time: home's 118 KB become 24 in 2 ms (median of 101). Files of releases are compressed when they are built. */
const BROTLI_QUALITY = 4;

/** The one origin that shoppers see: pages, files of releases, and behind it the api. */
export async function buildServer(config: ShellConfig): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void refuse(request, reply, error.statusCode ?? 400),
  });
  const catalog = new ReleaseCatalog(config.releasesDir, app.log);
  app.addHook('onClose', () => catalog.close());
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  });
  // A path is all that is asked for here; a whole URL is what one asks a proxy for.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/')) return refuse(request, reply, 400);
  });
  registerRefusals(app);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
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
    preHandler: async (request, reply) => {
      if (Number(request.headers['content-length'] ?? 0) > LARGEST_BODY) return refuse(request, reply, 413);
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        // what the visitor claims about itself is not passed on
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.host,
        'x-forwarded-proto': request.protocol,
      }),
      // these two speak of the connection behind us, not of the visitor's
      rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => headers,
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
