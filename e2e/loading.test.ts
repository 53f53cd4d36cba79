import { useBrowser } from './support/browser.ts';
import { publicPages, unescapeHtml } from './support/pages.ts';
import { Shopper } from './support/shopper.ts';
import { siteUrl } from './support/site.ts';
import { chainDepth, recordTraffic } from './support/traffic.ts';
import type { Request } from './support/traffic.ts';

const visit = useBrowser();
const HOME_BUDGET = 150 * 1024;

/** Opens a page with an empty cache; gives what was asked for until the page was usable. */
async function load(path: string): Promise<Request[]> {
  const { page, close } = await visit();
  // Without latency all ends within the clock's grain, and nothing tells what waited for what.
  const traffic = await recordTraffic(page, { latency: 100 });
  await page.goto(path);
  await new Shopper(page, 'mouse').isSettled();
  const untilUsable = [...traffic];
  await page.waitForLoadState('networkidle');
  await close();
  return untilUsable;
}

describe('loading a public page', () => {
  it('asks for exactly the scripts that the page preloads', async () => {
    for (const { path } of await publicPages()) {
      const html = unescapeHtml(await (await fetch(siteUrl() + path)).text());
      const links = [...html.matchAll(/<link[^>]*>/g)].map(([link]) => link);
      const preloaded = links
        .filter((link) => /rel="(module)?preload"/.test(link) && /as="script"|modulepreload/.test(link))
        .map((link) => /href="([^"]*)"/.exec(link)?.[1]);
      const main = [...html.matchAll(/<script[^>]*src="([^"]*)"/g)].map(([, source]) => source);

      const scripts = (await load(path)).filter(({ type }) => type === 'Script').map((request) => request.path);

      expect({ path, scripts: [...new Set(scripts)].sort() }).toEqual({
        path,
        scripts: [...new Set([...preloaded, ...main])].sort(),
      });
    }
  });

  it('asks the api for nothing that the server already fetched', async () => {
    for (const { path } of await publicPages()) {
      const calls = (await load(path)).map((request) => request.path).filter((called) => called.startsWith('/api/'));

      expect({ path, calls: calls.filter((call) => call !== '/api/auth/refresh-token') }).toEqual({ path, calls: [] });
    }
  });

  it('is usable after two requests in a row: the document, then its scripts', async () => {
    for (const { path } of await publicPages()) {
      const needed = (await load(path)).filter(
        ({ type, path: asked }) =>
          ['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR'].includes(type) && !asked.startsWith('/api/auth/'),
      );

      expect({ path, depth: chainDepth(needed) }).toEqual({ path, depth: 2 });
    }
  });

  it('keeps the home page within its budget of JavaScript on the wire', async () => {
    const scripts = (await load('/')).filter(({ type }) => type === 'Script');

    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.reduce((total, { bytes }) => total + bytes, 0)).toBeLessThanOrEqual(HOME_BUDGET);
  });

  it('loads another remote only when its section is visited', async () => {
    const scripts = (await load('/')).filter(({ type }) => type === 'Script').map((request) => request.path);

    expect(scripts.filter((script) => /mfe-(shop|print|account)/.test(script))).toEqual([]);
  });
});
