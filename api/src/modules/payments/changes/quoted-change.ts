import { deliveryWindow, type DeliveryWindow, PACKING_DAYS, type Paise, pinCodeIn, shippingDay } from '@kaagazz/domain';
import { changedPrice, printingDays, printPrice } from '@kaagazz/domain/print';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { Problem } from '../../../plugins/problem.ts';
import { orderLines, orders } from '../../orders/orders.tables.ts';
import { hasSamePriceBasis, type LineVersions } from '../../print/lines/print-versions.ts';
import { printParticulars } from '../../print/lines/print-particulars.ts';
import { pricesOn } from '../../print/prices/prices-on.ts';

type OrderRow = typeof orders.$inferSelect;

/** A change to a paid print, with its cost based on the prices on the day of the order. */
export interface QuotedChange {
  order: OrderRow;
  /** Position of the print in the order. */
  position: number;
  /** Price difference in paise. Negative if the shopper gets a refund, 0 if only text changes. */
  difference: Paise;
  /** The order's dates after the change. Null if they stay the same. */
  dates: Pick<OrderRow, 'shipBy' | 'deliverFrom' | 'deliverBy'> | null;
}

/**
 * Returns what it costs to print the next version of an ordered line instead of the current one.
 *
 * @param at when the change is made
 * @throws Problem 404 `PRINT_LINE_NOT_FOUND` if the line is in no order; 409 `NOT_POSSIBLE` if the
 *   order was not paid online, `PRICE_ON_REQUEST`
 */
export async function quoteChange(
  database: Database,
  { ordered, current, next }: LineVersions,
  at: Date,
): Promise<QuotedChange> {
  const [found] = await database
    .select({ order: orders, line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.productId, ordered.id), isNull(orders.replaces)))
    .orderBy(asc(orders.createdAt))
    .limit(1);
  if (!found) throw new Problem('PRINT_LINE_NOT_FOUND', 'There is no such item.');
  const { order, line } = found;
  const unchanged = { order, position: line.position, difference: 0, dates: null };
  if (hasSamePriceBasis(current, next)) return unchanged;
  if (order.gatewayPaymentId === null) {
    throw new Problem('NOT_POSSIBLE', 'You did not pay for this order online. Please contact us to change it.');
  }

  const prices = await pricesOn(database, ordered.service, order.createdAt);
  const listPrice = (version: typeof next) => {
    const unit = printPrice(prices, version)?.unit;
    return unit === undefined ? null : unit * version.quantity;
  };
  const [listed, before, after] = [listPrice(ordered), listPrice(current), listPrice(next)];
  if (listed === null || before === null || after === null) {
    throw new Problem('PRICE_ON_REQUEST', 'This option has no fixed price. Please contact us to change your order.');
  }
  const paid = { paid: line.unitPrice * line.quantity, listed };
  const difference = changedPrice(paid, after) - changedPrice(paid, before);
  const isMoreWork =
    next.quantity > current.quantity || !hasSamePriceBasis(current, { ...next, quantity: current.quantity });
  return { ...unchanged, difference, dates: isMoreWork ? await laterDates(database, order, at) : null };
}

/**
 * Returns the order's delivery window after the change, or null if it stays the same or is unknown.
 */
export function movedDelivery({ dates }: QuotedChange): DeliveryWindow | null {
  return dates?.deliverFrom && dates.deliverBy ? { from: dates.deliverFrom, to: dates.deliverBy } : null;
}

/**
 * Returns an order's dates if production of its prints starts at the given time, or null if they
 * aren't later than the current dates.
 */
async function laterDates(database: Database, order: OrderRow, at: Date): Promise<QuotedChange['dates']> {
  const lines = await database
    .select({ id: orderLines.productId })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id));
  const prints = await printParticulars(
    database,
    lines.map(({ id }) => id),
  );
  const productionDays = Math.max(PACKING_DAYS, printingDays([...prints.values()].map(({ service }) => service)));
  const shipBy = shippingDay(at, productionDays);
  if (order.shipBy !== null && shipBy <= order.shipBy) return null;
  const pin = pinCodeIn(order.shippingAddress.address);
  const delivery = deliveryWindow({ orderedAt: at, pin, productionDays });
  return { shipBy, deliverFrom: delivery?.from ?? null, deliverBy: delivery?.to ?? null };
}
