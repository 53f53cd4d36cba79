import { setImmediate } from 'node:timers';

import { createStaticHandler } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';

import { WithoutScripts } from '../frame/without-scripts.tsx';
import type { PageBoot } from '../page-boot.ts';
import { siteRoutes } from '../routing/site-routes.tsx';
import { createSiteStore } from '../stores/site-store.ts';
import { addRules, keptFrame } from './kept-frame.tsx';
import { markupOf } from './markup.ts';
import { ServerSite } from './server-site.tsx';

const { signal } = new AbortController();
const menu = { '/shop': 'Store', '/community': 'Community', '/cart': 'Cart', '/KaagazzPrint': 'Kaagazz Print' };
const shop = { version: '1.0.0', base: '/releases/mfe-shop/', entry: '/entry.js', paths: ['/shop'], menu };

// As on the server.
beforeEach(() => {
  Object.assign(globalThis, { setImmediate });
  jest.replaceProperty(globalThis as unknown as { __SERVER__: boolean }, '__SERVER__', true);
});

function bootOf(releases: PageBoot['releases'] = { 'mfe-shop': shop }) {
  return { releases, year: 2026 };
}

/** A page of the site, drawn as pages are, or with all of its frame. */
async function draw(boot: ReturnType<typeof bootOf>, path: string, how: 'usual' | 'whole') {
  const handler = createStaticHandler(siteRoutes({ faces: {} }));
  const context = await handler.query(new Request(`http://localhost:3000${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  const sheet = new ServerStyleSheet();
  const frame = how === 'usual' ? await keptFrame(boot, context.location.pathname, signal) : undefined;
  if (frame) addRules(sheet, frame);
  const { html } = await markupOf(
    <ServerSite
      boot={boot}
      store={createSiteStore({ extra: { request: () => Promise.reject(new Error('asks nobody')) }, clients: [] })}
      sheet={sheet}
      head={{ whileRendering: true, report: () => undefined }}
      handler={handler}
      context={context}
      {...(frame ? { drawnFrame: frame.html } : { withoutScripts: WithoutScripts })}
    />,
    signal,
  );
  const css = sheet.getStyleTags().split('/*!sc*/').toSorted();
  sheet.seal();
  // React asks for a picture ahead only when it draws it itself.
  return { html: html.replace(/^(<link rel="preload" as="image"[^>]*>)+/, ''), css };
}

it.each(['/', '/community', '/Community', '/community/', '/kaagazzprint', '/cart', '/nowhere', '/-', '/login?next=/'])(
  'draws for %s what a browser takes over',
  async (path) => {
    const boot = bootOf();
    await draw(boot, '/shop', 'usual');

    const [usual, whole] = [await draw(boot, path, 'usual'), await draw(boot, path, 'whole')];

    expect(usual.html).toBe(whole.html);
    expect(usual.css).toEqual(whole.css);
  },
);

it('marks the page that a visitor is at, and no other', async () => {
  const boot = bootOf();

  const [community, elsewhere] = [await draw(boot, '/community', 'usual'), await draw(boot, '/nowhere', 'usual')];

  expect(community.html).toMatch(/aria-current="page"[^>]*href="\/community"/);
  expect(elsewhere.html).not.toContain('aria-current');
});

it('draws the menus of other releases anew', async () => {
  await draw(bootOf(), '/nowhere', 'usual');

  const { html } = await draw(bootOf({ 'mfe-shop': { ...shop, menu: { '/shop': 'Bazaar' } } }), '/nowhere', 'usual');

  expect(html).toContain('Bazaar');
  expect(html).not.toContain('Community');
});

it('draws it once', async () => {
  const boot = bootOf();

  const [first, second] = [await keptFrame(boot, '/nowhere', signal), await keptFrame(boot, '/elsewhere', signal)];

  expect(second).toBe(first);
});
