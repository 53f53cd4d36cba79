import { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { Problem } from '../../../plugins/problem.ts';
import { noteChange } from '../../operator/audit.ts';
import { attemptOfGatewayOrder, knownGatewayOrders } from '../attempts/attempts.repository.ts';
import {
  GatewayRefused,
  GatewayUnavailable,
  type ListedPayment,
  type RazorpayClient,
} from '../gateway/razorpay-client.ts';
import { amountBack } from './refunds.ts';

/** Each payment that is found costs two questions to the gateway, one after the other: it limits how many it answers. */
const PAGE = 50;

interface Dependencies {
  database: Database;
  gateway: RazorpayClient;
  now: () => Date;
}

interface Span {
  since: Date;
  until: Date;
  skip: number;
}

/** Money of an order that the shop opened and forgot. */
export type UnknownPayment = ListedPayment & { order_id: string; status: 'captured' | 'authorized' };

/**
 * Payments at the gateway that the shop knows nothing of, because its database was restored from before their orders were opened. The
 * checks of payment-checks.ts ask about orders that the shop knows; these are found from the gateway's side, when an operator asks.
 */
export class UnknownPayments {
  readonly #parts: Dependencies;

  constructor(parts: Dependencies) {
    this.#parts = parts;
  }

  /**
   * Looks through one page of the gateway's payments.
   *
   * @returns what is unknown on it, newest first, and where the next page begins, if there is one
   * @throws Problem 502 `PAYMENT_GATEWAY_UNAVAILABLE`
   */
  async page({ since, until, skip }: Span): Promise<{ payments: UnknownPayment[]; nextSkip: number | null }> {
    return asProblems(async () => {
      const listed = await this.#parts.gateway.paymentsBetween({ from: since, to: until, count: PAGE, skip });
      const money = listed.filter(isMoneyOfAnOrder);
      const known = await knownGatewayOrders(
        this.#parts.database,
        money.map((payment) => payment.order_id),
      );
      const payments: UnknownPayment[] = [];
      for (const payment of money.filter((one) => !known.has(one.order_id))) {
        if ((await this.#isOurOrder(payment.order_id)) && (await this.#leftOf(payment)) > 0) payments.push(payment);
      }
      return { payments, nextSkip: listed.length < PAGE ? null : skip + PAGE };
    });
  }

  /**
   * Sends an unknown payment back. Safe to repeat: what is on its way already is not sent again.
   *
   * @returns paise
   * @throws Problem 404 `PAYMENT_NOT_FOUND`; 409 `PAYMENT_KNOWN`, `PAYMENT_NOT_OURS`, `PAYMENT_NOT_CAPTURED`, `REFUNDED_ALREADY`,
   *   `REFUND_REFUSED`; 502 `PAYMENT_GATEWAY_UNAVAILABLE`
   */
  async sendBack(paymentId: string, { who, note }: { who: string; note: string }): Promise<number> {
    const { database, gateway, now } = this.#parts;
    return asProblems(async () => {
      const payment = await gateway.payment(paymentId);
      if (!payment) throw new Problem('PAYMENT_NOT_FOUND', `The gateway knows no payment ${paymentId}.`);
      const { order_id: orderId, status } = payment;
      if (orderId === null || !(await this.#isOurOrder(orderId))) {
        throw new Problem('PAYMENT_NOT_OURS', `${paymentId} does not pay for an order of this shop.`);
      }
      if (await attemptOfGatewayOrder(database, orderId)) {
        throw new Problem('PAYMENT_KNOWN', `${paymentId} is known: the shop makes its order or sends it back itself.`);
      }
      if (status === 'created' || status === 'authorized' || status === 'failed') {
        throw new Problem('PAYMENT_NOT_CAPTURED', `${paymentId} is ${status}: there is nothing to send back.`);
      }
      const refunds = await gateway.refundsOf(paymentId);
      const amount = payment.amount - amountBack(refunds);
      if (amount <= 0) throw new Problem('REFUNDED_ALREADY', `${paymentId} went back already, or is on its way.`);

      // Before the money moves: a process that dies in between leaves a line too many, never one too few.
      const line = {
        who,
        action: 'refund-unknown-payment',
        subject: paymentId,
        from: status,
        to: 'refund asked',
        note,
      };
      await noteChange(database, line, now());
      await gateway.refund(
        paymentId,
        { amount, notes: { reason: 'order-unknown' } },
        `${paymentId}-refund-${refunds.length}`,
      );
      return amount;
    });
  }

  /** The account may take money for other things, too: links, another shop, whose receipts may look like ours. */
  async #isOurOrder(gatewayOrderId: string): Promise<boolean> {
    const order = await this.#parts.gateway.order(gatewayOrderId);
    return z.uuid().safeParse(order?.receipt).success && order?.notes.attempt === order?.receipt;
  }

  async #leftOf({ id, amount }: UnknownPayment): Promise<number> {
    return amount - amountBack(await this.#parts.gateway.refundsOf(id));
  }
}

function isMoneyOfAnOrder(payment: ListedPayment): payment is UnknownPayment {
  return payment.order_id !== null && (payment.status === 'captured' || payment.status === 'authorized');
}

async function asProblems<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GatewayRefused) throw new Problem('REFUND_REFUSED', `The gateway says: ${error.message}`);
    if (!(error instanceof GatewayUnavailable)) throw error;
    throw new Problem('PAYMENT_GATEWAY_UNAVAILABLE', 'The payment gateway does not answer. Please try again.');
  }
}
