import { amountOfCredit, type Credit, creditFor, type Paise, type PaidParts } from '@kaagazz/domain';
import type { WholeOrder } from './orders.repository.ts';

interface Order {
  lines: readonly { quantity: number; unitPrice: Paise }[];
  shipping: Paise;
  refunds: readonly (Credit & { amount: Paise })[];
}

export function paidParts({ lines, shipping }: Pick<Order, 'lines' | 'shipping'>): PaidParts {
  return { lines: lines.map(({ quantity, unitPrice }) => ({ quantity, amount: quantity * unitPrice })), shipping };
}

/** In paise. */
export function moneyLeft({ total, refunds }: { total: Paise; refunds: readonly { amount: Paise }[] }): Paise {
  return refunds.reduce((left, { amount }) => left - amount, total);
}

export function creditsOf(order: Order): Credit[] {
  const credits: Credit[] = [];
  for (const { lines, shipping, amount } of order.refunds) {
    const credit = { lines, shipping };
    const isSplit = amountOfCredit(credit) === amount;
    credits.push(isSplit ? credit : (creditFor(paidParts(order), credits, { amount }) ?? credit));
  }
  return credits;
}

export function isPaidElsewhere({
  gatewayPaymentId,
  total,
  due = 0,
}: {
  gatewayPaymentId?: string | null;
  total: Paise;
  due?: Paise;
}): boolean {
  return gatewayPaymentId === null && total > due;
}

export function deliveredPieces(
  { replaces }: Pick<WholeOrder, 'replaces'>,
  { quantity, print }: WholeOrder['lines'][number],
): number {
  return print && replaces === null ? print.copies : quantity;
}

export function piecesOut({ lines, refunds }: Pick<WholeOrder, 'lines' | 'refunds'>) {
  const restocked = refunds.flatMap((refund) => refund.lines);
  return lines
    .map(({ productId, position, quantity }) => ({
      productId,
      position,
      quantity: restocked.reduce((left, line) => (line.position === position ? left - line.restocked : left), quantity),
    }))
    .filter(({ quantity }) => quantity > 0);
}
