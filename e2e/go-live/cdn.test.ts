import { createHash } from 'node:crypto';

import { CrashingShop } from '../resilience/support/crashing-shop.ts';
import { eventually } from '../support/servers/eventually.ts';
import { HttpClient } from '../support/servers/http-client.ts';
import { startShellServer } from '../support/servers/processes.ts';
import type { HttpProcess } from '../support/servers/processes.ts';
import { signUp } from '../resilience/support/sign-up.ts';
import { TestReleases } from '../support/releases.ts';
import { startVarnish } from './support/varnish.ts';

const VISITORS = 10;
const FILES = /\/(?:releases|media)\/[\w./-]+\.(?:js|css|woff2|avif|webp|svg|png|jpg)(?![\w.])/g;
const EMAIL = 'asha@shop.example';

interface Visited {
  path: string;
  isHit: boolean;
  headers: Headers;
  body: string;
}

describe('a CDN that keeps whatever the headers of the shop allow', () => {
  const shop = new CrashingShop();
  let releases: TestReleases;
  let site: HttpProcess;
  let cdn: Awaited<ReturnType<typeof startVarnish>>;
  beforeAll(async () => {
    releases = await TestReleases.make();
    await shop.open();
    site = await startShellServer(shop.url, { RELEASES_DIR: releases.folder, TRUSTED_PROXIES: '127.0.0.1' });
    cdn = await startVarnish(site.port);
  });
  afterAll(async () => {
    await cdn.stop();
    await site.stop();
    await shop.close();
    await releases.remove();
  });

  const pages = () => ['/', '/shop', '/products', `/products/${shop.products[0]}`, '/community', '/login'];

  async function get(path: string, headers: Record<string, string> = {}): Promise<Visited> {
    const response = await fetch(cdn.url + path, { headers });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const body = await response.text();
    return { path, isHit: response.headers.get('x-cache') === 'HIT', headers: response.headers, body };
  }

  async function visit(): Promise<{ documents: Visited[]; files: Visited[] }> {
    const documents: Visited[] = [];
    const files = new Map<string, Visited>();
    for (const page of pages()) {
      const document = await get(page, { 'accept-encoding': 'br', cookie: 'visitor=somebody' });
      documents.push(document);
      for (const [path] of document.body.matchAll(FILES)) {
        if (!files.has(path)) files.set(path, await get(path, { 'accept-encoding': 'br', cookie: 'visitor=somebody' }));
      }
    }
    return { documents, files: [...files.values()] };
  }

  it('a CDN fetches each release file and photograph from the shop only once', async () => {
    const all: Visited[] = [];
    for (let visitor = 0; visitor < VISITORS; visitor += 1) all.push(...(await visit()).files);

    for (const kind of ['releases', 'media']) {
      const requests = all.filter(({ path }) => path.startsWith(`/${kind}/`));
      const hits = requests.filter(({ isHit }) => isHit).length;
      process.stdout.write(`${kind}: ${hits} of ${requests.length} requests from the cache\n`);
      expect(requests.length).toBeGreaterThan(VISITORS);
    }
    const fetched = all.filter(({ isHit }) => !isHit).map(({ path }) => path);
    expect(fetched.filter((path, index) => fetched.indexOf(path) !== index)).toEqual([]);
  });

  it('a CDN caches neither pages nor responses that set a cookie', async () => {
    const { documents, files } = await visit();

    expect(files.filter(({ headers }) => headers.has('set-cookie'))).toEqual([]);
    expect(documents.filter(({ isHit }) => isHit).map(({ path }) => path)).toEqual([]);
    const nonces = documents.map(({ headers }) => /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? ''));
    expect(new Set(nonces.map((nonce) => nonce?.[1])).size).toBe(documents.length);
  });

  it('a CDN does not cache responses to requests with an access token', async () => {
    const client = new HttpClient();
    const token = await signUp(client, { url: cdn.url, standInsUrl: shop.standInsUrl }, EMAIL);
    client.close();
    const personal = ['/api/auth/me', '/api/auth/my-order', '/api/auth/sessions', '/my-orders', '/profile', '/cart'];

    for (const path of personal) {
      const asShopper = () => fetch(cdn.url + path, { headers: { authorization: `Bearer ${token}` } });
      await (await asShopper()).text();
      const again = await asShopper();
      const stranger = await fetch(cdn.url + path);

      expect([path, again.headers.get('x-cache')]).toEqual([path, 'MISS']);
      expect([path, stranger.headers.get('x-cache')]).toEqual([path, 'MISS']);
      expect(await stranger.text()).not.toContain(EMAIL);
    }
    const me = await fetch(`${cdn.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(await me.text()).toContain(EMAIL);
  });

  it('a new release appears without purging the CDN', async () => {
    const before = await visit();

    const version = await releases.variant('mfe-shop', { script: (content) => `${content}\n/* next */` });
    await releases.rollOut({ 'mfe-shop': { stable: version, published: [version, releases.built['mfe-shop'] ?? ''] } });
    await eventually(async () => (await get('/products')).body.includes(`/mfe-shop/${version}/`));

    const { files } = await visit();
    const changed = files.filter(({ path }) => path.includes(`/mfe-shop/${version}/`));
    expect(changed).not.toEqual([]);
    const manifest = JSON.parse(await releases.read(`mfe-shop/${version}/release.json`)) as {
      files: Record<string, { integrity: string }>;
    };
    for (const { path, body } of changed.filter((file) => file.path.endsWith('.js'))) {
      const name = path.split(`${version}/`)[1] ?? '';
      const integrity = `sha384-${createHash('sha384').update(body).digest('base64')}`;
      expect([name, integrity]).toEqual([name, manifest.files[name]?.integrity]);
    }
    const old = before.files.filter(({ path }) => path.startsWith('/releases/mfe-shop/'));
    for (const { path } of old)
      expect([path, (await get(path, { 'accept-encoding': 'br' })).isHit]).toEqual([path, true]);
  });
});
