import { dayInIndia, dayInWords, formatPaise } from '@kaagazz/domain';
import { editableMail } from '../../mail/editable-mail.ts';
import { button, greeting } from '../../mail/mail-layout.ts';
import type { Mail } from '../../mail/outbox.ts';
import { orderSummary } from '../../orders/order-summary.ts';
import type { FoundLink } from './link-records.ts';

interface OfferedOrder {
  link: Pick<FoundLink['link'], 'validUntil'>;
  attempt: Pick<FoundLink['attempt'], 'lines' | 'shipping' | 'total'>;
}

/** Returns the email that sends a payment link to a customer. */
export function paymentLinkMail({ link: { validUntil }, attempt }: OfferedOrder, to: string, url: string): Mail {
  const { lines, shipping, total } = attempt;
  return editableMail('payment-link', {
    to,
    values: { total: formatPaise(total), day: dayInWords(dayInIndia(validUntil)) },
    blocks: ({ news, next }) => [
      greeting(),
      ...news,
      orderSummary({ lines, shipping, total }, { total: 'Total' }),
      button('Pay online', url),
      ...next,
    ],
  });
}
