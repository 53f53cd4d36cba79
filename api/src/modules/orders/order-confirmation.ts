import type { Mail } from '../mail/outbox.ts';
import type { MailedOrder, Reader } from './mailed-order.ts';
import { orderMail } from './order-mail.ts';

/** The mail that says an order is paid. It goes to the account's own address, which was proven by a code. */
export function orderConfirmation(order: MailedOrder, account: Reader, siteOrigin: string): Mail {
  return orderMail(order, account, siteOrigin, {
    kind: 'order-confirmation',
    title: `Order ${order.number} confirmed`,
    news: ['Thank you for your order. The payment has arrived.'],
    next: 'Next we look through it and get your things ready. We write again at each step.',
    invoice: true,
  });
}
