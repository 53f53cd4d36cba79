import { hasParameter } from '@kaagazz/releases';
import { z } from 'zod';

import type { DeployedRelease } from '../releases/index.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

type Discovery = NonNullable<DeployedRelease['discovery']>;
type PagesFromApi = Discovery['lists'][number];
type Feed = Discovery['feeds'][number];

const CALL_TIMEOUT_MS = 5_000;
const MAX_CALLS = 10_000;

export function pagesOfRelease({ paths, discovery, mountedAt }: DeployedRelease): SitemapEntry[] {
  if (mountedAt !== undefined) return [];
  const hidden = [...(discovery?.personal ?? []), ...(discovery?.unlisted ?? [])];
  const plain = paths.filter((path) => !hasParameter(path) && !hidden.includes(path));
  return [...plain.map((path) => ({ path })), ...(discovery?.pages ?? [])];
}

export async function pagesFromApi(list: PagesFromApi, apiUrl: string): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  let cursor: string | null = null;
  for (let calls = 0; calls < MAX_CALLS; calls++) {
    const url = new URL(`${apiUrl}/api${list.call}`);
    if (cursor !== null) url.searchParams.set('cursor', cursor);
    const response = await fetch(url, { signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${list.call} responded with ${response.status}`);
    const answer = Answer.parse(await response.json());
    const items = Items.parse(answer[list.list]);
    entries.push(...items.map((item) => entryOf(item, list)));
    cursor = answer.nextCursor;
    if (cursor === null) return entries;
  }
  throw new Error(`${list.call} returned too many pages`);
}

export async function itemsOfFeed({ from, items }: Feed, apiUrl: string): Promise<Feed['items']> {
  if (!from) return items;
  const response = await fetch(`${apiUrl}/api${from.call}`, { signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${from.call} responded with ${response.status}`);
  const answer = z.looseObject({}).parse(await response.json());
  return z
    .array(Article)
    .parse(answer[from.list])
    .map(({ excerpt, html, id, ...article }) => ({
      ...article,
      path: from.path.replace(/:\w+/, () => encodeURIComponent(id)),
      summary: excerpt,
      content: html.replaceAll(FIGURE, ''),
    }));
}

const Article = z.object({
  id: z.string(),
  title: z.string(),
  excerpt: z.string(),
  date: z.iso.date(),
  category: z.string(),
  author: z.string(),
  html: z.string(),
});

const FIGURE = /<figure>.*?<\/figure>/gs;

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
