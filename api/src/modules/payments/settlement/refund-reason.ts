import type { Database } from '../../../db/database.ts';
import { lockProducts, type Pieces, type ProductForSale, takeStock } from '../../catalog/stock.ts';
import { hasUseLeft } from '../../discounts/discount-uses.ts';
import { takePrintLines } from '../../print/lines/print-lines-for-sale.ts';
import { idsOf, stockOf } from '../attempts/attempt-lines.ts';
import type { Attempt } from '../attempts/attempts.repository.ts';
import { isWatched } from '../attempts/payment-periods.ts';
import type { RefundReason } from '../attempts/payments.tables.ts';
import type { GatewayPayment } from '../gateway/razorpay-client.ts';

export async function refundReasonOf(
  tx: Database,
  attempt: Attempt,
  payment: GatewayPayment,
  { isLink, now }: { isLink: boolean; now: Date },
): Promise<RefundReason | null> {
  if (attempt.state === 'paid') return 'paid-twice';
  if (payment.status === 'refunded' || (payment.amount_refunded ?? 0) > 0) return 'refunded-elsewhere';
  if (attempt.buyerId === null && !(isLink && attempt.shippingAddress)) return 'account-deleted';
  if (isAmountWrong(payment, attempt)) return 'amount-differs';
  // Use the time at which the shopper paid, because the shop can learn of a payment weeks later,
  // for example after restoring a backup.
  if (!isWatched(attempt, new Date(payment.created_at * 1000))) return 'too-late';
  return takeLines(tx, attempt, attempt.buyerId, now);
}

export function isAmountWrong({ amount, currency }: GatewayPayment, { total }: Attempt): boolean {
  return amount !== total || currency !== 'INR';
}

async function takeLines(
  tx: Database,
  { lines, state, discountCode }: Attempt,
  buyerId: string | null,
  now: Date,
): Promise<'stock-gone' | 'discount-used-up' | 'ordered-already' | null> {
  const fromStock = stockOf(lines);
  const hasPrints = fromStock.length < lines.length;
  // Lock products before print lines to avoid deadlocks.
  const products =
    state === 'released' || hasPrints ? await lockProducts(tx, idsOf(fromStock)) : new Map<string, ProductForSale>();
  const isAvailable = ({ productId, quantity }: Pieces) => (products.get(productId)?.stock ?? 0) >= quantity;
  if (state === 'released' && !fromStock.every(isAvailable)) return 'stock-gone';
  if (state === 'released' && discountCode !== null && !(await hasUseLeft(tx, discountCode, buyerId))) {
    return 'discount-used-up';
  }
  if (!(await takePrintLines(tx, buyerId, idsOf(lines), now))) return 'ordered-already';
  if (state === 'released' && !(await takeStock(tx, fromStock))) {
    throw new Error('the stock of a locked product has changed');
  }
  return null;
}
