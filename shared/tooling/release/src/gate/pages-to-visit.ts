import { hasParameter } from '@kaagazz/releases';
import type { Release } from '@kaagazz/releases';

import { SHELL } from './live-site.ts';
import type { LiveSite } from './live-site.ts';

export interface PageToVisit {
  app: string;
  route: string;
  /** The path to request: the route itself or its example. */
  path: string;
  /**
   * True for a mounted section, which has its own header and navigation and isn't rendered on the
   * server.
   */
  isMounted?: boolean;
  /** The expected status, if not 2xx. */
  status?: number;
}

/** A page that doesn't exist, which the shell renders without a remote. */
const MISSING_PAGE: PageToVisit = { app: SHELL, route: 'a missing page', path: '/missing-page', status: 404 };

/**
 * Returns all pages of a remote. For the shell, returns the pages of all remotes and a page that
 * doesn't exist.
 */
export function pagesToVisit(release: Release, { remotes }: LiveSite): PageToVisit[] {
  return release.app === SHELL ? [MISSING_PAGE, ...remotes.flatMap(pagesOf)] : pagesOf(release);
}

/**
 * Returns the pages of a remote. Skips paths with a parameter but no example, which `checkPaths`
 * reports.
 */
function pagesOf({ app, paths, examples, mountedAt }: Release): PageToVisit[] {
  if (mountedAt !== undefined) return [{ app, route: mountedAt, path: mountedAt, isMounted: true }];
  return paths.flatMap((route) => {
    const path = hasParameter(route) ? examples[route] : route;
    return path === undefined ? [] : [{ app, route, path }];
  });
}

/** Formats a page as `mfe-shop /products/:id (/products/notebook-a5-marigold)`. */
export function whereOf({ app, route, path }: PageToVisit): string {
  return route === path ? `${app} ${route}` : `${app} ${route} (${path})`;
}
