import type { Head } from '@kaagazz/contract';
import { COMPANY } from '@kaagazz/domain';

const SITE_TITLE = `${COMPANY.name}: tree-free paper, made from what cities throw away`;

export function titleOf({ title }: Pick<Head, 'title'>): string {
  return title === null ? SITE_TITLE : `${title} | ${COMPANY.name}`;
}

export const DEFAULT_HEAD: Head = { title: null, description: COMPANY.blurb, canonical: '/' };

/** Returns the canonical URL on this origin, even if the path looks like a host (`//elsewhere`). */
export function canonicalUrl({ canonical }: Pick<Head, 'canonical'>, origin: string): string {
  const [pathname = '/', query = ''] = canonical.split('?');
  const url = new URL(origin);
  url.pathname = pathname;
  url.search = query;
  return url.href;
}
