import { COMPANY, formatPaise, type OrderStatus } from '@kaagazz/domain';
import type { Mail } from '../mail/outbox.ts';
import type { MailedOrder, Recipient } from './mailed-order.ts';
import { orderMail, type OrderMailContent } from './order-mail.ts';

interface StatusMail {
  status: OrderStatus;
  order: MailedOrder;
  recipient: Recipient;
  /** Courier and tracking number if the order was shipped, otherwise empty. */
  note: string;
  siteOrigin: string;
}

/** Returns the email about an order's new status. For `pending` it is the order confirmation. */
export function orderStatusMail({ status, order, recipient, note, siteOrigin }: StatusMail): Mail {
  return orderMail(order, recipient, siteOrigin, {
    kind: status === 'pending' ? 'order-confirmation' : `order-${status}`,
    ...CONTENT[status](order),
    note: note ? { label: 'Courier', words: note } : undefined,
  });
}

const CONTENT: Record<OrderStatus, (order: MailedOrder) => Omit<OrderMailContent, 'kind' | 'note'>> = {
  pending: ({ number }) => ({
    title: `Order ${number} confirmed`,
    news: 'Thank you for your order. We have received your payment.',
    next: 'Next we check your order and get it ready. We will email you at each step.',
    invoice: true,
  }),
  confirmed: ({ number }) => ({
    title: `We have accepted order ${number}`,
    news: 'We have checked your order, and everything in it is available.',
    next: 'Next, we’ll prepare it in our workshop.',
  }),
  processing: ({ number }) => ({
    title: `We are preparing order ${number}`,
    news: 'Your order is in our workshop, where it is finished, checked and wrapped.',
    next: 'Next we hand the parcel to the courier. Until then you can still cancel it on your orders page.',
  }),
  shipped: ({ number }) => ({
    title: `Order ${number} is on its way`,
    news: 'Your parcel has left our workshop.',
    next: 'Delivery usually takes 3 to 8 working days.',
  }),
  delivered: ({ number }) => ({
    title: `Order ${number} has arrived`,
    news: 'The courier reports that your parcel was delivered. We hope you enjoy it.',
    destination: 'It went to',
    next: `Is something broken or not as you expected? Write to ${COMPANY.email} within 7 days.`,
  }),
  cancelled: ({ number, total }) => ({
    title: `Order ${number} is cancelled`,
    news: 'Your order is cancelled, and nothing will be sent to you.',
    destination: null,
    next: `We refund the full amount, ${formatPaise(total)}, to your original payment method within 7 working days. Your bank may need a few more days. You don't need to do anything.`,
  }),
};
