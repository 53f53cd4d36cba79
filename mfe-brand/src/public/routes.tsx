import { lazyPage, preloadQuery } from '@kaagazz/contract';
import type { RemoteFace } from '@kaagazz/contract';

import { brandApi } from '../api.ts';
import { topPicksApi } from '../features/best-picks/top-picks.api.ts';
import { paths } from '../paths.ts';

const face: RemoteFace = {
  contract: 1,
  version: __APP_VERSION__,
  api: brandApi,
  routes: [
    {
      id: 'brand.home',
      path: paths.home,
      handle: { chunk: 'home-page' },
      loader: (args) => preloadQuery(args, topPicksApi.endpoints.topPicks.initiate(undefined, { subscribe: false })),
      lazy: {
        Component: lazyPage(() => import(/* webpackChunkName: "home-page" */ '../pages/home-page.tsx'), 'HomePage'),
      },
    },
    {
      id: 'brand.sustainability',
      path: paths.sustainability,
      handle: { chunk: 'sustainability-page' },
      lazy: {
        Component: lazyPage(
          () => import(/* webpackChunkName: "sustainability-page" */ '../pages/sustainability-page.tsx'),
          'SustainabilityPage',
        ),
      },
    },
  ],
};

export default face;
