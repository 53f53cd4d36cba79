import type { IncomingHttpHeaders } from 'node:http';

import type { FastifyRequest } from 'fastify';

/** Returns the site's origin as seen by this visitor, or undefined if the host is invalid. */
export function siteOriginOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  configured: string | undefined,
): string | undefined {
  if (configured !== undefined) return configured;
  const claimed = `${protocol}://${host}`;
  return URL.canParse(claimed) ? new URL(claimed).origin : undefined;
}

/**
 * Returns true if a form was sent from a page of this site, judged by `Sec-Fetch-Site` and
 * `Origin`. Missing headers mean no.
 */
export function isSentFromHere({ headers }: { headers: IncomingHttpHeaders }, origin: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && headers.origin === origin;
}

/** Returns the path of the referring page of this site, or undefined. */
export function pathComingFrom({ headers }: FastifyRequest, origin: string | undefined): string | undefined {
  const referer = headers.referer;
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  // A browser would treat `//elsewhere` as another host.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search;
}
