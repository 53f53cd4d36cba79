import { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { Problem } from '../../../plugins/problem.ts';
import type { PaymentChecks } from './payment-checks.ts';
import { attemptOfGatewayOrder } from '../attempts/attempts.repository.ts';
import { GatewayRefused, GatewayUnavailable } from '../gateway/razorpay-client.ts';
import { enqueueJobs } from '../../jobs/enqueue-jobs.ts';
import { CHECK_PAYMENT, SEND_REFUND } from '../attempts/payment-watch.ts';
import { forgetEventsBefore, isEventKnown, noteEvent } from './webhook-events.repository.ts';

/** The gateway waits 5 seconds for our answer, and sends again what was not answered by then. */
const ANSWERED_WITHIN_MS = 4_000;
const RETRY_AFTER_S = 30;
/** The gateway sends an event again for a day. */
const EVENTS_KEPT_MS = 7 * 24 * 60 * 60_000;

/** Of an event only what it is about is read; what it claims is asked. */
const Event = z.object({
  payload: z.object({
    payment: z.object({ entity: z.object({ order_id: z.string().nullish() }) }).optional(),
    order: z.object({ entity: z.object({ id: z.string() }) }).optional(),
    refund: z.object({ entity: z.object({ payment_id: z.string() }) }).optional(),
  }),
});

interface Dependencies {
  database: Database;
  checks: PaymentChecks;
  now: () => Date;
}

/**
 * The gateway's own word that something happened. It only makes us ask the gateway how things are: so events may come twice, late, in any
 * order or not at all, and nothing ever goes backward.
 */
export class Webhook {
  readonly #parts: Dependencies;

  constructor(parts: Dependencies) {
    this.#parts = parts;
  }

  /**
   * Deals with an event whose signature was checked. Its id is noted after its effect: a process that dies in between is told again, which
   * changes nothing.
   *
   * @param id the event's, the same at each repetition; undefined: it is not known whether it was told before
   * @throws Problem 502 `PAYMENT_GATEWAY_UNAVAILABLE` when the gateway could not be asked: the event will be sent again
   */
  async receive(id: string | undefined, body: string): Promise<void> {
    const { database, now } = this.#parts;
    if (id !== undefined && (await isEventKnown(database, id))) return;
    const event = Event.safeParse(parsed(body));
    if (event.success) await this.#look(event.data.payload);
    if (id !== undefined) await noteEvent(database, id, now());
  }

  /** Forgets the ids of events that won't be sent again. */
  forgetOld(): Promise<void> {
    const { database, now } = this.#parts;
    return forgetEventsBefore(database, new Date(now().getTime() - EVENTS_KEPT_MS));
  }

  async #look({ payment, order, refund }: z.infer<typeof Event>['payload']): Promise<void> {
    const { database, now, checks } = this.#parts;
    if (refund) await enqueueJobs(database, SEND_REFUND, [refund.entity.payment_id], now());
    const gatewayOrderId = order?.entity.id ?? payment?.entity.order_id;
    // An order that is not ours: the account may serve other things too.
    const attempt = gatewayOrderId ? await attemptOfGatewayOrder(database, gatewayOrderId) : undefined;
    if (!attempt) return;
    try {
      await checks.askAbout(attempt, AbortSignal.timeout(ANSWERED_WITHIN_MS));
    } catch (error) {
      if (error instanceof GatewayRefused) return;
      // In case the gateway does not send the event again.
      await enqueueJobs(database, CHECK_PAYMENT, [attempt.id], now());
      if (!(error instanceof GatewayUnavailable)) throw error;
      throw new Problem('PAYMENT_GATEWAY_UNAVAILABLE', 'The payments could not be asked for. Send this again.', {
        retryAfter: RETRY_AFTER_S,
      });
    }
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
