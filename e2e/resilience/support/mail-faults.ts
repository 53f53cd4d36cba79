import { eventually } from '../../support/servers/eventually.ts';
import type { FaultyShop } from './faulty-shop.ts';

type MailFault = (shop: FaultyShop) => Promise<unknown>;

export const MAIL_FAULTS = {
  'rejects connections': async (shop) => {
    shop.mail.rejectWith('421 4.3.2 Too busy\r\n');
    await eventually(() => someMailFailed(shop, `last_error like '%421%'`));
  },
  hangs: async ({ mail }) => {
    mail.hang();
    await eventually(async () => mail.connections() > 0);
  },
  'is down': async (shop) => {
    await shop.mail.refuse();
    await eventually(() => someMailFailed(shop, `last_error not like '%421%'`));
  },
} satisfies Record<string, MailFault>;

async function someMailFailed(shop: FaultyShop, how: string): Promise<boolean> {
  return (await shop.rows(`select key from jobs where kind = 'send-mail' and ${how}`)).length > 0;
}
