import { z } from 'zod';
import { Problem } from '../../../plugins/problem.ts';
import { noteChange } from '../../operator/audit.ts';
import { attemptOfGatewayOrder, attemptsOfGatewayOrders } from '../attempts/attempts.repository.ts';
import { GatewayRefused, GatewayUnavailable, type GatewayPayment } from '../gateway/razorpay-client.ts';
import { amountBack } from './refunds.ts';
import type { PaymentContext } from '../payment-context.ts';

const PAGE = 50;

interface Span {
  since: Date;
  until: Date;
  skip: number;
}

export type UnknownPayment = GatewayPayment & { order_id: string; status: 'captured' | 'authorized' };

/**
 * Refunds gateway payments that are missing from the database, for example after restoring an older
 * backup.
 */
export class UnknownPayments {
  readonly #context: PaymentContext;

  constructor(context: PaymentContext) {
    this.#context = context;
  }

  async page({ since, until, skip }: Span): Promise<{ payments: UnknownPayment[]; nextSkip: number | null }> {
    return asProblems(async () => {
      const listed = await this.#context.gateway.paymentsBetween({ from: since, to: until, count: PAGE, skip });
      const money = listed.filter(isOrderPayment);
      const known = await attemptsOfGatewayOrders(
        this.#context.database,
        money.map((payment) => payment.order_id),
      );
      const payments: UnknownPayment[] = [];
      for (const payment of money.filter((one) => !known.has(one.order_id))) {
        if ((await this.#isOurOrder(payment.order_id)) && (await this.#refundable(payment)) > 0) payments.push(payment);
      }
      return { payments, nextSkip: listed.length < PAGE ? null : skip + PAGE };
    });
  }

  /**
   * Refunds an unknown payment. Safe to repeat.
   * @returns the refunded amount in paise
   */
  async sendBack(paymentId: string, { who, note }: { who: string; note: string }): Promise<number> {
    const { database, gateway, now } = this.#context;
    return asProblems(async () => {
      const payment = await gateway.payment(paymentId);
      if (!payment) throw new Problem('PAYMENT_NOT_FOUND', `The gateway has no payment ${paymentId}.`);
      const { order_id: orderId, status } = payment;
      if (orderId === null || !(await this.#isOurOrder(orderId))) {
        throw new Problem('PAYMENT_NOT_OURS', `${paymentId} is not a payment to this shop.`);
      }
      if (await attemptOfGatewayOrder(database, orderId)) {
        throw new Problem(
          'PAYMENT_KNOWN',
          `The shop has recorded ${paymentId} and will create its order or refund it automatically.`,
        );
      }
      if (status === 'created' || status === 'authorized' || status === 'failed') {
        throw new Problem('PAYMENT_NOT_CAPTURED', `${paymentId} is ${status}, so there is nothing to refund.`);
      }
      const refunds = await gateway.refundsOf(paymentId);
      const amount = payment.amount - amountBack(refunds);
      if (amount <= 0)
        throw new Problem('REFUNDED_ALREADY', `${paymentId} has already been refunded or is being refunded.`);

      const line = {
        who,
        action: 'refund-unknown-payment',
        subject: paymentId,
        from: status,
        to: 'refund asked',
        note,
      };
      // Write the audit entry first, so that the entry exists even if the process crashes after the
      // refund.
      await noteChange(database, line, now());
      await gateway.refund(
        paymentId,
        { amount, notes: { reason: 'order-unknown' } },
        `${paymentId}-refund-${refunds.length}`,
      );
      return amount;
    });
  }

  /**
   * Returns whether this shop created the gateway order. Other shops may share the gateway account.
   */
  async #isOurOrder(gatewayOrderId: string): Promise<boolean> {
    const order = await this.#context.gateway.order(gatewayOrderId);
    return z.uuid().safeParse(order?.receipt).success && order?.notes.attempt === order?.receipt;
  }

  async #refundable({ id, amount }: UnknownPayment): Promise<number> {
    return amount - amountBack(await this.#context.gateway.refundsOf(id));
  }
}

function isOrderPayment(payment: GatewayPayment): payment is UnknownPayment {
  return payment.order_id !== null && (payment.status === 'captured' || payment.status === 'authorized');
}

async function asProblems<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GatewayRefused)
      throw new Problem('REFUND_REFUSED', `The gateway refused the refund: ${error.message}`);
    if (!(error instanceof GatewayUnavailable)) throw error;
    throw new Problem('PAYMENT_GATEWAY_UNAVAILABLE', 'The payment gateway is not responding. Please try again.');
  }
}
