import { LRUCache } from 'lru-cache';
import { matchPath } from 'react-router-dom';

import { ownerOf } from '../../src/routing/owned-paths.ts';
import type { DeployedRelease, ReleaseSet } from '../releases/index.ts';

/** What a set of releases declares about a path. */
export interface PageAddress {
  /** The app that owns the path. */
  owner: string | undefined;
  release: DeployedRelease | undefined;
  /** The owner's route pattern, such as `/products/:id`. */
  pattern: string | undefined;
  /** True if letter case and encoding are exactly the pattern's. */
  isCanonical: boolean;
  /** True if the page needs its own response headers, because it opens the payment window. */
  isOwnDocument: boolean;
  /** Origins that the page may frame. */
  frames: readonly string[];
}

/** Cached because a lookup compares the path with all paths of all apps. */
const MAX_CACHED = 1_000;
const cache = new WeakMap<ReleaseSet, LRUCache<string, PageAddress>>();

/** @param pathname percent-encoded */
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
