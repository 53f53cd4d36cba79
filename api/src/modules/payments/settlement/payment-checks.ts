import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/database.ts';
import { checkSoon, claimChecks, noteCheck } from './payment-checks.repository.ts';
import { isWatched } from '../attempts/payment-watch.ts';
import type { Attempt } from '../attempts/attempts.repository.ts';
import { GatewayRefused, GatewayUnavailable, type RazorpayClient } from '../gateway/razorpay-client.ts';
import type { Settlement } from './settlement.ts';

const HOUR_MS = 60 * 60_000;
const LONGEST_PAUSE_MS = 12 * HOUR_MS;
/**
 * Pauses, in first pauses (two minutes): at 2, 6 and 12 minutes, which is after the window has closed itself (10) and before the goods
 * are released (15); from then on each three times as long, twelve hours at most.
 */
const PAUSES = [1, 2, 3, 9, 27, 81, 243];

/** A gateway that is away is asked again soon, so that nobody waits long for an order when it is back. */
const RETRY_MS = 3_000;
const BATCH = 10;
const BATCHES_A_ROUND = 20;

interface Dependencies {
  database: Database;
  gateway: RazorpayClient;
  settlement: Settlement;
  now: () => Date;
  /** how long after its order was opened the gateway is asked for the first time */
  firstPauseMs: number;
  /** longer than the gateway may take to answer */
  leaseMs: number;
}

/**
 * Asks the gateway what was paid, for every order that we have opened there: so a payment is found when the browser died after it, and
 * when the gateway's word of it was lost too. Knows nothing of its own: what the gateway tells is settled like anybody's payment.
 */
export class PaymentChecks {
  readonly #parts: Dependencies;

  constructor(parts: Dependencies) {
    this.#parts = parts;
  }

  /** When the gateway is asked first about an attempt that can be paid from now on. */
  first(): Date {
    return new Date(this.#parts.now().getTime() + this.#parts.firstPauseMs);
  }

  /**
   * Settles all that was paid for an attempt.
   *
   * @throws GatewayUnavailable, GatewayRefused; whatever happens, the worker asks again
   */
  async askAbout(attempt: Attempt, patience?: AbortSignal): Promise<void> {
    if (attempt.gatewayOrderId === null) return;
    const { gateway, settlement } = this.#parts;
    await settlement.settleAll(attempt, await gateway.paymentsOf(attempt.gatewayOrderId, patience));
  }

  /** Something happened to an attempt that could not be looked at: the worker will soon. */
  async soon({ id }: Attempt): Promise<void> {
    await checkSoon(this.#parts.database, id, this.#parts.now());
  }

  /** Asks about all attempts that are due. A bounded piece of work, several processes may do it at once. */
  async run(log: Pick<FastifyBaseLogger, 'warn' | 'error'>, signal?: AbortSignal): Promise<void> {
    const { database, now, leaseMs } = this.#parts;
    for (let round = 0; round < BATCHES_A_ROUND && !signal?.aborted; round += 1) {
      const leaseUntil = new Date(now().getTime() + leaseMs);
      const attempts = await claimChecks(database, { now: now(), leaseUntil, limit: BATCH });
      const answers = await Promise.all(attempts.map((attempt) => this.#check(attempt, leaseUntil, log)));
      if (attempts.length < BATCH || answers.includes(false)) return;
    }
  }

  /** @returns whether the gateway answered */
  async #check(attempt: Attempt, leaseUntil: Date, log: Pick<FastifyBaseLogger, 'warn' | 'error'>): Promise<boolean> {
    const { id, checks } = attempt;
    try {
      await this.askAbout(attempt);
    } catch (err) {
      if (err instanceof GatewayUnavailable) {
        log.warn({ err, attempt: id }, 'the gateway could not be asked about a payment');
        const checkAt = new Date(this.#parts.now().getTime() + RETRY_MS);
        await noteCheck(this.#parts.database, id, leaseUntil, { checkAt, checks });
        return false;
      }
      // What went wrong on our side is tried again when the lease ends; an order that the gateway does not know can't be paid.
      if (!(err instanceof GatewayRefused)) {
        log.error({ err, attempt: id }, 'a payment could not be settled');
        return true;
      }
    }
    await noteCheck(this.#parts.database, id, leaseUntil, { checkAt: this.#next(attempt), checks: checks + 1 });
    return true;
  }

  #next(attempt: Attempt): Date | null {
    const { now, firstPauseMs } = this.#parts;
    const at = now();
    if (!isWatched(attempt, at)) return null;
    const pause = Math.min(LONGEST_PAUSE_MS, (PAUSES[attempt.checks + 1] ?? Infinity) * firstPauseMs);
    return new Date(at.getTime() + pause);
  }
}
