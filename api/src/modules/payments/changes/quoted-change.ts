import {
  deliveryWindow,
  type DeliveryWindow,
  leftOf,
  PACKING_DAYS,
  type Paise,
  pinCodeIn,
  printChangeId,
  shippingDay,
} from '@kaagazz/domain';
import { changedPrice, printingDays, printPrice } from '@kaagazz/domain/print';
import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { Problem } from '../../../plugins/problem.ts';
import { creditsOf, paidParts } from '../../orders/order-credits.ts';
import { orderLines, orderRefunds, orders } from '../../orders/tables/orders.tables.ts';
import { hasSamePriceBasis, type LineVersions } from '../../print/lines/print-versions.ts';
import { printParticulars } from '../../print/lines/print-particulars.ts';
import { pricesOn } from '../../print/prices/prices-on.ts';
import { readHolidays } from '../../settings/shop-settings.ts';
import { gatewayOrders, paymentAttempts } from '../attempts/payments.tables.ts';

type OrderRow = typeof orders.$inferSelect;

export interface QuotedChange {
  order: OrderRow;
  position: number;
  /** Price difference in paise, negative if the shopper gets a refund. */
  difference: Paise;
  dates: Pick<OrderRow, 'shipBy' | 'deliverFrom' | 'deliverBy'> | null;
}

export async function quoteChange(
  database: Database,
  { ordered, current, next }: LineVersions,
  at: Date,
  { lock }: { lock: boolean },
): Promise<QuotedChange> {
  const [found] = await database
    .select({ order: orders, line: orderLines, pricedAt: paymentAttempts.createdAt })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(gatewayOrders, eq(gatewayOrders.id, orders.gatewayOrderId))
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, gatewayOrders.attemptId))
    .where(and(eq(orderLines.productId, ordered.id), isNull(orders.replaces)))
    .orderBy(asc(orders.createdAt))
    .limit(1);
  if (!found) throw new Problem('PRINT_LINE_NOT_FOUND', 'There is no such item.');
  const { order, line } = found;
  const unchanged = { order, position: line.position, difference: 0, dates: null };
  if (hasSamePriceBasis(current, next)) return unchanged;
  if (order.gatewayPaymentId === null) {
    throw new Problem('NOT_POSSIBLE', 'This order wasn’t paid for online, so please contact us to change it.');
  }

  const prices = await pricesOn(database, ordered.service, found.pricedAt ?? order.createdAt);
  const listPrice = (version: typeof next) => {
    const unit = printPrice(prices, version)?.unit;
    return unit === undefined ? null : unit * version.quantity;
  };
  const [listed, before, after] = [listPrice(ordered), listPrice(current), listPrice(next)];
  if (listed === null || before === null || after === null) {
    throw new Problem('PRICE_ON_REQUEST', 'This option has no fixed price. Please contact us to change your order.');
  }
  const paid = { paid: line.unitPrice * line.quantity, listed };
  const price = changedPrice(paid, before);
  const difference = changedPrice(paid, after) - price;
  if (difference !== 0) {
    const left = await moneyLeftFor(database, line, { lock });
    if (left < price) {
      throw new Problem(
        'NOT_POSSIBLE',
        'Part of this item has already been refunded. Please contact us to change the item.',
      );
    }
    if (left > price || ordered.quantity !== line.quantity) {
      throw new Problem('NOT_POSSIBLE', 'This item can no longer be changed online. Please contact us to change it.');
    }
  }
  const isMoreWork =
    next.quantity > current.quantity || !hasSamePriceBasis(current, { ...next, quantity: current.quantity });
  return { ...unchanged, difference, dates: isMoreWork ? await laterDates(database, order, at) : null };
}

async function moneyLeftFor(
  database: Database,
  { orderId, position }: typeof orderLines.$inferSelect,
  { lock }: { lock: boolean },
): Promise<Paise> {
  const isOfPrint = or(eq(orders.id, orderId), and(eq(orders.supplements, orderId), ne(orders.status, 'cancelled')));
  const selected = database.select().from(orders).where(isOfPrint).orderBy(orders.id);
  const paid = await (lock ? selected.for('update') : selected);
  const ids = paid.map(({ id }) => id);
  const lines = await database
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(orderLines.position);
  const refunds = await database
    .select()
    .from(orderRefunds)
    .where(inArray(orderRefunds.orderId, ids))
    .orderBy(orderRefunds.issuedAt, orderRefunds.creditNote);
  return paid.reduce((sum, { id, shipping }) => {
    const ofOrder = <Row extends { orderId: string }>(rows: readonly Row[]) => rows.filter((row) => row.orderId === id);
    const order = { lines: ofOrder(lines), shipping, refunds: ofOrder(refunds) };
    const at =
      id === orderId ? position : order.lines.findIndex(({ productId }) => productId === printChangeId(position));
    return sum + (leftOf(paidParts(order), creditsOf(order)).lines[at]?.amount ?? 0);
  }, 0);
}

export function movedDelivery({ dates }: QuotedChange): DeliveryWindow | null {
  return dates?.deliverFrom && dates.deliverBy ? { from: dates.deliverFrom, to: dates.deliverBy } : null;
}

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
  const holidays = await readHolidays(database);
  const shipBy = shippingDay(at, productionDays, holidays);
  if (order.shipBy !== null && shipBy <= order.shipBy) return null;
  const pin = pinCodeIn(order.shippingAddress.address);
  const delivery = deliveryWindow({ orderedAt: at, pin, productionDays, holidays });
  return { shipBy, deliverFrom: delivery?.from ?? null, deliverBy: delivery?.to ?? null };
}
