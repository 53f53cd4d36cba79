import type { PageBoot } from '../page-boot.ts';

/**
 * Removes the integrity hashes that a page doesn't need at first, because hashes can't be
 * compressed and would make up to a sixth of the document. Keeps those of the shell's scripts, the
 * page's own scripts and every section's entry. The others are loaded with each section
 * (`INTEGRITY_FILE`).
 *
 * @param scripts URLs of the page's scripts, without the shell's
 */
export function bootForPage(boot: PageBoot, scripts: readonly string[]): PageBoot {
  const { releases, integrity } = boot;
  const needed = new Set([...Object.values(releases).map(({ entry }) => entry), ...scripts]);
  const shellBase = releases.shell?.base;
  const isNeeded = (url: string) => needed.has(url) || (shellBase !== undefined && url.startsWith(shellBase));
  return { ...boot, integrity: Object.fromEntries(Object.entries(integrity).filter(([url]) => isNeeded(url))) };
}
