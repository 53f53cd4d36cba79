import type { App } from '../../app-context.ts';
import type { Config } from '../../config.ts';
import { bearerToken } from '../../plugins/auth-guard.ts';
import { failures } from '../../plugins/problem.ts';
import { noteDoing, noteRefusal } from '../../plugins/security-log.ts';
import { Done, Login, Register, Renewed, Resend, Sent, SignedIn, userOnWire, Verify } from './auth.schema.ts';
import type { Auth } from './auth.service.ts';
import { askerCookie } from './asker-cookie.ts';
import { deviceName } from './device-name.ts';
import { refreshCookie } from './refresh-cookie.ts';

/** The same words whether the address is known or not (E7). */
const SENT = { success: true, message: 'A mail is on its way. It says how to go on.' } as const;

/** Sign-up, login, renewal, logout (specification §7). */
export function registerAuth(app: App, { auth, config }: { auth: Auth; config: Config }): void {
  const cookie = refreshCookie(config.siteOrigin);
  const asked = askerCookie(config.siteOrigin);
  const tags = ['auth'];
  const sent = { 200: Sent, ...failures };

  app.post(
    '/api/auth/register',
    { config: { limits: ['sign-in-mails'] }, schema: { tags, body: Register, response: sent } },
    async (request, reply) => {
      const { email, fullname } = request.body;
      const asker = asked.readOrMake(request);
      if (await auth.register(fullname, email, asker)) asked.set(reply, asker);
      return SENT;
    },
  );

  app.post(
    '/api/auth/login',
    { config: { limits: ['sign-in-mails'] }, schema: { tags, body: Login, response: sent } },
    async (request, reply) => {
      const asker = asked.readOrMake(request);
      if (await auth.login(request.body.email, asker)) asked.set(reply, asker);
      return SENT;
    },
  );

  app.post(
    '/api/auth/resend-otp',
    { config: { limits: ['sign-in-mails'] }, schema: { tags, body: Resend, response: sent } },
    async (request, reply) => {
      const { email, phone } = request.body;
      const asker = asked.readOrMake(request);
      if (email) await auth.resend(email, asker);
      else if (phone) await auth.resendByPhone(phone, asker);
      asked.set(reply, asker);
      return SENT;
    },
  );

  app.post(
    '/api/auth/verify-otp',
    { config: { limits: ['codes-typed'] }, schema: { tags, body: Verify, response: { 200: SignedIn, ...failures } } },
    async (request, reply) => {
      const { email, otp, fullname, phone } = request.body;
      const { user, accessToken, refreshToken } = await auth.verify({
        email,
        otp,
        fullname: fullname ?? undefined,
        phone: phone ?? undefined,
        device: deviceName(request.headers['user-agent']),
        asker: asked.read(request),
      });
      noteDoing(request, 'signed-in', user.sessionId);
      cookie.set(reply, refreshToken);
      return { success: true as const, token: accessToken, accessToken, user: userOnWire(user) };
    },
  );

  app.post(
    '/api/auth/refresh-token',
    { config: { limits: ['session-renewals'] }, schema: { tags, response: { 200: Renewed, ...failures } } },
    async (request, reply) => {
      const held = cookie.read(request);
      const renewed = held ? await auth.renew(held) : null;
      if (!renewed) {
        if (held) {
          noteRefusal(request, 'access-refused', 'NO_SESSION');
          cookie.clear(reply);
        }
        return { success: false as const, code: 'NO_SESSION' as const, message: 'Nobody is signed in here.' };
      }
      cookie.set(reply, renewed.refreshToken);
      return { success: true as const, accessToken: renewed.accessToken };
    },
  );

  app.post(
    '/api/auth/logout',
    { config: { limits: ['sign-outs'] }, schema: { tags, response: { 200: Done, ...failures } } },
    async (request, reply) => {
      await auth.logout(bearerToken(request), cookie.read(request));
      noteDoing(request, 'signed-out');
      cookie.clear(reply);
      return { success: true as const };
    },
  );
}
