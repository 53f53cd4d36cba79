import {
  amountOfCredit,
  type Credit,
  creditFor,
  formatPaise,
  fromRupees,
  hasStock,
  isCancellable,
  toRupees,
} from '@kaagazz/domain';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import { Problem } from '../../plugins/problem.ts';
import type { SignedInStaff } from '../../plugins/staff-guard.ts';
import { lockProducts, returnStock } from '../catalog/stock.ts';
import { updatePrintCredits, usedText } from '../orders/print-credits.ts';
import type { Invoices } from '../invoices/invoices.service.ts';
import { enqueueJobs } from '../jobs/enqueue-jobs.ts';
import { creditsOf, moneyLeft, paidParts } from '../orders/order-credits.ts';
import { orderRefundMail } from '../orders/order-refund-mails.ts';
import type { OrderStatusService } from '../orders/order-status.service.ts';
import type { Orders, WholeOrder } from '../orders/orders.service.ts';
import { orderRefunds } from '../orders/tables/orders.tables.ts';
import { SEND_REFUND } from '../payments/attempts/payment-periods.ts';
import { changeOrder, notPossible } from './order-change.ts';

/** Minimum refund in paise. Razorpay rejects refunds of less than one rupee. */
const SMALLEST_REFUND = 100;

interface Wish {
  lines?: readonly { position: number; quantity: number }[] | undefined;
  /** In rupees. */
  amount?: number | undefined;
  everything?: true | undefined;
}

interface RefundOrder extends Wish {
  key: string;
  expectedAmount: number;
  reason: string;
  restock: boolean;
}

interface Parts {
  orders: Orders;
  orderStatus: OrderStatusService;
  invoices: Invoices;
}

/**
 * Saves each refund with its credit note, stock change and email in one transaction. A job then
 * sends the refund to the gateway.
 */
export class OrderRefunds {
  readonly #context: Pick<AppContext, 'database' | 'now'> & Parts;

  constructor(context: Pick<AppContext, 'database' | 'now'>, { orders, orderStatus, invoices }: Parts) {
    this.#context = { ...context, orders, orderStatus, invoices };
  }

  async preview(number: string, wish: Wish) {
    const order = await this.#context.orders.order(number);
    const credit = creditOf(order, wish);
    return {
      lines: credit.lines.map(({ position, quantity, amount }) => ({
        position,
        title: order.lines[position]?.title ?? '',
        quantity,
        amount: toRupees(amount),
      })),
      shipping: toRupees(credit.shipping),
      amount: toRupees(amountOfCredit(credit)),
      left: toRupees(moneyLeft(order) - amountOfCredit(credit)),
      restocks: restocksOf(order, credit).map(({ productId, title, quantity }) => ({ productId, title, quantity })),
    };
  }

  /**
   * Refunds all or part of an order. Repeated calls with the same key have no effect.
   * @throws Problem 409 `PRICES_CHANGED` if the refund differs from `expectedAmount`
   */
  refund(number: string, by: SignedInStaff, { key, reason, restock, expectedAmount, ...wish }: RefundOrder) {
    const { orderStatus, invoices } = this.#context;
    return changeOrder(this.#context, { number, by }, async (tx, { order, at }) => {
      if (order.refunds.some(({ id }) => id === key)) return null;
      const [known] = await tx.select().from(orderRefunds).where(eq(orderRefunds.id, key));
      if (known) throw notPossible('This form is out of date. Please reload the page and try again.');
      const credit = creditOf(order, wish);
      const amount = amountOfCredit(credit);
      if (amount !== fromRupees(expectedAmount)) {
        throw new Problem('PRICES_CHANGED', `The refund would now be ${formatPaise(amount)}. Please check it again.`);
      }
      const pieces = restock ? restocksOf(order, credit) : [];
      await lockProducts(
        tx,
        pieces.map(({ productId }) => productId),
      );
      await returnStock(tx, pieces);
      const lines = credit.lines.map((line) => ({
        ...line,
        restocked: pieces.find(({ position }) => position === line.position)?.quantity ?? 0,
      }));
      const credited = { amount, lines, shipping: credit.shipping };
      const used = await updatePrintCredits(tx, { ...order, refunds: [...order.refunds, credited] }, at);
      const isAtGateway = order.gatewayPaymentId !== null;
      if (order.gatewayPaymentId !== null) await enqueueJobs(tx, SEND_REFUND, [order.gatewayPaymentId], at);
      await invoices.creditRefund(tx, order.id, {
        id: key,
        amount,
        lines,
        shipping: credit.shipping,
        reason,
        state: isAtGateway ? 'due' : 'refunded',
      });
      const refund = { id: key, amount, lines, isAtGateway };
      await orderStatus.mailBuyer(tx, order, (parts) => orderRefundMail({ ...parts, refund }));
      const audit = {
        before: { refunded: toRupees(order.total - moneyLeft(order)) },
        after: { refund: toRupees(amount) },
      };
      return { kind: 'refund', text: `Refunded ${formatPaise(amount)}: ${reason}${usedText(used)}`, audit };
    });
  }
}

function creditOf(order: WholeOrder, { lines, amount, everything }: Wish): Credit {
  if (order.status === 'cancelled')
    throw notPossible('This order was cancelled and has already been refunded in full.');
  if (order.due > 0)
    throw notPossible('This order can’t be refunded yet because the courier hasn’t collected the cash.');
  const what = lines ? { lines } : everything ? { everything } : { amount: fromRupees(amount ?? 0) };
  const credit = creditFor(paidParts(order), creditsOf(order), what);
  if (!credit) throw notPossible(`Only ${formatPaise(moneyLeft(order))} of this order can be refunded.`);
  if (order.gatewayPaymentId !== null && amountOfCredit(credit) < SMALLEST_REFUND) {
    throw notPossible(`The payment gateway cannot refund less than ${formatPaise(SMALLEST_REFUND)}.`);
  }
  return credit;
}

function restocksOf({ status, lines }: WholeOrder, credit: Credit) {
  if (!isCancellable(status)) return [];
  return credit.lines.flatMap(({ position, quantity }) => {
    const line = lines[position];
    if (!line || quantity === 0 || !hasStock(line.productId)) return [];
    return [{ position, quantity, productId: line.productId, title: line.title }];
  });
}
