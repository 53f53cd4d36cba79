import { COMPANY, formatPaise } from '@kaagazz/domain';
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

  return {
    kind: 'order-confirmation',
    to: account.email,
    subject: `Order ${order.number} confirmed`,
    text: [
      greeting,
      thanks,
      rows.map(({ what, amount }) => `${what}: ${amount}`).join('\n'),
      `It goes to:\n${recipient}`,
      `All your orders: ${link}`,
      `${COMPANY.name}\n${COMPANY.email}`,
    ].join('\n\n'),
    html: [
      `<p>${escapeHtml(greeting)}</p>`,
      `<p>${escapeHtml(thanks)}</p>`,
      `<table>${rows.map(({ what, amount }) => `<tr><td>${escapeHtml(what)}</td><td align="right">${escapeHtml(amount)}</td></tr>`).join('')}</table>`,
      `<p>It goes to:<br>${escapeHtml(recipient).replaceAll('\n', '<br>')}</p>`,
      `<p><a href="${escapeHtml(link)}">All your orders</a></p>`,
      `<p>${COMPANY.name}<br>${COMPANY.email}</p>`,
    ].join('\n'),
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
