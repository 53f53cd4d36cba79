import { queryPreloaderContext } from '@kaagazz/contract';
import type { RemoteFace } from '@kaagazz/contract';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterContextProvider, createBrowserRouter, matchRoutes } from 'react-router';
import type { RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { browserApiClient } from './api-client/browser-api-client.ts';
import { browserHead } from './document/browser-head.ts';
import { createRemoteHost } from './federation/remote-host.ts';
import { SiteProviders } from './providers/site-providers.tsx';
import { ownerOf } from './routing/owned-paths.ts';
import { SITE_ROUTE, sectionRoute, siteRoutes } from './routing/site-routes.tsx';
import { keepCartInStorage } from './stores/cart-storage.ts';
import { createSession } from './stores/session.ts';
import { createSiteStore } from './stores/site-store.ts';
import type { SiteStore } from './stores/site-store.ts';

const boot = globalThis.__KAAGAZZ__;
const loadFace = createRemoteHost(boot);
const faces: Record<string, RemoteFace> = {};

/** The section of the first screen, before hydration: the server's markup can be taken over only by the same code. */
async function loadFirstSection(): Promise<{ sameAsServer: boolean }> {
  const app = ownerOf(boot.releases, location.pathname);
  if (app === undefined || boot.failed.includes(app)) return { sameAsServer: true };
  try {
    faces[app] = await loadFace(app);
    return { sameAsServer: true };
  } catch (error) {
    console.error(`${app} could not be loaded`, error);
    return { sameAsServer: false };
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
  return createBrowserRouter(routes, {
    // The server ran the loaders, and their data stands in the store.
    hydrationData: { loaderData: Object.fromEntries(matchedIds(routes).map((id) => [id, null])) },
    getContext: () =>
      new RouterContextProvider(
        new Map([[queryPreloaderContext, { waits: false, dispatch: store.dispatch as never }]]),
      ),
    async patchRoutesOnNavigation({ path, patch }) {
      const app = ownerOf(boot.releases, path);
      if (app === undefined || app in faces) return;
      try {
        const face = await loadFace(app);
        faces[app] = face;
        if (face.api) store.addClient(face.api);
        patch(SITE_ROUTE, [sectionRoute(app, face, needsLoad)]);
      } catch (error) {
        // The path stays with its stand-in, which offers to try again.
        console.error(`${app} could not be loaded`, error);
      }
    },
  });
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

async function start(): Promise<void> {
  const { sameAsServer } = await loadFirstSection();
  const session = createSession(() => store);
  const store = createSiteStore({
    extra: browserApiClient(session.freshToken),
    clients: Object.values(faces).flatMap((face) => (face.api ? [face.api] : [])),
    clientStates: boot.clients,
  });

  const needsLoad = needsLoadFrom(location.pathname);
  const routes = siteRoutes({ faces, needsLoad });
  let hydrates = sameAsServer;
  await resolveLazyPages(routes).catch((error: unknown) => {
    console.error('the page could not be loaded', error);
    hydrates = false;
  });

  const app = (
    <SiteProviders
      store={store}
      stateWhenDrawn={store.getState()}
      session={{ ...session, leave: () => location.assign('/') }}
      site={{ releases: boot.releases, year: boot.year }}
      head={browserHead}
    >
      <RouterProvider router={createRouter(routes, store, needsLoad)} />
    </SiteProviders>
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root');
  if (hydrates) hydrateRoot(root, app);
  else createRoot(root).render(app);

  // Storage is read after hydration: the server could not know it, and markup would differ.
  requestAnimationFrame(() => {
    keepCartInStorage(store);
    void session.start();
    document.documentElement.dataset.ready = 'true';
  });
}

void start();
