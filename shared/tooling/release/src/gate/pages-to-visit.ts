import { hasParameter } from '@kaagazz/releases';
import type { Release } from '@kaagazz/releases';

import { SHELL } from './live-site.ts';
import type { LiveSite } from './live-site.ts';

export interface PageToVisit {
  app: string;
  route: string;
  path: string;
  isMounted?: boolean;
  /** Expected status. If omitted, any 2xx status is accepted. */
  status?: number;
}

const MISSING_PAGE: PageToVisit = { app: SHELL, route: 'a missing page', path: '/missing-page', status: 404 };

export function pagesToVisit(release: Release, { remotes }: LiveSite): PageToVisit[] {
  return release.app === SHELL ? [MISSING_PAGE, ...remotes.flatMap(pagesOf)] : pagesOf(release);
}

function pagesOf({ app, paths, examples, mountedAt }: Release): PageToVisit[] {
  if (mountedAt !== undefined) return [{ app, route: mountedAt, path: mountedAt, isMounted: true }];
  return paths.flatMap((route) => {
    const path = hasParameter(route) ? examples[route] : route;
    return path === undefined ? [] : [{ app, route, path }];
  });
}

export function whereOf({ app, route, path }: PageToVisit): string {
  return route === path ? `${app} ${route}` : `${app} ${route} (${path})`;
}
