import { composeMail, greeting, paragraph, tableOf } from '../mail/mail-layout.ts';
import { type Mail, SHOP_EMAIL } from '../mail/outbox.ts';

export function officeMail(kind: string, title: string, rows: readonly { label: string; value: string }[]): Mail {
  return composeMail({ kind, to: SHOP_EMAIL, title, blocks: [tableOf(rows)] });
}

/**
 * Returns the email that confirms a request to its sender. The email repeats no text from the
 * request, so that the form can't be used to send spam.
 *
 * @param thanks a sentence that names the kind of request
 */
export function receiptMail(kind: string, to: string, thanks: string): Mail {
  const blocks = [
    greeting(),
    paragraph(`${thanks} We usually call or write back within two working days.`),
    paragraph(`Would you like to add something? Write to ${SHOP_EMAIL}.`),
    paragraph('If you did not send this request, please ignore this email.'),
  ];
  return composeMail({ kind, to, title: "We have your request, and we'll contact you soon", blocks });
}
