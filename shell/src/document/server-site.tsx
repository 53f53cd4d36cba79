import type { HeadSink } from '@kaagazz/contract';
import { StaticRouterProvider, createStaticRouter } from 'react-router-dom';
import type { StaticHandler, StaticHandlerContext } from 'react-router-dom';
import type { ServerStyleSheet } from 'styled-components';

import type { PageBoot } from '../page-boot.ts';
import { SiteProviders } from '../providers/site-providers.tsx';
import type { Site } from '../routing/site-context.ts';
import type { SiteStore } from '../stores/site-store.ts';
import { KeptCss } from './kept-css.tsx';

interface ServerSiteProps extends Pick<Site, 'withoutScripts' | 'drawnFrame'> {
  boot: Pick<PageBoot, 'releases' | 'year'>;
  store: SiteStore;
  /** takes the CSS of what is drawn */
  sheet: ServerStyleSheet;
  head: HeadSink;
  handler: StaticHandler;
  /** what the handler found for the page */
  context: StaticHandlerContext;
}

/** The site with one page in it, as the server draws it. */
export function ServerSite({ boot, store, sheet, head, handler, context, ...frame }: ServerSiteProps) {
  const { releases, year } = boot;
  return (
    <KeptCss sheet={sheet}>
      <SiteProviders
        store={store}
        session={serverSession}
        site={{ releases, year, giveUp: onlyInBrowsers, ...frame }}
        head={head}
      >
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </SiteProviders>
    </KeptCss>
  );
}

const serverSession = {
  signIn: onlyInBrowsers,
  signOut: onlyInBrowsers,
  updateUser: onlyInBrowsers,
  keepFreshFor: onlyInBrowsers,
  leave: onlyInBrowsers,
};

function onlyInBrowsers(): never {
  throw new Error('sessions live in browsers');
}
