import { COMPANY } from '@kaagazz/domain';
import type { App, AppContext } from '../../app-context.ts';
import { route } from '../../plugins/operation-route.ts';
import { atDesk } from '../../plugins/staff-guard.ts';
import { composeMail, paragraph } from '../mail/mail-layout.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { OPERATORS_ARE_NOT_COUNTED, STAFF_IS_NOT_COUNTED } from '../throttle/route-limits.ts';
import { liveChecks } from './live-checks.ts';

export function registerLiveChecks(app: App, context: AppContext): void {
  route(app, 'listLiveChecks', {}, async () => ({ checks: await liveChecks(context) }));
  route(app, 'listDeskLiveChecks', {}, async () => ({ checks: await liveChecks(context) }));

  route(app, 'sendTestMail', { config: { limits: OPERATORS_ARE_NOT_COUNTED } }, ({ body }) => sendTestMail(body.to));
  route(app, 'sendTestMailToMe', { config: { limits: STAFF_IS_NOT_COUNTED } }, (request) =>
    sendTestMail(atDesk(request).email),
  );

  async function sendTestMail(to: string): Promise<{ id: string }> {
    const words = `This is a test email from ${COMPANY.name}. If you can read it, shoppers can, too.`;
    const title = `Test email from ${COMPANY.name}`;
    const mail = composeMail({ kind: 'test', to, title, blocks: [paragraph(words)] });
    return { id: await enqueueMail(context.database, mail, context.now()) };
  }
}
