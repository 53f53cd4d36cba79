import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

import { readConfig } from '../config/config.ts';
import { rolloutOf, writeRelease, writeRollout } from '../test-support/hand-made-release.ts';
import { PageCache } from './page-cache.ts';
import type { PageResult } from './page-cache.ts';
import { PageTemplate } from './page-template.ts';
import { buildServer } from '../server.ts';

const INDEXABLE = '<meta name="robots" content="index, follow">';

describe('PageCache', () => {
  let now: number;
  let cache: PageCache;
  let renderedUrls: string[];
  beforeEach(() => {
    now = 0;
    renderedUrls = [];
    cache = new PageCache(10_000, () => now);
  });

  const pageOf = (words: string, status = 200, head = INDEXABLE): PageResult => ({
    kind: 'page',
    page: new PageTemplate(status, Buffer.from(`${head}${words}</body>`)),
  });
  const textOf = (result: PageResult) =>
    result.kind === 'page' ? result.page.fill({ nonce: '', view: '' }).toString() : result.kind;

  async function visit(
    href: string,
    rendered: PageResult | Promise<PageResult>,
    { set = 'set', isCommon = true } = {},
  ) {
    const render = async () => {
      renderedUrls.push(href);
      return rendered;
    };
    return textOf(await cache.page({ set, href, isCommon }, render));
  }

  it('the cache serves a page for one second before it renders the page again', async () => {
    await visit('/pen', pageOf('Rs. 10'));
    now = 999;
    const before = await visit('/pen', pageOf('Rs. 12'));
    now = 1_000;
    const after = await visit('/pen', pageOf('Rs. 12'));

    expect(before).toContain('Rs. 10');
    expect(after).toContain('Rs. 12');
  });

  it('the cache serves a stale page for up to ten seconds while the page is rendered again', async () => {
    let finish: (page: PageResult) => void = () => undefined;
    const slow = new Promise<PageResult>((resolve) => (finish = resolve));
    await visit('/pen', pageOf('Rs. 10'));
    now = 9_999;
    const inTime = await visit('/pen', slow);
    now = 10_000;
    const tooLate = visit('/pen', slow);
    finish(pageOf('Rs. 12'));

    expect(inTime).toContain('Rs. 10');
    expect(await tooLate).toContain('Rs. 12');
    expect(renderedUrls).toHaveLength(2);
  });

  it('concurrent requests for a page share one rendering', async () => {
    const page = pageOf('Rs. 10');

    await Promise.all(Array.from({ length: 50 }, () => visit('/pen', page)));

    expect(renderedUrls).toEqual(['/pen']);
  });

  it('pages rendered by different releases are cached separately', async () => {
    await visit('/pen', pageOf('stable'), { set: 'shop@1' });

    expect(await visit('/pen', pageOf('candidate'), { set: 'shop@2' })).toContain('candidate');
  });

  it.each([
    ['a missing page', pageOf('nothing', 404)],
    ['a page without its section', pageOf('no section', 503)],
    ['a page that search engines may not list', pageOf('cart', 200, '<meta name="robots" content="noindex">')],
    ['a redirect', { kind: 'redirect', status: 302, location: '/' }],
    [
      'a page with a failed release',
      { ...pageOf('half'), failure: { app: 'shop', version: '1', kind: 'render', message: '' } },
    ],
  ] as [string, PageResult][])('the cache does not store %s', async (_, first) => {
    await visit('/pen', first);

    expect(await visit('/pen', pageOf('whole'))).toContain('whole');
  });

  it('the cache serves a stale page for ten seconds while the api is down', async () => {
    await visit('/pen', pageOf('Rs. 10'));
    now = 5_000;
    const unavailable = await visit('/pen', pageOf('unavailable', 503));
    now = 11_000;
    const stillUnavailable = await visit('/pen', pageOf('unavailable', 503));
    await visit('/ink', pageOf('ink'));
    now = 13_000;
    const gone = await visit('/ink', pageOf('gone', 404));

    expect([unavailable, stillUnavailable, gone]).toEqual([
      expect.stringContaining('Rs. 10'),
      expect.stringContaining('unavailable'),
      expect.stringContaining('gone'),
    ]);
  });

  it('the cache does not store a page whose rendering started before a rollout', async () => {
    let finish: (page: PageResult) => void = () => undefined;
    const old = visit('/pen', new Promise<PageResult>((resolve) => (finish = resolve)));
    cache.clear();
    finish(pageOf('old'));

    expect(await old).toContain('old');
    expect(await visit('/pen', pageOf('new'))).toContain('new');
  });

  it('requests with arbitrary query strings do not evict other pages from the cache', async () => {
    await visit('/pen', pageOf('Rs. 10'));
    const large = pageOf('x'.repeat(100_000));

    for (let i = 0; i < 2_000; i++) await visit(`/pen?made=up&${i}`, large, { isCommon: false });
    for (let i = 0; i < 2_000; i++) await visit(`/ink?${i}`, pageOf('little'), { isCommon: false });

    expect(await visit('/pen', pageOf('Rs. 12'))).toContain('Rs. 10');
    expect(cache.bytes).toBeLessThan(5 * 1024 * 1024);
  });

  it('cached pages use less than 33 MB of memory', async () => {
    const large = pageOf('x'.repeat(100_000));

    for (let i = 0; i < 2_000; i++) await visit(`/product/${i}`, large);

    expect(cache.bytes).toBeLessThan(33 * 1024 * 1024);
  });
});

