import { dayInWords, formatPaise } from '@kaagazz/domain';
import { dayInIndia } from '../../plugins/indian-day.ts';
import { composeMail, link, paragraph } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/outbox.ts';
import type { FoundLink } from '../payments/links/link-records.ts';
import { tableOf } from '../requests/request-mails.ts';

/** Returns the email that sends a payment link to a customer. */
export function paymentLinkMail({ link: { validUntil }, attempt }: FoundLink, to: string, url: string): Mail {
  const { lines, shipping, total } = attempt;
  return composeMail({
    kind: 'payment-link',
    to,
    title: `Please pay ${formatPaise(total)} for your order`,
    blocks: [
      paragraph('Namaste,'),
      paragraph('Thank you for your order. We will send it as soon as we receive your payment.'),
      tableOf([
        ...lines.map(({ title, quantity, unitPrice }) => ({
          label: `${quantity} × ${title}`,
          value: formatPaise(quantity * unitPrice),
        })),
        { label: 'Shipping', value: formatPaise(shipping) },
        { label: 'Total', value: formatPaise(total) },
      ]),
      link('Pay online', url),
      paragraph(`You can pay until ${dayInWords(dayInIndia(validUntil))}. You don’t need an account.`),
    ],
  });
}
