import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

import type { DeployedRelease, ReleaseFailure, ReleaseSet } from '../releases/index.ts';

export interface ServedPage {
  set: ReleaseSet;
  owner: Pick<DeployedRelease, 'app' | 'version' | 'mountedAt'> | undefined;
  pattern: string | undefined;
  tester: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    servedPage: ServedPage | undefined;
  }
}

export function logOptions(level: string) {
  return {
    level,
    serializers: {
      req: (request: Pick<FastifyRequest, 'method' | 'url'>) => ({ method: request.method, kind: routeClass(request) }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  };
}

export function logPages(app: FastifyInstance): void {
  app.decorateRequest('servedPage', undefined);
  app.addHook('onResponse', async (request, reply) => {
    const page = request.servedPage;
    if (!page) return;
    request.log.info(
      {
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        app: page.owner?.app ?? 'shell',
        release: page.owner?.version ?? page.set.releases.shell?.version,
        page: page.pattern ?? 'not found',
        releases: page.set.key,
        ...(page.tester && { tester: true }),
      },
      'page',
    );
  });
}

export function logFailure(log: Pick<FastifyBaseLogger, 'error'>, failure: ReleaseFailure): void {
  const { app, version, kind, message, stack } = failure;
  log.error({ app, release: version, kind, source: 'server', ...(stack !== undefined && { stack }) }, message);
}

const PERSONAL = /@|%40|^[^]{65,}$/i;
const SIX_DIGITS = /(?:\d(?:[\s().+-]|%20|%2b)*){6}/i;

export function pathToLog(path: string): string {
  return path
    .replace(/^(\/+_releases\/)[^]+/i, '$1...')
    .split('/')
    .map((part) => (PERSONAL.test(part) || SIX_DIGITS.test(part) ? '...' : part))
    .join('/');
}

const CLASSES: [prefix: RegExp, name: string][] = [
  [/^\/api(\/|\?|$)/, 'api'],
  [/^\/media(\/|\?|$)/, 'media'],
  [/^\/dev(\/|\?|$)/, 'dev'],
  [/^\/releases(\/|\?|$)/, 'release-file'],
  [/^\/_reports(\?|$)/, 'report'],
  [/^\/_releases(\/|\?|$)/, 'release-page'],
  [/^\/(healthz|readyz)(\?|$)/, 'healthz'],
];

export function routeClass({ url }: Pick<FastifyRequest, 'url'>): string {
  return CLASSES.find(([prefix]) => prefix.test(url))?.[1] ?? 'page';
}
