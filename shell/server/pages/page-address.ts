import { matchPath } from 'react-router-dom';

import { ownerOf } from '../../src/routing/path-owner.ts';
import type { DeployedRelease, ReleaseSet } from '../releases/index.ts';

export interface PageAddress {
  owner: string | undefined;
  release: DeployedRelease | undefined;
  pattern: string | undefined;
  isCanonical: boolean;
  /**
   * True if links to this page must load a new document, because the page has a different content
   * security policy.
   */
  isOwnDocument: boolean;
  frames: readonly string[];
}

/** True if the page shows a draft. Drafts must be neither cached nor indexed. */
export function isPreview(url: URL): boolean {
  return url.searchParams.has('preview');
}

/** @param pathname percent-encoded */
export function addressOf({ releases }: ReleaseSet, pathname: string): PageAddress {
  const owner = ownerOf(releases, pathname);
  const release = releases[owner ?? ''];
  const isOneOf = (...paths: string[]) => ownerOf({ own: { paths } }, pathname) !== undefined;
  const pattern = release?.paths.find((path) => isOneOf(path));
  return {
    owner,
    release,
    pattern,
    isCanonical: pattern !== undefined && isCanonical(pattern, pathname),
    isOwnDocument: release !== undefined && isOneOf(...release.ownDocuments),
    frames: Object.entries(release?.frames ?? {}).flatMap(([path, origins]) => (isOneOf(path) ? origins : [])),
  };
}

function isCanonical(pattern: string, pathname: string): boolean {
  if (/%|\/\/|.\/$/.test(pathname)) return false;
  return matchPath({ path: pattern, caseSensitive: true }, pathname) !== null;
}

export function pageOfPath(
  releases: readonly Pick<DeployedRelease, 'app' | 'paths'>[],
  path: string,
): { app: string; route: string } | undefined {
  const pages = releases.flatMap(({ app, paths }) => paths.map((route) => ({ app, route })));
  return pages.find(({ route }) => ownerOf({ own: { paths: [route] } }, path));
}
