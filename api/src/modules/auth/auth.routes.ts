import type { App } from '../../app-context.ts';
import type { Config } from '../../config.ts';
import { bearerToken } from '../../plugins/auth-guard.ts';
import { route } from '../../plugins/operation-route.ts';
import { logSecurityEvent, logRefusal } from '../../plugins/security-log.ts';
import type { Auth } from './auth.service.ts';
import { codeRequesterCookie } from './code-requester-cookie.ts';
import { deviceName } from './device-name.ts';
import { refreshCookie } from './refresh-cookie.ts';
import { userOnWire } from './user-on-wire.ts';

/**
 * The response is the same for all email addresses, so that it doesn't reveal who has an account.
 */
const SENT = { message: 'We have emailed you a six-digit code.' };
/** This response has status 200, because browsers would log a 401 in the console as an error. */
const NO_SESSION = { success: false, code: 'NO_SESSION', message: 'You are not signed in.' } as const;
const SENDS_MAIL = { config: { limits: ['sign-in-mails-of-visitor', 'sign-in-mails'] } } as const;
const TAKES_CODE = { config: { limits: ['codes-typed-by-visitor', 'codes-typed'] } } as const;
const RENEWS = { config: { limits: ['session-renewals-of-visitor', 'session-renewals'] } } as const;
const SIGNS_OUT = { config: { limits: ['sign-outs-of-visitor', 'sign-outs'] } } as const;

export function registerAuth(app: App, { auth, config }: { auth: Auth; config: Config }): void {
  const cookie = refreshCookie(config.siteOrigin);
  const requesterCookie = codeRequesterCookie(config.siteOrigin);

  route(app, 'register', SENDS_MAIL, async (request, reply) => {
    const { email: mailbox, fullname, next } = request.body;
    const requester = requesterCookie.readOrCreate(request);
    const sent = await auth.codes.send({ mailbox, purpose: 'register', fullname, requester, next });
    if (sent) requesterCookie.set(reply, requester);
    return SENT;
  });

  route(app, 'login', SENDS_MAIL, async (request, reply) => {
    const requester = requesterCookie.readOrCreate(request);
    const { email: mailbox, next } = request.body;
    const sent = await auth.codes.send({ mailbox, purpose: 'login', requester, next });
    if (sent) requesterCookie.set(reply, requester);
    return SENT;
  });

  route(app, 'resendCode', SENDS_MAIL, async (request, reply) => {
    const { email, phone, next } = request.body;
    const requester = requesterCookie.readOrCreate(request);
    if (email) await auth.codes.send({ mailbox: email, purpose: 'resend', requester, next });
    else if (phone) await auth.codes.sendByPhone(phone, requester);
    requesterCookie.set(reply, requester);
    return SENT;
  });

  route(app, 'verifyCode', TAKES_CODE, async (request, reply) => {
    const { user, accessToken, refreshToken } = await auth.verify({
      ...request.body,
      device: deviceName(request.headers['user-agent']),
      requester: requesterCookie.read(request),
    });
    logSecurityEvent(request, 'signed-in', user.sessionId);
    cookie.set(reply, refreshToken);
    return { token: accessToken, accessToken, user: userOnWire(user) };
  });

  route(app, 'renewSession', RENEWS, async (request, reply) => {
    const refreshToken = cookie.read(request);
    const renewed = refreshToken ? await auth.renew(refreshToken) : null;
    if (!renewed) {
      if (refreshToken) {
        logRefusal(request, 'access-refused', 'NO_SESSION');
        cookie.clear(reply);
      }
      return NO_SESSION;
    }
    cookie.set(reply, renewed.refreshToken);
    return { accessToken: renewed.accessToken };
  });

  route(app, 'logout', SIGNS_OUT, async (request, reply) => {
    await auth.logout(bearerToken(request), cookie.read(request));
    logSecurityEvent(request, 'signed-out');
    cookie.clear(reply);
    return {};
  });
}
