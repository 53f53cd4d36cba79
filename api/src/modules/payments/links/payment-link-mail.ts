import { dayInIndia, dayInWords, formatPaise } from '@kaagazz/domain';
import { editableMail } from '../../mail/editable-mail.ts';
import { button, greeting } from '../../mail/mail-layout.ts';
import type { Mail } from '../../mail/outbox.ts';
import { orderSummary } from '../../orders/order-summary.ts';
import type { Recipient } from '../../orders/mailed-order.ts';
import type { FoundLink } from './link-records.ts';

interface OfferedOrder {
  link: Pick<FoundLink['link'], 'validUntil'>;
  attempt: Pick<FoundLink['attempt'], 'lines' | 'shipping' | 'total'>;
}

export function paymentLinkMail(offered: OfferedOrder, to: string, url: string): Mail {
  return editableMail('payment-link', { to, values: valuesOf(offered), blocks: payingBlocks(offered, url) });
}

interface PaidChange {
  order: { number: string; shippingAddress: { name: string } };
  recipient: Recipient;
  url: string;
}

export function changePaymentMail(offered: OfferedOrder, { order, recipient, url }: PaidChange): Mail {
  return editableMail('change-payment', {
    orderNumber: order.number,
    to: recipient.email,
    values: { ...valuesOf(offered), order: order.number },
    blocks: payingBlocks(offered, url, recipient.fullname || order.shippingAddress.name),
  });
}

function valuesOf({ link: { validUntil }, attempt: { total } }: OfferedOrder) {
  return { total: formatPaise(total), day: dayInWords(dayInIndia(validUntil)) };
}

function payingBlocks(
  { attempt: { lines, shipping, total } }: OfferedOrder,
  url: string,
  name?: string,
): Parameters<typeof editableMail>[1]['blocks'] {
  return ({ news, next }) => [
    greeting(name),
    ...news,
    orderSummary({ lines, shipping, total }, { total: 'Total' }),
    button('Pay online', url),
    ...next,
  ];
}
