import type { IncomingHttpHeaders } from 'node:http';

import type { FastifyRequest } from 'fastify';

export function siteOriginOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  configured: string | undefined,
): string | undefined {
  if (configured !== undefined) return configured;
  const claimed = `${protocol}://${host}`;
  return URL.canParse(claimed) ? new URL(claimed).origin : undefined;
}

/**
 * True if a page on this site sent the request. False if both `Sec-Fetch-Site` and `Origin` are
 * missing.
 */
export function isSentFromHere({ headers }: { headers: IncomingHttpHeaders }, origin: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && headers.origin === origin;
}

export function pathComingFrom({ headers }: FastifyRequest, origin: string | undefined): string | undefined {
  const referer = headers.referer;
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  // Reject `//elsewhere`, which browsers treat as the URL of another host.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search;
}
