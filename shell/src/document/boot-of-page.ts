import type { PageBoot } from '../page-boot.ts';
import { json } from './json.ts';

type Integrity = PageBoot['integrity'];

/** Of a set of releases, scripts of a page -> what it brings of their hashes: computed once. */
const known = new WeakMap<Integrity, Map<string, Integrity>>();

/**
 * What of the boot stands in a page. The hashes of scripts can't be compressed, and each remote has dozens of them: those of one were up to a sixth of a page.
 * So the page brings those of what it runs, and those of what other sections begin with; the rest of its section's comes beside the scripts (`INTEGRITY_FILE`).
 *
 * @param scripts URLs of what the page runs besides the shell's own
 */
export function bootOfPage(boot: PageBoot, scripts: readonly string[]): PageBoot {
  const { releases, integrity } = boot;
  const ofPages = known.get(integrity) ?? new Map<string, Integrity>();
  known.set(integrity, ofPages);
  const key = scripts.join(' ');
  let needed = ofPages.get(key);
  if (!needed) ofPages.set(key, (needed = neededBy(releases, integrity, scripts)));
  return { ...boot, integrity: needed };
}

/** JSON of what the views of a page have alike, written once: most of a boot. */
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

function neededBy(releases: PageBoot['releases'], integrity: Integrity, scripts: readonly string[]): Integrity {
  const needed = new Set([...Object.values(releases).map(({ entry }) => entry), ...scripts]);
  const ofShell = releases.shell?.base;
  const isNeeded = (url: string) => needed.has(url) || (ofShell !== undefined && url.startsWith(ofShell));
  return Object.fromEntries(Object.entries(integrity).filter(([url]) => isNeeded(url)));
}
