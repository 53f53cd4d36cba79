import type { IncomingHttpHeaders } from 'node:http';

import type { FastifyRequest } from 'fastify';

/** The site's origin as this visitor knows it; undefined when what they call it cannot be a name. */
export function siteOriginOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  configured: string | undefined,
): string | undefined {
  if (configured !== undefined) return configured;
  const claimed = `${protocol}://${host}`;
  return URL.canParse(claimed) ? new URL(claimed).origin : undefined;
}

/**
 * Whether a form was sent from a page of this site. Browsers say so themselves: by `Sec-Fetch-Site` on https and localhost, by `Origin` always.
 * Silence is no yes.
 */
export function isSentFromHere({ headers }: { headers: IncomingHttpHeaders }, origin: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && headers.origin === origin;
}

/** The page of this site that a request came from, as a path; undefined when it came from elsewhere or does not tell. */
export function pathComingFrom({ headers }: FastifyRequest, origin: string | undefined): string | undefined {
  const referer = headers.referer;
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  // `//elsewhere` would be another host to the browser that is sent there
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search;
}
