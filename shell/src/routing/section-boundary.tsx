import { isChunkLoadError, useHydrated } from '@kaagazz/contract';
import { Button, Cluster, tokens } from '@kaagazz/design-system';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import styled from 'styled-components';

import { SectionUnavailable } from '../frame/section-unavailable.tsx';
import { ownerOf } from './owned-paths.ts';
import { useSite } from './site-context.ts';
import { HydrationMarker } from './hydration-marker.tsx';

/**
 * Wraps each section, so that an error leaves the header and footer in place. `LateSection` keeps
 * the content of the `div`.
 */
export function SectionBoundary() {
  return (
    <div>
      <Suspense fallback={null}>
        <Outlet />
        <HydrationMarker />
      </Suspense>
    </div>
  );
}

export function SectionError() {
  const error = useRouteError();
  const { key, pathname } = useLocation();
  const { releases, giveUp } = useSite();
  useEffect(() => {
    console.error('a section failed', error);
    const app = ownerOf(releases, pathname);
    if (app !== undefined) giveUp(app, isChunkLoadError(error) ? 'load' : 'render');
  }, [error, giveUp, pathname, releases]);

  // Only a page load can recover from missing code or a failed hydration.
  return (
    <>
      <SectionUnavailable key={key} onRetry={isChunkLoadError(error) ? () => location.reload() : undefined} />
      <HydrationMarker />
    </>
  );
}

export function AbsentSection() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  return <SectionUnavailable onRetry={() => void navigate(pathname + search, { replace: true })} />;
}

const KEEP_CONTENT = { __html: '' };

const Notice = styled.div`
  position: sticky;
  bottom: 0;
  padding: ${tokens.space(3)} ${tokens.space(4)};
  background: ${tokens.color.paperShade};
`;

/** Keeps the server-rendered first page, with a notice, until the section's code arrives. */
export function LateSection() {
  const hydrated = useHydrated();

  return (
    <>
      {/* React neither compares nor changes this content. */}
      <div suppressHydrationWarning dangerouslySetInnerHTML={KEEP_CONTENT} />
      {hydrated && (
        <Notice role="status">
          <Cluster justify="center">
            <span>This part is taking longer than usual.</span>
            <Button variant="secondary" onClick={() => location.reload()}>
              Try again
            </Button>
          </Cluster>
        </Notice>
      )}
    </>
  );
}
