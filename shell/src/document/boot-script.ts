import type { PageBoot } from '../page-boot.ts';

export function bootForPage(boot: PageBoot, scripts: readonly string[]): PageBoot {
  const { releases, integrity } = boot;
  const needed = new Set([...Object.values(releases).map(({ entry }) => entry), ...scripts]);
  const shellBase = releases.shell?.base;
  const isNeeded = (url: string) => needed.has(url) || (shellBase !== undefined && url.startsWith(shellBase));
  return { ...boot, integrity: Object.fromEntries(Object.entries(integrity).filter(([url]) => isNeeded(url))) };
}
