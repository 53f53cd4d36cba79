import type { PageBoot } from '../src/page-boot.ts';
import type { ServedReleases } from './release-catalog.ts';

/** What the browser has to know about the releases of this page: computed once for each set of them. */
export function releasesOf(served: ServedReleases): Pick<PageBoot, 'releases' | 'integrity'> {
  const all = Object.values(served);
  return {
    releases: Object.fromEntries(
      all.map(({ app, version, base, entry, paths }) => [app, { version, base, entry: clientUrl(base, entry), paths }]),
    ),
    integrity: Object.fromEntries(
      all.flatMap(({ base, files }) =>
        Object.entries(files)
          .filter(([name]) => name.startsWith('client/') && name.endsWith('.js'))
          .map(([name, { integrity }]) => [clientUrl(base, name), integrity]),
      ),
    ),
  };
}

/** `client/main.js` of a release -> its URL. */
export function clientUrl(base: string, file: string): string {
  return base + file.replace(/^client\//, '');
}
