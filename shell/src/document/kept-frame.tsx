import { RouterContextProvider, createStaticHandler } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';

import { noAnswer } from '../api-client/read-answer.ts';
import type { DrawnFrame } from '../frame/frame.tsx';
import { menuOf } from '../frame/navigation.ts';
import { WithoutScripts } from '../frame/without-scripts.tsx';
import type { PageBoot } from '../page-boot.ts';
import { SiteFrame } from '../routing/site-frame.tsx';
import { createSiteStore } from '../stores/site-store.ts';
import { markupOf } from './markup.ts';
import { ServerSite } from './server-site.tsx';

type Boot = Pick<PageBoot, 'releases' | 'year'>;
type Sheet = ServerStyleSheet['instance'];

/** A third of a page's elements: header, footer and the menus for visitors without JavaScript, with the CSS that they need. */
export interface KeptFrame {
  html: DrawnFrame;
  /** as they were given to a style sheet */
  rules: readonly Parameters<Sheet['insertRules']>[];
}

/** No menu leads there. */
const NO_ENTRY = '/-';

/** Of a set of releases, year and current entry of the menus -> frame. */
const kept = new WeakMap<Boot['releases'], Map<string, KeptFrame>>();

/** The site without any page in it: its route stands where the site's own stands, or ids would be others than the browser's. */
const frameAlone = createStaticHandler([{ path: '*', Component: SiteFrame }]);

/**
 * What stands around a page, drawn once for a set of releases: the server knows of no visitor who is there, so it is the same on all pages, but for the mark
 * at the entry of the menus that leads to the page itself.
 */
export async function keptFrame(boot: Boot, pathname: string, signal: AbortSignal): Promise<KeptFrame> {
  const current = currentEntry(boot, pathname);
  const name = `${boot.year} ${current}`;
  const frames = kept.get(boot.releases) ?? new Map<string, KeptFrame>();
  kept.set(boot.releases, frames);
  let frame = frames.get(name);
  if (!frame) frames.set(name, (frame = await drawFrame(boot, current, signal)));
  return frame;
}

/** Puts the CSS of a frame among that of a page. */
export function addRules(sheet: ServerStyleSheet, { rules }: KeptFrame): void {
  for (const rule of rules) sheet.instance.insertRules(...rule);
}

/** Links of the menus compare so, too: the whole path, whatever its case. */
function currentEntry({ releases }: Boot, pathname: string): string {
  const path = pathname.toLowerCase();
  const entries = ['/', ...Object.keys(menuOf(releases))].map((entry) => entry.toLowerCase());
  return entries.includes(path) ? path : NO_ENTRY;
}

async function drawFrame(boot: Boot, current: string, signal: AbortSignal): Promise<KeptFrame> {
  const context = await frameAlone.query(new Request(`http://localhost${current}`), {
    requestContext: new RouterContextProvider(),
  });
  if (context instanceof Response) throw new Error('the frame alone leads elsewhere');
  const sheet = new ServerStyleSheet();
  const rules = recordRules(sheet.instance);
  try {
    const { html } = await markupOf(
      <ServerSite
        boot={boot}
        store={createSiteStore({ extra: { request: () => Promise.resolve(noAnswer()) }, clients: [] })}
        sheet={sheet}
        head={{ whileRendering: true, report: () => undefined }}
        handler={frameAlone}
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

/** What stands inside the only element of that name. React writes `>` as `&gt;` wherever it is not a tag's end. */
function within(html: string, name: string): string {
  const from = html.indexOf('>', html.indexOf(`<${name}`)) + 1;
  return html.slice(from, html.lastIndexOf(`</${name}>`));
}
