import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

import { readConfig } from '../config/config.ts';
import { DrawnPage, HOLES } from './drawn-page.ts';
import { rolloutOf, writeRelease, writeRollout } from '../test-support/hand-made-release.ts';
import { PageCache } from './page-cache.ts';
import type { Drawing } from './page-cache.ts';
import { buildServer } from '../server.ts';

const LISTED = '<meta name="robots" content="index, follow">';

describe('a kept page', () => {
  let now: number;
  let cache: PageCache;
  let drawn: string[];
  beforeEach(() => {
    now = 0;
    drawn = [];
    cache = new PageCache(10_000, () => now);
  });

  const pageOf = (words: string, status = 200, head = LISTED): Drawing => ({
    kind: 'page',
    page: new DrawnPage(status, Buffer.from(`${head}${words}</body>`)),
  });
  const textOf = (drawing: Drawing) =>
    drawing.kind === 'page' ? drawing.page.filled({ nonce: '', view: '', badge: '' }).toString() : drawing.kind;

  /** What a visitor of a path gets, when drawing it now gives this. */
  async function visit(href: string, gives: Drawing | Promise<Drawing>, { set = 'set', isCommon = true } = {}) {
    const draw = async () => {
      drawn.push(href);
      return gives;
    };
    return textOf(await cache.page({ set, href, isCommon }, draw));
  }

  it('shows a changed price after a second', async () => {
    await visit('/pen', pageOf('Rs. 10'));
    now = 999;
    const before = await visit('/pen', pageOf('Rs. 12'));
    now = 1_000;
    const after = await visit('/pen', pageOf('Rs. 12'));

    expect(before).toContain('Rs. 10');
    expect(after).toContain('Rs. 12');
  });

  it('is the one from before as long as it is drawn the same, whatever order its rules came in', async () => {
    const view = { nonce: 'n'.repeat(24), view: '{}', badge: '' };
    const drawnWith = (rules: string, words = 'Rs. 10'): Drawing => {
      const html = `${LISTED}<style nonce="${HOLES.nonce}" data-styled="true">${rules}</style><script nonce="${HOLES.nonce}">view=${HOLES.view}</script>${words}</body>`;
      return { kind: 'page', page: new DrawnPage(200, Buffer.from(html)) };
    };
    const cssOf = (drawing: Drawing) =>
      drawing.kind === 'page' && /<style[^>]*>(.*)<\/style>/.exec(drawing.page.filled(view).toString())?.[1];
    const seen = [];
    for (const drawing of [drawnWith('.a{}.b{}'), drawnWith('.b{}.a{}'), drawnWith('.b{}.a{}', 'Rs. 12')]) {
      seen.push(cssOf(await cache.page({ set: 'set', href: '/pen', isCommon: true }, () => Promise.resolve(drawing))));
      now += 1_000;
    }

    expect(seen).toEqual(['.a{}.b{}', '.a{}.b{}', '.b{}.a{}']);
  });

  it('is made as small as can be once it has stayed as it is, and is the same page then', async () => {
    const view = (letter: string) => ({ nonce: `${letter.repeat(22)}==`, view: '{"token":"0123456789"}', badge: '' });
    const words = Array.from({ length: 400 }, (_, i) => `<p>Sheet ${i * i} of ${i} papers</p>`).join('');
    const html = `${LISTED}<script nonce="${HOLES.nonce}">view=${HOLES.view}</script>${words}</body>`;
    const visits = async () => {
      const drawing = await cache.page({ set: 'set', href: '/pen', isCommon: true }, () =>
        Promise.resolve({ kind: 'page' as const, page: new DrawnPage(200, Buffer.from(html)) }),
      );
      return drawing.kind === 'page' ? drawing.page : undefined;
    };
    await (await visits())?.filledBrotli(view('a'));
    const first = await (await visits())?.filledBrotli(view('b'));
    now += 1_000;
    const page = await visits();
    let small = await page?.filledBrotli(view('c'));
    while (small?.length === first?.length) {
      await pause(20);
      small = await page?.filledBrotli(view('c'));
    }

    expect(small?.length).toBeLessThan(0.95 * (first?.length ?? 0));
    expect(brotliDecompressSync(small ?? Buffer.alloc(0)).toString()).toBe(
      page
        ?.filled(view('c'))
        .toString()
        .replace('"}<', `"}${' '.repeat(42)}<`),
    );
  });

  it('is shown for ten seconds while a newer one takes long, and not longer', async () => {
    let finish: (page: Drawing) => void = () => undefined;
    const slow = new Promise<Drawing>((resolve) => (finish = resolve));
    await visit('/pen', pageOf('Rs. 10'));
    now = 9_999;
    const inTime = await visit('/pen', slow);
    now = 10_000;
    const tooLate = visit('/pen', slow);
    finish(pageOf('Rs. 12'));

    expect(inTime).toContain('Rs. 10');
    expect(await tooLate).toContain('Rs. 12');
    expect(drawn).toHaveLength(2);
  });

  it('is drawn once for all who come at the same time', async () => {
    const page = pageOf('Rs. 10');

    await Promise.all(Array.from({ length: 50 }, () => visit('/pen', page)));

    expect(drawn).toEqual(['/pen']);
  });

  it('is never shown to visitors of other releases', async () => {
    await visit('/pen', pageOf('stable'), { set: 'shop@1' });

    expect(await visit('/pen', pageOf('candidate'), { set: 'shop@2' })).toContain('candidate');
  });

  it.each([
    ['is not there', pageOf('nothing', 404)],
    ['could not be drawn whole', pageOf('no section', 503)],
    ['search engines may not list', pageOf('cart', 200, '<meta name="robots" content="noindex">')],
    ['leads elsewhere', { kind: 'redirect', status: 302, location: '/' }],
    ['failed', { ...pageOf('half'), failure: { app: 'shop', version: '1', kind: 'render', message: '' } }],
  ] as [string, Drawing][])('is not one that %s', async (_what, first) => {
    await visit('/pen', first);

    expect(await visit('/pen', pageOf('whole'))).toContain('whole');
  });

  it('stands in while the api is away, but for no longer than it would anyway, and for no page that is gone', async () => {
    await visit('/pen', pageOf('Rs. 10'));
    now = 5_000;
    const away = await visit('/pen', pageOf('away', 503));
    now = 11_000;
    const longAway = await visit('/pen', pageOf('away', 503));
    await visit('/ink', pageOf('ink'));
    now = 13_000;
    const gone = await visit('/ink', pageOf('gone', 404));

    expect([away, longAway, gone]).toEqual([
      expect.stringContaining('Rs. 10'),
      expect.stringContaining('away'),
      expect.stringContaining('gone'),
    ]);
  });

  it('is not kept when the releases changed while it was drawn', async () => {
    let finish: (page: Drawing) => void = () => undefined;
    const old = visit('/pen', new Promise<Drawing>((resolve) => (finish = resolve)));
    cache.clear();
    finish(pageOf('old'));

    expect(await old).toContain('old');
    expect(await visit('/pen', pageOf('new'))).toContain('new');
  });

  it('is not pushed out by addresses that somebody makes up, and those do not fill the memory', async () => {
    await visit('/pen', pageOf('Rs. 10'));
    const large = pageOf('x'.repeat(100_000));

    for (let i = 0; i < 2_000; i++) await visit(`/pen?made=up&${i}`, large, { isCommon: false });
    for (let i = 0; i < 2_000; i++) await visit(`/ink?${i}`, pageOf('little'), { isCommon: false });

    expect(await visit('/pen', pageOf('Rs. 12'))).toContain('Rs. 10');
    expect(cache.bytes).toBeLessThan(5 * 1024 * 1024);
  });

  it('makes room in time, however many pages a shop has', async () => {
    const large = pageOf('x'.repeat(100_000));

    for (let i = 0; i < 2_000; i++) await visit(`/product/${i}`, large);

    expect(cache.bytes).toBeLessThan(33 * 1024 * 1024);
  });
});

