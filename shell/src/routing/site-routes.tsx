import type { RemoteFace, RemoteRoute } from '@kaagazz/contract';
import { redirectDocument, useLocation } from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';

import { NotFoundPage } from '../frame/not-found-page.tsx';
import { SectionUnavailable } from '../frame/section-unavailable.tsx';
import { HydrationMarker } from './hydration-marker.tsx';
import { ownerOf } from './path-owner.ts';
import { SectionBoundary, SectionError, StaticSection } from './section-boundary.tsx';
import { useSite } from './site-context.ts';
import { SiteFrame } from './site-frame.tsx';

export const SITE_ROUTE = 'site';
export const FALLBACK_ROUTE = 'fallback';

type NeedsLoad = (pathname: string) => boolean;

interface SiteRoutesOptions {
  faces: Record<string, RemoteFace>;
  needsLoad?: NeedsLoad;
}

export function siteRoutes({ faces, needsLoad = () => false }: SiteRoutesOptions): RouteObject[] {
  return [
    {
      // Don't set `path: '/'`, because this route would then match `/` even if no app has a home
      // page.
      id: SITE_ROUTE,
      Component: SiteFrame,
      HydrateFallback: NoFallback,
      children: [
        ...Object.entries(faces).map(([app, face]) => sectionRoute(app, face, needsLoad)),
        { id: FALLBACK_ROUTE, path: '*', Component: FallbackPage, loader: (args) => loadDocument(args, needsLoad) },
      ],
    },
  ];
}

export function sectionRoute(app: string, face: RemoteFace, needsLoad: NeedsLoad = () => false): RouteObject {
  return {
    id: `section:${app}`,
    Component: SectionBoundary,
    ErrorBoundary: SectionError,
    children: face.routes.map((route) => sectionPage(route, needsLoad)),
  };
}

function sectionPage(route: RemoteRoute, needsLoad: NeedsLoad): RouteObject {
  const { handle, loader } = route;
  return {
    shouldRevalidate: ({ defaultShouldRevalidate }) => Boolean(loader) && defaultShouldRevalidate,
    ...route,
    loader(args: LoaderFunctionArgs) {
      if (handle.ownDocument) loadDocument(args, needsLoad);
      return typeof loader === 'function' ? loader(args) : null;
    },
  };
}

function loadDocument({ request }: LoaderFunctionArgs, needsLoad: NeedsLoad): null {
  const { pathname, search } = new URL(request.url);
  if (needsLoad(pathname)) throw redirectDocument(pathname + search);
  return null;
}

function FallbackPage() {
  const { releases, staticPage } = useSite();
  const { pathname } = useLocation();
  const Page = ownerOf(releases, pathname) === undefined ? NotFoundPage : SectionUnavailable;
  return (
    <>
      {pathname === staticPage?.path ? <StaticSection isLate={staticPage.isLate} /> : <Page />}
      <HydrationMarker />
    </>
  );
}

function NoFallback() {
  return null;
}
