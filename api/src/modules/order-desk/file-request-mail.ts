import { dayInIndia, dayInWords } from '@kaagazz/domain';
import type { AppContext } from '../../app-context.ts';
import { editableMail } from '../mail/editable-mail.ts';
import { button, greeting, paragraph } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/outbox.ts';
import type { MailedOrder, Recipient } from '../orders/mailed-order.ts';
import { endOfFileRequest, fileRequestToken } from './file-request-token.ts';

export interface FileRequestDetails {
  /** For example, `KGZ-2026-000123-1`. */
  print: string;
  title: string;
  reason: string;
  requestedAt: Date;
}

interface FileRequestMail extends FileRequestDetails {
  order: MailedOrder;
  recipient: Recipient;
}

export function fileRequestMail(
  { authSecret, siteOrigin }: Pick<AppContext['config'], 'authSecret' | 'siteOrigin'>,
  { order, recipient, print, title, reason, requestedAt }: FileRequestMail,
): Mail {
  const url = `${siteOrigin}/better-file/${fileRequestToken(authSecret, { print, requestedAt })}`;
  const lastDay = dayInWords(dayInIndia(endOfFileRequest(requestedAt)));
  return editableMail('better-file', {
    orderNumber: order.number,
    about: print,
    to: recipient.email,
    values: { order: order.number, product: title, day: lastDay },
    blocks: ({ news, next }) => [
      greeting(recipient.fullname || order.shippingAddress.name),
      ...news,
      paragraph(reason),
      ...next,
      button('Send another file', url),
    ],
  });
}
