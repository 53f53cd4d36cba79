import { LRUCache } from 'lru-cache';
import { matchPath } from 'react-router-dom';

import { ownerOf } from '../../src/routing/owned-paths.ts';
import type { DeployedRelease, ReleaseSet } from '../releases/index.ts';

export interface PageAddress {
  owner: string | undefined;
  release: DeployedRelease | undefined;
  /** Route pattern of the page, such as `/products/:id`. */
  pattern: string | undefined;
  /**
   * True if the path is spelled exactly like the pattern, with the same letter case and no
   * percent-encoding.
   */
  isCanonical: boolean;
  /** True if the page has a security policy of its own and must be entered by a full page load. */
  isOwnDocument: boolean;
  frames: readonly string[];
}

/** Matching a path against the patterns of all apps is slow, so the results are cached. */
const MAX_CACHED = 1_000;
const cache = new WeakMap<ReleaseSet, LRUCache<string, PageAddress>>();

export function addressOf(set: ReleaseSet, pathname: string): PageAddress {
  let addresses = cache.get(set);
  if (!addresses) cache.set(set, (addresses = new LRUCache({ max: MAX_CACHED })));
  let address = addresses.get(pathname);
  if (!address) addresses.set(pathname, (address = lookUp(set, pathname)));
  return address;
}

function lookUp({ releases }: ReleaseSet, pathname: string): PageAddress {
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
