import { RouterContextProvider, createStaticHandler } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';

import { noResponse } from '../api-client/read-response.ts';
import type { RenderedFrame } from '../frame/frame.tsx';
import { menuOf } from '../frame/navigation.ts';
import { WithoutScripts } from '../frame/without-scripts.tsx';
import type { PageBoot } from '../page-boot.ts';
import { SiteFrame } from '../routing/site-frame.tsx';
import { createSiteStore } from '../stores/site-store.ts';
import { renderMarkup } from './render-markup.ts';
import { ServerSite } from './server-site.tsx';

type Boot = Pick<PageBoot, 'releases' | 'year'>;
type Sheet = ServerStyleSheet['instance'];

/**
 * The header, the footer and the menus for browsers without JavaScript. They are a third of a
 * page's elements.
 */
export interface CachedFrame {
  html: RenderedFrame;
  rules: readonly Parameters<Sheet['insertRules']>[];
}

/** A path without a menu entry. */
const NO_ENTRY = '/-';

/** Cached frames, by release set and then by year and current menu entry. */
const cache = new WeakMap<Boot['releases'], Map<string, CachedFrame>>();

/** Must have the same depth as the site's routes, so that `useId` returns the same ids. */
const frameOnly = createStaticHandler([{ path: '*', Component: SiteFrame }]);

/**
 * Returns the frame around a page. The server knows neither session nor cart, so the frame depends
 * only on the releases, the year and the current menu entry.
 */
export async function cachedFrame(boot: Boot, pathname: string, signal: AbortSignal): Promise<CachedFrame> {
  const current = currentEntry(boot, pathname);
  const key = `${boot.year} ${current}`;
  const frames = cache.get(boot.releases) ?? new Map<string, CachedFrame>();
  cache.set(boot.releases, frames);
  let frame = frames.get(key);
  if (!frame) frames.set(key, (frame = await renderFrame(boot, current, signal)));
  return frame;
}

export function addRules(sheet: ServerStyleSheet, { rules }: CachedFrame): void {
  for (const rule of rules) sheet.instance.insertRules(...rule);
}

/** Ignores case, like the `NavLink`s of the menu. */
function currentEntry({ releases }: Boot, pathname: string): string {
  const path = pathname.toLowerCase();
  const entries = ['/', ...Object.keys(menuOf(releases))].map((entry) => entry.toLowerCase());
  return entries.includes(path) ? path : NO_ENTRY;
}

async function renderFrame(boot: Boot, current: string, signal: AbortSignal): Promise<CachedFrame> {
  const context = await frameOnly.query(new Request(`http://localhost${current}`), {
    requestContext: new RouterContextProvider(),
  });
  if (context instanceof Response) throw new Error('the frame redirects');
  const sheet = new ServerStyleSheet();
  const rules = recordRules(sheet.instance);
  try {
    const { html } = await renderMarkup(
      <ServerSite
        boot={boot}
        store={createSiteStore({ extra: { request: () => Promise.resolve(noResponse) }, clients: [] })}
        sheet={sheet}
        head={{ whileRendering: true, report: () => undefined }}
        handler={frameOnly}
        context={context}
        withoutScripts={WithoutScripts}
      />,
      signal,
    );
    const inside = { header: within(html, 'header'), withoutScripts: within(html, 'noscript') };
    return { html: { ...inside, footer: within(html, 'footer') }, rules };
  } finally {
    sheet.seal();
  }
}

function recordRules(sheet: Sheet): Parameters<Sheet['insertRules']>[] {
  const rules: Parameters<Sheet['insertRules']>[] = [];
  const insert = sheet.insertRules.bind(sheet);
  sheet.insertRules = (...rule) => {
    rules.push(rule);
    insert(...rule);
  };
  return rules;
}

/** Returns the inner HTML of the only element with this name. React escapes `>` in attributes. */
function within(html: string, name: string): string {
  const from = html.indexOf('>', html.indexOf(`<${name}`)) + 1;
  return html.slice(from, html.lastIndexOf(`</${name}>`));
}
