import { PageHeadContext, SiteSettingsProvider } from '@kaagazz/contract';
import type { HeadSink, SiteSettings } from '@kaagazz/contract';
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
  settings: SiteSettings;
  onItemAdded?: () => void;
  head: HeadSink;
  children: ReactNode;
}

export function SiteProviders({
  store,
  serverState,
  session,
  site,
  settings,
  onItemAdded,
  head,
  children,
}: SiteProvidersProps) {
  return (
    <Provider store={store} {...(serverState && { serverState })}>
      <SiteContext value={site}>
        <SiteSettingsProvider value={settings}>
          <PageHeadContext value={head}>
            <ToastRegion>
              <AuthFromStore session={session}>
                <CartFromStore onItemAdded={onItemAdded}>{children}</CartFromStore>
              </AuthFromStore>
            </ToastRegion>
          </PageHeadContext>
        </SiteSettingsProvider>
      </SiteContext>
    </Provider>
  );
}
