import { type RemoteRoute, preloadQuery } from '@kaagazz/contract';
import { page } from '@kaagazz/contract/page';

import { printApi } from '../api.ts';
import { hostRepliesPath, issuedPath, paths, replyPath, sharePath, sharedPath, verifyPath } from '../paths.ts';

/**
 * Returns a new object for each route, because React Router modifies the `lazy` object of a route.
 */
const verifyPage = () =>
  page(() => import(/* webpackChunkName: "certificates-page" */ '../pages/verify-page.tsx'), 'VerifyPage');

export const replyRoutes: RemoteRoute[] = [
  { id: 'print.verify', path: paths.verify, handle: { chunk: 'certificates-page' }, lazy: verifyPage() },
  {
    id: 'print.verify-serial',
    path: paths.verifySerial,
    handle: { chunk: 'certificates-page', example: verifyPath('KZ-0000-0000-0000') },
    lazy: verifyPage(),
  },
  {
    id: 'print.issued',
    path: paths.issued,
    handle: { chunk: 'certificates-page', example: issuedPath('print_example') },
    lazy: page(() => import(/* webpackChunkName: "certificates-page" */ '../pages/issued-page.tsx'), 'IssuedPage'),
  },
  {
    id: 'print.reply',
    path: paths.reply,
    handle: { chunk: 'reply-page', example: replyPath('0123456789ABC') },
    lazy: page(() => import(/* webpackChunkName: "reply-page" */ '../pages/reply-page.tsx'), 'ReplyPage'),
  },
  {
    id: 'print.host-replies',
    path: paths.hostReplies,
    handle: { chunk: 'host-replies-page', example: hostRepliesPath('print_example') },
    lazy: page(
      () => import(/* webpackChunkName: "host-replies-page" */ '../pages/host-replies-page.tsx'),
      'HostRepliesPage',
    ),
  },
  {
    id: 'print.shared',
    path: paths.shared,
    handle: { chunk: 'shared-invitation-page', example: sharedPath('0123456789ABC') },
    loader: (args) =>
      preloadQuery(args, printApi.endpoints.sharedInvitation.initiate(args.params.code ?? '', { subscribe: false })),
    lazy: page(
      () => import(/* webpackChunkName: "shared-invitation-page" */ '../pages/shared-invitation-page.tsx'),
      'SharedInvitationPage',
    ),
  },
  {
    id: 'print.share',
    path: paths.share,
    handle: { chunk: 'share-page', example: sharePath('print_example') },
    lazy: page(() => import(/* webpackChunkName: "share-page" */ '../pages/share-page.tsx'), 'SharePage'),
  },
];
