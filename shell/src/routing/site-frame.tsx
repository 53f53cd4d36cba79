import { useHydrated } from '@kaagazz/contract';
import { useEffect, useMemo, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';

import { Frame } from '../frame/frame.tsx';
import { menuOf } from '../frame/navigation.ts';
import { useSite } from './site-context.ts';

/** Header, footer and, between them, the page. */
export function SiteFrame() {
  const { releases, year, withoutScripts, drawnFrame } = useSite();
  const { state } = useNavigation();
  const menu = useMemo(() => menuOf(releases), [releases]);

  return (
    <Frame menu={menu} year={year} busy={state !== 'idle'} withoutScripts={withoutScripts} drawn={drawnFrame}>
      <Outlet />
      <PageChange />
    </Frame>
  );
}

/** After a page change without a load: the place in the page is restored and focus goes to the content, as a load would do. */
function PageChange() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // The server leaves it out: its inline script is of use only to pages that were left.
  const hydrated = useHydrated();

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return hydrated ? <ScrollRestoration /> : null;
}
