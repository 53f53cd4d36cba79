import type { Head } from '@kaagazz/contract';
import { COMPANY } from '@kaagazz/domain';

/** The home page's own title. */
const SITE_TITLE = `${COMPANY.name}: tree-free paper, made from what cities throw away`;

export function titleOf({ title }: Pick<Head, 'title'>): string {
  return title === null ? SITE_TITLE : `${title} | ${COMPANY.name}`;
}

/** What stands before a page has said anything of itself, and where one says nothing. */
export const DEFAULT_HEAD: Head = { title: null, description: COMPANY.blurb, canonical: '/' };

/** The page's one address. A path that looks like another host (`//elsewhere`) stays a path of this site. */
export function canonicalUrl({ canonical }: Pick<Head, 'canonical'>, origin: string): string {
  const [pathname = '/', query = ''] = canonical.split('?');
  const url = new URL(origin);
  url.pathname = pathname;
  url.search = query;
  return url.href;
}
