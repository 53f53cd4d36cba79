import { hasParameter } from '@kaagazz/releases';
import type { Release } from '@kaagazz/releases';

import { SHELL } from './live-site.ts';
import type { LiveSite } from './live-site.ts';

/** One page that is opened, to see whether a release can draw it. */
export interface PageToVisit {
  /** the app that owns it */
  app: string;
  /** as the app writes it: `/products/:id` */
  route: string;
  /** what is asked for: the route itself, or its example */
  path: string;
  /** of a page that nobody owns: 404 */
  status?: number;
}

/** No app owns it: all that is drawn of it is the shell's. */
const NOWHERE: PageToVisit = {
  app: SHELL,
  route: 'a page that nobody owns',
  path: '/page-that-nobody-owns',
  status: 404,
};

/** Every page of a remote; for the shell those of all sections, and one that is its own. */
export function pagesToVisit(release: Release, { remotes }: LiveSite): PageToVisit[] {
  return release.app === SHELL ? [NOWHERE, ...remotes.flatMap(pagesOf)] : pagesOf(release);
}

/** A path that has a parameter and no example cannot be visited; the check of the paths says so. */
function pagesOf({ app, paths, examples }: Release): PageToVisit[] {
  return paths.flatMap((route) => {
    const path = hasParameter(route) ? examples[route] : route;
    return path === undefined ? [] : [{ app, route, path }];
  });
}

/** `mfe-shop /products/:id (/products/notebook-a5-marigold)` */
export function whereOf({ app, route, path }: PageToVisit): string {
  return route === path ? `${app} ${route}` : `${app} ${route} (${path})`;
}