describe('a page view', () => {
  const RENDERER = (version: string) => `
    let rendered = 0;
    exports.provided = {};
    exports.renderPage = async ({ url, nonce, view }) => ({
      status: 200,
      html: '${INDEXABLE}<script nonce="' + nonce + '">view=' + view + '</script>${version} ' + (++rendered) + ' paper'.repeat(300) + url + '</body>',
    });`;
  let releasesDir: string;
  let site: FastifyInstance;
  beforeEach(async () => {
    releasesDir = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'));
    for (const version of ['1.0.0-a', '1.0.1-b']) {
      writeRelease(releasesDir, 'shell', version, { files: { 'server/index.cjs': RENDERER(version) } });
    }
    const candidate = { version: '1.0.1-b', percent: 50 };
    writeRollout(releasesDir, rolloutOf({ shell: { stable: '1.0.0-a', candidate } }));
    site = await open();
  });
  afterEach(async () => {
    await site.close();
    fs.rmSync(releasesDir, { recursive: true });
  });

  const open = (more: NodeJS.ProcessEnv = {}) =>
    buildServer(
      readConfig({
        API_URL: 'http://127.0.0.1:9',
        RELEASES_DIR: releasesDir,
        RENDER_WORKERS: '1',
        LOG_LEVEL: 'silent',
        ...more,
      }),
    );

  async function look(visitor = 'a'.repeat(22), server = site) {
    const { body, headers } = await server.inject({ url: '/', cookies: { visitor } });
    return {
      nonce: /nonce="([^"]+)"/.exec(body)?.[1] ?? '',
      token: /"token":"([^"]+)"/.exec(body)?.[1] ?? '',
      rendered: /<\/script>(\S+ \d+)/.exec(body)?.[1] ?? '',
      policy: String(headers['content-security-policy']),
    };
  }

  it('each response from the cache has its own nonce and page token', async () => {
    const views = await Promise.all([look(), look()]);

    expect(new Set(views.map(({ rendered }) => rendered)).size).toBe(1);
    expect(new Set(views.map(({ nonce }) => nonce)).size).toBe(2);
    expect(new Set(views.map(({ token }) => token)).size).toBe(2);
    for (const { nonce, policy } of views) expect(policy).toContain(`'nonce-${nonce}'`);
  });

  it('cached pages are sent as Brotli to browsers that accept it', async () => {
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    const views = [];
    for (let i = 0; i < 4; i++)
      views.push(await site.inject({ url: '/', headers, cookies: { visitor: 'a'.repeat(22) } }));

    for (const view of views) {
      const html = brotliDecompressSync(view.rawPayload).toString();
      expect(view.headers).toMatchObject({
        'content-encoding': 'br',
        vary: expect.stringContaining('accept-encoding') as string,
      });
      expect(html).toMatch(/<\/script>\S+ \d+( paper)+http:\/\/\S+\/<\/body>$/);
      expect(view.headers['content-security-policy']).toContain(/nonce="([^"]+)"/.exec(html)?.[1]);
      expect(JSON.parse(/view=(.*)<\/script>/.exec(html)?.[1] ?? '')).toMatchObject({ vitals: [] });
    }
  });

  it('cached pages show a visitor the same release on every request', async () => {
    const visitors = Array.from({ length: 24 }, (_, i) => `${i}`.padEnd(22, 'v'));
    const once = await Promise.all(visitors.map((visitor) => look(visitor)));
    const again = await Promise.all(visitors.map((visitor) => look(visitor)));
    const versions = (views: typeof once) => views.map(({ rendered }) => rendered.split(' ')[0]);

    expect(new Set(versions(once))).toEqual(new Set(['1.0.0-a', '1.0.1-b']));
    expect(versions(again)).toEqual(versions(once));
  });

  it('every page view is rendered if the cache is disabled', async () => {
    const server = await open({ PAGE_CACHE_SECONDS: '0' });
    const views = [await look(undefined, server), await look(undefined, server)];
    await server.close();

    expect(views[0]?.rendered).not.toBe(views[1]?.rendered);
  });
});
