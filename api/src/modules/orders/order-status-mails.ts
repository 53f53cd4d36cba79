import { cashText, formatPaise, hasStock, type OrderStatus, toRupees, windowInWords } from '@kaagazz/domain';
import { type Mail, SHOP_EMAIL } from '../mail/outbox.ts';
import type { MailedOrder, Recipient } from './mailed-order.ts';
import { isPaidElsewhere } from './order-credits.ts';
import { orderMail, type OrderMailContent } from './order-mail.ts';

/** Maximum number of review links in an email. More links would make the email hard to read. */
const MOST_REVIEW_LINKS = 5;

interface StatusMail {
  status: OrderStatus;
  order: MailedOrder;
  recipient: Recipient;
  /** The courier and tracking number if the order has been shipped, otherwise empty. */
  note: string;
  siteOrigin: string;
  /** Returns the token that lets the buyer review a product. */
  reviewTokenOf?: (productId: string) => string;
}

/** Returns the email about an order's new status. For `pending`, this is the order confirmation. */
export function orderStatusMail({ status, order, recipient, note, siteOrigin, reviewTokenOf }: StatusMail): Mail {
  const reviewed =
    status === 'delivered' && reviewTokenOf ? order.lines.filter(({ productId }) => hasStock(productId)) : [];
  return orderMail(order, recipient, siteOrigin, {
    kind: status === 'pending' ? 'order-confirmation' : `order-${status}`,
    ...CONTENT[status](order, recipient),
    note: note ? { label: 'Courier', words: note } : undefined,
    links: reviewed.slice(0, MOST_REVIEW_LINKS).map(({ productId, title }) => ({
      label: `Review ${title}`,
      href: `${siteOrigin}/products/${productId}?review=${reviewTokenOf?.(productId)}`,
    })),
  });
}

type OrderMailParts = Omit<StatusMail, 'status' | 'note' | 'reviewTokenOf'>;

/**
 * Returns the email with a tracking number that was added or corrected after the shipping email was
 * sent.
 */
export function orderTrackingMail({ order, recipient, siteOrigin, note }: OrderMailParts & { note: string }): Mail {
  return orderMail(order, recipient, siteOrigin, {
    kind: 'order-tracking',
    title: `Tracking number of order ${order.number}`,
    news: 'You can follow your parcel here. If we sent you a different tracking number before, please use this one.',
    note: { label: 'Courier', words: note },
    next: 'Delivery usually takes 1 to 8 working days.',
  });
}

const WRONG_NEWS: Partial<Record<OrderStatus, string>> = {
  processing: 'that we are preparing your order',
  shipped: 'that your order is on its way',
  delivered: 'that your order has arrived',
};

/**
 * Returns the email that corrects an earlier one, which announced a status that was set by mistake.
 */
export function orderCorrectionMail({
  order,
  recipient,
  siteOrigin,
  wrong,
}: OrderMailParts & { wrong: OrderStatus }): Mail {
  const news = WRONG_NEWS[wrong] ?? 'about a new status of your order';
  const mail = orderMail(order, recipient, siteOrigin, {
    kind: 'order-correction',
    title: `Correction: order ${order.number}`,
    news: `We wrote to you ${news}. That was a mistake, and we are sorry about it.`,
    next: 'We will email you at the next step. You don’t need to do anything.',
  });
  return { ...mail, about: wrong };
}

const CONTENT: Record<
  OrderStatus,
  (order: MailedOrder, recipient: Recipient) => Omit<OrderMailContent, 'kind' | 'note'>
> = {
  pending: (order) => ({
    title: `Order ${order.number} confirmed`,
    news:
      (order.due ?? 0) > 0
        ? `Thank you for your order. ${cashToPayText(order)}`
        : 'Thank you for your order. We have received your payment.',
    next: `Next, we check your order and get it ready.${arrivalText(order)} We will email you at each step.`,
    invoice: true,
  }),
  confirmed: ({ number }) => ({
    title: `We have accepted order ${number}`,
    news: 'We have checked your order, and everything in it is available.',
    next: 'Next, we’ll prepare it in our workshop.',
  }),
  processing: (order, { id }) => ({
    title: `We are preparing order ${order.number}`,
    news: 'Your order is in our workshop, where we finish, check and wrap it.',
    next:
      id === undefined || order.atPressAt || isPaidElsewhere(order)
        ? 'Next, we hand the parcel to the courier.'
        : 'Next, we hand the parcel to the courier. Until then, you can still cancel on your orders page.',
  }),
  shipped: (order) => ({
    title: `Order ${order.number} is on its way`,
    news: 'Your parcel has left our workshop.',
    next: `Delivery usually takes 1 to 8 working days. ${cashToPayText(order)}`.trim(),
  }),
  delivered: ({ number }) => ({
    title: `Order ${number} has arrived`,
    news: 'The courier reports that your parcel was delivered. We hope you enjoy it.',
    destination: 'It went to',
    next: `Is something broken or not as you expected? Write to ${SHOP_EMAIL} within 7 days.`,
  }),
  cancelled: ({ number, total, due = 0, gatewayPaymentId, refunds = [] }) => ({
    title: `Order ${number} is cancelled`,
    news: 'Your order is cancelled, and nothing will be sent to you.',
    destination: null,
    next:
      due > 0 || total === 0
        ? 'You have not paid anything, so there is nothing to refund.'
        : gatewayPaymentId === null
          ? `${refundText(total, refunds)} and will contact you to arrange it.`
          : `${refundText(total, refunds)} to your original payment method within 7 working days. Your bank may need a few more days. You don't need to do anything.`,
  }),
};

function cashToPayText({ due = 0 }: MailedOrder): string {
  return due > 0 ? cashText(toRupees(due)) : '';
}

function arrivalText({ deliverFrom: from, deliverBy: to }: MailedOrder): string {
  return from && to ? ` Expected delivery: ${windowInWords({ from, to })}.` : '';
}

function refundText(total: number, refunds: readonly { amount: number }[]): string {
  const before = refunds.reduce((sum, { amount }) => sum + amount, 0);
  return before === 0
    ? `We refund the full amount, ${formatPaise(total)},`
    : `We refund the rest, ${formatPaise(total - before)},`;
}
