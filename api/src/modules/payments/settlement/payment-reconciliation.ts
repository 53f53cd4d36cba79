import { attemptsOfGatewayOrders } from '../attempts/attempts.repository.ts';
import { enqueueJobs } from '../../jobs/enqueue-jobs.ts';
import { newestPaymentAt, receivedPayments } from '../attempts/gateway-payments.repository.ts';
import { SEND_REFUND } from '../attempts/payment-periods.ts';
import type { GatewayPayment } from '../gateway/razorpay-client.ts';
import type { PaymentContext } from '../payment-context.ts';
import type { Settlement } from './settlement.ts';

const PAGE = 100;
const OVERLAP_MS = 7 * 24 * 60 * 60_000;

export class PaymentReconciliation {
  readonly #context: PaymentContext;
  readonly #settlement: Settlement;

  constructor(context: PaymentContext, settlement: Settlement) {
    this.#context = context;
    this.#settlement = settlement;
  }

  /**
   * Settles captured payments that the shop has missed, and enqueues jobs for refunds made outside
   * the shop. Covers at least the last seven days.
   */
  async run(signal: AbortSignal): Promise<void> {
    const { database, gateway, now } = this.#context;
    const to = now();
    const newest = (await newestPaymentAt(database)) ?? to;
    const from = new Date(Math.min(to.getTime(), newest.getTime()) - OVERLAP_MS);
    const failures: unknown[] = [];
    for (let skip = 0; !signal.aborted; skip += PAGE) {
      const listed = await gateway.paymentsBetween({ from, to, count: PAGE, skip }, signal);
      failures.push(...(await this.#settle(listed)));
      if (listed.length < PAGE) break;
    }
    if (failures.length > 0) throw new AggregateError(failures, 'payments could not be settled');
  }

  async #settle(listed: readonly GatewayPayment[]): Promise<unknown[]> {
    const { database, now } = this.#context;
    const captured = listed.filter(({ status }) => status === 'captured' || status === 'refunded');
    const known = await receivedPayments(
      database,
      captured.map(({ id }) => id),
    );
    const attempts = await attemptsOfGatewayOrders(
      database,
      captured.flatMap(({ order_id: orderId }) => orderId ?? []),
    );
    const failures: unknown[] = [];
    for (const payment of captured) {
      const attempt = attempts.get(payment.order_id ?? '');
      const before = known.get(payment.id);
      const isRefunded = payment.status === 'refunded' || (payment.amount_refunded ?? 0) > 0;
      if (before?.state === 'order' && isRefunded) await enqueueJobs(database, SEND_REFUND, [payment.id], now());
      if (!attempt || before) continue;
      await this.#settlement.settleAll(attempt, [payment]).catch((error: unknown) => failures.push(error));
    }
    return failures;
  }
}
