import { cashText, COMPANY, type Paise, toRupees } from '@kaagazz/domain';
import { composeMail, largeCode, paragraph } from '../../mail/mail-layout.ts';
import type { Mail } from '../../mail/outbox.ts';

interface CashCodeMail {
  to: string;
  code: string;
  total: Paise;
  expiresAt: Date;
}

/** Returns the email with the code that confirms a cash order. */
export function cashCodeMail({ to, code, total, expiresAt }: CashCodeMail): Mail {
  const blocks = [
    paragraph(`Enter this code at checkout to place your order at ${COMPANY.name} with cash on delivery.`),
    largeCode(code),
    paragraph(`${cashText(toRupees(total))} The code works once, within the next 10 minutes.`),
    paragraph('If you didn’t place this order, please ignore this email. We never ask for codes by phone or message.'),
  ];
  return composeMail({
    kind: 'cash-code',
    to,
    expiresAt,
    title: `${code} confirms your cash on delivery order`,
    heading: 'Confirm your order',
    blocks,
  });
}
