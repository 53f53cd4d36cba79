import type { HeadSink } from '@kaagazz/contract';
import { StaticRouterProvider, createStaticRouter } from 'react-router-dom';
import type { StaticHandler, StaticHandlerContext } from 'react-router-dom';
import type { ServerStyleSheet } from 'styled-components';

import { WithoutScripts } from '../frame/without-scripts.tsx';
import type { PageBoot } from '../page-boot.ts';
import { SiteProviders } from '../providers/site-providers.tsx';
import type { SiteStore } from '../stores/site-store.ts';
import { CachedCss } from './cached-css.tsx';

interface ServerSiteProps {
  boot: Pick<PageBoot, 'releases' | 'year' | 'settings'>;
  store: SiteStore;
  sheet: ServerStyleSheet;
  head: HeadSink;
  handler: StaticHandler;
  context: StaticHandlerContext;
}

export function ServerSite({ boot, store, sheet, head, handler, context }: ServerSiteProps) {
  const { releases, year, settings } = boot;
  return (
    <CachedCss sheet={sheet}>
      <SiteProviders
        store={store}
        session={serverSession}
        site={{ releases, year, giveUp: throwOnServer, withoutScripts: WithoutScripts }}
        settings={settings}
        head={head}
      >
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </SiteProviders>
    </CachedCss>
  );
}

const serverSession = {
  signIn: throwOnServer,
  signOut: throwOnServer,
  updateUser: throwOnServer,
  keepFreshFor: throwOnServer,
  leave: throwOnServer,
};

function throwOnServer(): never {
  throw new Error('not available on the server');
}
