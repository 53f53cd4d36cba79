import { setImmediate } from 'node:timers';

import { createStaticHandler } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';

import { WithoutScripts } from '../frame/without-scripts.tsx';
import type { PageBoot } from '../page-boot.ts';
import { siteRoutes } from '../routing/site-routes.tsx';
import { createSiteStore } from '../stores/site-store.ts';
import { addRules, cachedFrame } from './cached-frame.tsx';
import { renderMarkup } from './render-markup.ts';
import { ServerSite } from './server-site.tsx';

const { signal } = new AbortController();
const menu = { '/shop': 'Store', '/community': 'Community', '/cart': 'Cart', '/KaagazzPrint': 'Kaagazz Print' };
const shop = { version: '1.0.0', base: '/releases/mfe-shop/', entry: '/entry.js', paths: ['/shop'], menu };

beforeEach(() => {
  Object.assign(globalThis, { setImmediate });
  jest.replaceProperty(globalThis as unknown as { __SERVER__: boolean }, '__SERVER__', true);
});

function bootOf(releases: PageBoot['releases'] = { 'mfe-shop': shop }) {
  return { releases, year: 2026 };
}

/** Renders a page with a cached frame, or with a frame of its own. */
async function render(boot: ReturnType<typeof bootOf>, path: string, frameMode: 'cached' | 'rendered') {
  const handler = createStaticHandler(siteRoutes({ faces: {} }));
  const context = await handler.query(new Request(`http://localhost:3000${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects`);
  const sheet = new ServerStyleSheet();
  const frame = frameMode === 'cached' ? await cachedFrame(boot, context.location.pathname, signal) : undefined;
  if (frame) addRules(sheet, frame);
  const { html } = await renderMarkup(
    <ServerSite
      boot={boot}
      store={createSiteStore({ extra: { request: () => Promise.reject(new Error('unexpected call')) }, clients: [] })}
      sheet={sheet}
      head={{ whileRendering: true, report: () => undefined }}
      handler={handler}
      context={context}
      {...(frame ? { renderedFrame: frame.html } : { withoutScripts: WithoutScripts })}
    />,
    signal,
  );
  const css = sheet.getStyleTags().split('/*!sc*/').toSorted();
  sheet.seal();
  // React preloads the logo only if it renders it.
  return { html: html.replace(/^(<link rel="preload" as="image"[^>]*>)+/, ''), css };
}

it.each(['/', '/community', '/Community', '/community/', '/kaagazzprint', '/cart', '/nowhere', '/-', '/login?next=/'])(
  '%s looks the same with a cached frame as without',
  async (path) => {
    const boot = bootOf();
    await render(boot, '/shop', 'cached');

    const [cached, rendered] = [await render(boot, path, 'cached'), await render(boot, path, 'rendered')];

    expect(cached.html).toBe(rendered.html);
    expect(cached.css).toEqual(rendered.css);
  },
);

it('the cached frame marks the current page in the menu', async () => {
  const boot = bootOf();

  const [community, unknown] = [await render(boot, '/community', 'cached'), await render(boot, '/nowhere', 'cached')];

  expect(community.html).toMatch(/aria-current="page"[^>]*href="\/community"/);
  expect(unknown.html).not.toContain('aria-current');
});

it('the frame is rendered again for other releases', async () => {
  await render(bootOf(), '/nowhere', 'cached');

  const { html } = await render(bootOf({ 'mfe-shop': { ...shop, menu: { '/shop': 'Bazaar' } } }), '/nowhere', 'cached');

  expect(html).toContain('Bazaar');
  expect(html).not.toContain('Community');
});

it('the frame is rendered once per release set', async () => {
  const boot = bootOf();

  const [first, second] = [await cachedFrame(boot, '/nowhere', signal), await cachedFrame(boot, '/unknown', signal)];

  expect(second).toBe(first);
});
