import { lazyPage } from '@kaagazz/contract';
import type { RemoteFace } from '@kaagazz/contract';

import { paths } from '../paths.ts';

const face: RemoteFace = {
  contract: 1,
  version: __APP_VERSION__,
  routes: [
    {
      id: 'print.hub',
      path: paths.hub,
      handle: { chunk: 'print-hub-page', menu: 'Kaagazz Print' },
      lazy: {
        Component: lazyPage(
          () => import(/* webpackChunkName: "print-hub-page" */ '../pages/print-hub-page.tsx'),
          'PrintHubPage',
        ),
      },
    },
  ],
};

export default face;
