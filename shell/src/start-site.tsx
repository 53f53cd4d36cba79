import { queryPreloaderContext } from '@kaagazz/contract';
import type { RemoteFace } from '@kaagazz/contract';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterContextProvider, RouterProvider, createBrowserRouter, matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

import { browserApiClient } from './api-client/browser-api-client.ts';
import { breathe } from './breathe.ts';
import { browserHead } from './document/browser-head.ts';
import { createRemoteHost } from './federation/remote-host.ts';
import { SiteProviders } from './providers/site-providers.tsx';
import { ownerOf } from './routing/owned-paths.ts';
import { prefetchOnApproach } from './routing/prefetch-on-approach.ts';
import { SITE_ROUTE, STAND_IN_ROUTE, sectionRoute, siteRoutes } from './routing/site-routes.tsx';
import { keepTyped } from './routing/typed-input.ts';
import { untilIdle } from './routing/until-idle.ts';
import { followAccountPrintLines } from './stores/account-print-lines.ts';
import { keepCartInStorage } from './stores/cart-storage.ts';
import { createSession } from './stores/session.ts';
import { createSiteStore } from './stores/site-store.ts';
import type { SiteStore } from './stores/site-store.ts';

const boot = globalThis.__KAAGAZZ__;
const loadFace = createRemoteHost(boot);
const faces: Record<string, RemoteFace> = {};

/** So long a page waits for the code of its section; then the rest of the site goes on without it. */
const SECTION_DEADLINE_MS = 1_500;
const TOO_LATE = Symbol('too late');

function tooLate(): Promise<typeof TOO_LATE> {
  return new Promise((resolve) => setTimeout(() => resolve(TOO_LATE), SECTION_DEADLINE_MS));
}

/** Another document is on its way: nothing more is drawn in this one. */
function leaving(): Promise<never> {
  return new Promise(() => undefined);
}

/** @param to the page that was asked for; default: the one that is shown */
async function failedToLoad(app: string, error: unknown, to?: string): Promise<void> {
  console.error(`${app} could not be loaded`, error);
  if (boot.giveUp(app, 'load', to)) await leaving();
}

/** The section of the first screen, before hydration: the server's markup can be taken over only by the same code. */
async function loadFirstSection(app: string | undefined): Promise<'there' | 'late' | 'failed'> {
  if (app === undefined || boot.failed.includes(app)) return 'there';
  try {
    const face = await Promise.race([loadFace(app), tooLate()]);
    if (face === TOO_LATE) return 'late';
    faces[app] = face;
    return 'there';
  } catch (error) {
    await failedToLoad(app, error);
    return 'failed';
  }
}

/** Pages of the first screen, too: React Router would show nothing until they are there. */
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
    // The server ran the loaders, and their data stands in the store.
    hydrationData: { loaderData: Object.fromEntries(matchedIds(routes).map((id) => [id, null])) },
    getContext: () =>
      new RouterContextProvider(new Map([[queryPreloaderContext, { waits: false, dispatch: store.dispatch }]])),
    async patchRoutesOnNavigation({ path, patch }) {
      const app = ownerOf(boot.releases, path);
      if (app === undefined || app in faces) return;
      const loading = loadFace(app);
      try {
        const face = await Promise.race([loading, tooLate()]);
        // The path stays with its stand-in, which offers to try again.
        if (face === TOO_LATE) arrivesLater(app, loading, path);
        else patch(SITE_ROUTE, [take(app, face)]);
      } catch (error) {
        await failedToLoad(app, error, path);
      }
    },
  });

  function take(app: string, face: RemoteFace): RouteObject {
    faces[app] = face;
    if (face.api) store.addClient(face.api);
    return sectionRoute(app, face, needsLoad);
  }

  /** A section that missed its deadline: where a visitor still waits for it, it appears when it is there. */
  function arrivesLater(app: string, loading: Promise<RemoteFace>, path: string): void {
    loading
      .then(async (face) => {
        if (!(app in faces)) router.patchRoutes(SITE_ROUTE, [take(app, face)]);
        // Whoever is on the way to another page gets there, and to their place in it.
        await untilIdle(router);
        if (router.state.matches.at(-1)?.route.id !== STAND_IN_ROUTE) return;
        const { pathname, search, hash } = router.state.location;
        if (ownerOf(boot.releases, pathname) !== app) return;
        const main = document.getElementById('main');
        if (main) keepTyped(main);
        await router.navigate(pathname + search + hash, { replace: true, preventScrollReset: true });
      })
      .catch((error: unknown) => failedToLoad(app, error, path));
  }

  return { router, arrivesLater };
}

function matchedIds(routes: RouteObject[]): string[] {
  return (matchRoutes(routes, location) ?? []).flatMap(({ route }) => (route.id ? [route.id] : []));
}

/** @returns whether a path is not this document's own: it is unknown, or has a document of its own */
function needsLoadFrom(firstPath: string) {
  return (pathname: string) => {
    const owner = ownerOf(boot.releases, pathname);
    if (owner !== undefined && !(owner in faces)) return false;
    return pathname !== firstPath;
  };
}

/** Brings the section of the page, and takes over what the server drew. */
export async function startSite(): Promise<void> {
  const owner = ownerOf(boot.releases, location.pathname);
  const first = await loadFirstSection(owner);
  await breathe();
  const session = createSession(() => store);
  const store = createSiteStore({
    extra: browserApiClient(session.freshToken),
    clients: Object.values(faces).flatMap((face) => (face.api ? [face.api] : [])),
    clientStates: boot.clients,
  });

  const needsLoad = needsLoadFrom(location.pathname);
  const routes = siteRoutes({ faces, needsLoad });
  let hydrates = first !== 'failed';
  await resolveLazyPages(routes).catch((error: unknown) => {
    hydrates = false;
    return failedToLoad(owner ?? 'shell', error);
  });
  await breathe();
  const { router, arrivesLater } = createRouter(routes, store, needsLoad);

  let isTakenOver = false;

  // Storage is read after hydration: the server could not know it, and markup would differ. Each step draws what it changes, so each is a piece.
  async function takenOver(): Promise<void> {
    if (isTakenOver) return;
    isTakenOver = true;
    // at once: a touch that waits for its turn may put something into the cart
    keepCartInStorage(store);
    await breathe();
    followAccountPrintLines(store);
    void session.start();
    document.documentElement.dataset.ready = 'true';
    await breathe();
    prefetchOnApproach(boot.releases, loadFace);
  }

  const app = (
    <SiteProviders
      store={store}
      stateWhenDrawn={store.getState()}
      session={{ ...session, leave: () => location.assign('/') }}
      site={{
        releases: boot.releases,
        year: boot.year,
        keptPath: first === 'late' ? location.pathname : undefined,
        giveUp: boot.giveUp,
        takenOver: () => void takenOver(),
      }}
      head={browserHead}
    >
      <RouterProvider router={router} />
    </SiteProviders>
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root');
  // A transition is drawn in pieces of a few milliseconds; without one the whole frame would be one piece.
  startTransition(() => {
    if (hydrates) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  if (first === 'late' && owner !== undefined) arrivesLater(owner, loadFace(owner), location.pathname);
}
