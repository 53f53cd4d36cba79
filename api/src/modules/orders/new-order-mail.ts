import { formatPaise } from '@kaagazz/domain';
import { composeMail, escapeHtml, type MailBlock, paragraph } from '../mail/mail-layout.ts';
import { type Mail, SHOP_EMAIL } from '../mail/outbox.ts';
import type { MailedOrder } from './mailed-order.ts';
import { orderSummary, recipientText } from './order-summary.ts';
import { printPictures } from './print-details.ts';

/**
 * Returns the email that tells the office what to pack and where to send it. Omits the buyer's
 * email address, because packing does not require it and a copy would stay in the office's mailbox.
 */
export function newOrderMail(order: MailedOrder): Mail {
  const hasAddress = order.shippingAddress.address !== '';
  const recipient = recipientText(order) + (hasAddress ? '' : '\n(no address given, please ask the buyer)');
  const blocks = [
    paragraph(`Order ${order.number} ${paymentText(order)}`),
    orderSummary(order),
    paragraph(`Send it to:\n${recipient}`),
    command(`Details: npm run orders -- show ${order.number}`),
  ];
  if (order.lines.some(({ print }) => print)) {
    blocks.push(command(`Files to print: npm run orders -- files ${order.number} --to <folder>`));
  }
  const title = `New order ${order.number}: ${formatPaise(order.total)}`;
  const about = { kind: 'new-order', orderNumber: order.number };
  return composeMail({ ...about, to: SHOP_EMAIL, title, blocks, pictures: printPictures(order.lines) });
}

function paymentText({ total, due = 0 }: MailedOrder): string {
  if (total === 0) return 'is a free replacement.';
  return due > 0 ? `is cash on delivery: ${formatPaise(due)}.` : 'is paid.';
}

function command(text: string): MailBlock {
  return { text, html: `<p style="margin:0 0 16px"><code>${escapeHtml(text)}</code></p>` };
}
