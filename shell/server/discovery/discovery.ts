import { createHash } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ResponseCache } from '@kaagazz/http-server';

import type { ShellConfig } from '../config/index.ts';
import { releaseKey } from '../releases/index.ts';
import type { DeployedRelease, ReleaseCatalog } from '../releases/index.ts';
import { rssOf } from './feed-xml.ts';
import type { PageHandler } from '../pages/index.ts';
import { refuse, siteOriginOf } from '../security/index.ts';
import type { UpstreamPool } from '../upstream/index.ts';
import { itemsOfFeed } from './listed-pages.ts';
import { robotsTxt } from './robots-txt.ts';
import { Sitemap } from './sitemap.ts';
import { sitemapIndex, urlSet } from './sitemap-xml.ts';

const CACHE_CONTROL = 'public, max-age=300';
/** Cache the feed only briefly, because new posts must appear within five seconds. */
const FEED_CACHE_MS = 1_000;
const MOST_FEEDS = 10;
const XML = 'application/xml; charset=utf-8';

interface DiscoveryOptions {
  config: Pick<ShellConfig, 'siteOrigin'>;
  api: UpstreamPool;
  catalog: Pick<ReleaseCatalog, 'view'>;
  isCondemned: (app: string, version: string) => boolean;
  notFound: PageHandler;
}

export function discovery(
  app: FastifyInstance,
  { config: { siteOrigin }, api, catalog, isCondemned, notFound }: DiscoveryOptions,
): void {
  const sitemap = new Sitemap({ api, log: app.log });
  const feedItems = new ResponseCache<Awaited<ReturnType<typeof itemsOfFeed>>>({
    ttlMs: FEED_CACHE_MS,
    max: MOST_FEEDS,
  });

  const releases = (): DeployedRelease[] =>
    Object.entries(catalog.view.rollout.apps).flatMap(([name, { stable }]) => {
      const release = stable === null ? undefined : catalog.view.releases.get(releaseKey(name, stable));
      return release && name !== 'shell' && !isCondemned(name, release.version) ? [release] : [];
    });

  const route = (
    url: string,
    type: string,
    write: (origin: string, request: FastifyRequest) => string | undefined | Promise<string | undefined>,
  ) => {
    app.get(url, async (request, reply) => {
      const origin = siteOriginOf(request, siteOrigin);
      if (origin === undefined) return refuse(request, reply, 400);
      const content = await write(origin, request);
      return content === undefined ? notFound(request, reply) : send(request, reply, type, content);
    });
  };

  route('/robots.txt', 'text/plain; charset=utf-8', (origin) =>
    robotsTxt(
      releases().flatMap((release) => release.discovery?.personal ?? []),
      origin,
    ),
  );

  route('/sitemap.xml', XML, async (origin) => {
    const files = [...(await sitemap.files(releases()))].map(([name, entries]) => ({
      path: `/sitemaps/${name}.xml`,
      lastModified: entries
        .flatMap(({ lastModified = [] }) => lastModified)
        .toSorted()
        .at(-1),
    }));
    return sitemapIndex(files, origin);
  });

  route('/sitemaps/:file.xml', XML, async (origin, { params }) => {
    const entries = (await sitemap.files(releases())).get((params as { file: string }).file);
    return entries && urlSet(entries, origin);
  });

  route('/:section/feed.xml', 'application/rss+xml; charset=utf-8', async (origin, { url }) => {
    const path = url.split('?')[0];
    const feed = releases()
      .flatMap((release) => release.discovery?.feeds ?? [])
      .find((each) => each.path === path);
    if (!feed) return undefined;
    const items = await feedItems
      .get(feed.path, () => itemsOfFeed(feed, api.pick()))
      .catch((err: unknown) => {
        app.log.warn({ err, feed: feed.path }, 'could not load the articles of a feed');
        return [];
      });
    return rssOf({ ...feed, items }, origin);
  });
}

function send(request: FastifyRequest, reply: FastifyReply, type: string, content: string): FastifyReply {
  const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', CACHE_CONTROL).header('etag', etag);
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  if (known?.includes(etag)) return reply.code(304).send();
  return reply.type(type).send(content);
}
