import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { noteChange } from '../../operator/audit.ts';
import {
  claimRefunds,
  hurryRefund,
  type ReceivedPayment,
  updateRefund,
} from '../attempts/gateway-payments.repository.ts';
import { GatewayRefused, type GatewayRefund, type RazorpayClient } from '../gateway/razorpay-client.ts';
import { refundNeedsPerson } from './refund-mails.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A shopper who cancels waits for the answer, not for the money: what takes longer is the worker's. */
const PATIENCE_MS = 4_000;
const BATCH = 10;
const BATCHES_A_ROUND = 10;

const FIRST_PAUSE_MS = 5 * MINUTE_MS;
const LONGEST_PAUSE_MS = DAY_MS;
/** How often to ask about a refund that is on its way through the banks, which takes days. */
const PENDING_PAUSE_MS = 6 * HOUR_MS;

/** Refused so often, or not done for so long: a person has to look. */
const REFUSALS_FOR_OFFICE = 3;
const LATE_MS = { 'refund-due': DAY_MS, 'refund-pending': 10 * DAY_MS };

interface Dependencies {
  database: Database;
  gateway: RazorpayClient;
  now: () => Date;
  /** longer than the gateway's two answers may take */
  leaseMs: number;
}

/**
 * Sends money back, once. What the gateway has of a payment's refunds is asked before each try, and each try carries a key that makes a
 * repetition the same refund: so an answer that was lost, a process that died and two processes at once pay back once.
 */
export class Refunds {
  readonly #database: Database;
  readonly #gateway: RazorpayClient;
  readonly #now: () => Date;
  readonly #leaseMs: number;

  constructor({ database, gateway, now, leaseMs }: Dependencies) {
    this.#database = database;
    this.#gateway = gateway;
    this.#now = now;
    this.#leaseMs = leaseMs;
  }

  /** Sends back a payment that is due. What fails is no failure here: it stays due, and the worker tries again. */
  async send(paymentId: string, patience = AbortSignal.timeout(PATIENCE_MS)): Promise<void> {
    const due = await this.#claim(1, paymentId);
    for (const payment of due) await this.#lookAfter(payment, patience).catch(() => undefined);
  }

  /** The gateway has news of a refund: looks at once what they are. */
  async lookAgain(paymentId: string, patience: AbortSignal): Promise<void> {
    await hurryRefund(this.#database, paymentId, this.#now());
    await this.send(paymentId, patience);
  }

  /** Sends back what is due, and follows what is on its way. A bounded piece of work, several processes may do it at once. */
  async sendDue(log: Pick<FastifyBaseLogger, 'warn'>, signal?: AbortSignal): Promise<void> {
    for (let round = 0; round < BATCHES_A_ROUND && !signal?.aborted; round += 1) {
      const payments = await this.#claim(BATCH);
      const results = await Promise.allSettled(payments.map((payment) => this.#lookAfter(payment)));
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) log.warn({ err: failed.reason as unknown }, 'a refund failed, will be tried again');
      if (failed || payments.length < BATCH) return;
    }
  }

  #claim(limit: number, id?: string): Promise<ReceivedPayment[]> {
    const now = this.#now();
    const leaseUntil = new Date(now.getTime() + this.#leaseMs);
    return claimRefunds(this.#database, { now, leaseUntil, limit, ...(id !== undefined && { id }) });
  }

  /** @throws whatever kept it from being sent; the payment is due again then */
  async #lookAfter(payment: ReceivedPayment, patience?: AbortSignal): Promise<void> {
    try {
      await this.#sendWhatIsMissing(payment, patience);
    } catch (error) {
      // A gateway that is away is asked again soon: to the end of the queue, so that one that never works keeps no other waiting.
      if (error instanceof GatewayRefused) await this.#noteRefusal(payment, payment.refusals + 1);
      else await this.#note(payment, { nextTryAt: this.#now() });
      throw error;
    }
  }

  async #sendWhatIsMissing(payment: ReceivedPayment, patience?: AbortSignal): Promise<void> {
    const { id, attemptId, amount, refundReason } = payment;
    const refunds = await this.#gateway.refundsOf(id, patience);
    const missing = amount - amountBack(refunds);
    if (missing <= 0) return this.#follow(payment, refunds.filter(isAlive));

    const failed = refunds.length - refunds.filter(isAlive).length;
    if (failed > payment.refusals) return this.#noteRefusal(payment, failed);
    const notes = { reason: refundReason ?? '', attempt: attemptId };
    const key = `${id}-refund-${refunds.length}`;
    const sent = await this.#gateway.refund(id, { amount: missing, notes }, key, patience);
    if (!isAlive(sent)) return this.#noteRefusal(payment, failed + 1);
    return this.#follow(payment, [...refunds.filter(isAlive), sent]);
  }

  /** All of it is on its way, or back. */
  async #follow(payment: ReceivedPayment, refunds: readonly GatewayRefund[]): Promise<void> {
    const done = refunds.every(({ status }) => status === 'processed');
    if (done) return this.#note(payment, { state: 'refunded', nextTryAt: null });
    const nextTryAt = new Date(this.#now().getTime() + PENDING_PAUSE_MS);
    await this.#note({ ...payment, state: 'refund-pending' }, { state: 'refund-pending', nextTryAt });
  }

  /** The gateway will not, or could not: trying again at once won't help, but tomorrow there may be money on the account. */
  async #noteRefusal(payment: ReceivedPayment, refusals: number): Promise<void> {
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 4 ** (refusals - 1));
    const nextTryAt = new Date(this.#now().getTime() + pause);
    await this.#note({ ...payment, refusals }, { state: 'refund-due', refusals, nextTryAt });
  }

  /** Notes how it stands; and tells the office of one that does not come to an end, once. */
  async #note(payment: ReceivedPayment, change: Parameters<typeof updateRefund>[2]): Promise<void> {
    const now = this.#now();
    await inTransaction(this.#database, async (tx) => {
      if (!needsPerson(payment, change.state, now)) return updateRefund(tx, payment.id, change, now);
      await updateRefund(tx, payment.id, { ...change, officeToldAt: now }, now);
      const { id, state, refundReason } = payment;
      await noteChange(
        tx,
        {
          who: 'the shop',
          action: 'refund-needs-person',
          subject: id,
          from: state,
          to: state,
          note: refundReason ?? '',
        },
        now,
      );
      await enqueueMail(tx, refundNeedsPerson(payment), now);
    });
  }
}

function needsPerson(payment: ReceivedPayment, becomes: ReceivedPayment['state'] | undefined, now: Date): boolean {
  const { officeToldAt, refusals, refundDueAt } = payment;
  const state = becomes ?? payment.state;
  if (officeToldAt !== null || (state !== 'refund-due' && state !== 'refund-pending')) return false;
  const waited = now.getTime() - (refundDueAt?.getTime() ?? now.getTime());
  return (state === 'refund-due' && refusals >= REFUSALS_FOR_OFFICE) || waited >= LATE_MS[state];
}

/** Sent, or on its way. */
function isAlive({ status }: GatewayRefund): boolean {
  return status !== 'failed';
}

/** What went back of a payment, or is on its way; paise. */
export function amountBack(refunds: readonly GatewayRefund[]): number {
  return refunds.filter(isAlive).reduce((sum, { amount }) => sum + amount, 0);
}
