import { isChunkLoadError } from '@kaagazz/contract';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigate, useRouteError } from 'react-router';

import { SectionUnavailable } from '../frame/section-unavailable.tsx';

/** Around each section: on the server a page that throws must not take header and footer along. */
export function SectionBoundary() {
  return (
    <Suspense fallback={null}>
      <Outlet />
    </Suspense>
  );
}

/** A page of the section threw, or its code did not arrive. */
export function SectionError() {
  const error = useRouteError();
  const { key } = useLocation();
  useEffect(() => console.error('a section failed', error), [error]);

  // Code that did not arrive, and a page that threw while it hydrated, are begun anew only by a load.
  return <SectionUnavailable key={key} onRetry={isChunkLoadError(error) ? () => location.reload() : undefined} />;
}

/** The section could not be loaded, on the server or here. */
export function AbsentSection() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  return <SectionUnavailable onRetry={() => void navigate(pathname + search, { replace: true })} />;
}
