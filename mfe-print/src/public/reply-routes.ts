import type { RemoteRoute } from '@kaagazz/contract';
import { page } from '@kaagazz/contract/page';

import { hostRepliesPath, paths, replyPath } from '../paths.ts';

export const replyRoutes: RemoteRoute[] = [
  {
    id: 'print.reply',
    path: paths.reply,
    // Any code works as an example, because the server renders the same page for every code.
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
];
