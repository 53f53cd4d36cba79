import { preloadQuery } from '@kaagazz/contract';
import type { RemoteFace } from '@kaagazz/contract';
import { page } from '@kaagazz/contract/page';

import { __ID__Api } from '../api.ts';
import { paths } from '../paths.ts';

const { topPicks } = __ID__Api.endpoints;

const face: RemoteFace = {
  contract: 1,
  version: __APP_VERSION__,
  api: __ID__Api,
  routes: [
    {
      id: '__ID__.home',
      path: paths.home,
      handle: { chunk: 'home-page' },
      loader: (args) => preloadQuery(args, topPicks.initiate(undefined, { subscribe: false })),
      lazy: page(() => import(/* webpackChunkName: "home-page" */ '../pages/home-page.tsx'), 'HomePage'),
    },
  ],
};

export default face;
