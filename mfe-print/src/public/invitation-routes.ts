import { lazyPage, preloadQuery } from '@kaagazz/contract';
import type { RemoteFace } from '@kaagazz/contract';

import { printApi } from '../api.ts';
import type * as ListPages from '../pages/invitation-list-pages.tsx';
import type * as DesignPages from '../pages/invitation-pages.tsx';
import { designPath, designsPath } from '../paths.ts';
import type { InvitationKind } from '../paths.ts';

type Routes = RemoteFace['routes'];

/** List and designs of one occasion. */
function routesOf(kind: InvitationKind, list: keyof typeof ListPages, design: keyof typeof DesignPages): Routes {
  const loader: Routes[number]['loader'] = (args) =>
    preloadQuery(args, printApi.endpoints.prices.initiate(kind, { subscribe: false }));
  return [
    {
      id: `print.${kind}`,
      path: designsPath(kind),
      handle: { chunk: 'invitation-list-pages' },
      loader,
      lazy: {
        Component: lazyPage(
          () => import(/* webpackChunkName: "invitation-list-pages" */ '../pages/invitation-list-pages.tsx'),
          list,
        ),
      },
    },
    {
      id: `print.${kind}-design`,
      path: designPath(kind, ':id'),
      handle: { chunk: 'invitation-pages', example: designPath(kind, '1') },
      loader,
      lazy: {
        Component: lazyPage(
          () => import(/* webpackChunkName: "invitation-pages" */ '../pages/invitation-pages.tsx'),
          design,
        ),
      },
    },
  ];
}

/** Every occasion that there are designs for (specification §2). */
export const invitationRoutes: Routes = [
  ...routesOf('marriage', 'MarriageListPage', 'MarriagePage'),
  ...routesOf('babyshower', 'BabyShowerListPage', 'BabyShowerPage'),
  ...routesOf('birthday', 'BirthdayListPage', 'BirthdayPage'),
  ...routesOf('anniversary', 'AnniversaryListPage', 'AnniversaryPage'),
];
