import { queryPreloaderContext } from '@kaagazz/contract';
import type { ApiRequest, ApiResult, RemoteFace } from '@kaagazz/contract';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider, RouterProvider, createBrowserRouter, matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

import { browserApiClient } from './api-client/browser-api-client.ts';
import { reportCallResult } from './api-client/report-call-result.ts';
import { browserHead } from './document/browser-head.ts';
import { createRemoteHost } from './federation/remote-host.ts';
import { SiteProviders } from './providers/site-providers.tsx';
import { ownerOf } from './routing/path-owner.ts';
import { prefetchOnApproach } from './routing/prefetch-on-approach.ts';
import { FALLBACK_ROUTE, SITE_ROUTE, sectionRoute, siteRoutes } from './routing/site-routes.tsx';
import { reportBlankSections } from './routing/report-blank-sections.ts';
import { restoreTypedInput } from './routing/typed-input.ts';
import { untilIdle } from './routing/until-idle.ts';
import { followAccountPrintLines } from './stores/account-print-lines.ts';
import { keepCartInStorage } from './stores/cart-storage.ts';
import { createSession } from './stores/session.ts';
import { createSiteStore } from './stores/site-store.ts';
import type { SiteStore } from './stores/site-store.ts';
import { yieldToBrowser } from './yield-to-browser.ts';

const boot = globalThis.__KAAGAZZ__;
const loadFace = createRemoteHost(boot);
let faces: Record<string, RemoteFace> = {};

const SECTION_TIMEOUT_MS = 1_500;

function withTimeout(loading: Promise<RemoteFace>): Promise<RemoteFace | undefined> {
  return Promise.race([
    loading,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), SECTION_TIMEOUT_MS)),
  ]);
}

async function failedToLoad(app: string, error: unknown, to?: string): Promise<void> {
  console.error(`${app} could not be loaded`, error);
  // If the page is being reloaded, never resolve, so that the old page shows no error.
  if (boot.giveUp(app, 'load', to, error)) await new Promise<never>(() => undefined);
}

async function loadFirstSection(app: string | undefined): Promise<'loaded' | 'late' | 'failed'> {
  if (app === undefined || boot.failed.includes(app)) return 'loaded';
  try {
    const face = await withTimeout(loadFace(app));
    if (!face) return 'late';
    faces[app] = face;
    return 'loaded';
  } catch (error) {
    await failedToLoad(app, error);
    return 'failed';
  }
}

async function resolveLazyPages(routes: RouteObject[]): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    const { lazy } = route;
    if (typeof lazy !== 'object' || !lazy.Component) continue;
    const Component = await lazy.Component();
    if (Component) Object.assign(route, { Component, lazy: undefined });
  }
}

function createRouter(routes: RouteObject[], store: SiteStore, needsLoad: (pathname: string) => boolean) {
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: Object.fromEntries(matchedIds(routes).map((id) => [id, null])) },
    getContext: () =>
      new RouterContextProvider(new Map([[queryPreloaderContext, { waits: false, dispatch: store.dispatch }]])),
    async patchRoutesOnNavigation({ path, patch }) {
      const app = ownerOf(boot.releases, path);
      if (app === undefined || app in faces) return;
      const loading = loadFace(app);
      try {
        const face = await withTimeout(loading);
        if (face) patch(SITE_ROUTE, [addSection(app, face)]);
        else showWhenLoaded(app, loading, path);
      } catch (error) {
        await failedToLoad(app, error, path);
      }
    },
  });

  function addSection(app: string, face: RemoteFace): RouteObject {
    faces[app] = face;
    if (face.api) store.addClient(face.api);
    return sectionRoute(app, face, needsLoad);
  }

  function showWhenLoaded(app: string, loading: Promise<RemoteFace>, path: string): void {
    loading
      .then(async (face) => {
        if (!(app in faces)) router.patchRoutes(SITE_ROUTE, [addSection(app, face)]);
        await untilIdle(router);
        if (router.state.matches.at(-1)?.route.id !== FALLBACK_ROUTE) return;
        const { pathname, search, hash } = router.state.location;
        if (ownerOf(boot.releases, pathname) !== app) return;
        const main = document.getElementById('main');
        if (main) restoreTypedInput(main);
        await router.navigate(pathname + search + hash, { replace: true, preventScrollReset: true });
      })
      .catch((error: unknown) => failedToLoad(app, error, path));
  }

  return { router, showWhenLoaded };
}

