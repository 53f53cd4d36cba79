import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { Problem } from '../../../plugins/problem.ts';
import { accountById } from '../../auth/account.ts';
import { lockProducts, type Pieces, type ProductForSale, returnStock, takeStock } from '../../catalog/stock.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { Orders } from '../../orders/orders.service.ts';
import type { ShippingAddress } from '@kaagazz/api-schema';
import { takePrintLines } from '../../print/lines/print-lines-for-sale.ts';
import {
  notePayment,
  oweOrderPayment,
  receivedPayment,
  type ReceivedPayment,
} from '../attempts/gateway-payments.repository.ts';
import { isWatched } from '../attempts/payment-watch.ts';
import {
  type Attempt,
  attemptOfGatewayOrder,
  lockAttempt,
  releaseAttempts,
  updateAttempt,
} from '../attempts/attempts.repository.ts';
import type { RefundReason } from '../attempts/payments.tables.ts';
import type { GatewayPayment } from '../gateway/razorpay-client.ts';
import { refundMail } from '../refunds/refund-mails.ts';
import { idsOf, stockOf } from '../attempts/attempt-lines.ts';

interface Dependencies {
  database: Database;
  orders: Orders;
  now: () => Date;
}

/** What a captured payment came to. */
type Outcome = { kind: 'order'; number: string } | { kind: 'refund'; reason: RefundReason };

/**
 * Turns captured payments into orders, each exactly once: the one way in for the buyer's browser and whoever else hears of a payment.
 * Each captured payment of an attempt ends as its order or goes back, and is noted as such in the same transaction.
 */
export class Settlement {
  readonly #database: Database;
  readonly #orders: Orders;
  readonly #now: () => Date;

  constructor({ database, orders, now }: Dependencies) {
    this.#database = database;
    this.#orders = orders;
    this.#now = now;
  }

  /**
   * Settles an attempt by a payment that the gateway itself told about. May be called any number of times, at once too.
   *
   * @param otherAddress where to send the goods if the attempt does not know (E23)
   * @returns the order's number; also for a second payment of it, which goes back
   * @throws Problem 409: `PAYMENT_NOT_CAPTURED`, `PAYMENT_FAILED`; where the money is sent back `PAYMENT_MISMATCH` (another amount),
   *   `PAYMENT_REFUNDED`, `PAYMENT_TOO_LATE` (the order was opened days ago), and `STOCK_GONE`, when the goods were sold to others after
   *   the reservation ended, or the buyer's account was deleted. `PAYMENT_MISMATCH` too for a payment of another order, which is that one's affair.
   */
  async settlePayment(attempt: Attempt, payment: GatewayPayment, otherAddress?: ShippingAddress): Promise<string> {
    const outcome = await this.#settle(attempt, payment, otherAddress);
    if (outcome.kind === 'order') return outcome.number;
    throw refusal(outcome.reason);
  }

  /**
   * Settles all captured ones of the payments that the gateway has for an attempt. Money that goes back is sent by the worker.
   *
   * @returns the number of the attempt's order, if it has one now
   */
  async settleAll(attempt: Attempt, payments: readonly GatewayPayment[]): Promise<string | undefined> {
    const moved = payments.filter(({ status }) => status === 'captured' || status === 'refunded');
    let number: string | undefined;
    // A payment that fits comes first: it becomes the order before one that does not lets go of the goods.
    for (const payment of moved.sort((one, other) => amountMismatch(one, attempt) - amountMismatch(other, attempt))) {
      const outcome = await this.#settle(attempt, payment, undefined);
      if (outcome.kind === 'order') number = outcome.number;
    }
    return number;
  }

