import { formatPaise } from '@kaagazz/domain';
import type { Mail } from '../mail/outbox.ts';
import type { MailedOrder, Recipient } from './mailed-order.ts';
import { orderMail } from './order-mail.ts';
import type { CreditedLine, ReturnedLine } from './orders.tables.ts';

interface Parts {
  order: MailedOrder;
  recipient: Recipient;
  siteOrigin: string;
}

export interface MailedRefund {
  id: string;
  amount: number;
  lines: readonly CreditedLine[];
  /** True if the money is refunded through the payment gateway. */
  isAtGateway: boolean;
}

/** Returns the email about a refund that doesn't cancel the order. */
export function orderRefundMail({ order, recipient, siteOrigin, refund }: Parts & { refund: MailedRefund }): Mail {
  const amount = formatPaise(refund.amount);
  const pieces = piecesText(
    refund.lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ position, quantity }) => ({ quantity, title: order.lines[position]?.title ?? '' })),
  );
  const mail = orderMail(order, recipient, siteOrigin, {
    kind: 'order-refund',
    title: `We are refunding ${amount} of order ${order.number}`,
    news: `We are refunding ${amount} to you${pieces && ` for ${pieces}`}.`,
    next: refund.isAtGateway
      ? 'The money goes back to your original payment method within 7 working days. Your bank may need a few more days. You don’t need to do anything. You find the credit note with your invoice.'
      : 'We will contact you to arrange your refund.',
    destination: null,
    invoice: true,
  });
  return { ...mail, about: refund.id };
}

type MailedReturn = { id: string; lines: readonly ReturnedLine[] };

/** Returns the email that tells the buyer how to send goods back. */
export function orderReturnMail({
  order,
  recipient,
  siteOrigin,
  goods,
  address,
}: Parts & { goods: MailedReturn; address: string }): Mail {
  const mail = orderMail(order, recipient, siteOrigin, {
    kind: 'order-return',
    title: `Your return of order ${order.number}`,
    news: `We have noted that you are sending back ${piecesText(goods.lines)}.`,
    note: { label: 'Send the parcel to', words: `${address}\nPlease write ${order.number} on it.` },
    next: 'We will email you as soon as your parcel arrives.',
    destination: null,
  });
  return { ...mail, about: goods.id };
}

/** Returns the email that tells the buyer why a return was declined. */
export function orderReturnDeclinedMail({
  order,
  recipient,
  siteOrigin,
  goods,
  reason,
}: Parts & { goods: MailedReturn; reason: string }): Mail {
  const mail = orderMail(order, recipient, siteOrigin, {
    kind: 'order-return-declined',
    title: `We can’t take back goods of order ${order.number}`,
    news: `You asked to return ${piecesText(goods.lines)}. We are sorry that we can’t accept this return.`,
    note: { label: 'Why', words: reason },
    next: 'If you disagree with this decision, just reply to this email.',
    destination: null,
  });
  return { ...mail, about: goods.id };
}

/** Returns the email that tells the buyer that returned goods have arrived. */
export function orderReturnReceivedMail({
  order,
  recipient,
  siteOrigin,
  goods,
}: Parts & { goods: MailedReturn }): Mail {
  const arrived = goods.lines
    .filter(({ received }) => received > 0)
    .map(({ received, title }) => ({ quantity: received, title }));
  const mail = orderMail(order, recipient, siteOrigin, {
    kind: 'order-return-received',
    title: `Your return of order ${order.number} has arrived`,
    news: `We have received ${piecesText(arrived) || 'your parcel'}. Thank you for sending it back.`,
    next: 'We are checking your return now. We will email you about any refund or replacement.',
    destination: null,
  });
  return { ...mail, about: goods.id };
}

/** Returns the email that announces a free replacement for goods from another order. */
export function orderReplacementMail({ order, recipient, siteOrigin, original }: Parts & { original: string }): Mail {
  return orderMail(order, recipient, siteOrigin, {
    kind: 'order-replacement',
    title: `A replacement for order ${original}`,
    news: `We are sorry that something was wrong with order ${original}. We are sending you a replacement for free.`,
    next: 'We will email you when your replacement is on its way. You don’t need to pay anything.',
  });
}

function piecesText(pieces: readonly { quantity: number; title: string }[]): string {
  return pieces.map(({ quantity, title }) => `${quantity} × ${title}`).join(', ');
}
