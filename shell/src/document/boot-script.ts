import type { PageBoot } from '../page-boot.ts';

/**
 * Reduces the integrity hashes in the document to those of the shell's scripts, the page's own
 * scripts, and the entry of every section. Hashes can't be compressed, and the full list would make
 * up as much as a sixth of a page. The other hashes are loaded with a section (`INTEGRITY_FILE`).
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
