import { plainWords, textTable } from '@kaagazz/command-line';
import { formatRupees, nextStatuses } from '@kaagazz/domain';
import type { z } from 'zod';

import type { Invoice, Order } from '@kaagazz/api-schema';
import { minuteOf } from './shop/pages-newest-first.ts';

/** All there is to know of an order, for a terminal of that many columns. */
export function orderInWords(
  order: z.infer<typeof Order>,
  { number: invoice, creditNote }: z.infer<typeof Invoice>,
  columns: number,
): string[] {
  const { orderNumber, status, products, totalAmount, shippingAmount, shippingAddress, paymentInfo } = order;
  const { name, address, phone, email } = shippingAddress;
  const next = nextStatuses(status);
  const bought = products.map(({ title, quantity, price }) => [
    quantity,
    formatRupees(price),
    formatRupees(quantity * price),
    plainWords(title),
  ]);
  const steps = order.statusHistory.map(({ status: step, at, note = '' }) => [minuteOf(at), step, plainWords(note)]);
  return [
    `${orderNumber} is ${status}${next.length > 0 ? `; it can become ${next.join(', ')}` : ''}`,
    `paid ${formatRupees(totalAmount)}, of it shipping ${formatRupees(shippingAmount)}; payment ${paymentInfo.razorpay_payment_id}`,
    `invoice ${invoice}${creditNote ? `, credit note ${creditNote.number}` : ''}`,
    '',
    textTable(['pieces', 'each', 'together', 'what'], bought, columns),
    ...products.flatMap(printedInWords),
    ...(products.some(({ print }) => print)
      ? ['', `save its files: npm run orders -- files ${orderNumber} --to to-print`]
      : []),
    '',
    'goes to',
    ...[name, ...address.split('\n'), phone, email]
      .map(plainWords)
      .filter(Boolean)
      .map((line) => `  ${line}`),
    '',
    textTable(['when (UTC)', 'status', 'note'], steps, columns),
  ];
}

/** What is printed to order in a line. */
function printedInWords({ title, print }: z.infer<typeof Order>['products'][number]): string[] {
  if (!print) return [];
  const { options, file } = print;
  const particulars = [...options, ...(file === null ? [] : [{ label: 'File', value: file }])];
  return [
    '',
    `to be printed: ${plainWords(title)}`,
    ...particulars.map(({ label, value }) => `  ${plainWords(`${label}: ${value}`)}`),
  ];
}
