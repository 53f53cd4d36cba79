import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasExpired } from '@kaagazz/releases';

import type { ReleasePageView } from '../../src/release-page/release-page-view.ts';
import { siteOriginOf } from '../security/index.ts';
import { findSession, startSession } from './operator-session.ts';
import type { OperatorSession } from './operator-session.ts';
import { RELEASE_PAGE, ReleasePageRequest } from './release-page-request.ts';
import type { ReleasePageOptions } from './release-page-request.ts';
import { sendReleasePage } from './send-release-page.ts';

export async function registerReleasePage(app: FastifyInstance, options: ReleasePageOptions): Promise<void> {
  await app.register(async (scope) => {
    if (!scope.hasContentTypeParser('application/x-www-form-urlencoded')) await scope.register(formbody);
    scope.get<{ Params: { '*': string } }>(`${RELEASE_PAGE}/enter/*`, (request, reply) =>
      enter(request, reply, options),
    );
    await scope.register(async (guarded) => registerOperatorRoutes(guarded, options));
  });
}

function registerOperatorRoutes(scope: FastifyInstance, options: ReleasePageOptions): void {
  const sessions = new WeakMap<FastifyRequest, OperatorSession>();
  // Check the session before the body is read, so that unauthorized clients can't send large
  // bodies.
  scope.addHook('onRequest', async (request, reply) => {
    const session = await findSession(request, options);
    if (session) {
      sessions.set(request, session);
      return;
    }
    if (request.method === 'POST') reply.callNotFound();
    else await options.notFound(request, reply);
    return reply;
  });
  const handle = (request: FastifyRequest) => {
    const session = sessions.get(request);
    if (!session) throw new Error('a request reached the release page without a session');
    return new ReleasePageRequest(options, session, request);
  };
  scope.get<{ Querystring: Record<string, string> }>(RELEASE_PAGE, (request, reply) =>
    handle(request).show(reply, request.query.done),
  );
  scope.get<{ Querystring: Record<string, string> }>(`${RELEASE_PAGE}/confirm`, (request, reply) =>
    handle(request).confirm(reply, request.query),
  );
  for (const action of ['promote', 'rollback', 'pause']) {
    scope.post(`${RELEASE_PAGE}/${action}`, (request, reply) => handle(request).change(reply, action, request.body));
  }
}

async function enter(
  request: FastifyRequest<{ Params: { '*': string } }>,
  reply: FastifyReply,
  { secret, siteOrigin, render, notFound }: ReleasePageOptions,
): Promise<FastifyReply> {
  const secure = siteOriginOf(request, siteOrigin)?.startsWith('https:') ?? false;
  const sendMessage = (status: number, message: Omit<ReleasePageView & { page: 'message' }, 'page'>) =>
    sendReleasePage(reply, { status, view: { page: 'message', ...message }, render });
  try {
    await startSession(reply, { secret, link: request.params['*'], secure });
  } catch (error) {
    if (!hasExpired(error)) return notFound(request, reply);
    const text = 'This link has expired. Print a new one with npm run release -- page';
    return sendMessage(410, { title: 'This link has expired', text, link: { href: '/', label: 'Go to the shop' } });
  }
  // Redirect with a `<meta>` tag. After a click in an email, browsers don't send `SameSite=Strict`
  // cookies to the target of a 303 redirect.
  return sendMessage(200, {
    title: 'You are signed in',
    text: 'You can open the release page in this browser for the next 12 hours.',
    link: { href: RELEASE_PAGE, label: 'Open the release page' },
    redirects: true,
  });
}
