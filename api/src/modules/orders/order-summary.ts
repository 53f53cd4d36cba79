import { formatPaise } from '@kaagazz/domain';
import { escapeHtml, type MailBlock } from '../mail/mail-layout.ts';
import type { MailedOrder } from './mailed-order.ts';
import { printDetailsHtml, printDetailsText } from './print-details.ts';

const CELL = 'padding:6px 0;border-bottom:1px solid #e4d8c2;vertical-align:top';
const SMALL = 'color:#6b5a48;font-size:14px';
const AMOUNT = `${CELL};padding-left:16px;text-align:right;white-space:nowrap`;

/** Returns an order's lines, shipping and total, both as plain text and as an HTML table. */
export function orderSummary(order: MailedOrder, heading = ''): MailBlock {
  const rows = rowsOf(order);
  const text = rows.flatMap(({ what, each, amount, line }) => [
    `${what}: ${amount}${each && ` (${each})`}`,
    ...(line ? printDetailsText(line) : []),
  ]);
  const html = rows.map(({ what, each, amount, strong, line }) => {
    const small = each && `<br><span style="${SMALL}">${escapeHtml(each)}</span>`;
    const printed = line ? printDetailsHtml(line, SMALL) : '';
    const weight = strong ? ';font-weight:bold' : '';
    return `<tr><td style="${CELL}${weight}">${escapeHtml(what)}${small}${printed}</td><td style="${AMOUNT}${weight}">${escapeHtml(amount)}</td></tr>`;
  });
  const table = `<table style="width:100%;margin:0 0 20px;border-collapse:collapse">${html.join('')}</table>`;
  return {
    text: [heading, ...text].filter(Boolean).join('\n'),
    html: heading ? `<p style="margin:24px 0 4px"><b>${escapeHtml(heading)}</b></p>${table}` : table,
  };
}

/** Returns the name, address and phone number, each on its own line. */
export function recipientText({ shippingAddress: { name, address, phone } }: MailedOrder): string {
  return [name, address, phone].filter(Boolean).join('\n');
}

function rowsOf({ lines, shipping, total, discount = 0, discountCode = null }: MailedOrder) {
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
    ...(discountCode === null ? [] : [savedRow(discountCode, discount)]),
  ];
}

/**
 * Returns the row with the discount. The row comes after the total, because the line prices already
 * include the discount.
 */
function savedRow(code: string, discount: number) {
  return { what: `You saved with ${code}`, each: '', amount: formatPaise(discount), strong: false, line: null };
}
