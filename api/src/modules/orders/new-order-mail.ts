import { COMPANY, formatPaise } from '@kaagazz/domain';
import { escapeHtml, mailHtml, mailText } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/outbox.ts';
import type { MailedOrder } from './order-mail.ts';
import { recipientOf, sumsInHtml, sumsInText } from './order-sums.ts';

/**
 * Tells the office of a paid order: what to pack and where to send it. Not who bought it: the account's mail address is of no use for packing, and
 * a mailbox forgets nothing.
 */
export function newOrderMail(order: MailedOrder): Mail {
  const title = `New order ${order.number}: ${formatPaise(order.total)}`;
  const recipient = order.shippingAddress.address
    ? recipientOf(order)
    : `${recipientOf(order)}\n(no address was given: ask the buyer)`;
  const command = `npm run orders -- show ${order.number}`;

  return {
    kind: 'new-order',
    to: COMPANY.email,
    subject: title,
    text: mailText(
      [
        [`Order ${order.number} is paid.`, ...sumsInText(order)].join('\n'),
        `Send it to:\n${recipient}`,
        `All about it: ${command}`,
      ].join('\n\n'),
    ),
    html: mailHtml(
      title,
      [
        `<p style="margin:0 0 12px"><b>Order ${order.number} is paid.</b></p>`,
        sumsInHtml(order),
        `<p style="margin:20px 0 0">Send it to:<br>${escapeHtml(recipient).replaceAll('\n', '<br>')}</p>`,
        `<p style="margin:20px 0 0">All about it:<br><code>${command}</code></p>`,
      ].join('\n'),
    ),
  };
}
