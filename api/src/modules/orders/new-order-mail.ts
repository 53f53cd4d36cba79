import { COMPANY, formatPaise } from '@kaagazz/domain';
import { escapeHtml, mailHtml, mailText } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/outbox.ts';
import type { MailedOrder } from './mailed-order.ts';
import { recipientText, summaryHtml, summaryText } from './order-summary.ts';
import { printPictures } from './print-details.ts';

/**
 * Tells the office what to pack and where to send it. Omits the buyer's email address, because
 * packing does not need it and a copy would stay in the office's mailbox.
 */
export function newOrderMail(order: MailedOrder): Mail {
  const title = `New order ${order.number}: ${formatPaise(order.total)}`;
  const recipient = order.shippingAddress.address
    ? recipientText(order)
    : `${recipientText(order)}\n(no address given, please ask the buyer)`;
  const commands = [`Details: npm run orders -- show ${order.number}`];
  if (order.lines.some(({ print }) => print)) {
    commands.push(`Files to print: npm run orders -- files ${order.number} --to <folder>`);
  }

  return {
    kind: 'new-order',
    to: COMPANY.email,
    subject: title,
    pictures: printPictures(order.lines),
    text: mailText(
      [
        [`Order ${order.number} is paid.`, ...summaryText(order)].join('\n'),
        `Send it to:\n${recipient}`,
        commands.join('\n'),
      ].join('\n\n'),
    ),
    html: mailHtml(
      title,
      [
        `<p style="margin:0 0 12px"><b>Order ${order.number} is paid.</b></p>`,
        summaryHtml(order),
        `<p style="margin:20px 0 0">Send it to:<br>${escapeHtml(recipient).replaceAll('\n', '<br>')}</p>`,
        ...commands.map((command) => `<p style="margin:20px 0 0"><code>${escapeHtml(command)}</code></p>`),
      ].join('\n'),
    ),
  };
}
