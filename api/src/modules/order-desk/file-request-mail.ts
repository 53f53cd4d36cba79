import { dayInIndia, dayInWords } from '@kaagazz/domain';
import type { AppContext } from '../../app-context.ts';
import { button, composeMail, greeting, paragraph } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/outbox.ts';
import type { MailedOrder, Recipient } from '../orders/mailed-order.ts';
import { endOfFileRequest, fileRequestToken } from './file-request-token.ts';

export interface FileRequestDetails {
  /** The print's id, for example `KGZ-2026-000123-1`. */
  print: string;
  title: string;
  reason: string;
  requestedAt: Date;
}

interface FileRequestMail extends FileRequestDetails {
  order: MailedOrder;
  recipient: Recipient;
}

/** Returns the email that asks a shopper for a better file. */
export function fileRequestMail(
  { authSecret, siteOrigin }: Pick<AppContext['config'], 'authSecret' | 'siteOrigin'>,
  { order, recipient, print, title, reason, requestedAt }: FileRequestMail,
): Mail {
  const url = `${siteOrigin}/better-file/${fileRequestToken(authSecret, { print, requestedAt })}`;
  const lastDay = dayInWords(dayInIndia(endOfFileRequest(requestedAt)));
  return composeMail({
    kind: 'better-file',
    orderNumber: order.number,
    about: print,
    to: recipient.email,
    title: `We need a better file for order ${order.number}`,
    blocks: [
      greeting(recipient.fullname || order.shippingAddress.name),
      paragraph(`We are about to print “${title}”, but your file would not print well:`),
      paragraph(reason),
      paragraph('Please send us another file and approve its proof. We will then print your order.'),
      button('Send another file', url),
      paragraph(`The link works until ${lastDay}. Please log in with this email address.`),
    ],
  });
}
