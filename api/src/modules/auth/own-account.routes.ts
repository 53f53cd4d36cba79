import type { onRequestAsyncHookHandler } from 'fastify';
import type { App } from '../../app-context.ts';
import type { Config } from '../../config.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { failures, Problem } from '../../plugins/problem.ts';
import { noteDoing } from '../../plugins/security-log.ts';
import { Done, Ended, Me, SessionsAnswer, SessionParams, UpdateUser, userOnWire } from './auth.schema.ts';
import type { Auth } from './auth.service.ts';
import { refreshCookie } from './refresh-cookie.ts';

interface Dependencies {
  auth: Auth;
  config: Config;
  requireUser: onRequestAsyncHookHandler;
}

/** What shoppers see and change of their own account: name and phone, and where they are signed in. */
export function registerOwnAccount(app: App, { auth, config, requireUser }: Dependencies): void {
  const cookie = refreshCookie(config.siteOrigin);
  const guarded = { onRequest: requireUser };
  const documented = { tags: ['account'], security: [{ shopper: [] }] };

  app.get(
    '/api/auth/me',
    { ...guarded, schema: { ...documented, response: { 200: Me, ...failures } } },
    async (request) => ({ success: true as const, user: userOnWire(signedIn(request)) }),
  );

  app.put(
    '/api/auth/update-user',
    {
      config: { limits: ['account-changes'] },
      ...guarded,
      schema: { ...documented, body: UpdateUser, response: { 200: Me, ...failures } },
    },
    async (request) => {
      const { fullname, phone } = request.body;
      const user = await auth.update(signedIn(request), {
        fullname,
        phone: phone === undefined ? phone : phone || null,
      });
      return { success: true as const, user: userOnWire(user) };
    },
  );

  app.get(
    '/api/auth/sessions',
    { ...guarded, schema: { ...documented, response: { 200: SessionsAnswer, ...failures } } },
    async (request) => {
      const { id, sessionId } = signedIn(request);
      const open = await auth.sessions.list(id);
      const sessions = open.map((session) => ({
        _id: session.id,
        current: session.id === sessionId,
        device: session.device,
        createdAt: session.createdAt.toISOString(),
        lastUsedAt: session.lastUsedAt.toISOString(),
      }));
      return { success: true as const, sessions };
    },
  );

  app.delete(
    '/api/auth/sessions/:id',
    {
      config: { limits: ['account-changes'] },
      ...guarded,
      schema: { ...documented, params: SessionParams, response: { 200: Done, ...failures } },
    },
    async (request, reply) => {
      const user = signedIn(request);
      const { id } = request.params;
      if (!id || !(await auth.sessions.end(user.id, id))) {
        throw new Problem(404, 'SESSION_NOT_FOUND', 'This device is not signed in any more.');
      }
      noteDoing(request, 'session-ended');
      if (id === user.sessionId) cookie.clear(reply);
      return { success: true as const };
    },
  );

  app.delete(
    '/api/auth/sessions',
    {
      config: { limits: ['account-changes'] },
      ...guarded,
      schema: { ...documented, response: { 200: Ended, ...failures } },
    },
    async (request) => {
      const { id, sessionId } = signedIn(request);
      const ended = await auth.sessions.endOthers(id, sessionId);
      noteDoing(request, 'session-ended');
      return { success: true as const, ended };
    },
  );
}
