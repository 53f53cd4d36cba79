import type { RemoteFace, RemoteRoute } from '@kaagazz/contract';
import { redirectDocument, useLocation } from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';

import { NotFoundPage } from '../frame/not-found-page.tsx';
import { ownerOf } from './owned-paths.ts';
import { AbsentSection, LateSection, SectionBoundary, SectionError } from './section-boundary.tsx';
import { useSite } from './site-context.ts';
import { SiteFrame } from './site-frame.tsx';
import { TakenOver } from './taken-over.tsx';

export const SITE_ROUTE = 'site';
/** What stands in for a path without a page here. */
export const STAND_IN_ROUTE = 'elsewhere';

/** True for a path that this document was not loaded for; on the server never. */
type NeedsLoad = (pathname: string) => boolean;

interface SiteRoutesOptions {
  /** the sections that are there, by app */
  faces: Record<string, RemoteFace>;
  /** the browser asks for a whole document where one is needed */
  needsLoad?: NeedsLoad;
}

/** The site: the frame, the sections that are there, and what stands in for all other paths. */
export function siteRoutes({ faces, needsLoad = () => false }: SiteRoutesOptions): RouteObject[] {
  return [
    {
      // no path: with one, `/` would match the empty frame when no section owns it
      id: SITE_ROUTE,
      Component: SiteFrame,
      HydrateFallback: NoFallback,
      children: [
        ...Object.entries(faces).map(([app, face]) => sectionRoute(app, face, needsLoad)),
        // Any section that arrives later outranks the splat.
        { id: STAND_IN_ROUTE, path: '*', Component: Elsewhere, loader: (args) => loadDocument(args, needsLoad) },
      ],
    },
  ];
}

/** A section's routes inside its boundary. */
export function sectionRoute(app: string, face: RemoteFace, needsLoad: NeedsLoad = () => false): RouteObject {
  return {
    id: `section:${app}`,
    Component: SectionBoundary,
    ErrorBoundary: SectionError,
    children: face.routes.map((route) => sectionPage(route, needsLoad)),
  };
}

/**
 * Each page gets a loader: of a page without one React Router would not hear that its code did not arrive, and would show nothing at all.
 * One whose document has headers of its own is entered by a full load: a link to it leaves this document.
 */
function sectionPage(route: RemoteRoute, needsLoad: NeedsLoad): RouteObject {
  const { handle, loader } = route;
  return {
    // what only changes the query of a page without data, is there at once
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

function Elsewhere() {
  return (
    <>
      <Unowned />
      <TakenOver />
    </>
  );
}

/** A path without a page here: nobody's, or of a section that is late or absent. */
function Unowned() {
  const { releases, keptPath } = useSite();
  const { pathname } = useLocation();
  if (ownerOf(releases, pathname) === undefined) return <NotFoundPage />;
  return pathname === keptPath ? <LateSection /> : <AbsentSection />;
}

function NoFallback() {
  return null;
}
