import { dayInIndia, dayInWords, formatPaise } from '@kaagazz/domain';
import { button, composeMail, greeting, paragraph } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/outbox.ts';
import { orderSummary } from '../orders/order-summary.ts';
import type { FoundLink } from '../payments/links/link-records.ts';

interface OfferedOrder {
  link: Pick<FoundLink['link'], 'validUntil'>;
  attempt: Pick<FoundLink['attempt'], 'lines' | 'shipping' | 'total'>;
}

/** Returns the email that sends a payment link to a customer. */
export function paymentLinkMail({ link: { validUntil }, attempt }: OfferedOrder, to: string, url: string): Mail {
  const { lines, shipping, total } = attempt;
  return composeMail({
    kind: 'payment-link',
    to,
    title: `Please pay ${formatPaise(total)} for your order`,
    blocks: [
      greeting(),
      paragraph('Thank you for your order. We will send it as soon as we receive your payment.'),
      orderSummary({ lines, shipping, total }, { total: 'Total' }),
      button('Pay online', url),
      paragraph(`You can pay until ${dayInWords(dayInIndia(validUntil))}. You don’t need an account.`),
    ],
  });
}
