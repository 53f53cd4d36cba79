import { LRUCache } from 'lru-cache';
import { matchPath } from 'react-router-dom';

import { ownerOf } from '../../src/routing/owned-paths.ts';
import type { DeployedRelease, ReleaseSet } from '../releases/index.ts';

/** What the releases of a set say of a path. */
export interface PageAddress {
  /** the app that owns it, when one does */
  owner: string | undefined;
  release: DeployedRelease | undefined;
  /** as the owner writes it: `/products/:id` */
  pattern: string | undefined;
  /** it is spelt as its owner spells it, letter by letter */
  isAsOwned: boolean;
  /** its document has headers of its own: the payment window opens there */
  isOwnDocument: boolean;
  /** origins that it may frame */
  frames: readonly string[];
}

/** Each of them compares with all paths of all apps. */
const MOST_KNOWN = 1_000;
const known = new WeakMap<ReleaseSet, LRUCache<string, PageAddress>>();

/** @param pathname as it stands in the address */
export function addressOf(set: ReleaseSet, pathname: string): PageAddress {
  let addresses = known.get(set);
  if (!addresses) known.set(set, (addresses = new LRUCache({ max: MOST_KNOWN })));
  let address = addresses.get(pathname);
  if (!address) addresses.set(pathname, (address = look(set, pathname)));
  return address;
}

function look({ releases }: ReleaseSet, pathname: string): PageAddress {
  const owner = ownerOf(releases, pathname);
  const release = releases[owner ?? ''];
  const isOneOf = (...paths: string[]) => ownerOf({ own: { paths } }, pathname) !== undefined;
  const pattern = release?.paths.find((path) => isOneOf(path));
  return {
    owner,
    release,
    pattern,
    isAsOwned: pattern !== undefined && isSpeltAs(pattern, pathname),
    isOwnDocument: release !== undefined && isOneOf(...release.ownDocuments),
    frames: Object.entries(release?.frames ?? {}).flatMap(([path, origins]) => (isOneOf(path) ? origins : [])),
  };
}

function isSpeltAs(pattern: string, pathname: string): boolean {
  if (/%|\/\/|.\/$/.test(pathname)) return false;
  return matchPath({ path: pattern, caseSensitive: true }, pathname) !== null;
}
