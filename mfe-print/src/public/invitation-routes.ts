import type { RemoteRoute } from '@kaagazz/contract';
import { page } from '@kaagazz/contract/page';

import names from '../features/services/service-names.json';
import { DESIGN_KINDS, designPath, designsPath } from '../paths.ts';
import { pricesLoader } from './prices-loader.ts';

export const invitationRoutes: RemoteRoute[] = DESIGN_KINDS.flatMap((kind) => [
  kind === 'suites'
    ? {
        id: 'print.suites',
        path: designsPath(kind),
        handle: { chunk: 'suite-list-page', menu: names.suites },
        loader: pricesLoader(kind),
        lazy: page(
          () => import(/* webpackChunkName: "suite-list-page" */ '../pages/suite-list-page.tsx'),
          'SuiteListPage',
        ),
      }
    : {
        id: `print.${kind}`,
        path: designsPath(kind),
        handle: { chunk: 'invitation-list-page', menu: `${names[kind]} invitations` },
        loader: pricesLoader(kind),
        lazy: page(
          () => import(/* webpackChunkName: "invitation-list-page" */ '../pages/invitation-list-page.tsx'),
          'InvitationListPage',
        ),
      },
  {
    id: `print.${kind}-design`,
    path: designPath(kind, ':id'),
    handle: { chunk: 'invitation-page', example: designPath(kind, '1') },
    loader: pricesLoader(kind),
    lazy: page(
      () => import(/* webpackChunkName: "invitation-page" */ '../pages/invitation-page.tsx'),
      'InvitationPage',
    ),
  },
]);
