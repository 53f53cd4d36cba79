import { COMPANY, formatPaise } from '@kaagazz/domain';
import { escapeHtml, mailHtml, mailText } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/outbox.ts';
import type { MailedOrder } from './mailed-order.ts';
import { recipientOf, sumsInHtml, sumsInText } from './order-sums.ts';
import { picturesOf } from './printed-lines.ts';

/**
 * Tells the office of a paid order: what to pack and where to send it. Not who bought it: the account's mail address is of no use for packing, and
 * a mailbox forgets nothing.
 */
export function newOrderMail(order: MailedOrder): Mail {
  const title = `New order ${order.number}: ${formatPaise(order.total)}`;
  const recipient = order.shippingAddress.address
    ? recipientOf(order)
    : `${recipientOf(order)}\n(no address was given: ask the buyer)`;
  const commands = [`All about it: npm run orders -- show ${order.number}`];
  if (order.lines.some(({ print }) => print)) {
    commands.push(`What is to be printed: npm run orders -- files ${order.number} --to <folder>`);
  }

  return {
    kind: 'new-order',
    to: COMPANY.email,
    subject: title,
    pictures: picturesOf(order.lines),
    text: mailText(
      [
        [`Order ${order.number} is paid.`, ...sumsInText(order)].join('\n'),
        `Send it to:\n${recipient}`,
        commands.join('\n'),
      ].join('\n\n'),
    ),
    html: mailHtml(
      title,
      [
        `<p style="margin:0 0 12px"><b>Order ${order.number} is paid.</b></p>`,
        sumsInHtml(order),
        `<p style="margin:20px 0 0">Send it to:<br>${escapeHtml(recipient).replaceAll('\n', '<br>')}</p>`,
        ...commands.map((command) => `<p style="margin:20px 0 0"><code>${escapeHtml(command)}</code></p>`),
      ].join('\n'),
    ),
  };
}
