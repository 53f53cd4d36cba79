import type { FastifyRequest } from 'fastify';
import type { App } from '../app-context.ts';
import type { Config } from '../config.ts';
import { Problem } from './problem.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Browsers send `none` if the visitor typed the URL or used a bookmark. */
const OWN_SITES = new Set(['same-origin', 'none']);

/**
 * Rejects requests from other sites (CSRF), even without cookies, because signing a visitor in to
 * someone else's account is also an attack. Browsers always send the headers that are checked here,
 * so a request without these headers comes from the gateway or the command line.
 */
export function registerForeignOrigin(app: App, config: Pick<Config, 'production' | 'siteOrigin'>): void {
  app.addHook('onRequest', async (request) => {
    if (READS.has(request.method)) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isOwn =
      (site === undefined || (typeof site === 'string' && OWN_SITES.has(site))) &&
      (origin === undefined || origin === originOf(request, config));
    if (!isOwn) throw new Problem('FOREIGN_ORIGIN', 'This request came from another website.');
  });
}

/**
 * Returns the site's origin. Outside production, the site may have any host name, so the request's
 * host is used.
 */
export function originOf(
  request: FastifyRequest,
  { production, siteOrigin }: Pick<Config, 'production' | 'siteOrigin'>,
) {
  if (production) return new URL(siteOrigin).origin;
  const origin = `${request.protocol}://${request.host}`;
  return URL.canParse(origin) ? new URL(origin).origin : null;
}
