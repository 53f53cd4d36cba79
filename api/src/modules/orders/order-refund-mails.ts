import { formatPaise } from '@kaagazz/domain';
import type { Mail } from '../mail/outbox.ts';
import type { MailedOrder, Recipient } from './mailed-order.ts';
import { orderMail } from './order-mail.ts';
import type { CreditedLine, ReturnedLine } from './tables/orders.tables.ts';

interface Parts {
  order: MailedOrder;
  recipient: Recipient;
  siteOrigin: string;
}

export interface MailedRefund {
  id: string;
  amount: number;
  lines: readonly CreditedLine[];
  isAtGateway: boolean;
}

export function orderRefundMail({ order, recipient, siteOrigin, refund }: Parts & { refund: MailedRefund }): Mail {
  const pieces = piecesText(
    refund.lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ position, quantity }) => ({ quantity, title: order.lines[position]?.title ?? '' })),
  );
  const mail = orderMail(order, recipient, siteOrigin, {
    kind: 'order-refund',
    values: {
      amount: formatPaise(refund.amount),
      pieces: pieces && ` for ${pieces}`,
      refund: refund.isAtGateway
        ? 'The money goes back to your original payment method within 7 working days. Your bank may need a few more days. You don’t need to do anything. You find the credit note with your invoice.'
        : 'We will contact you to arrange your refund.',
    },
    destination: null,
    invoice: true,
  });
  return { ...mail, about: refund.id };
}

type MailedReturn = { id: string; lines: readonly ReturnedLine[] };

export function orderReturnMail({
  order,
  recipient,
  siteOrigin,
  goods,
  address,
}: Parts & { goods: MailedReturn; address: string }): Mail {
  const mail = orderMail(order, recipient, siteOrigin, {
    kind: 'order-return',
    values: { pieces: piecesText(goods.lines) },
    note: { label: 'Send the parcel to', words: `${address}\nPlease write ${order.number} on it.` },
    destination: null,
  });
  return { ...mail, about: goods.id };
}

export function orderReturnDeclinedMail({
  order,
  recipient,
  siteOrigin,
  goods,
  reason,
}: Parts & { goods: MailedReturn; reason: string }): Mail {
  const mail = orderMail(order, recipient, siteOrigin, {
    kind: 'order-return-declined',
    values: { pieces: piecesText(goods.lines) },
    note: { label: 'Why', words: reason },
    destination: null,
  });
  return { ...mail, about: goods.id };
}

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
    values: { pieces: piecesText(arrived) || 'your parcel' },
    destination: null,
  });
  return { ...mail, about: goods.id };
}

export function orderReplacementMail({ order, recipient, siteOrigin, original }: Parts & { original: string }): Mail {
  return orderMail(order, recipient, siteOrigin, { kind: 'order-replacement', values: { original } });
}

export function orderChangeMail({ order, recipient, siteOrigin, original }: Parts & { original: string }): Mail {
  return orderMail(order, recipient, siteOrigin, {
    kind: 'order-change',
    values: { original, amount: formatPaise(order.total) },
    destination: null,
    invoice: true,
  });
}

function piecesText(pieces: readonly { quantity: number; title: string }[]): string {
  return pieces.map(({ quantity, title }) => `${quantity} × ${title}`).join(', ');
}
