import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

import type { DeployedRelease, ReleaseFailure, ReleaseSet } from './deployed-release.ts';

/** What a page view was served from, for its line in the log. */
export interface ServedPage {
  set: ReleaseSet;
  /** the release that owns the path, when one does */
  owner: Pick<DeployedRelease, 'app' | 'version'> | undefined;
  /** as the owner writes it: `/products/:id`. What the visitor asked for is not logged. */
  pattern: string | undefined;
  /** a tester's view, which is not counted */
  tester: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** set by whoever answers with a page */
    servedPage: ServedPage | undefined;
  }
}

/** How the server logs. Of a request no more than its kind and of an answer its status, whoever writes the line. */
export function logOptions(level: string) {
  return {
    level,
    serializers: {
      req: (request: Pick<FastifyRequest, 'method' | 'url'>) => ({ method: request.method, kind: routeClass(request) }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  };
}

/** Writes one line for each page view, when it has been answered. It holds nothing of the visitor: no address, no path, no cookie. */
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

/** A release failed on this server. */
export function logFailure(log: Pick<FastifyBaseLogger, 'error'>, failure: ReleaseFailure): void {
  const { app, version, kind, message, stack } = failure;
  log.error({ app, release: version, kind, source: 'server', ...(stack !== undefined && { stack }) }, message);
}

/** A mail address, or what is longer than a word: a token. */
const PERSONAL = /@|%40|^[^]{65,}$/i;
/** Digits of a code, an order or a telephone number: six of them, whatever parts them. */
const SIX_DIGITS = /(?:\d(?:[\s().+-]|%20|%2b)*){6}/i;

/**
 * A path that nobody owns, as it may be logged. Behind `/_releases/` it may be a link that opens the desk of another server, and a
 * mistyped or badly built link may hold what somebody typed into a form.
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
  [/^\/_releases(\/|\?|$)/, 'desk'],
  [/^\/(healthz|readyz)(\?|$)/, 'healthz'],
];

/** What kind of thing is asked for: `page`, `api`, `release-file`, ... A few words, whatever visitors ask for. */
export function routeClass({ url }: Pick<FastifyRequest, 'url'>): string {
  return CLASSES.find(([prefix]) => prefix.test(url))?.[1] ?? 'page';
}
