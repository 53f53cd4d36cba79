import { isChunkLoadError, useHydrated } from '@kaagazz/contract';
import { Button, Cluster, tokens } from '@kaagazz/design-system';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation, useRouteError } from 'react-router-dom';
import styled from 'styled-components';

import { SectionUnavailable } from '../frame/section-unavailable.tsx';
import { ownerOf } from './path-owner.ts';
import { useSite } from './site-context.ts';
import { HydrationMarker } from './hydration-marker.tsx';

/**
 * Must render the same `div` as `StaticSection`, so that React keeps the server-rendered content.
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
    if (app !== undefined) giveUp(app, isChunkLoadError(error) ? 'load' : 'render', undefined, error);
  }, [error, giveUp, pathname, releases]);

  return (
    <>
      <SectionUnavailable key={key} />
      <HydrationMarker />
    </>
  );
}

const KEEP_CONTENT = { __html: '' };

const Notice = styled.div`
  position: sticky;
  bottom: 0;
  padding: ${tokens.space(3)} ${tokens.space(4)};
  background: ${tokens.color.paperShade};
`;

export function StaticSection({ isLate }: { isLate: boolean }) {
  const hydrated = useHydrated();
  const [isFirstPage] = useState(!hydrated);
  if (!isFirstPage) return <SectionUnavailable />;

  return (
    <>
      {/* React neither compares nor changes this content. */}
      <div suppressHydrationWarning dangerouslySetInnerHTML={KEEP_CONTENT} />
      {hydrated && (
        <Notice role="status">
          <Cluster justify="center">
            <span>
              {isLate
                ? 'This part of the page is taking longer than usual to load.'
                : 'Part of this page could not be loaded.'}
            </span>
            <Button variant="secondary" onClick={() => location.reload()}>
              Try again
            </Button>
          </Cluster>
        </Notice>
      )}
    </>
  );
}
