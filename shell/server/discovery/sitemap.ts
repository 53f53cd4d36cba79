import { LRUCache } from 'lru-cache';

import type { DeployedRelease } from '../releases/index.ts';
import type { UpstreamPool } from '../upstream/index.ts';
import { pagesFromApi, pagesOfRelease } from './listed-pages.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

const ENTRIES_PER_FILE = 50_000;
const CACHE_MS = 5 * 60_000;
const MAX_CACHED = 100;

type ApiList = Parameters<typeof pagesFromApi>[0];

interface SitemapOptions {
  api: Pick<UpstreamPool, 'pick'>;
  log: { warn(details: object, message: string): void };
}

export class Sitemap {
  readonly #lists: LRUCache<string, SitemapEntry[], ApiList>;

  constructor({ api, log }: SitemapOptions) {
    this.#lists = new LRUCache({
      max: MAX_CACHED,
      ttl: CACHE_MS,
      noDeleteOnFetchRejection: true,
      allowStaleOnFetchRejection: true,
      async fetchMethod(_key, _stale, { context: list }) {
        try {
          return await pagesFromApi(list, api.pick());
        } catch (err) {
          log.warn({ err, call: list.call }, 'could not load a part of the sitemap');
          throw err;
        }
      },
    });
  }

  async files(releases: readonly DeployedRelease[]): Promise<Map<string, SitemapEntry[]>> {
    const files = await Promise.all(
      releases.map(async (release) => {
        const lists = await Promise.all((release.discovery?.lists ?? []).map((list) => this.#list(list)));
        return inFiles(release.app, [...pagesOfRelease(release), ...lists.flat()]);
      }),
    );
    return new Map(files.flat());
  }

  #list(list: ApiList): Promise<SitemapEntry[]> {
    return this.#lists.forceFetch(JSON.stringify(list), { context: list }).catch(() => []);
  }
}

function inFiles(app: string, entries: readonly SitemapEntry[]): [string, SitemapEntry[]][] {
  const files = Math.ceil(entries.length / ENTRIES_PER_FILE);
  return Array.from({ length: files }, (_, i) => [
    `${app}-${i + 1}`,
    entries.slice(i * ENTRIES_PER_FILE, (i + 1) * ENTRIES_PER_FILE),
  ]);
}
