import { sharedModules } from '@kaagazz/contract/shared-modules';
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
import { bootOfPage } from './document/boot-of-page.ts';
import { globalCss } from './document/global-css.tsx';
import { DEFAULT_HEAD } from './document/head-tags.ts';
import { htmlDocument } from './document/html-document.ts';
import { addRules, keptFrame } from './document/kept-frame.tsx';
import { markupOf } from './document/markup.ts';
import { ServerSite } from './document/server-site.tsx';
import { FIRST_FACES, firstFontFaces } from './frame/fonts.ts';
import { INTEGRITY_FILE } from './page-boot.ts';
import type { PageBoot } from './page-boot.ts';
import { siteRoutes } from './routing/site-routes.tsx';
import { withinDeadline } from './section-deadline.ts';
import { createSiteStore } from './stores/site-store.ts';
import type { SiteStore } from './stores/site-store.ts';

export { renderReleasePage } from './release-page/render-release-page.tsx';

/** What remotes may `require` on the server: the very modules that this bundle uses. */
export const provided: Record<string, unknown> = Object.fromEntries(
  Object.entries(sharedModules).map(([name, { module }]) => [name, module]),
);

export interface PageRequest {
  /** absolute URL of the page */
  url: string;
  /** the site's public origin */
  origin: string;
  nonce: string;
  /** JSON of this view of the page, or what stands in its place until it is known */
  view: string;
  /** where the api is, without `/api` */
  apiUrl: string;
  /** the section that owns the path, when one does and could be loaded */
  section: { app: string; face: RemoteFace; scriptsOf: (chunk: string) => string[] } | undefined;
  boot: Omit<PageBoot, 'clients'>;
  signal: AbortSignal;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** an error that the section threw while it was rendered */
  error?: unknown;
}

export interface Redirection {
  status: number;
  location: string;
}

// A page's store lives for one drawing, and answers belong to that page alone: freezing each of them deeply is a twentieth of a page.
setAutoFreeze(false);

const handlers = new WeakMap<RemoteFace, ReturnType<typeof createStaticHandler>>();
const frameOnly = createStaticHandler(siteRoutes({ faces: {} }));

/**
 * Renders one page whole, data first. A section that throws or hangs is drawn as unavailable, with status 503; header and footer stay.
 *
 * @throws whatever the shell itself throws
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage | Redirection> {
  const { section, boot } = request;
  const backend = serverApiClient(request.apiUrl, request.signal);
  if (!section) return drawPage(request, backend);
  try {
    return await withinDeadline(drawPage(request, backend), backend.isWaiting);
  } catch (error) {
    const failed = [...boot.failed, section.app];
    const page = await drawPage({ ...request, section: undefined, boot: { ...boot, failed } }, backend);
    return { ...page, error };
  }
}

async function drawPage(request: PageRequest, backend: ServerApiClient): Promise<RenderedPage | Redirection> {
  const { section, boot, signal } = request;
  const clients = section?.face.api ? [section.face.api] : [];
  const store = createSiteStore({ extra: backend, clients });
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
    const drawn = await draw(request, handler, context, store);
    const error = drawn.error ?? firstError(context);
    if (error !== undefined) {
      throw error instanceof Error ? error : new Error('a page threw no error', { cause: error });
    }
    return { status: statusOf(drawn.head, boot.failed), html: documentOf(request, context, drawn, store) };
  } finally {
    // RTK Query keeps timers for unused entries, and each of them would keep this store
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

interface Drawing {
  body: string;
  styles: string;
  head: Head;
  error: unknown;
}

async function draw(
  { boot, signal }: PageRequest,
  handler: ReturnType<typeof createStaticHandler>,
  context: StaticHandlerContext,
  store: SiteStore,
): Promise<Drawing> {
  const sheet = new ServerStyleSheet();
  let head = DEFAULT_HEAD;
  try {
    const frame = await keptFrame(boot, context.location.pathname, signal);
    addRules(sheet, frame);
    const { html, error } = await markupOf(
      <ServerSite
        boot={boot}
        store={store}
        sheet={sheet}
        head={{ whileRendering: true, report: (reported) => (head = reported) }}
        handler={handler}
        context={context}
        drawnFrame={frame.html}
      />,
      signal,
    );
    return { body: html, styles: sheet.getStyleTags(), head, error };
  } finally {
    sheet.seal();
  }
}

function documentOf(request: PageRequest, context: StaticHandlerContext, drawn: Drawing, store: SiteStore): string {
  const { section, boot, origin, nonce, view } = request;
  const chunks = context.matches.flatMap(({ route }) => chunksOf(route.handle));
  const release = section && boot.releases[section.app];
  const scripts = section ? [release?.entry ?? '', ...['routes', ...chunks].flatMap(section.scriptsOf)] : [];
  const needed = [...new Set(scripts)];
  const clients = section?.face.api ? clientState(store, section.face.api.reducerPath) : {};
  return htmlDocument({
    head: drawn.head,
    origin,
    nonce,
    view,
    boot: bootOfPage({ ...boot, clients }, needed),
    scripts: needed,
    lists: release ? [release.base + INTEGRITY_FILE] : [],
    fonts: FIRST_FACES,
    fontsWithoutScripts: firstFontFaces,
    icon,
    card,
    globalCss,
    styles: drawn.styles,
    body: drawn.body,
  });
}

interface ClientState {
  queries: Record<string, { fulfilledTimeStamp?: number } | undefined>;
  provided: unknown;
}

/** When the answers of a page came: browsers take them as they are, and never ask how old they are. (RTK Query takes one without a time for none.) */
const BEFORE_THE_PAGE = 1;

/**
 * Of a data client's state only what the page was drawn from, and nothing of this one drawing: while the answers are the same, so are the bytes of the page.
 */
function clientState(store: SiteStore, name: string): Record<string, unknown> {
  const states: Readonly<Record<string, unknown>> = store.getState();
  const state = states[name];
  if (!isClientState(state)) return {};
  const queries = Object.entries(state.queries).map(([key, query]): [string, unknown] => [
    key,
    {
      ...query,
      requestId: undefined,
      startedTimeStamp: undefined,
      fulfilledTimeStamp: query?.fulfilledTimeStamp && BEFORE_THE_PAGE,
    },
  ]);
  return { [name]: { queries: Object.fromEntries(queries), provided: state.provided } };
}

function isClientState(state: unknown): state is ClientState {
  return typeof state === 'object' && state !== null && 'queries' in state && 'provided' in state;
}

/** React Router types `handle` as `any`. */
function chunksOf(handle: unknown): readonly string[] {
  const chunk = typeof handle === 'object' && handle !== null && 'chunk' in handle ? handle.chunk : [];
  return [chunk].flat().filter((name) => typeof name === 'string');
}

function statusOf(head: Head, failed: readonly string[]): number {
  return failed.length > 0 ? 503 : (head.status ?? 200);
}

function firstError({ errors }: StaticHandlerContext): unknown {
  return errors ? Object.values(errors)[0] : undefined;
}
