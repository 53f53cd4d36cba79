import { COMPANY } from '@kaagazz/domain';
import type { App, AppContext } from '../../app-context.ts';
import { route } from '../../plugins/operation-route.ts';
import { composeMail, paragraph } from '../mail/mail-layout.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { OPERATORS_ARE_NOT_COUNTED } from '../throttle/route-limits.ts';
import { liveChecks } from './live-checks.ts';

export function registerLiveChecks(app: App, context: AppContext): void {
  route(app, 'listLiveChecks', {}, async () => ({ checks: await liveChecks(context) }));

  route(app, 'sendTestMail', { config: { limits: OPERATORS_ARE_NOT_COUNTED } }, async ({ body }) => {
    const words = `This is a test email from ${COMPANY.name}. If you can read it, shoppers can, too.`;
    const title = `Test email from ${COMPANY.name}`;
    const mail = composeMail({ kind: 'test', to: body.to, title, blocks: [paragraph(words)] });
    return { id: await enqueueMail(context.database, mail, context.now()) };
  });
}
