import { BYTE_BUDGETS } from '../shared/tooling/release/src/gate/byte-budgets.ts';
import { useBrowser } from './support/browser.ts';
import { publicPages, scriptsOfChunks, unescapeHtml } from './support/pages.ts';
import { Shopper } from './support/shopper.ts';
import { siteUrl } from './support/site.ts';
import { chainDepth, recordTraffic } from './support/traffic.ts';
import type { Request } from './support/traffic.ts';

const visit = useBrowser();
const LOADING_ALL_MS = 300_000;

interface Loaded {
  path: string;
  untilUsable: Request[];
  all: Request[];
}

async function load(path: string): Promise<Loaded> {
  const { page, close } = await visit();
  const all = await recordTraffic(page, { latency: 100 });
  await page.goto(path);
  await new Shopper(page, 'mouse').waitForHydration();
  const named = await namedScripts(path);
  const late = scriptsOfChunks(LATE_CHUNKS).filter((script) => !named.includes(script));
  const untilUsable = all.filter((request) => !late.includes(request.path));
  await page.waitForLoadState('networkidle');
  await close();
  return { path, untilUsable, all };
}

const LATE_CHUNKS =
  /^(interactive-form|arrival-fields|guest-list|brand-colors|form-parts|priced-options|suite-sets|upload-state|name-offers|design-.+|print-font-files)$/;

const scriptsOf = (requests: readonly Request[]) => requests.filter(({ type }) => type === 'Script');
const NEEDED = ['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR'];

async function namedScripts(path: string): Promise<string[]> {
  const html = unescapeHtml(await (await fetch(siteUrl() + path)).text());
  const [, entry = '', others = '[]'] = /\)\("([^"]+)",(\[[^\]]*\]),\[[^\]]*\]\)<\/script><\/body>/.exec(html) ?? [];
  return [entry, ...(JSON.parse(others) as string[])];
}

const sorted = (list: readonly string[]) => [...new Set(list)].sort();

describe('loading a public page', () => {
  const loaded: Loaded[] = [];

  beforeAll(async () => {
    const pages = await publicPages();
    const chosen = process.env.LONG ? pages : pages.filter((_page, at) => at % 3 === 0);
    for (const { path } of chosen) loaded.push(await load(path));
  }, LOADING_ALL_MS);

  it('a page requests exactly the scripts that its HTML lists', async () => {
    for (const { path, untilUsable } of loaded) {
      const scripts = sorted(scriptsOf(untilUsable).map((request) => request.path));

      expect({ path, scripts }).toEqual({ path, scripts: sorted(await namedScripts(path)) });
    }
  });

  it('a page doesn’t request data that its document already contains', () => {
    for (const { path, all } of loaded) {
      const calls = all.map((request) => request.path).filter((called) => called.startsWith('/api/'));

      expect({ path, calls: calls.filter((call) => call !== '/api/auth/refresh-token') }).toEqual({ path, calls: [] });
    }
  });

  it('a page is usable after at most two sequential requests', () => {
    for (const { path, untilUsable } of loaded) {
      const needed = untilUsable.filter(
        ({ type, path: requested }) =>
          NEEDED.includes(type) && !requested.startsWith('/api/auth/') && !requested.endsWith('.woff2'),
      );

      expect([path, chainDepth(needed) <= 2]).toEqual([path, true]);
    }
  });

  it('the JavaScript of the home page stays within its budget', () => {
    const scripts = scriptsOf(loaded.find(({ path }) => path === '/')?.all ?? []);

    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.reduce((total, { bytes }) => total + bytes, 0)).toBeLessThanOrEqual(BYTE_BUDGETS.home);
  });

  it('the home page loads no scripts from the shop, print and account apps', () => {
    const scripts = scriptsOf(loaded.find(({ path }) => path === '/')?.all ?? []).map((request) => request.path);

    expect(scripts.filter((script) => /mfe-(shop|print|account)/.test(script))).toEqual([]);
  });
});
