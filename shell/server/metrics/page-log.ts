import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

import type { DeployedRelease, ReleaseFailure, ReleaseSet } from '../releases/index.ts';

/** What a page view was served from, for its log line. */
export interface ServedPage {
  set: ReleaseSet;
  /** The release that owns the path. */
  owner: Pick<DeployedRelease, 'app' | 'version'> | undefined;
  /** The route pattern, such as `/products/:id`. The requested path is not logged. */
  pattern: string | undefined;
  /** True for testers, whose views are not counted. */
  tester: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the page handler. */
    servedPage: ServedPage | undefined;
  }
}

/** Log options that reduce requests and responses to method and status. */
export function logOptions(level: string) {
  return {
    level,
    serializers: {
      req: (request: Pick<FastifyRequest, 'method' | 'url'>) => ({ method: request.method, kind: routeClass(request) }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  };
}

/** Logs one line per page view, without address, path or cookies. */
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

/** Logs a release failure on this server. */
export function logFailure(log: Pick<FastifyBaseLogger, 'error'>, failure: ReleaseFailure): void {
  const { app, version, kind, message, stack } = failure;
  log.error({ app, release: version, kind, source: 'server', ...(stack !== undefined && { stack }) }, message);
}

/** An email address, or a string long enough to be a token. */
const PERSONAL = /@|%40|^[^]{65,}$/i;
/** Six digits, however separated: a code, an order or a phone number. */
const SIX_DIGITS = /(?:\d(?:[\s().+-]|%20|%2b)*){6}/i;

/**
 * Returns an unknown path as it may be logged. It may contain a link of another server's release
 * page, or form data from a malformed link.
 */
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

/** Returns the route class of a request: `page`, `api`, `release-file`, ... */
export function routeClass({ url }: Pick<FastifyRequest, 'url'>): string {
  return CLASSES.find(([prefix]) => prefix.test(url))?.[1] ?? 'page';
}
