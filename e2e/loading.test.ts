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
  /** what was asked for until the page was usable */
  untilUsable: Request[];
  /** and in the quiet after it */
  all: Request[];
}

/** Opens a page with an empty cache. */
async function load(path: string): Promise<Loaded> {
  const { page, close } = await visit();
  // Without latency all ends within the clock's grain, and nothing tells what waited for what.
  const all = await recordTraffic(page, { latency: 100 });
  await page.goto(path);
  await new Shopper(page, 'mouse').isSettled();
  const named = await namedScripts(path);
  const late = scriptsOfChunks(AFTERWARDS).filter((script) => !named.includes(script));
  const untilUsable = all.filter((request) => !late.includes(request.path));
  await page.waitForLoadState('networkidle');
  await close();
  return { path, untilUsable, all };
}

/**
 * What comes after the page is on the screen: the form that nobody can fill in before the session is known, beside the call that asks for it; and the
 * design that takes the place of its picture.
 */
const AFTERWARDS = /^(interactive-form|design-.+|print-font-files)$/;

const scriptsOf = (requests: readonly Request[]) => requests.filter(({ type }) => type === 'Script');
const NEEDED = ['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR'];

/** The scripts that a document names: the one that starts the page, and those that come beside it. */
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
    // Every third is enough for every change: what makes them load so is one piece of code.
    const chosen = process.env.LONG ? pages : pages.filter((_page, at) => at % 3 === 0);
    for (const { path } of chosen) loaded.push(await load(path));
  }, LOADING_ALL_MS);

  it('asks for exactly the scripts that the page names', async () => {
    for (const { path, untilUsable } of loaded) {
      const scripts = sorted(scriptsOf(untilUsable).map((request) => request.path));

      expect({ path, scripts }).toEqual({ path, scripts: sorted(await namedScripts(path)) });
    }
  });

  it('asks the api for nothing that the server already fetched', () => {
    for (const { path, all } of loaded) {
      const calls = all.map((request) => request.path).filter((called) => called.startsWith('/api/'));

      expect({ path, calls: calls.filter((call) => call !== '/api/auth/refresh-token') }).toEqual({ path, calls: [] });
    }
  });

  it('is usable after two requests in a row: the document, then its scripts', () => {
    for (const { path, untilUsable } of loaded) {
      const needed = untilUsable.filter(
        // words are read without their fonts
        ({ type, path: asked }) =>
          NEEDED.includes(type) && !asked.startsWith('/api/auth/') && !asked.endsWith('.woff2'),
      );

      expect([path, chainDepth(needed) <= 2]).toEqual([path, true]);
    }
  });

  it('keeps the home page within its budget of JavaScript on the wire', () => {
    const scripts = scriptsOf(loaded.find(({ path }) => path === '/')?.all ?? []);

    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.reduce((total, { bytes }) => total + bytes, 0)).toBeLessThanOrEqual(BYTE_BUDGETS.home);
  });

  it('loads another remote only when its section is visited', () => {
    const scripts = scriptsOf(loaded.find(({ path }) => path === '/')?.all ?? []).map((request) => request.path);

    expect(scripts.filter((script) => /mfe-(shop|print|account)/.test(script))).toEqual([]);
  });
});
