import { formatPaise } from '@kaagazz/domain';
import { button, composeMail, paragraph } from '../mail/mail-layout.ts';
import { type Mail, SHOP_EMAIL, SITE_ORIGIN } from '../mail/outbox.ts';
import type { MailedOrder } from './mailed-order.ts';
import { orderSummary, printPictures, recipientText } from './order-summary.ts';

/**
 * Omits the buyer's email address, because the office's mailbox would keep it after the account is
 * deleted.
 */
export function newOrderMail(order: MailedOrder): Mail {
  const hasAddress = order.shippingAddress.address !== '';
  const recipient = recipientText(order) + (hasAddress ? '' : '\n(no address given, please ask the buyer)');
  const blocks = [
    paragraph(`Order ${order.number} ${paymentText(order)}`),
    orderSummary(order),
    paragraph(`Send it to:\n${recipient}`),
    deskButton(order.number),
  ];
  const title = `New order ${order.number}: ${formatPaise(order.total)}`;
  const about = { kind: 'new-order', orderNumber: order.number };
  return composeMail({ ...about, to: SHOP_EMAIL, title, blocks, pictures: printPictures(order.lines) });
}

export function buyerCancelledMail(order: MailedOrder): Mail {
  const { number, total, due = 0 } = order;
  const refund =
    total > due ? 'The payment will be refunded automatically.' : 'Nothing was paid, so no refund is needed.';
  const blocks = [
    paragraph(`The buyer cancelled order ${number}. Please do not print, pack or send it. ${refund}`),
    orderSummary(order),
    deskButton(number),
  ];
  const title = `Order ${number} was cancelled by the buyer`;
  const about = { kind: 'buyer-cancelled', orderNumber: number };
  return composeMail({ ...about, to: SHOP_EMAIL, title, blocks, pictures: printPictures(order.lines) });
}

interface RequestedReturn {
  id: string;
  reason: string;
  lines: readonly { quantity: number; title: string }[];
}

/**
 * Omits the buyer's explanation, because the office's mailbox would keep it after the account is
 * deleted.
 */
export function returnRequestedMail(orderNumber: string, { id, reason, lines }: RequestedReturn): Mail {
  const items = lines.map(({ quantity, title }) => `${quantity} × ${title}`).join('\n');
  const blocks = [
    `The buyer of order ${orderNumber} asks to return:\n${items}`,
    `Reason: ${reason}`,
    'Please accept or decline the return on the Returns screen.',
  ].map(paragraph);
  const title = `Return requested for order ${orderNumber}`;
  return composeMail({ kind: 'return-requested', orderNumber, about: id, to: SHOP_EMAIL, title, blocks });
}

function deskButton(orderNumber: string) {
  return button('Open the order', `${SITE_ORIGIN}/desk/orders/${orderNumber}`);
}

function paymentText({ total, due = 0 }: MailedOrder): string {
  if (total === 0) return 'is a free replacement.';
  return due > 0 ? `is cash on delivery: ${formatPaise(due)}.` : 'is paid.';
}
