import { sharedModules } from '@kaagazz/contract/shared-modules';
import { DEFAULT_SETTINGS } from '@kaagazz/domain/default-settings';
import { queryPreloaderContext } from '@kaagazz/contract';
import type { Head, RemoteFace } from '@kaagazz/contract';
import { RouterContextProvider, createStaticHandler } from 'react-router-dom';
import type { StaticHandlerContext } from 'react-router-dom';
import { setAutoFreeze } from 'immer';
import { ServerStyleSheet } from 'styled-components';

import { serverApiClient } from './api-client/server-api-client.ts';
import type { ServerApiClient } from './api-client/server-api-client.ts';
import icon from './assets/favicon.svg';
import card from './assets/share-card.png';
import { bootForPage } from './document/boot-script.ts';
import { globalCss } from './document/global-css.tsx';
import { DEFAULT_HEAD } from './document/head-tags.ts';
import { htmlDocument } from './document/html-document.ts';
import { renderMarkup } from './document/render-markup.ts';
import { ServerSite } from './document/server-site.tsx';
import { FIRST_FACES, firstFontFaces } from './frame/fonts.ts';
import { INTEGRITY_FILE } from './page-boot.ts';
import type { PageBoot, RequestedBoot } from './page-boot.ts';
import { siteRoutes } from './routing/site-routes.tsx';
import { withinDeadline } from './section-deadline.ts';
import { createSiteStore } from './stores/site-store.ts';
import type { SiteStore } from './stores/site-store.ts';

export { renderReleasePage } from './release-page/render-release-page.tsx';

export const provided: Record<string, unknown> = Object.fromEntries(
  Object.entries(sharedModules).map(([name, { module }]) => [name, module]),
);

export interface PageRequest {
  url: string;
  origin: string;
  nonce: string;
  view: string;
  apiUrl: string;
  otherApiUrl?: string;
  callHeaders?: Readonly<Record<string, string>>;
  section: { app: string; face: RemoteFace; scriptsOf: (chunk: string) => string[] } | undefined;
  boot: RequestedBoot;
  signal: AbortSignal;
}

export interface RenderedPage {
  status: number;
  html: string;
  error?: unknown;
  failedCalls?: readonly string[];
}

export interface Redirection {
  status: number;
  location: string;
}

// Don't freeze the state, because freezing takes 5% of the rendering time.
setAutoFreeze(false);

const handlers = new WeakMap<RemoteFace, ReturnType<typeof createStaticHandler>>();
const frameOnly = createStaticHandler(siteRoutes({ faces: {} }));

/**
 * Renders a page. If the section throws or is too slow, responds with status 503 and a page that
 * shows an error.
 * @throws if the shell itself fails
 */
export async function renderPage(requested: PageRequest): Promise<RenderedPage | Redirection> {
  const settings = { ...DEFAULT_SETTINGS, ...requested.boot.settings };
  const request = { ...requested, boot: { ...requested.boot, settings } };
  const { section, boot } = request;
  const api = serverApiClient(request, request.signal);
  if (!section) return renderWith(request, api);
  try {
    return await withinDeadline(renderWith(request, api), api.isWaiting);
  } catch (error) {
    const failed = [...boot.failed, section.app];
    const page = await renderWith({ ...request, section: undefined, boot: { ...boot, failed } }, api);
    return { ...page, error };
  }
}

type CompleteRequest = PageRequest & { boot: Omit<PageBoot, 'clients'> };

async function renderWith(request: CompleteRequest, api: ServerApiClient): Promise<RenderedPage | Redirection> {
  const { section, boot, signal } = request;
  const clients = section?.face.api ? [section.face.api] : [];
  const store = createSiteStore({ extra: api, clients });
  try {
    const handler = section ? handlerOf(section.app, section.face) : frameOnly;
    const context = await handler.query(new Request(request.url, { signal }), {
      requestContext: new RouterContextProvider(
        new Map([[queryPreloaderContext, { waits: true, dispatch: store.dispatch }]]),
      ),
    });
    if (context instanceof Response) {
      return { status: context.status, location: context.headers.get('location') ?? '/' };
    }
    const site = await renderSite(request, handler, context, store);
    const error = site.error ?? firstError(context);
    if (error !== undefined) {
      throw error instanceof Error
        ? error
        : new Error('the page threw something that is not an error', { cause: error });
    }
    const status = boot.failed.length > 0 ? 503 : (site.head.status ?? 200);
    return { status, html: documentOf(request, context, site, store), failedCalls: api.failedCalls };
  } finally {
    // Stop RTK Query's timers, which would otherwise keep the store in memory for a minute.
    for (const client of clients) store.dispatch(client.util.resetApiState());
  }
}

function handlerOf(app: string, face: RemoteFace) {
  const known = handlers.get(face);
  if (known) return known;
  const handler = createStaticHandler(siteRoutes({ faces: { [app]: face } }));
  handlers.set(face, handler);
  return handler;
}

interface RenderedSite {
  body: string;
  styles: string;
  head: Head;
  error: unknown;
}

async function renderSite(
  { boot, signal }: CompleteRequest,
  handler: ReturnType<typeof createStaticHandler>,
  context: StaticHandlerContext,
  store: SiteStore,
): Promise<RenderedSite> {
  const sheet = new ServerStyleSheet();
  let head = DEFAULT_HEAD;
  try {
    const { html, error } = await renderMarkup(
      <ServerSite
        boot={boot}
        store={store}
        sheet={sheet}
        head={{ whileRendering: true, report: (reported) => (head = reported) }}
        handler={handler}
        context={context}
      />,
      signal,
    );
    return { body: html, styles: sheet.getStyleTags(), head, error };
  } finally {
    sheet.seal();
  }
}

function documentOf(
  request: CompleteRequest,
  context: StaticHandlerContext,
  { head, styles, body }: RenderedSite,
  store: SiteStore,
): string {
  const { section, boot, origin, nonce, view } = request;
  const chunks = context.matches.flatMap(({ route }) => chunksOf(route.handle));
  const release = section && boot.releases[section.app];
  const scripts = section ? [release?.entry ?? '', ...['routes', ...chunks].flatMap(section.scriptsOf)] : [];
  const needed = [...new Set(scripts)];
  const clients = section?.face.api ? clientState(store, section.face.api.reducerPath) : {};
  return htmlDocument({
    head,
    origin,
    nonce,
    view,
    boot: bootForPage({ ...boot, clients }, needed),
    scripts: needed,
    prefetched: release ? [release.base + INTEGRITY_FILE] : [],
    fonts: FIRST_FACES,
    fontsCss: firstFontFaces,
    icon,
    card,
    globalCss,
    styles,
    body,
  });
}

function clientState(store: SiteStore, name: string): Record<string, unknown> {
  const states: Readonly<Record<string, unknown>> = store.getState();
  const state = states[name];
  return isClientState(state) ? { [name]: { queries: state.queries, provided: state.provided } } : {};
}

function isClientState(state: unknown): state is { queries: unknown; provided: unknown } {
  return typeof state === 'object' && state !== null && 'queries' in state && 'provided' in state;
}

function chunksOf(handle: unknown): readonly string[] {
  const chunk = typeof handle === 'object' && handle !== null && 'chunk' in handle ? handle.chunk : [];
  return [chunk].flat().filter((name) => typeof name === 'string');
}

function firstError({ errors }: StaticHandlerContext): unknown {
  return errors ? Object.values(errors)[0] : undefined;
}
