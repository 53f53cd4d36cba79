import type { App } from '../../app-context.ts';
import type { Config } from '../../config.ts';
import { bearerToken } from '../../plugins/auth-guard.ts';
import { route } from '../../plugins/operation-route.ts';
import { noteDoing, noteRefusal } from '../../plugins/security-log.ts';
import type { Auth } from './auth.service.ts';
import { askerCookie } from './asker-cookie.ts';
import { deviceName } from './device-name.ts';
import { refreshCookie } from './refresh-cookie.ts';
import { userOnWire } from './user-on-wire.ts';

/** The same for known and unknown addresses, so that nobody learns who has an account. */
const SENT = { message: 'A mail is on its way. It says how to go on.' };
/** Not a 401, which browsers would show as an error in the console. */
const NO_SESSION = { success: false, code: 'NO_SESSION', message: 'Nobody is signed in here.' } as const;
const SENDS_MAIL = { config: { limits: ['sign-in-mails'] } } as const;

/** Sign-up, login, renewal, logout. */
export function registerAuth(app: App, { auth, config }: { auth: Auth; config: Config }): void {
  const cookie = refreshCookie(config.siteOrigin);
  const asked = askerCookie(config.siteOrigin);

  route(app, 'register', SENDS_MAIL, async (request, reply) => {
    const { email, fullname } = request.body;
    const asker = asked.readOrMake(request);
    if (await auth.register(fullname, email, asker)) asked.set(reply, asker);
    return SENT;
  });

  route(app, 'login', SENDS_MAIL, async (request, reply) => {
    const asker = asked.readOrMake(request);
    if (await auth.login(request.body.email, asker)) asked.set(reply, asker);
    return SENT;
  });

  route(app, 'resendCode', SENDS_MAIL, async (request, reply) => {
    const { email, phone } = request.body;
    const asker = asked.readOrMake(request);
    if (email) await auth.resend(email, asker);
    else if (phone) await auth.resendByPhone(phone, asker);
    asked.set(reply, asker);
    return SENT;
  });

  route(app, 'verifyCode', { config: { limits: ['codes-typed'] } }, async (request, reply) => {
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
    return { token: accessToken, accessToken, user: userOnWire(user) };
  });

  route(app, 'renewSession', { config: { limits: ['session-renewals'] } }, async (request, reply) => {
    const held = cookie.read(request);
    const renewed = held ? await auth.renew(held) : null;
    if (!renewed) {
      if (held) {
        noteRefusal(request, 'access-refused', 'NO_SESSION');
        cookie.clear(reply);
      }
      return NO_SESSION;
    }
    cookie.set(reply, renewed.refreshToken);
    return { accessToken: renewed.accessToken };
  });

  route(app, 'logout', { config: { limits: ['sign-outs'] } }, async (request, reply) => {
    await auth.logout(bearerToken(request), cookie.read(request));
    noteDoing(request, 'signed-out');
    cookie.clear(reply);
    return {};
  });
}
