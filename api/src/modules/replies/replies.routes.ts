import type { App } from '../../app-context.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { route } from '../../plugins/operation-route.ts';
import { networkOf } from '../throttle/network.ts';
import type { Replies } from './replies.service.ts';

const OPENS = { config: { limits: ['invitations-opened-by-visitor', 'invitations-opened'] } } as const;
const REPLIES = { config: { limits: ['replies-of-visitor', 'replies'] } } as const;
const CHANGES = { config: { limits: ['print-line-changes'] } } as const;

export function registerReplies(app: App, replies: Replies): void {
  route(app, 'openReplyForm', OPENS, async ({ params, body }) => ({
    invitation: await replies.open(params.code, body.token),
  }));

  route(app, 'saveReply', REPLIES, async ({ params, body, ip }) => {
    await replies.save(params.code, body, networkOf(ip));
    return {};
  });

  route(app, 'downloadCalendar', OPENS, async ({ params }, reply) =>
    reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="invitation.ics"')
      .send(await replies.calendar(params.code)),
  );

  route(app, 'listReplies', {}, async (request) => ({
    replies: await replies.forHost(signedIn(request).id, request.params.id),
  }));

  route(app, 'changeReplySettings', CHANGES, async (request) => ({
    replies: await replies.change(signedIn(request).id, request.params.id, request.body),
  }));

  route(app, 'deleteReply', CHANGES, async (request) => ({
    replies: await replies.remove(signedIn(request).id, request.params.id, request.params.reply),
  }));

  route(app, 'exportReplies', {}, async (request, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="replies.csv"')
      .send(await replies.file(signedIn(request).id, request.params.id)),
  );
}
