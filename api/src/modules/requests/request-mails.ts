import { COMPANY } from '@kaagazz/domain';
import { editableMail } from '../mail/editable-mail.ts';
import { composeMail, greeting, tableOf } from '../mail/mail-layout.ts';
import { type Mail, SHOP_EMAIL } from '../mail/outbox.ts';

export function officeMail(kind: string, title: string, rows: readonly { label: string; value: string }[]): Mail {
  return composeMail({ kind, to: SHOP_EMAIL, title, blocks: [tableOf(rows)] });
}

/**
 * The receipt must not contain text from the form, because spammers can enter anyone's email
 * address.
 */
export function receiptMail(
  kind: 'bulk-order-receipt' | 'partner-receipt' | 'print-receipt',
  to: string,
  values: Readonly<Record<string, string>> = {},
): Mail {
  return editableMail(kind, {
    to,
    values: { shop: COMPANY.name, ...values },
    blocks: ({ news, next }) => [greeting(), ...news, ...next],
  });
}
