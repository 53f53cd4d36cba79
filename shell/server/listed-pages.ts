import { hasParameter } from '@kaagazz/releases';
import { z } from 'zod';

import type { DeployedRelease } from './deployed-release.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

type PagesFromApi = NonNullable<DeployedRelease['discovery']>['lists'][number];

/** One call may take so long; a list that stops half-way is not told at all. */
const CALL_WITHIN_MS = 5_000;
/** A list that never ends is no list: 100 entries a call make a million pages. */
const MOST_CALLS = 10_000;

/** Pages that a release knows of by itself: its paths without a parameter, and what was known when it was built. */
export function pagesOfRelease({ paths, discovery }: DeployedRelease): SitemapEntry[] {
  const hidden = [...(discovery?.personal ?? []), ...(discovery?.unlisted ?? [])];
  const plain = paths.filter((path) => !hasParameter(path) && !hidden.includes(path));
  return [...plain.map((path) => ({ path })), ...(discovery?.pages ?? [])];
}

/**
 * Pages that the api knows of, all of them, call after call.
 *
 * @param apiUrl where the api is, without `/api`
 * @throws when a call fails or answers something else
 */
export async function pagesFromApi(list: PagesFromApi, apiUrl: string): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  let cursor: string | null = null;
  for (let calls = 0; calls < MOST_CALLS; calls++) {
    const url = new URL(`${apiUrl}/api${list.call}`);
    if (cursor !== null) url.searchParams.set('cursor', cursor);
    const response = await fetch(url, { signal: AbortSignal.timeout(CALL_WITHIN_MS) });
    if (!response.ok) throw new Error(`${list.call} answered ${response.status}`);
    const answer = Answer.parse(await response.json());
    const items = Items.parse(answer[list.list]);
    entries.push(...items.map((item) => entryOf(item, list)));
    cursor = answer.nextCursor;
    if (cursor === null) return entries;
  }
  throw new Error(`${list.call} does not end`);
}

const Answer = z.looseObject({ nextCursor: z.string().nullable() });
const Items = z.array(z.record(z.string(), z.unknown()));

function entryOf(item: Record<string, unknown>, { path, id, lastModified }: PagesFromApi): SitemapEntry {
  const value = z.string().parse(item[id]);
  const changed = lastModified === undefined ? undefined : item[lastModified];
  return {
    path: path.replace(/:\w+/, () => encodeURIComponent(value)),
    lastModified: typeof changed === 'string' ? changed : undefined,
  };
}
