import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Discovery } from '@kaagazz/releases';

import { readConfig } from '../config/config.ts';
import { rolloutOf, writeRelease, writeRollout } from '../test-support/hand-made-release.ts';
import { buildServer } from '../server.ts';

const RENDERER = `
  exports.provided = {};
  exports.renderPage = async ({ url }) => ({ status: 404, html: 'no page at ' + new URL(url).pathname });`;

const ORIGIN = 'https://kaagazz.example';
const EVIL = '</title><script>alert(1)</script> & "more"';
const NOTHING: Discovery = { personal: [], unlisted: [], pages: [], lists: [], feeds: [] };
const PRODUCTS = {
  call: '/product/list?limit=2',
  list: 'products',
  path: '/products/:id',
  id: '_id',
  lastModified: 'createdAt',
};
const SHOP: Discovery = { ...NOTHING, personal: ['/cart'], lists: [PRODUCTS] };
const BRAND: Discovery = {
  ...NOTHING,
  unlisted: ['/about'],
  pages: [{ path: '/blog/how', lastModified: '2025-01-20' }],
  feeds: [
    {
      path: '/blog/feed.xml',
      title: 'Stories & more',
      description: 'All of them',
      page: '/allBlogs',
      items: [
        {
          path: '/blog/how',
          title: EVIL,
          summary: 'In short',
          date: '2025-01-20',
          category: 'Craft',
          author: 'The vat room',
          content: '<p>See <a href="/products">the shop</a> and <a href="//elsewhere.example">more</a>.</p>',
        },
      ],
    },
  ],
};

let releasesDir: string;
let api: FastifyInstance;
let site: FastifyInstance;
let products: { _id: string; createdAt?: string }[];
let calls: string[];
let isApiDown: boolean;

