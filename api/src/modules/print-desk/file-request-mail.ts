import { dayInWords } from '@kaagazz/domain';
import { dayInIndia } from '../../plugins/indian-day.ts';
import { composeMail, link, paragraph } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/outbox.ts';

interface FileRequestMail {
  order: string;
  title: string;
  reason: string;
  to: string;
  name: string;
  url: string;
  validUntil: Date;
}

/** Returns the email that asks a shopper for a better file. */
export function fileRequestMail({ order, title, reason, to, name, url, validUntil }: FileRequestMail): Mail {
  return composeMail({
    kind: 'better-file',
    orderNumber: order,
    to,
    title: `We need a better file for order ${order}`,
    blocks: [
      paragraph(`Namaste ${name},`),
      paragraph(`We are about to print “${title}”, but your file would not print well:`),
      paragraph(reason),
      paragraph('Please send us another file and approve its proof. We will then print your order.'),
      link('Send another file', url),
      paragraph(`The link works until ${dayInWords(dayInIndia(validUntil))}. Please log in with this email address.`),
    ],
  });
}
