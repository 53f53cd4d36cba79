import { useHydrated } from '@kaagazz/contract';
import { useEffect, useMemo, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';

import { Frame } from '../frame/frame.tsx';
import { menuOf } from '../frame/navigation.ts';
import { useSite } from './site-context.ts';

export function SiteFrame() {
  const { releases, year, withoutScripts } = useSite();
  const { state } = useNavigation();
  const menu = useMemo(() => menuOf(releases), [releases]);

  return (
    <Frame menu={menu} year={year} busy={state !== 'idle'} withoutScripts={withoutScripts}>
      <Outlet />
      <PageChange />
    </Frame>
  );
}

function PageChange() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // Render `ScrollRestoration` only in the browser, because the server would render it as an inline
  // script.
  const hydrated = useHydrated();

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return hydrated ? <ScrollRestoration /> : null;
}
