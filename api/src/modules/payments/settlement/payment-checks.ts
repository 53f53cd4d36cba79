import { type Attempt, findAttempt, gatewayOrdersOf } from '../attempts/attempts.repository.ts';
import { isWatched, RESERVATION_MS } from '../attempts/payment-periods.ts';
import type { GatewayPayment } from '../gateway/razorpay-client.ts';
import type { PaymentContext } from '../payment-context.ts';
import type { Settlement } from './settlement.ts';

const LONGEST_PAUSE_MS = 12 * 60 * 60_000;
/**
 * Delays between checkout and each payment check, in multiples of `paymentCheckMs`. With the
 * default of two minutes, the third check (after 12 minutes) comes after the payment window closes
 * and before the stock is released.
 */
const CHECKS = [1, 3, 6, 15, 42, 123, 366];

/**
 * Checks for payments at the gateway, in case the browser crashed and the webhook event was lost.
 */
export class PaymentChecks {
  readonly #context: PaymentContext;
  readonly #settlement: Settlement;

  constructor(context: PaymentContext, settlement: Settlement) {
    this.#context = context;
    this.#settlement = settlement;
  }

  async askAbout(attempt: Attempt, signal?: AbortSignal): Promise<boolean> {
    const { database, gateway } = this.#context;
    const lists: (GatewayPayment[] | null)[] = [];
    for (const id of await gatewayOrdersOf(database, attempt.id)) lists.push(await gateway.paymentsOf(id, signal));
    await this.#settlement.settleAll(
      attempt,
      lists.flatMap((payments) => payments ?? []),
    );
    return !lists.includes(null);
  }

  async run(attemptId: string, signal: AbortSignal): Promise<Date | undefined> {
    const attempt = await findAttempt(this.#context.database, attemptId);
    if (!attempt || (attempt.gatewayOrderId === null && attempt.state !== 'open')) return undefined;
    await this.askAbout(attempt, signal);
    return this.#next(attempt);
  }

  #next(attempt: Attempt): Date | undefined {
    const { now, config } = this.#context;
    if (!isWatched(attempt, now())) return undefined;
    const openedAt = attempt.reservedUntil.getTime() - RESERVATION_MS;
    const due = CHECKS.map((pauses) => openedAt + pauses * config.paymentCheckMs).find(
      (moment) => moment > now().getTime(),
    );
    return new Date(Math.min(due ?? Infinity, now().getTime() + LONGEST_PAUSE_MS));
  }
}
