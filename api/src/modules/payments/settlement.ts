import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import { lockProducts, returnStock, takeStock } from '../catalog/stock.ts';
import type { Orders } from '../orders/orders.service.ts';
import type { ShippingAddress } from '../orders/shipping-address.ts';
import {
  type Attempt,
  attemptOfGatewayOrder,
  attemptOfId,
  lockAttempt,
  refundsDue,
  updateAttempt,
} from './payments.repository.ts';
import type { GatewayPayment, RazorpayClient } from './razorpay-client.ts';
import { GatewayRefused } from './razorpay-client.ts';
import { idsOf } from './reservations.ts';

const REFUND_BATCH = 20;

interface Dependencies {
  database: Database;
  gateway: RazorpayClient;
  orders: Orders;
  now: () => Date;
}

/**
 * Turns a captured payment into an order, exactly once: the one way in for the buyer's browser and whoever else hears of a payment.
 */
export class Settlement {
  readonly #database: Database;
  readonly #gateway: RazorpayClient;
  readonly #orders: Orders;
  readonly #now: () => Date;

  constructor({ database, gateway, orders, now }: Dependencies) {
    this.#database = database;
    this.#gateway = gateway;
    this.#orders = orders;
    this.#now = now;
  }

  /**
   * Settles an attempt by a payment that the gateway itself told about. May be called any number of times, at once too.
   *
   * @param otherAddress where to send the goods if the attempt does not know (E23)
   * @returns the order's number
   * @throws Problem 409: `PAYMENT_MISMATCH`, `PAYMENT_NOT_CAPTURED`, `PAYMENT_FAILED`; `STOCK_GONE` when the goods were sold to others after
   *   the reservation ended, or the buyer's account was deleted: the money is sent back
   */
  async settlePayment(attempt: Attempt, payment: GatewayPayment, otherAddress?: ShippingAddress): Promise<string> {
    if (attempt.state !== 'refund-due' && attempt.state !== 'refunded') assertPays(payment, attempt);

    const outcome = await inTransaction(this.#database, (tx) => this.#settle(tx, attempt.id, payment, otherAddress));
    if (outcome.kind === 'order') return outcome.number;

    // What fails here is not lost: the attempt says that a refund is due, and the worker tries again.
    if (outcome.kind === 'refund-due') await this.sendRefund(attempt.id);
    throw new Problem(
      409,
      'STOCK_GONE',
      'Your items were sold out before the payment arrived. The full amount is being refunded to you.',
    );
  }

  /**
   * Notes, in the caller's transaction, that what was paid for an order goes back. Nothing is sent yet: do that with `sendRefund` when the
   * transaction is through. Whatever happens in between, the worker sends it.
   *
   * @returns the attempt to send back; undefined when nothing is due any more
   */
  async oweRefund(tx: Database, gatewayOrderId: string): Promise<string | undefined> {
    const known = await attemptOfGatewayOrder(tx, gatewayOrderId);
    const attempt = known && (await lockAttempt(tx, known.id));
    if (attempt?.state !== 'paid') return undefined;
    await updateAttempt(tx, attempt.id, { state: 'refund-due' }, this.#now());
    return attempt.id;
  }

  /** Sends back what is due for an attempt. A gateway that is away is no failure: the worker tries again. */
  async sendRefund(attemptId: string): Promise<void> {
    const attempt = await attemptOfId(this.#database, attemptId);
    if (attempt?.state === 'refund-due') await this.#refund(attempt).catch(() => undefined);
  }

  /** Sends back what is due and could not be sent before. */
  async refundWhatIsDue(log: Pick<FastifyBaseLogger, 'warn'>, signal?: AbortSignal): Promise<void> {
    for (const attempt of await refundsDue(this.#database, REFUND_BATCH)) {
      if (signal?.aborted) return;
      try {
        await this.#refund(attempt);
      } catch (err) {
        log.warn({ err, attempt: attempt.id }, 'refund failed, will be tried again');
        // To the end of the queue: one that never works must not keep the others waiting.
        await updateAttempt(this.#database, attempt.id, {}, this.#now());
      }
    }
  }

  async #settle(
    tx: Database,
    attemptId: string,
    { id: gatewayPaymentId }: GatewayPayment,
    otherAddress: ShippingAddress | undefined,
  ): Promise<{ kind: 'order'; number: string } | { kind: 'refund-due' | 'refunded' }> {
    const attempt = await lockAttempt(tx, attemptId);
    if (!attempt?.gatewayOrderId) throw new Error('no such attempt at the gateway');
    const { state, gatewayOrderId, lines, goods, shipping, total, buyerId } = attempt;
    if (state === 'paid') return { kind: 'order', number: await this.#orders.numberOfGatewayOrder(tx, gatewayOrderId) };
    if (state === 'refund-due' || state === 'refunded') {
      // An order that was cancelled since is still what this payment bought.
      const number = await this.#orders.findNumber(tx, gatewayOrderId);
      return number === undefined ? { kind: state } : { kind: 'order', number };
    }
    if (buyerId === null) {
      if (state === 'open') await putBack(tx, attempt);
      await updateAttempt(tx, attemptId, { state: 'refund-due', gatewayPaymentId }, this.#now());
      return { kind: 'refund-due' };
    }
    if (state === 'released' && !(await takeAgain(tx, attempt))) {
      await updateAttempt(tx, attemptId, { state: 'refund-due', gatewayPaymentId }, this.#now());
      return { kind: 'refund-due' };
    }

    await updateAttempt(tx, attemptId, { state: 'paid', gatewayPaymentId }, this.#now());
    const shippingAddress = attempt.shippingAddress ?? otherAddress ?? null;
    const paid = { buyerId, lines, goods, shipping, total, shippingAddress, gatewayOrderId, gatewayPaymentId };
    return { kind: 'order', number: await this.#orders.placePaid(tx, paid) };
  }

  /** The gateway refuses a second full refund, so asking twice can't pay back twice. */
  async #refund({ id, gatewayOrderId, gatewayPaymentId }: Attempt): Promise<void> {
    if (!gatewayOrderId || !gatewayPaymentId) throw new Error('a refund is due for what was never paid');
    const number = await this.#orders.findNumber(this.#database, gatewayOrderId);
    const reason = number === undefined ? 'could not be delivered' : `order ${number} was cancelled`;
    try {
      await this.#gateway.refund(gatewayPaymentId, { reason, attempt: id });
    } catch (error) {
      if (!(error instanceof GatewayRefused)) throw error;
      const payment = await this.#gateway.payment(gatewayPaymentId);
      if (payment?.status !== 'refunded') throw error;
    }
    await updateAttempt(this.#database, id, { state: 'refunded' }, this.#now());
  }
}

/** A signature does not prove that money came, nor how much: the gateway's own record does. */
function assertPays(payment: GatewayPayment, attempt: Attempt): void {
  if (payment.order_id !== attempt.gatewayOrderId || payment.amount !== attempt.total || payment.currency !== 'INR') {
    throw new Problem(409, 'PAYMENT_MISMATCH', 'The payment does not belong to this order.');
  }
  if (payment.status === 'failed') throw new Problem(409, 'PAYMENT_FAILED', 'The payment failed. Please try again.');
  if (payment.status !== 'captured') {
    throw new Problem(409, 'PAYMENT_NOT_CAPTURED', 'The payment has not been confirmed yet.');
  }
}

/** Its goods go back on the shelf. */
async function putBack(tx: Database, { lines }: Attempt): Promise<void> {
  await lockProducts(tx, idsOf(lines));
  await returnStock(tx, lines);
}

/** The reservation was over when the money came: the goods are taken once more, if they are still there. */
async function takeAgain(tx: Database, { lines }: Attempt): Promise<boolean> {
  const products = await lockProducts(tx, idsOf(lines));
  const allThere = lines.every(({ productId, quantity }) => (products.get(productId)?.stock ?? 0) >= quantity);
  return allThere && (await takeStock(tx, lines));
}
