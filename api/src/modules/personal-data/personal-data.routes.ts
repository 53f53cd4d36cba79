import type { App } from '../../app-context.ts';
import type { Config } from '../../config.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { route } from '../../plugins/operation-route.ts';
import { logSecurityEvent } from '../../plugins/security-log.ts';
import { refreshCookie } from '../auth/refresh-cookie.ts';
import type { PersonalData } from './personal-data.service.ts';

export function registerPersonalData(
  app: App,
  { personalData, config }: { personalData: PersonalData; config: Config },
): void {
  const cookie = refreshCookie(config.siteOrigin);

  route(app, 'exportMyData', { config: { limits: ['copies-of-own-data'] } }, async (request) => {
    const data = await personalData.export(signedIn(request));
    logSecurityEvent(request, 'data-given-out');
    return { data };
  });

  route(app, 'requestDeletionCode', { config: { limits: ['deletion-codes'] } }, async (request) => {
    await personalData.sendDeletionCode(signedIn(request));
    return { message: 'We have emailed you a code.' };
  });

  const deletes = { config: { limits: ['deletions-tried'], changesCatalogue: true } } as const;
  route(app, 'deleteAccount', deletes, async (request, reply) => {
    await personalData.deleteAccount(signedIn(request), request.body.otp);
    logSecurityEvent(request, 'account-deleted');
    cookie.clear(reply);
    return {};
  });
}
