import type { RemoteRoute } from '@kaagazz/contract';
import { page } from '@kaagazz/contract/page';

import names from '../features/services/service-names.json';
import { INVITATION_KINDS, designPath, designsPath } from '../paths.ts';
import { pricesLoader } from './prices-loader.ts';

export const invitationRoutes: RemoteRoute[] = INVITATION_KINDS.flatMap((kind) => [
  {
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
