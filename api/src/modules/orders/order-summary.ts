import { formatPaise } from '@kaagazz/domain';
import { Column } from '@react-email/column';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { createElement as h, type ReactNode } from 'react';
import { type MailBlock, picture } from '../mail/mail-layout.ts';
import { MAIL_STYLES as styles } from '../mail/mail-styles.ts';
import { type Mail, SITE_ORIGIN } from '../mail/outbox.ts';
import type { MailedLine, MailedOrder } from './mailed-order.ts';

const PICTURE_SIZE = 64;
const CELL = { ...styles.cell, fontSize: '16px', lineHeight: 1.4 };

interface SummaryRow {
  what: string;
  details?: readonly string[];
  amount: string;
  isTotal?: boolean;
  line?: MailedLine;
}

export function orderSummary(
  order: Pick<MailedOrder, 'lines' | 'shipping' | 'total' | 'due' | 'discount' | 'discountCode'>,
  { heading = '', total = `Total ${order.due ? 'to pay' : 'paid'}, inclusive of all taxes` } = {},
): MailBlock {
  const rows = rowsOf(order, total);
  const text = rows.flatMap(({ what, line, details = [], amount }) => [
    `${what}: ${amount}${line && line.quantity > 1 ? ` (${eachText(line)})` : ''}`,
    ...details.map((detail) => `  ${detail}`),
  ]);
  return {
    text: [heading, ...text].filter(Boolean).join('\n'),
    html: h(
      Section,
      { style: { margin: '0 0 20px' } },
      heading && h('b', null, heading),
      ...rows.map((row) => h(Row, null, ...cellsOf(row))),
    ),
  };
}

export function printPictures(lines: readonly MailedLine[]): NonNullable<Mail['pictures']> {
  return lines.flatMap((line) => (line.print?.image ? [{ cid: cidOf(line), data: line.print.image }] : []));
}

export function recipientText({ shippingAddress: { name, address, phone } }: MailedOrder): string {
  return [name, address, phone].filter(Boolean).join('\n');
}

function rowsOf(
  { lines, shipping, total, discount = 0, discountCode = null }: Parameters<typeof orderSummary>[0],
  totalLabel: string,
): SummaryRow[] {
  return [
    ...lines.map((line) => ({
      what: `${line.quantity} × ${line.title}`,
      details: printDetails(line),
      amount: formatPaise(line.quantity * line.unitPrice),
      line,
    })),
    { what: 'Shipping', amount: shipping === 0 ? 'Free' : formatPaise(shipping) },
    { what: totalLabel, amount: formatPaise(total), isTotal: true },
    ...(discountCode === null ? [] : [{ what: `You saved with ${discountCode}`, amount: formatPaise(discount) }]),
  ];
}

function cellsOf({ what, details = [], amount, isTotal = false, line }: SummaryRow): ReactNode[] {
  const weight = { fontWeight: isTotal ? 'bold' : 'normal' };
  const small = [...(line && line.quantity > 1 ? [eachText(line)] : []), ...details];
  return [
    line && h(Column, { className: 'cell', style: { ...CELL, width: `${PICTURE_SIZE}px` } }, linePicture(line)),
    h(
      Column,
      { className: 'cell', style: { ...CELL, ...weight } },
      what,
      ...small.map((detail) => h('div', { className: 'small', style: styles.small }, detail)),
    ),
    h(
      Column,
      {
        className: 'cell',
        style: { ...CELL, ...weight, paddingRight: 0, textAlign: 'right', whiteSpace: 'nowrap' },
      },
      amount,
    ),
  ];
}

function linePicture(line: MailedLine): ReactNode {
  const src = line.print?.image
    ? `cid:${cidOf(line)}`
    : line.image && `${SITE_ORIGIN}/media/mail/${encodeURIComponent(line.image)}.jpg`;
  return src && picture({ src, alt: line.title, size: PICTURE_SIZE });
}

function eachText({ unitPrice }: MailedLine): string {
  return `${formatPaise(unitPrice)} each`;
}

function printDetails({ print, quantity, unitPrice }: MailedLine): string[] {
  if (!print) return [];
  const isChanged = print.copies !== quantity && unitPrice > 0;
  return [
    ...(isChanged ? [`Changed to ${print.copies} copies`] : []),
    ...print.options.map(({ label, value }) => `${label}: ${value.replaceAll('\n', ' ')}`),
    ...(print.fileName === null ? [] : [`File: ${print.fileName}`]),
  ];
}

function cidOf({ productId }: MailedLine): string {
  return `${productId}@kaagazz`;
}