  /** Makes the payment of an order due for refund, in the caller's transaction. A job sends it after the commit. */
  async oweRefund(tx: Database, gatewayOrderId: string): Promise<void> {
    const known = await attemptOfGatewayOrder(tx, gatewayOrderId);
    const attempt = known && (await lockAttempt(tx, known.id));
    if (attempt?.gatewayPaymentId) await oweOrderPayment(tx, attempt.gatewayPaymentId, this.#now());
  }

  #settle(attempt: Attempt, payment: GatewayPayment, otherAddress: ShippingAddress | undefined): Promise<Outcome> {
    assertCaptured(payment, attempt);
    return inTransaction(this.#database, (tx) => this.#settleIn(tx, attempt.id, payment, otherAddress));
  }

  async #settleIn(
    tx: Database,
    attemptId: string,
    payment: GatewayPayment,
    otherAddress: ShippingAddress | undefined,
  ): Promise<Outcome> {
    const attempt = await lockAttempt(tx, attemptId);
    if (!attempt?.gatewayOrderId) throw new Error('no such attempt at the gateway');
    const known = await receivedPayment(tx, payment.id);
    if (known) return this.#outcomeOf(tx, attempt.gatewayOrderId, known.refundReason);

    const reason = await whyNot(tx, attempt, payment, this.#now());
    if (reason) return this.#giveBack(tx, attempt, payment, reason);
    const { lines, goods, shipping, total, gatewayOrderId, buyerId } = attempt;
    if (buyerId === null) throw new Error('an order for nobody');
    await this.#note(tx, attempt, payment, { state: 'order', refundReason: null });
    await updateAttempt(tx, attemptId, { state: 'paid', gatewayPaymentId: payment.id }, this.#now());
    const shippingAddress = attempt.shippingAddress ?? otherAddress ?? null;
    const paid = { buyerId, lines, goods, shipping, total, shippingAddress, gatewayOrderId };
    return { kind: 'order', number: await this.#orders.placePaid(tx, { ...paid, gatewayPaymentId: payment.id }) };
  }

  /** An order that was cancelled since is still what its payment bought, and what a second payment was meant for. */
  async #outcomeOf(tx: Database, gatewayOrderId: string, reason: RefundReason | null): Promise<Outcome> {
    if (reason !== null && reason !== 'order-cancelled' && reason !== 'paid-twice') return { kind: 'refund', reason };
    return { kind: 'order', number: await this.#orders.numberOfGatewayOrder(tx, gatewayOrderId) };
  }

  async #giveBack(tx: Database, attempt: Attempt, payment: GatewayPayment, reason: RefundReason): Promise<Outcome> {
    if (attempt.state === 'open') {
      // Its order at the gateway is paid: it can't be paid again, and the goods must not wait for that.
      await putBack(tx, attempt);
      await releaseAttempts(tx, [attempt.id], this.#now());
    }
    const isBack = payment.status === 'refunded';
    await this.#note(tx, attempt, payment, { state: isBack ? 'refunded' : 'refund-due', refundReason: reason });
    const buyer = attempt.buyerId === null ? undefined : await accountById(tx, attempt.buyerId);
    const mail = buyer && !isBack ? refundMail(reason, payment, buyer) : null;
    if (mail) await enqueueMail(tx, mail, this.#now());
    return this.#outcomeOf(tx, attempt.gatewayOrderId ?? '', reason);
  }

  #note(
    tx: Database,
    { id: attemptId }: Attempt,
    { id, amount, currency }: GatewayPayment,
    became: Pick<ReceivedPayment, 'state' | 'refundReason'>,
  ): Promise<void> {
    return notePayment(tx, { id, attemptId, amount, currency, ...became }, this.#now());
  }
}

/** A signature does not prove that money came: the gateway's own record does. */
function assertCaptured(payment: GatewayPayment, attempt: Attempt): void {
  if (payment.order_id !== attempt.gatewayOrderId) {
    throw new Problem('PAYMENT_MISMATCH', 'The payment does not belong to this order.');
  }
  if (payment.status === 'failed') throw new Problem('PAYMENT_FAILED', 'The payment failed. Please try again.');
  if (payment.status !== 'captured' && payment.status !== 'refunded') {
    throw new Problem(
      'PAYMENT_NOT_CAPTURED',
      'Your bank has not handed over the payment yet. As soon as it does, your order is confirmed.',
    );
  }
}

/** Why a payment of which we hear for the first time cannot become an order; takes the goods once more where that is what it needs. */
async function whyNot(
  tx: Database,
  attempt: Attempt,
  payment: GatewayPayment,
  now: Date,
): Promise<RefundReason | null> {
  if (attempt.state === 'paid') return 'paid-twice';
  if (payment.status === 'refunded' || (payment.amount_refunded ?? 0) > 0) return 'refunded-elsewhere';
  if (attempt.buyerId === null) return 'account-deleted';
  if (amountMismatch(payment, attempt) > 0) return 'amount-differs';
  // By the gateway's time: one that was made in time may be heard of weeks later, after a restore for one.
  if (!isWatched(attempt, new Date(payment.created_at * 1000))) return 'too-late';
  return takeGoods(tx, attempt, attempt.buyerId, now);
}

/** 0: exactly what the attempt asked for. */
function amountMismatch({ amount, currency }: GatewayPayment, { total }: Attempt): number {
  return amount === total && currency === 'INR' ? 0 : 1;
}

function refusal(reason: RefundReason): Problem {
  switch (reason) {
    case 'amount-differs':
      return new Problem(
        'PAYMENT_MISMATCH',
        'The amount paid is not the amount of this order. The full amount is being refunded to you.',
      );
    case 'refunded-elsewhere':
      return new Problem('PAYMENT_REFUNDED', 'This payment was refunded to you. Please pay again.');
    case 'too-late':
      return new Problem(
        'PAYMENT_TOO_LATE',
        'This order was opened too long ago: its prices may not be today’s. The full amount is being refunded to you. Please order again.',
      );
    case 'ordered-already':
      return new Problem(
        'STOCK_GONE',
        'What we print for you in this order was paid for already, or removed since. The full amount is being refunded to you.',
      );
    default:
      return new Problem(
        'STOCK_GONE',
        'Your items were sold out before the payment arrived. The full amount is being refunded to you.',
      );
  }
}

/** Its goods go back on the shelf. */
async function putBack(tx: Database, { lines }: Attempt): Promise<void> {
  await lockProducts(tx, idsOf(lines));
  await returnStock(tx, lines);
}

/**
 * The goods become the buyer's, all or none. When the reservation was over before the money came, they are taken off the stock once more, if they are
 * still there. What is printed to order may have been paid for by another attempt since, also while this one was open: it is ordered once only.
 *
 * @returns what keeps them from it
 */
async function takeGoods(
  tx: Database,
  { lines, state }: Attempt,
  buyerId: string,
  now: Date,
): Promise<'stock-gone' | 'ordered-already' | null> {
  const fromShelf = stockOf(lines);
  const hasPrints = fromShelf.length < lines.length;
  // Before printed lines, whatever happens to these: who gives the goods back after all holds the locks in the right order.
  const products =
    state === 'released' || hasPrints ? await lockProducts(tx, idsOf(fromShelf)) : new Map<string, ProductForSale>();
  const isThere = ({ productId, quantity }: Pieces) => (products.get(productId)?.stock ?? 0) >= quantity;
  if (state === 'released' && !fromShelf.every(isThere)) return 'stock-gone';
  if (!(await takePrintLines(tx, buyerId, idsOf(lines), now))) return 'ordered-already';
  if (state === 'released' && !(await takeStock(tx, fromShelf)))
    throw new Error('locked stock was less than it was read');
  return null;
}
