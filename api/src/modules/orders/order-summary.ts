import { formatPaise } from '@kaagazz/domain';
import { escapeHtml } from '../mail/mail-layout.ts';
import type { MailedOrder } from './mailed-order.ts';
import { printDetailsHtml, printDetailsText } from './print-details.ts';

const CELL = 'padding:6px 0;border-bottom:1px solid #e4d8c2;vertical-align:top';
const SMALL = 'color:#6b5a48;font-size:14px';
const AMOUNT = `${CELL};padding-left:16px;text-align:right;white-space:nowrap`;

/** Returns the lines, shipping and total of an order as plain text. */
export function summaryText(order: MailedOrder): string[] {
  return rowsOf(order).flatMap(({ what, each, amount, line }) => [
    `${what}: ${amount}${each && ` (${each})`}`,
    ...(line ? printDetailsText(line) : []),
  ]);
}

/** Returns the lines, shipping and total of an order as an HTML table. */
export function summaryHtml(order: MailedOrder): string {
  const rows = rowsOf(order).map(({ what, each, amount, strong, line }) => {
    const small = each && `<br><span style="${SMALL}">${escapeHtml(each)}</span>`;
    const printed = line ? printDetailsHtml(line, SMALL) : '';
    const weight = strong ? ';font-weight:bold' : '';
    return `<tr><td style="${CELL}${weight}">${escapeHtml(what)}${small}${printed}</td><td style="${AMOUNT}${weight}">${escapeHtml(amount)}</td></tr>`;
  });
  return `<table style="width:100%;border-collapse:collapse">${rows.join('')}</table>`;
}

export function recipientText({ shippingAddress: { name, address, phone } }: MailedOrder): string {
  return [name, address, phone].filter(Boolean).join('\n');
}

function rowsOf({ lines, shipping, total }: MailedOrder) {
  return [
    ...lines.map((line) => {
      const { quantity, title, unitPrice } = line;
      return {
        what: `${quantity} × ${title}`,
        each: quantity > 1 ? `${formatPaise(unitPrice)} each` : '',
        amount: formatPaise(quantity * unitPrice),
        strong: false,
        line,
      };
    }),
    { what: 'Shipping', each: '', amount: shipping === 0 ? 'Free' : formatPaise(shipping), strong: false, line: null },
    { what: 'Total paid, inclusive of all taxes', each: '', amount: formatPaise(total), strong: true, line: null },
  ];
}
