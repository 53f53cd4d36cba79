import { cashText, COMPANY, type Paise, toRupees } from '@kaagazz/domain';
import { editableMail } from '../../mail/editable-mail.ts';
import { largeCode } from '../../mail/mail-layout.ts';
import type { Mail } from '../../mail/outbox.ts';

interface CashCodeMail {
  to: string;
  code: string;
  total: Paise;
  expiresAt: Date;
}

export function cashCodeMail({ to, code, total, expiresAt }: CashCodeMail): Mail {
  return editableMail('cash-code', {
    to,
    expiresAt,
    values: { code, shop: COMPANY.name, payment: cashText(toRupees(total)) },
    blocks: ({ news, next }) => [...news, largeCode(code), ...next],
  });
}