describe('a view of a page', () => {
  const RENDERER = (version: string) => `
    let drawn = 0;
    exports.provided = {};
    exports.renderPage = async ({ url, nonce, view }) => ({
      status: 200,
      html: '${LISTED}<script nonce="' + nonce + '">view=' + view + '</script>${version} ' + (++drawn) + ' paper'.repeat(300) + url + '</body>',
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
      drawn: /<\/script>(\S+ \d+)/.exec(body)?.[1] ?? '',
      policy: String(headers['content-security-policy']),
    };
  }

  it('has a nonce and a token of its own, though it was drawn for another visitor', async () => {
    const views = await Promise.all([look(), look()]);

    expect(new Set(views.map(({ drawn }) => drawn)).size).toBe(1);
    expect(new Set(views.map(({ nonce }) => nonce)).size).toBe(2);
    expect(new Set(views.map(({ token }) => token)).size).toBe(2);
    for (const { nonce, policy } of views) expect(policy).toContain(`'nonce-${nonce}'`);
  });

  it('comes compressed, put together of what was compressed before, and is the same page', async () => {
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

  it('is of the releases that this visitor gets', async () => {
    const visitors = Array.from({ length: 24 }, (_, i) => `${i}`.padEnd(22, 'v'));
    const once = await Promise.all(visitors.map((visitor) => look(visitor)));
    const again = await Promise.all(visitors.map((visitor) => look(visitor)));
    const versions = (views: typeof once) => views.map(({ drawn }) => drawn.split(' ')[0]);

    expect(new Set(versions(once))).toEqual(new Set(['1.0.0-a', '1.0.1-b']));
    expect(versions(again)).toEqual(versions(once));
  });

  it('is drawn for itself when the cache is switched off', async () => {
    const server = await open({ PAGE_CACHE_SECONDS: '0' });
    const views = [await look(undefined, server), await look(undefined, server)];
    await server.close();

    expect(views[0]?.drawn).not.toBe(views[1]?.drawn);
  });
});
