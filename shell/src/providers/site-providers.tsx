import { PageHeadContext } from '@kaagazz/contract';
import type { HeadSink } from '@kaagazz/contract';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

import { ToastRegion } from '../frame/toasts.tsx';
import { SiteContext } from '../routing/site-context.ts';
import type { Site } from '../routing/site-context.ts';
import type { SiteState, SiteStore } from '../stores/site-store.ts';
import { AuthFromStore } from './auth-from-store.tsx';
import type { SessionActions } from './auth-from-store.tsx';
import { CartFromStore } from './cart-from-store.tsx';

interface SiteProvidersProps {
  store: SiteStore;
  serverState?: SiteState;
  session: SessionActions;
  site: Site;
  head: HeadSink;
  children: ReactNode;
}

export function SiteProviders({ store, serverState, session, site, head, children }: SiteProvidersProps) {
  return (
    <Provider store={store} {...(serverState && { serverState })}>
      <SiteContext value={site}>
        <PageHeadContext value={head}>
          <ToastRegion>
            <AuthFromStore session={session}>
              <CartFromStore>{children}</CartFromStore>
            </AuthFromStore>
          </ToastRegion>
        </PageHeadContext>
      </SiteContext>
    </Provider>
  );
}
