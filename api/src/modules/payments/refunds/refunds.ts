import { inTransaction } from '../../../db/transaction.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { noteChange } from '../../operator/audit.ts';
import { receivedPayment, type ReceivedPayment, updateRefund } from '../attempts/gateway-payments.repository.ts';
import { GatewayRefused, type GatewayRefund, GatewayUnavailable } from '../gateway/razorpay-client.ts';
import { refundNeedsPersonMail } from './refund-mails.ts';
import type { PaymentContext } from '../payment-context.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const FIRST_PAUSE_MS = 5 * MINUTE_MS;
const LONGEST_PAUSE_MS = DAY_MS;
export const PENDING_PAUSE_MS = 6 * HOUR_MS;

const REFUSALS_FOR_OFFICE = 3;
const LATE_MS = { 'refund-due': DAY_MS, 'refund-pending': 10 * DAY_MS };

/**
 * Sends due refunds to the gateway. Checks for existing refunds and sends an idempotency key, so
 * that no payment is refunded twice.
 */
export class Refunds {
  readonly #context: PaymentContext;

  constructor(context: PaymentContext) {
    this.#context = context;
  }

  async run(paymentId: string, signal: AbortSignal): Promise<Date | undefined> {
    const payment = await receivedPayment(this.#context.database, paymentId);
    if (payment?.state !== 'refund-due' && payment?.state !== 'refund-pending') return undefined;
    try {
      return await this.#sendMissing(payment, signal);
    } catch (error) {
      if (error instanceof GatewayRefused) return this.#noteRefusal(payment, payment.refusals + 1);
      if (error instanceof GatewayUnavailable) await this.#note(payment, {});
      throw error;
    }
  }

  async #sendMissing(payment: ReceivedPayment, signal: AbortSignal): Promise<Date | undefined> {
    const { gateway } = this.#context;
    const { id, attemptId, amount, refundReason } = payment;
    const refunds = await gateway.refundsOf(id, signal);
    const missing = amount - amountBack(refunds);
    if (missing <= 0) return this.#follow(payment, refunds.filter(isAlive));

    const failed = refunds.length - refunds.filter(isAlive).length;
    if (failed > payment.refusals) return this.#noteRefusal(payment, failed);
    const notes = { reason: refundReason ?? '', attempt: attemptId };
    const key = `${id}-refund-${refunds.length}`;
    const sent = await gateway.refund(id, { amount: missing, notes }, key, signal);
    if (!isAlive(sent)) return this.#noteRefusal(payment, failed + 1);
    return this.#follow(payment, [...refunds.filter(isAlive), sent]);
  }

  async #follow(payment: ReceivedPayment, refunds: readonly GatewayRefund[]): Promise<Date | undefined> {
    const isDone = refunds.every(({ status }) => status === 'processed');
    await this.#note(payment, { state: isDone ? 'refunded' : 'refund-pending' });
    return isDone ? undefined : this.#in(PENDING_PAUSE_MS);
  }

  async #noteRefusal(payment: ReceivedPayment, refusals: number): Promise<Date> {
    await this.#note(payment, { state: 'refund-due', refusals });
    return this.#in(pauseAfter(refusals));
  }

  async #note(before: ReceivedPayment, change: Pick<Parameters<typeof updateRefund>[2], 'state' | 'refusals'>) {
    const now = this.#context.now();
    const payment = { ...before, ...change };
    await inTransaction(this.#context.database, async (tx) => {
      if (!needsPerson(payment, now)) return updateRefund(tx, payment.id, change, now);
      await updateRefund(tx, payment.id, { ...change, officeToldAt: now }, now);
      const { id, state, refundReason } = payment;
      const line = { subject: id, from: state, to: state, note: refundReason ?? '' };
      await noteChange(tx, { who: 'the shop', action: 'refund-needs-person', ...line }, now);
      await enqueueMail(tx, refundNeedsPersonMail(payment), now);
    });
  }

  #in(milliseconds: number): Date {
    return new Date(this.#context.now().getTime() + milliseconds);
  }
}

export function needsPerson({ state, officeToldAt, refusals, refundDueAt }: ReceivedPayment, now: Date): boolean {
  if (officeToldAt !== null || (state !== 'refund-due' && state !== 'refund-pending')) return false;
  const waited = now.getTime() - (refundDueAt?.getTime() ?? now.getTime());
  return (state === 'refund-due' && refusals >= REFUSALS_FOR_OFFICE) || waited >= LATE_MS[state];
}

/** Returns the delay in milliseconds before a rejected refund is sent again. */
export function pauseAfter(refusals: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 4 ** (refusals - 1));
}

export function isAlive({ status }: GatewayRefund): boolean {
  return status !== 'failed';
}

export function amountBack(refunds: readonly GatewayRefund[]): number {
  return refunds.filter(isAlive).reduce((sum, { amount }) => sum + amount, 0);
}
