import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { GatewayEvent } from './ledger.ts';

const PAUSES_BEFORE_RETRY_MS = [1_000, 5_000, 30_000];
const TIMEOUT_MS = 5_000;

/**
 * Sends events to the shop's webhook as Razorpay does: JSON signed by hex HMAC-SHA256 of the raw body in `x-razorpay-signature`,
 * one `x-razorpay-event-id` per event, the same at every repetition, and the same event again until it is taken. A shop
 * without the endpoint (404) is left alone.
 */
export class WebhookSender {
  readonly #url: string | undefined;
  readonly #secret: string;
  readonly #stop = new AbortController();
  readonly #running = new Set<Promise<void>>();

  constructor(apiUrl: string | undefined, secret: string) {
    this.#url = apiUrl && new URL('/api/payment/webhook', apiUrl).href;
    this.#secret = secret;
  }

  send(event: GatewayEvent): void {
    if (!this.#url || this.#stop.signal.aborted) return;
    const delivery = this.#deliver(this.#url, eventBody(event));
    this.#running.add(delivery);
    void delivery.finally(() => this.#running.delete(delivery));
  }

  /** Lets what is on its way arrive; gives up what waits for another try. */
  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#running);
  }

  /** Never rejects: what can't be delivered is given up after the last retry. */
  async #deliver(url: string, body: string): Promise<void> {
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-signature': createHmac('sha256', this.#secret).update(body).digest('hex'),
      'x-razorpay-event-id': randomBytes(7).toString('hex'),
    };
    for (const wait of [0, ...PAUSES_BEFORE_RETRY_MS]) {
      if (wait > 0 && !(await this.#rest(wait))) return;
      try {
        const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) });
        await response.body?.cancel();
        if (response.ok || response.status === 404) return;
      } catch {
        // The shop is down or too slow: the next round tries again.
      }
    }
  }

  /** @returns whether there is anything left to do after it */
  async #rest(milliseconds: number): Promise<boolean> {
    return pause(milliseconds, true, { signal: this.#stop.signal }).catch(() => false);
  }
}

function eventBody({ event, payment, order }: GatewayEvent): string {
  const withOrder = event === 'order.paid';
  return JSON.stringify({
    entity: 'event',
    account_id: 'acc_StandInGateway',
    event,
    contains: withOrder ? ['payment', 'order'] : ['payment'],
    payload: { payment: { entity: payment }, ...(withOrder && { order: { entity: order } }) },
    created_at: Math.floor(Date.now() / 1000),
  });
}
