import type { FastifyReply } from 'fastify';
import type { App } from '../../../app-context.ts';
import { signedIn } from '../../../plugins/auth-guard.ts';
import { route } from '../../../plugins/operation-route.ts';
import type { SharedInvitations } from './shared-invitations.service.ts';

const CHANGES = { config: { limits: ['print-line-changes'] } } as const;

export function registerSharedInvitations(app: App, shared: SharedInvitations): void {
  route(app, 'findSharing', {}, async (request) => ({
    sharing: await shared.forHost(signedIn(request).id, request.params.id),
  }));

  route(app, 'shareInvitation', CHANGES, async (request) => ({
    sharing: await shared.share(signedIn(request).id, request.params.id),
  }));

  route(app, 'stopSharing', CHANGES, async (request) => ({
    sharing: await shared.stop(signedIn(request).id, request.params.id),
  }));

  route(app, 'openSharedInvitation', {}, async ({ params }) => ({ invitation: await shared.open(params.code) }));

  route(app, 'getInvitationPicture', {}, async ({ params }, reply) =>
    sendPicture(reply, 'image/webp', await shared.picture(params.code)),
  );

  route(app, 'getInvitationPreview', {}, async ({ params }, reply) =>
    sendPicture(reply, 'image/jpeg', await shared.preview(params.code)),
  );

  route(app, 'getInvitationCalendar', {}, async ({ params }, reply) =>
    reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="invitation.ics"')
      .send(await shared.calendar(params.code)),
  );
}

/**
 * How long browsers may cache the picture, in seconds. A cached picture stays visible even if the
 * host stops sharing the invitation.
 */
const CACHED_S = 300;

function sendPicture(reply: FastifyReply, type: string, bytes: Buffer): FastifyReply {
  return reply.type(type).header('cache-control', `private, max-age=${CACHED_S}`).send(bytes);
}
