import type { DeployedRelease } from './deployed-release.ts';
import { pagesFromApi, pagesOfRelease } from './listed-pages.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

/** More than this no file may hold (sitemaps.org). */
const MOST_IN_A_FILE = 50_000;
/** What the api knows is asked for again after this. */
const KEPT_MS = 5 * 60_000;

interface SitemapOptions {
  apiUrl: string;
  log: { warn(details: object, message: string): void };
  now?: () => number;
}

interface Gathered {
  entries: Promise<SitemapEntry[]>;
  since: number;
}

/** The site's pages, file by file: each section brings its own, and what the api knows is asked for every few minutes. */
export class Sitemap {
  readonly #options: SitemapOptions;
  /** lists of the api, by what is asked */
  readonly #gathered = new Map<string, Gathered>();

  constructor(options: SitemapOptions) {
    this.#options = options;
  }

  /**
   * File name, without `.xml`, -> its entries. A list that cannot be had now is left out, unless an earlier answer is known.
   *
   * @param releases those whose pages are there for everybody
   */
  async files(releases: readonly DeployedRelease[]): Promise<Map<string, SitemapEntry[]>> {
    const files = await Promise.all(
      releases.map(async (release) => {
        const lists = await Promise.all((release.discovery?.lists ?? []).map((list) => this.#list(list)));
        return inFiles(release.app, [...pagesOfRelease(release), ...lists.flat()]);
      }),
    );
    return new Map(files.flat());
  }

  async #list(list: Parameters<typeof pagesFromApi>[0]): Promise<SitemapEntry[]> {
    const { apiUrl, log, now = Date.now } = this.#options;
    const key = JSON.stringify(list);
    const known = this.#gathered.get(key);
    if (known && now() - known.since < KEPT_MS) return known.entries;

    const entries = pagesFromApi(list, apiUrl).catch((error: unknown) => {
      log.warn({ err: error, call: list.call }, 'a part of the sitemap could not be gathered');
      // The next one who asks tries again.
      if (this.#gathered.get(key)?.entries === entries) {
        if (known) this.#gathered.set(key, known);
        else this.#gathered.delete(key);
      }
      return known ? known.entries : [];
    });
    this.#gathered.set(key, { entries, since: now() });
    return entries;
  }
}

function inFiles(app: string, entries: readonly SitemapEntry[]): [string, SitemapEntry[]][] {
  const files = Math.ceil(entries.length / MOST_IN_A_FILE);
  return Array.from({ length: files }, (_, i) => [
    `${app}-${i + 1}`,
    entries.slice(i * MOST_IN_A_FILE, (i + 1) * MOST_IN_A_FILE),
  ]);
}
