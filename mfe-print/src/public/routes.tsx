import { preloadQuery } from '@kaagazz/contract';
import type { RemoteFace } from '@kaagazz/contract';
import { page } from '@kaagazz/contract/page';

import { printApi } from '../api.ts';
import { paths } from '../paths.ts';
import { discovery } from './discovery.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { replyRoutes } from './reply-routes.ts';

const { startingPrices } = printApi.endpoints;

const face: RemoteFace = {
  contract: 1,
  version: __APP_VERSION__,
  api: printApi,
  discovery: __SERVER__ ? discovery : undefined,
  routes: [
    {
      id: 'print.hub',
      path: paths.hub,
      handle: { chunk: 'print-hub-page', menu: 'Kaagazz Print' },
      loader: (args) => preloadQuery(args, startingPrices.initiate(undefined, { subscribe: false })),
      lazy: page(() => import(/* webpackChunkName: "print-hub-page" */ '../pages/print-hub-page.tsx'), 'PrintHubPage'),
    },
    ...invitationRoutes,
    ...orderRoutes,
    ...replyRoutes,
  ],
};

export default face;
