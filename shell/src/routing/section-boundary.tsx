import { isChunkLoadError, useHydrated } from '@kaagazz/contract';
import { Button, Cluster, tokens } from '@kaagazz/design-system';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigate, useRouteError } from 'react-router-dom';

import styled from 'styled-components';

import { SectionUnavailable } from '../frame/section-unavailable.tsx';
import { ownerOf } from './owned-paths.ts';
import { useSite } from './site-context.ts';
import { TakenOver } from './taken-over.tsx';

/**
 * Around each section: on the server a page that throws must not take header and footer along. The element is one that a browser can keep as it was
 * drawn while the section's code is late.
 */
export function SectionBoundary() {
  return (
    <div>
      <Suspense fallback={null}>
        <Outlet />
        <TakenOver />
      </Suspense>
    </div>
  );
}

/** A page of the section threw, or its code did not arrive. */
export function SectionError() {
  const error = useRouteError();
  const { key, pathname } = useLocation();
  const { releases, giveUp } = useSite();
  useEffect(() => {
    console.error('a section failed', error);
    const app = ownerOf(releases, pathname);
    if (app !== undefined) giveUp(app, isChunkLoadError(error) ? 'load' : 'render');
  }, [error, giveUp, pathname, releases]);

  // Code that did not arrive, and a page that threw while it hydrated, are begun anew only by a load.
  return (
    <>
      <SectionUnavailable key={key} onRetry={isChunkLoadError(error) ? () => location.reload() : undefined} />
      <TakenOver />
    </>
  );
}

/** The section could not be loaded, on the server or here. */
export function AbsentSection() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  return <SectionUnavailable onRetry={() => void navigate(pathname + search, { replace: true })} />;
}

const KEPT = { __html: '' };

const Notice = styled.div`
  position: sticky;
  bottom: 0;
  padding: ${tokens.space(3)} ${tokens.space(4)};
  background: ${tokens.color.paperShade};
`;

/** The first page's section is late: what the server drew stays to be read, and a word about it stands at the edge. It goes live when its code arrives. */
export function LateSection() {
  const hydrated = useHydrated();

  return (
    <>
      {/* markup that React is told to keep: it compares nothing and touches nothing */}
      <div suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />
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
