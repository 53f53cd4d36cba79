import { eventually } from './eventually.ts';
import type { FaultyShop } from './faulty-shop.ts';

type MailMood = (shop: FaultyShop) => Promise<unknown>;

/** Ways in which a mail server is of no use. Each begins now, and is over when the shop has met it. */
export const MAIL_MOODS = {
  'turns everybody away': async (shop) => {
    shop.mail.turnAway('421 4.3.2 Too busy\r\n');
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
} satisfies Record<string, MailMood>;

async function someMailFailed(shop: FaultyShop, how: string): Promise<boolean> {
  return (await shop.rows(`select key from jobs where kind = 'send-mail' and ${how}`)).length > 0;
}
