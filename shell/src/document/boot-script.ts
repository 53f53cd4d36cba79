import type { PageBoot } from '../page-boot.ts';
import { json } from './json.ts';

type Integrity = PageBoot['integrity'];

/**
 * The hashes that each page needs, by all hashes of the release set and then by the page's scripts.
 */
const cache = new WeakMap<Integrity, Map<string, Integrity>>();

/**
 * Reduces the integrity hashes in the document to those of the shell's scripts, the page's own
 * scripts, and the entry of every section. Hashes can't be compressed, and all of them were up to a
 * sixth of a page. The others are loaded with a section (`INTEGRITY_FILE`).
 *
 * @param scripts URLs of the page's scripts, without the shell's
 */
export function bootForPage(boot: PageBoot, scripts: readonly string[]): PageBoot {
  const { releases, integrity } = boot;
  const pages = cache.get(integrity) ?? new Map<string, Integrity>();
  cache.set(integrity, pages);
  const key = scripts.join(' ');
  let needed = pages.get(key);
  if (!needed) pages.set(key, (needed = neededHashes(releases, integrity, scripts)));
  return { ...boot, integrity: needed };
}

/** JSON of the releases and all hashes, which is the same for all pages of a release set. */
const sharedJson = new WeakMap<Integrity, { releases: PageBoot['releases']; text: string }>();

export function bootJson({ releases, integrity, ...own }: PageBoot): string {
  let shared = sharedJson.get(integrity);
  if (shared?.releases !== releases) {
    shared = { releases, text: json({ releases, integrity }).slice(0, -1) };
    sharedJson.set(integrity, shared);
  }
  return `${shared.text},${json(own).slice(1)}`;
}

function neededHashes(releases: PageBoot['releases'], integrity: Integrity, scripts: readonly string[]): Integrity {
  const needed = new Set([...Object.values(releases).map(({ entry }) => entry), ...scripts]);
  const shellBase = releases.shell?.base;
  const isNeeded = (url: string) => needed.has(url) || (shellBase !== undefined && url.startsWith(shellBase));
  return Object.fromEntries(Object.entries(integrity).filter(([url]) => isNeeded(url)));
}
