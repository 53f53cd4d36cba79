import type { FastifyRequest } from 'fastify';
import type { App } from '../app-context.ts';
import type { Config } from '../config.ts';
import { Problem } from './problem.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** `none`: typed into the address bar, or an extension's. */
const OUR_SITES = new Set(['same-origin', 'none']);

/**
 * Refuses what a page of another site sends in a visitor's name, cookies or not: signing somebody in to a foreign account is an
 * attack, too. Browsers say where a call comes from, and pages can't change it; what says nothing is no browser (the gateway's
 * webhook, operators' commands). There are no CORS headers anywhere, so no other site reads an answer either.
 */
export function registerForeignOrigin(app: App, config: Pick<Config, 'production' | 'siteOrigin'>): void {
  app.addHook('onRequest', async (request) => {
    if (READS.has(request.method)) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isOurs =
      (site === undefined || (typeof site === 'string' && OUR_SITES.has(site))) &&
      (origin === undefined || origin === originOf(request, config));
    if (!isOurs) throw new Problem('FOREIGN_ORIGIN', 'This was sent by a page of another site.');
  });
}

/** Configured where it is known; on one's own machine what the visitor called the site, as the shell in front of us says. */
function originOf(request: FastifyRequest, { production, siteOrigin }: Pick<Config, 'production' | 'siteOrigin'>) {
  if (production) return new URL(siteOrigin).origin;
  const called = `${request.protocol}://${request.host}`;
  return URL.canParse(called) ? new URL(called).origin : null;
}
