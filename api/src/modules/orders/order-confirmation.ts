import { formatPaise } from '@kaagazz/domain';
import { escapeHtml, mailHtml, mailText } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/outbox.ts';
import type { ShippingAddress } from './shipping-address.ts';

interface ConfirmedOrder {
  number: string;
  lines: readonly { title: string; quantity: number; unitPrice: number }[];
  shipping: number;
  total: number;
  shippingAddress: ShippingAddress;
}

/** The mail that says an order is paid. It goes to the account's own address, which was proven by a code. */
export function orderConfirmation(
  order: ConfirmedOrder,
  account: { email: string; fullname: string },
  siteOrigin: string,
): Mail {
  const rows = [
    ...order.lines.map((line) => ({
      what: `${line.quantity} × ${line.title}`,
      amount: formatPaise(line.quantity * line.unitPrice),
    })),
    { what: 'Shipping', amount: order.shipping === 0 ? 'Free' : formatPaise(order.shipping) },
    { what: 'Total paid, inclusive of all taxes', amount: formatPaise(order.total) },
  ];
  const { name, phone, address } = order.shippingAddress;
  const recipient = [name, address, phone].filter(Boolean).join('\n');
  const greeting = `Namaste ${account.fullname || name},`;
  const thanks = `Thank you for your order ${order.number}. The payment has arrived, and we are getting your things ready.`;
  const link = `${siteOrigin}/my-orders`;

  const title = `Order ${order.number} confirmed`;

  return {
    kind: 'order-confirmation',
    to: account.email,
    subject: title,
    text: mailText(
      [
        greeting,
        thanks,
        rows.map(({ what, amount }) => `${what}: ${amount}`).join('\n'),
        `It goes to:\n${recipient}`,
        `All your orders: ${link}`,
      ].join('\n\n'),
    ),
    html: mailHtml(
      title,
      `<p style="margin:0">${escapeHtml(greeting)}</p>
<p style="margin:12px 0 20px">${escapeHtml(thanks)}</p>
<table style="width:100%;border-collapse:collapse">${rows.map(rowHtml).join('')}</table>
<p style="margin:20px 0">It goes to:<br>${escapeHtml(recipient).replaceAll('\n', '<br>')}</p>
<p style="margin:0"><a href="${escapeHtml(link)}" style="color:#2e6b3e">All your orders</a></p>`,
    ),
  };
}

function rowHtml({ what, amount }: { what: string; amount: string }): string {
  const cell = 'padding:6px 0;border-bottom:1px solid #e4d8c2;vertical-align:top';
  return `<tr><td style="${cell}">${escapeHtml(what)}</td><td style="${cell};text-align:right;white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
}
