import { randomUUID } from 'node:crypto';
import { formatPaise, leftOf, type Paise, printChangeId, toRupees } from '@kaagazz/domain';
import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import type { PrintLine } from '@kaagazz/api-schema';
import type { AppContext } from '../../../app-context.ts';
import type { Database } from '../../../db/database.ts';
import { Problem } from '../../../plugins/problem.ts';
import type { Invoices } from '../../invoices/invoices.service.ts';
import { enqueueJobs } from '../../jobs/enqueue-jobs.ts';
import { creditsOf, paidParts } from '../../orders/order-credits.ts';
import { orderRefundMail } from '../../orders/order-refund-mails.ts';
import type { OrderStatusService } from '../../orders/order-status.service.ts';
import type { Orders, WholeOrder } from '../../orders/orders.service.ts';
import { orders as orderTable } from '../../orders/tables/orders.tables.ts';
import type { LineVersions } from '../../print/lines/print-versions.ts';
import { SEND_REFUND } from '../attempts/payment-periods.ts';
import { MINIMUM_TOTAL } from '../gateway/minimum-amount.ts';
import { findLink, type FoundLink, insertLink, linkState } from '../links/link-records.ts';
import { linkPath, linkUrl } from '../links/link-url.ts';
import { changePaymentMail } from '../links/payment-link-mail.ts';
import { paymentLinks } from '../links/payment-links.tables.ts';
import { applyChange } from './apply-change.ts';
import { movedDelivery, type QuotedChange, quoteChange } from './quoted-change.ts';

const PAYABLE_FOR_MS = 24 * 60 * 60_000;

type Context = Pick<AppContext, 'config' | 'database' | 'now'> & {
  orders: Orders;
  orderStatus: OrderStatusService;
  invoices: Invoices;
};

/**
 * Manages changes to prints that are paid for but not yet printed. A change that costs extra takes
 * effect only after the shopper has paid through a payment link.
 */
export class PrintChanges {
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  async describe(versions: LineVersions): Promise<NonNullable<PrintLine['change']>> {
    const { database, now } = this.#context;
    const quoted = await quoteChange(database, versions, now(), { lock: false });
    const link = await linkOfLine(database, versions.next.id);
    const isPayable = link !== undefined && linkState(link, now()) === 'open';
    return {
      difference: toRupees(quoted.difference),
      copies: versions.current.quantity,
      delivery: movedDelivery(quoted),
      payPath: isPayable ? linkPath(link.link) : null,
      payUntil: isPayable ? link.link.validUntil.toISOString() : null,
    };
  }

  async approve(tx: Database, versions: LineVersions, expected: Paise): Promise<void> {
    const now = this.#context.now();
    const quoted = await quoteChange(tx, versions, now, { lock: true });
    const { difference } = quoted;
    if (difference !== expected) {
      throw new Problem(
        'PRICE_CHANGED',
        'The price of this change has been updated. Please review and approve the new price.',
      );
    }
    if (difference !== 0 && Math.abs(difference) < MINIMUM_TOTAL) {
      throw new Problem('NOT_POSSIBLE', `The price must change by at least ${formatPaise(MINIMUM_TOTAL)}.`);
    }
    if (difference > 0) {
      await this.#requestPayment(tx, versions, quoted);
      return;
    }
    if (difference < 0) await this.#refund(tx, quoted);
    const payment = difference < 0 ? `Refunded ${formatPaise(-difference)}` : '';
    await applyChange(tx, versions, quoted, { payment, now });
  }

  async #requestPayment(tx: Database, { current, next }: LineVersions, quoted: QuotedChange): Promise<void> {
    const { config, orders, orderStatus, now } = this.#context;
    const { order, position, difference } = quoted;
    const known = await linkOfLine(tx, next.id);
    if (known && linkState(known, now()) !== 'expired') return;
    const copies = next.quantity === current.quantity ? '' : `, ${next.quantity} instead of ${current.quantity} copies`;
    const title = `Change of order ${order.number}: ${next.title}${copies}`;
    const line = { productId: printChangeId(position), title, image: '', quantity: 1, unitPrice: difference };
    const found = await insertLink(
      tx,
      {
        id: randomUUID(),
        staffId: null,
        changedLineId: next.id,
        note: '',
        requestId: null,
        offer: { lines: [line], goods: difference, shipping: 0, total: difference, discount: 0, discountCode: null },
        shippingAddress: order.shippingAddress,
        validUntil: new Date(now().getTime() + PAYABLE_FOR_MS),
      },
      now(),
    );
    await orderStatus.mailBuyer(tx, await orders.lock(tx, order.number), (parts) =>
      changePaymentMail(found, { ...parts, url: linkUrl(config, found.link) }),
    );
  }

  async #refund(tx: Database, { order, position, difference }: QuotedChange): Promise<void> {
    const { orders } = this.#context;
    const supplements = await tx
      .select({ number: orderTable.number })
      .from(orderTable)
      .where(and(eq(orderTable.supplements, order.id), ne(orderTable.status, 'cancelled')))
      .orderBy(desc(orderTable.createdAt), desc(orderTable.id));
    const changed: { paid: WholeOrder; position: number }[] = [];
    for (const { number } of supplements) {
      const paid = await orders.lock(tx, number);
      if (paid.lines[0]?.productId === printChangeId(position)) changed.push({ paid, position: 0 });
    }
    changed.push({ paid: await orders.lock(tx, order.number), position });
    let rest = -difference;
    for (const { paid, position: at } of changed) {
      const left = leftOf(paidParts(paid), creditsOf(paid)).lines[at]?.amount ?? 0;
      const amount = partOf(rest, left);
      if (amount === 0) continue;
      await this.#credit(tx, paid, { position: at, amount });
      rest -= amount;
    }
    if (rest > 0) {
      throw new Problem(
        'NOT_POSSIBLE',
        'Part of this item has already been refunded. Please contact us to change the item.',
      );
    }
  }

  async #credit(tx: Database, order: WholeOrder, { position, amount }: { position: number; amount: Paise }) {
    const { invoices, orderStatus, now } = this.#context;
    if (order.gatewayPaymentId === null) throw new Error('the order was not paid online');
    const lines = [{ position, quantity: 0, amount, restocked: 0 }];
    const refund = { id: randomUUID(), amount, lines, shipping: 0, reason: 'Changed print', state: 'due' as const };
    await enqueueJobs(tx, SEND_REFUND, [order.gatewayPaymentId], now());
    await invoices.creditRefund(tx, order.id, refund);
    await orderStatus.mailBuyer(tx, order, (parts) =>
      orderRefundMail({ ...parts, refund: { ...refund, isAtGateway: true } }),
    );
  }
}

/**
 * Returns how much of a refund to take from one of several orders. Avoids parts of less than one
 * rupee, because the gateway rejects such refunds.
 */
function partOf(refund: Paise, left: Paise): Paise {
  if (refund <= left) return refund;
  const part = refund - left < MINIMUM_TOTAL ? refund - MINIMUM_TOTAL : left;
  return part < MINIMUM_TOTAL ? 0 : part;
}

async function linkOfLine(database: Database, lineId: string): Promise<FoundLink | undefined> {
  const [link] = await database
    .select({ id: paymentLinks.id })
    .from(paymentLinks)
    .where(and(eq(paymentLinks.changedLineId, lineId), isNull(paymentLinks.withdrawnAt)))
    .orderBy(desc(paymentLinks.createdAt))
    .limit(1);
  return link && findLink(database, link.id);
}