function matchedIds(routes: RouteObject[]): string[] {
  return (matchRoutes(routes, location) ?? []).flatMap(({ route }) => (route.id ? [route.id] : []));
}

function needsLoadFrom(firstPath: string) {
  return (pathname: string) => {
    const owner = ownerOf(boot.releases, pathname);
    if (owner !== undefined && !(owner in faces)) return false;
    return pathname !== firstPath;
  };
}

function reportCall(call: ApiRequest, result: ApiResult, client: string): void {
  const app = Object.keys(faces).find((name) => faces[name]?.api?.reducerPath === client) ?? ownerOfPage();
  if (app !== undefined) reportCallResult(boot, app, call, result);
}

function ownerOfPage(): string | undefined {
  return ownerOf(boot.releases, location.pathname);
}

export async function startSite(): Promise<void> {
  const owner = ownerOf(boot.releases, location.pathname);
  let first = await loadFirstSection(owner);
  await yieldToBrowser();
  const session = createSession(() => store);
  const store = createSiteStore({
    extra: browserApiClient(session.freshToken, reportCall),
    clients: Object.values(faces).flatMap((face) => (face.api ? [face.api] : [])),
    clientStates: boot.clients,
  });

  const needsLoad = needsLoadFrom(location.pathname);
  let routes = siteRoutes({ faces, needsLoad });
  try {
    await resolveLazyPages(routes);
  } catch (error) {
    await failedToLoad(owner ?? 'shell', error);
    first = 'failed';
    faces = {};
    routes = siteRoutes({ faces, needsLoad });
  }
  await yieldToBrowser();
  const { router, showWhenLoaded } = createRouter(routes, store, needsLoad);

  let isHydrated = false;

  // The server rendered the page without the stored cart and session, so load them after hydration.
  async function onHydrated(): Promise<void> {
    if (isHydrated) return;
    isHydrated = true;
    // Read the stored cart before yielding to the browser, which may handle a click that changes
    // the cart.
    keepCartInStorage(store);
    await yieldToBrowser();
    // If the section's code arrives late, show the section only after hydration to avoid a
    // hydration mismatch.
    if (first === 'late' && owner !== undefined) showWhenLoaded(owner, loadFace(owner), location.pathname);
    followAccountPrintLines(store);
    void session.start();
    document.documentElement.dataset.ready = 'true';
    await yieldToBrowser();
    prefetchOnApproach(boot.releases, loadFace);
    if ('serviceWorker' in navigator) navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
    reportBlankSections(router, () => boot.reportFailure('blank', ownerOfPage() ?? 'shell'));
  }

  const app = (
    <SiteProviders
      store={store}
      serverState={store.getState()}
      onItemAdded={() => boot.reportOutcome('cart', ownerOfPage() ?? 'shell')}
      session={{ ...session, leave: () => location.assign('/') }}
      site={{
        releases: boot.releases,
        year: boot.year,
        staticPage: first === 'loaded' ? undefined : { path: location.pathname, isLate: first === 'late' },
        giveUp: boot.giveUp,
        onHydrated: () => void onHydrated(),
      }}
      settings={boot.settings}
      head={browserHead}
    >
      <RouterProvider router={router} />
    </SiteProviders>
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root');
  // Use a transition, so that hydration doesn't block the main thread.
  startTransition(() => void hydrateRoot(root, app));
}
