import type { FastifyRequest } from 'fastify';
import type { App } from '../app-context.ts';
import type { Config } from '../config.ts';
import { Problem } from './problem.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITES = new Set(['same-origin', 'none']);

/**
 * Rejects write requests from other sites. Checks requests without cookies too, to prevent login
 * CSRF.
 */
export function registerForeignOrigin(app: App, config: Pick<Config, 'production' | 'siteOrigin'>): void {
  app.addHook('onRequest', async (request) => {
    if (READS.has(request.method)) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isOwn =
      (site === undefined || (typeof site === 'string' && OWN_SITES.has(site))) &&
      (origin === undefined || origin === originOf(request, config));
    if (!isOwn) throw new Problem('FOREIGN_ORIGIN', 'This request was blocked because it came from another website.');
  });
}

export function originOf(
  request: FastifyRequest,
  { production, siteOrigin }: Pick<Config, 'production' | 'siteOrigin'>,
) {
  if (production) return new URL(siteOrigin).origin;
  const origin = `${request.protocol}://${request.host}`;
  return URL.canParse(origin) ? new URL(origin).origin : null;
}
