import type { PageBoot, PageRelease } from '../page-boot.ts';
import { json } from './json.ts';

type Integrity = PageBoot['integrity'];

/** Of a set of releases, app -> what a page of it brings: computed once. */
const known = new WeakMap<Integrity, Map<string, Integrity>>();

/**
 * What of the boot stands in a page. The hashes of scripts can't be compressed, and each remote has dozens of them: all of those of four remotes would
 * be a fifth of a page. So the page brings those it needs, and those of what other sections begin with.
 *
 * @param owner the app whose section the page shows
 */
export function bootOfPage(boot: PageBoot, owner: string | undefined): PageBoot {
  const { releases, integrity } = boot;
  const ofOwners = known.get(integrity) ?? new Map<string, Integrity>();
  known.set(integrity, ofOwners);
  let needed = ofOwners.get(owner ?? '');
  if (!needed) ofOwners.set(owner ?? '', (needed = neededBy(releases, integrity, owner)));
  return { ...boot, integrity: needed };
}

/** JSON of what the pages of a section have alike, written once: most of a boot. */
const written = new WeakMap<Integrity, { releases: PageBoot['releases']; text: string }>();

/** @returns JSON of a page's boot that may stand in a script */
export function bootText({ releases, integrity, ...own }: PageBoot): string {
  let alike = written.get(integrity);
  if (alike?.releases !== releases) {
    alike = { releases, text: json({ releases, integrity }).slice(0, -1) };
    written.set(integrity, alike);
  }
  return `${alike.text},${json(own).slice(1)}`;
}

function neededBy(releases: Record<string, PageRelease>, integrity: Integrity, owner: string | undefined): Integrity {
  const entries = new Set(Object.values(releases).map(({ entry }) => entry));
  const bases = Object.entries(releases).flatMap(([app, { base }]) => (app === 'shell' || app === owner ? base : []));
  return Object.fromEntries(
    Object.entries(integrity).filter(([url]) => entries.has(url) || bases.some((base) => url.startsWith(base))),
  );
}
