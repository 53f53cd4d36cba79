import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { Problem } from '../../../plugins/problem.ts';
import type { PaymentChecks } from './payment-checks.ts';
import { attemptOfGatewayOrder } from '../attempts/attempts.repository.ts';
import { GatewayUnavailable } from '../gateway/razorpay-client.ts';
import { enqueueJobs } from '../../jobs/enqueue-jobs.ts';
import { CHECK_PAYMENT, SEND_REFUND } from '../attempts/payment-periods.ts';
import { forgetEventsBefore, isEventKnown, noteEvent } from './webhook-events.repository.ts';

/**
 * Timeout for querying the gateway about a payment. Must be shorter than five seconds, because the
 * gateway resends an event if the shop doesn't respond to it within that time.
 */
const GATEWAY_TIMEOUT_MS = 4_000;
const RETRY_AFTER_S = 30;
/**
 * How long event ids are kept to detect repeated events. The gateway resends events for up to 24
 * hours.
 */
const EVENTS_KEPT_MS = 7 * 24 * 60 * 60_000;

const Id = z.string().regex(/^[\w-]{1,100}$/);

const Event = z.object({
  payload: z.object({
    payment: z.object({ entity: z.object({ order_id: Id.nullish() }) }).optional(),
    order: z.object({ entity: z.object({ id: Id }) }).optional(),
    refund: z.object({ entity: z.object({ payment_id: Id }) }).optional(),
  }),
});

/**
 * Receives events from the gateway. Each event only triggers a query for the payment's current
 * state, so repeated and late events do no harm.
 */
export class Webhook {
  readonly #context: AppContext;
  readonly #checks: PaymentChecks;

  constructor(context: AppContext, checks: PaymentChecks) {
    this.#context = context;
    this.#checks = checks;
  }

  /**
   * Records the event's id only after processing the event, so that the event isn't ignored when
   * the gateway resends it after a crash.
   */
  async receive(id: string | undefined, body: string): Promise<void> {
    const { database, now } = this.#context;
    if (id !== undefined && (await isEventKnown(database, id))) return;
    const event = Event.safeParse(parsed(body));
    if (event.error?.issues.some(({ code }) => code === 'invalid_format')) {
      throw new Problem('VALIDATION', 'The event contains an invalid id.');
    }
    if (event.success) await this.#handle(event.data.payload);
    if (id !== undefined) await noteEvent(database, id, now());
  }

  forgetOld(): Promise<void> {
    const { database, now } = this.#context;
    return forgetEventsBefore(database, new Date(now().getTime() - EVENTS_KEPT_MS));
  }

  async #handle({ payment, order, refund }: z.infer<typeof Event>['payload']): Promise<void> {
    const { database, now } = this.#context;
    if (refund) await enqueueJobs(database, SEND_REFUND, [refund.entity.payment_id], now());
    const gatewayOrderId = order?.entity.id ?? payment?.entity.order_id;
    const attempt = gatewayOrderId ? await attemptOfGatewayOrder(database, gatewayOrderId) : undefined;
    if (!attempt) return;
    const isChecked = await this.#checks
      .askAbout(attempt, AbortSignal.timeout(GATEWAY_TIMEOUT_MS))
      .catch(async (error: unknown) => {
        if (error instanceof GatewayUnavailable) return false;
        await enqueueJobs(database, CHECK_PAYMENT, [attempt.id], now());
        throw error;
      });
    if (isChecked) return;
    await enqueueJobs(database, CHECK_PAYMENT, [attempt.id], now());
    throw new Problem('PAYMENT_GATEWAY_UNAVAILABLE', 'The payment could not be checked. Please retry later.', {
      retryAfter: RETRY_AFTER_S,
    });
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
