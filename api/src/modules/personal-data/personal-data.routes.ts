import type { App } from '../../app-context.ts';
import type { Config } from '../../config.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { route } from '../../plugins/operation-route.ts';
import { noteDoing } from '../../plugins/security-log.ts';
import { refreshCookie } from '../auth/refresh-cookie.ts';
import type { PersonalData } from './personal-data.service.ts';

/** The shopper's rights under data protection law: a copy of the stored data, and deletion. */
export function registerPersonalData(
  app: App,
  { personalData, config }: { personalData: PersonalData; config: Config },
): void {
  const cookie = refreshCookie(config.siteOrigin);

  route(app, 'exportMyData', { config: { limits: ['copies-of-own-data'] } }, async (request) => {
    const data = await personalData.export(signedIn(request));
    noteDoing(request, 'data-given-out');
    return { data };
  });

  route(app, 'requestDeletionCode', { config: { limits: ['deletion-codes'] } }, async (request) => {
    await personalData.sendDeletionCode(signedIn(request));
    return { message: 'A code is on its way to the mailbox of your account.' };
  });

  const deletes = { config: { limits: ['deletions-tried'], changesCatalogue: true } } as const;
  route(app, 'deleteAccount', deletes, async (request, reply) => {
    await personalData.deleteAccount(signedIn(request), request.body.otp);
    noteDoing(request, 'account-deleted');
    cookie.clear(reply);
    return {};
  });
}
