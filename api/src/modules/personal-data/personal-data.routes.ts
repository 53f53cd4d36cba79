import type { onRequestAsyncHookHandler } from 'fastify';
import type { App } from '../../app-context.ts';
import type { Config } from '../../config.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { noteDoing } from '../../plugins/security-log.ts';
import { failures } from '../../plugins/problem.ts';
import { refreshCookie } from '../auth/refresh-cookie.ts';
import { DeleteAccount, Deleted, DeletionCodeSent, MyData } from './personal-data.schema.ts';
import type { PersonalData } from './personal-data.service.ts';

interface Dependencies {
  personalData: PersonalData;
  config: Config;
  requireUser: onRequestAsyncHookHandler;
}

/** What the law gives shoppers: a copy of all that is held of them, and the way out (E36). */
export function registerPersonalData(app: App, { personalData, config, requireUser }: Dependencies): void {
  const cookie = refreshCookie(config.siteOrigin);
  const guarded = { onRequest: requireUser };
  const documented = { tags: ['account'], security: [{ shopper: [] }] };

  app.get(
    '/api/auth/my-data',
    {
      config: { limits: ['copies-of-own-data'] },
      ...guarded,
      schema: { ...documented, response: { 200: MyData, ...failures } },
    },
    async (request) => {
      const data = await personalData.export(signedIn(request));
      noteDoing(request, 'data-given-out');
      return { success: true as const, data };
    },
  );

  app.post(
    '/api/auth/delete-account/code',
    {
      config: { limits: ['deletion-codes'] },
      ...guarded,
      schema: { ...documented, response: { 200: DeletionCodeSent, ...failures } },
    },
    async (request) => {
      await personalData.sendDeletionCode(signedIn(request));
      return { success: true as const, message: 'A code is on its way to the mailbox of your account.' };
    },
  );

  app.delete(
    '/api/auth/account',
    {
      config: { limits: ['deletions-tried'], changesCatalogue: true },
      ...guarded,
      schema: { ...documented, body: DeleteAccount, response: { 200: Deleted, ...failures } },
    },
    async (request, reply) => {
      await personalData.deleteAccount(signedIn(request), request.body.otp);
      noteDoing(request, 'account-deleted');
      cookie.clear(reply);
      return { success: true as const };
    },
  );
}
