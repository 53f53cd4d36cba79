import type { App } from '../../app-context.ts';
import type { Config } from '../../config.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { route } from '../../plugins/operation-route.ts';
import { Problem } from '../../plugins/problem.ts';
import { logSecurityEvent } from '../../plugins/security-log.ts';
import type { Auth } from './auth.service.ts';
import { refreshCookie } from './refresh-cookie.ts';
import { userOnWire } from './user-on-wire.ts';

const changes = { config: { limits: ['account-changes'] } } as const;

export function registerOwnAccount(app: App, { auth, config }: { auth: Auth; config: Config }): void {
  const cookie = refreshCookie(config.siteOrigin);

  route(app, 'getUser', {}, (request) => ({ user: userOnWire(signedIn(request)) }));

  route(app, 'updateUser', changes, async (request) => {
    const { fullname, phone, brandColors } = request.body;
    const user = await auth.update(signedIn(request), {
      fullname,
      phone: phone === undefined ? phone : phone || null,
      brandColors,
    });
    return { user: userOnWire(user) };
  });

  route(app, 'listSessions', {}, async (request) => {
    const { id, sessionId } = signedIn(request);
    const open = await auth.sessions.list(id);
    const sessions = open.map((session) => ({
      _id: session.id,
      current: session.id === sessionId,
      device: session.device,
      createdAt: session.createdAt.toISOString(),
      lastUsedAt: session.lastUsedAt.toISOString(),
    }));
    return { sessions };
  });

  route(app, 'endSession', changes, async (request, reply) => {
    const user = signedIn(request);
    const { id } = request.params;
    if (!id || !(await auth.sessions.end(user.id, id))) {
      throw new Problem('SESSION_NOT_FOUND', 'This device is no longer signed in.');
    }
    logSecurityEvent(request, 'session-ended');
    if (id === user.sessionId) cookie.clear(reply);
    return {};
  });

  route(app, 'endOtherSessions', changes, async (request) => {
    const { id, sessionId } = signedIn(request);
    const ended = await auth.sessions.endOthers(id, sessionId);
    logSecurityEvent(request, 'session-ended');
    return { ended };
  });
}