beforeEach(async () => {
  releasesDir = fs.mkdtempSync(path.join(os.tmpdir(), 'discovery-'));
  writeRelease(releasesDir, 'shell', '1', { files: { 'server/index.cjs': RENDERER } });
  writeRelease(releasesDir, 'mfe-shop', '1', { paths: ['/products', '/products/:id', '/cart'], discovery: SHOP });
  writeRelease(releasesDir, 'mfe-shop', '2', { paths: ['/products', '/secret-sale'] });
  writeRelease(releasesDir, 'mfe-brand', '1', { paths: ['/', '/about', '/blog/:id'], discovery: BRAND });
  writeRelease(releasesDir, 'mfe-print', '1', { paths: ['/KaagazzPrint'] });
  writeRollout(
    releasesDir,
    rolloutOf({
      shell: { stable: '1' },
      'mfe-shop': { stable: '1', candidate: { version: '2', percent: 100 } },
      'mfe-brand': { stable: '1' },
      'mfe-print': {},
    }),
  );
  products = [
    { _id: 'a/b', createdAt: '2025-02-01T10:00:00.000Z' },
    { _id: 'c' },
    { _id: 'd', createdAt: 'yesterday' },
  ];
  calls = [];
  isApiDown = false;
  api = Fastify();
  api.get('/api/product/list', async ({ url, query }, reply) => {
    calls.push(url);
    if (isApiDown) return reply.code(503).send({ success: false });
    const { cursor = '0', limit } = query as { cursor?: string; limit: string };
    const end = Number(cursor) + Number(limit);
    return {
      success: true,
      products: products.slice(Number(cursor), end),
      nextCursor: end < products.length ? String(end) : null,
    };
  });
  api.get('/api/site/posts', () => ({
    success: true,
    posts: [
      {
        id: 'a/b',
        title: 'A post',
        excerpt: 'In short',
        date: '2026-11-20',
        category: 'Craft',
        author: 'The vat room',
        html: '<p>From the api</p><figure><img src="/a.webp"></figure>',
      },
    ],
  }));
  await api.listen({ host: '127.0.0.1', port: 0 });
  const API_URL = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`;
  const environment = {
    API_URL,
    RELEASES_DIR: releasesDir,
    LOG_LEVEL: 'silent',
    RENDER_WORKERS: '1',
    SITE_ORIGIN: ORIGIN,
  };
  site = await buildServer(readConfig(environment));
});
afterEach(async () => {
  await site.close();
  await api.close();
  fs.rmSync(releasesDir, { recursive: true });
});

async function addressesIn(file: string): Promise<string[]> {
  const { body } = await site.inject(file);
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
}

describe('sitemaps and robots.txt', () => {
  it('the sitemap index lists one sitemap for each app that has a stable release', async () => {
    expect(await addressesIn('/sitemap.xml')).toEqual([
      `${ORIGIN}/sitemaps/mfe-shop-1.xml`,
      `${ORIGIN}/sitemaps/mfe-brand-1.xml`,
    ]);
  });

  it('the sitemaps list all products and the pages of the stable release', async () => {
    const { headers, body } = await site.inject('/sitemaps/mfe-shop-1.xml');

    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(await addressesIn('/sitemaps/mfe-shop-1.xml')).toEqual([
      `${ORIGIN}/products`,
      `${ORIGIN}/products/a%2Fb`,
      `${ORIGIN}/products/c`,
      `${ORIGIN}/products/d`,
    ]);
    expect(body.match(/<lastmod>[^<]*/g)).toEqual(['<lastmod>2025-02-01T10:00:00.000Z']);
  });

  it('a page marked as unlisted is missing from the sitemaps', async () => {
    expect(await addressesIn('/sitemaps/mfe-brand-1.xml')).toEqual([`${ORIGIN}/`, `${ORIGIN}/blog/how`]);
  });

  it('the sitemap index contains each sitemap’s last modification date', async () => {
    const { body } = await site.inject('/sitemap.xml');

    expect(body).toContain(`mfe-brand-1.xml</loc><lastmod>2025-01-20</lastmod>`);
  });

  it('a sitemap file lists at most 50,000 pages', async () => {
    products = Array.from({ length: 50_001 }, (_, i) => ({ _id: `p${i}` }));
    const list = { ...PRODUCTS, call: '/product/list?limit=1000' };
    writeRelease(releasesDir, 'mfe-shop', '3', { paths: ['/products/:id'], discovery: { ...SHOP, lists: [list] } });
    writeRollout(releasesDir, rolloutOf({ shell: { stable: '1' }, 'mfe-shop': { stable: '3' } }, 2));
    await untilIndexed('mfe-shop-2');

    expect(await addressesIn('/sitemap.xml')).toHaveLength(2);
    expect(await addressesIn('/sitemaps/mfe-shop-1.xml')).toHaveLength(50_000);
    expect(await addressesIn('/sitemaps/mfe-shop-2.xml')).toEqual([`${ORIGIN}/products/p50000`]);
  });

  it('the list of products is loaded only once for several sitemap requests', async () => {
    await Promise.all([site.inject('/sitemap.xml'), site.inject('/sitemap.xml')]);
    await site.inject('/sitemaps/mfe-shop-1.xml');

    expect(calls).toEqual(['/api/product/list?limit=2', '/api/product/list?limit=2&cursor=2']);
  });

  it('sitemaps omit products while the api is unavailable', async () => {
    isApiDown = true;
    expect(await addressesIn('/sitemaps/mfe-shop-1.xml')).toEqual([`${ORIGIN}/products`]);

    isApiDown = false;
    expect(await addressesIn('/sitemaps/mfe-shop-1.xml')).toHaveLength(4);
  });

  it('robots.txt disallows personal pages and the api', async () => {
    const { headers, body } = await site.inject('/robots.txt');

    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /api/', 'Disallow: /cart']));
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
    expect(body).not.toContain('/media');
  });

  it.each(['/sitemaps/none-1.xml', '/sitemaps/mfe-shop-9.xml', '/other/feed.xml'])(
    '%s returns 404 because no section provides it',
    async (file) => {
      const { statusCode, body } = await site.inject(file);

      expect({ statusCode, body }).toEqual({ statusCode: 404, body: `no page at ${file}` });
    },
  );

  it.each(['/sitemap.xml', '/robots.txt', '/blog/feed.xml'])(
    '%s supports HEAD and conditional requests',
    async (file) => {
      const { headers } = await site.inject(file);
      const head = await site.inject({ method: 'HEAD', url: file });
      const again = await site.inject({ url: file, headers: { 'if-none-match': String(headers.etag) } });

      expect(headers['cache-control']).toBe('public, max-age=300');
      expect({ status: head.statusCode, body: head.body, etag: head.headers.etag }).toEqual({
        status: 200,
        body: '',
        etag: headers.etag,
      });
      expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' });
    },
  );
});

describe('the feed', () => {
  it('the feed omits <figure> elements from the articles’ HTML', async () => {
    const { feeds, ...rest } = BRAND;
    const from = { call: '/site/posts?html=true', list: 'posts', path: '/blog/:id', id: 'id' };
    const discovery = { ...rest, feeds: feeds.map((feed) => ({ ...feed, items: [], from })) };
    writeRelease(releasesDir, 'mfe-brand', '2', { paths: ['/', '/blog/:id'], discovery });
    writeRollout(releasesDir, rolloutOf({ shell: { stable: '1' }, 'mfe-brand': { stable: '2' } }, 2));
    await untilIndexed('mfe-brand-1', 'mfe-shop-1');

    const { body } = await site.inject('/blog/feed.xml');

    expect(textOf(body.split('<item>')[1] ?? '', 'guid')).toBe(`${ORIGIN}/blog/a%2Fb`);
    expect(textOf(body, 'content:encoded')).toBe('<p>From the api</p>');
  });

  it('the feed contains each article in full, escaped and with absolute URLs', async () => {
    const { headers, body } = await site.inject('/blog/feed.xml?from=reader');
    const [channel = '', ...items] = body.split('<item>');
    const inItem = (name: string) => textOf(items[0] ?? '', name);

    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(textOf(channel, 'title')).toBe('Stories & more');
    expect(textOf(channel, 'link')).toBe(`${ORIGIN}/allBlogs`);
    expect(items).toHaveLength(1);
    expect(inItem('title')).toBe(EVIL);
    expect(inItem('guid')).toBe(`${ORIGIN}/blog/how`);
    expect(inItem('pubDate')).toBe('Mon, 20 Jan 2025 00:00:00 GMT');
    expect(inItem('content:encoded')).toBe(
      `<p>See <a href="${ORIGIN}/products">the shop</a> and <a href="//elsewhere.example">more</a>.</p>`,
    );
  });
});

function textOf(xml: string, name: string): string | undefined {
  const [, words] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return words?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

async function untilIndexed(file: string, removed?: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const listed = (await addressesIn('/sitemap.xml')).join(' ');
    if (listed.includes(file) && (removed === undefined || !listed.includes(removed))) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${file} never came`);
}
