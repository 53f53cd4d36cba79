import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasExpired } from '@kaagazz/releases';

import type { DeskView } from '../src/desk/desk-view.ts';
import { sendDeskPage } from './release-desk-page.ts';
import { deskSessionOf, openDeskSession } from './release-desk-session.ts';
import type { DeskSession } from './release-desk-session.ts';
import { DESK, DeskVisit } from './release-desk-visit.ts';
import type { ReleaseDeskOptions } from './release-desk-visit.ts';
import { siteOriginOf } from './same-origin.ts';

/**
 * `/_releases`: what is rolled out to whom, how it does, and the buttons to change it. For everybody without the operator's right there is nothing
 * here. Every change goes through a page that asks back, is refused when somebody else changed the app meanwhile, and stands in the audit trail.
 */
export async function releaseDesk(app: FastifyInstance, options: ReleaseDeskOptions): Promise<void> {
  await app.register(async (scope) => {
    if (!scope.hasContentTypeParser('application/x-www-form-urlencoded')) await scope.register(formbody);
    scope.get<{ Params: { '*': string } }>(`${DESK}/enter/*`, (request, reply) => enter(request, reply, options));
    await scope.register(async (guarded) => guardedDesk(guarded, options));
  });
}

function guardedDesk(scope: FastifyInstance, options: ReleaseDeskOptions): void {
  const sessions = new WeakMap<FastifyRequest, DeskSession>();
  // before a body is even read
  scope.addHook('onRequest', async (request, reply) => {
    const session = await deskSessionOf(request, options);
    if (session) {
      sessions.set(request, session);
      return;
    }
    if (request.method === 'POST') reply.callNotFound();
    else await options.notFound(request, reply);
    return reply;
  });
  const at = (request: FastifyRequest) => {
    const session = sessions.get(request);
    if (!session) throw new Error('a request reached the release desk without a session');
    return new DeskVisit(options, session, request);
  };
  scope.get<{ Querystring: Record<string, string> }>(DESK, (request, reply) =>
    at(request).show(reply, request.query.done),
  );
  scope.get<{ Querystring: Record<string, string> }>(`${DESK}/confirm`, (request, reply) =>
    at(request).askBack(reply, request.query),
  );
  for (const what of ['promote', 'rollback', 'pause']) {
    scope.post(`${DESK}/${what}`, (request, reply) => at(request).change(reply, what, request.body));
  }
}

async function enter(
  request: FastifyRequest<{ Params: { '*': string } }>,
  reply: FastifyReply,
  { secret, siteOrigin, draw, notFound }: ReleaseDeskOptions,
): Promise<FastifyReply> {
  const secure = siteOriginOf(request, siteOrigin)?.startsWith('https:') ?? false;
  const note = (status: number, view: Omit<DeskView & { page: 'note' }, 'page'>) =>
    sendDeskPage(reply, { status, view: { page: 'note', ...view }, draw });
  try {
    await openDeskSession(reply, { secret, link: request.params['*'], secure });
  } catch (error) {
    if (!hasExpired(error)) return notFound(request, reply);
    const text = 'This link has expired. Print another: npm run release -- desk';
    return note(410, { title: 'This link has expired', text, way: { href: '/', label: 'Go to the shop' } });
  }
  // Not a redirect: after one from another site (a mail, a chat) the browser would keep back the strict cookie.
  const way = { href: DESK, label: 'Open the release desk' };
  return note(200, {
    title: 'The desk is open',
    text: 'It stays open in this browser for 12 hours.',
    way,
    hurries: true,
  });
}
