import { plainWords, textTable } from '@kaagazz/command-line';
import { formatRupees, nextStatuses } from '@kaagazz/domain';
import type { z } from 'zod';

import type { InvoiceResponse, Order } from '@kaagazz/api-schema';
import { minuteOf } from './shop/pages-newest-first.ts';

type Documents = Pick<z.infer<typeof InvoiceResponse>, 'invoice' | 'creditNoteFollows'>;

export function describeOrder(order: z.infer<typeof Order>, documents: Documents, columns: number): string[] {
  const { orderNumber, status, products, totalAmount, shippingAmount, shippingAddress, paymentInfo, discount } = order;
  const { name, address, phone, email } = shippingAddress;
  const next = nextStatuses(status);
  const lines = products.map(({ title, quantity, price }) => [
    quantity,
    formatRupees(price),
    formatRupees(quantity * price),
    plainWords(title),
  ]);
  const steps = order.statusHistory.map(({ status: step, at, note = '' }) => [minuteOf(at), step, plainWords(note)]);
  return [
    `${orderNumber} is ${status}${next.length > 0 ? `, can become ${next.join(', ')}` : ''}`,
    `paid ${formatRupees(totalAmount)}, including ${formatRupees(shippingAmount)} shipping; payment ${paymentInfo.razorpay_payment_id}`,
    ...(discount ? [`discount ${discount.code}: ${formatRupees(discount.amount)}, included in the prices`] : []),
    ...describeDocuments(documents),
    '',
    textTable(['quantity', 'price', 'total', 'product'], lines, columns),
    ...products.flatMap(describePrint),
    ...(products.some(({ print }) => print)
      ? ['', `save the print files: npm run orders -- files ${orderNumber} --to to-print`]
      : []),
    '',
    'ship to',
    ...[name, ...address.split('\n'), phone, email]
      .map(plainWords)
      .filter(Boolean)
      .map((line) => `  ${line}`),
    '',
    textTable(['time (UTC)', 'status', 'note'], steps, columns),
  ];
}

function describeDocuments({ invoice, creditNoteFollows }: Documents): string[] {
  if (!invoice) return ['no invoice number yet'];
  const { number, creditNote, refunds } = invoice;
  return [
    `invoice ${number}${creditNote ? `, credit note ${creditNote.number}` : ''}`,
    ...refunds.map(
      (refund) =>
        `refunded ${formatRupees(refund.amount)} on ${refund.issuedAt.slice(0, 10)}, credit note ${refund.number}`,
    ),
    ...(creditNoteFollows ? ['no credit note number yet'] : []),
  ];
}

function describePrint({ title, print }: z.infer<typeof Order>['products'][number]): string[] {
  if (!print) return [];
  const { options, file } = print;
  const details = [...options, ...(file === null ? [] : [{ label: 'File', value: file }])];
  return [
    '',
    `print: ${plainWords(title)}`,
    ...details.map(({ label, value }) => `  ${plainWords(`${label}: ${value}`)}`),
  ];
}
