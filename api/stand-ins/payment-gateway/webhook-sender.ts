import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { GatewayEvent } from './ledger.ts';

const PAUSES_BEFORE_RETRY_MS = [1_000, 5_000, 30_000];
const TIMEOUT_MS = 5_000;

/** How events travel; the real gateway does all of it now and then. */
export interface WebhookManner {
  /** how often each event is sent */
  copies: number;
  /** each copy leaves after a random time up to this, so that they overtake each other */
  delayMs: number;
  /** share of events that never leave: 0 none, 1 all */
  lost: number;
}

interface SignedEvent {
  headers: Record<string, string>;
  body: string;
}

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
  /** from now on */
  manner: WebhookManner = { copies: 1, delayMs: 0, lost: 0 };

  constructor(apiUrl: string | undefined, secret: string) {
    this.#url = apiUrl && new URL('/api/payment/webhook', apiUrl).href;
    this.#secret = secret;
  }

  send(event: GatewayEvent): void {
    const { copies, delayMs, lost } = this.manner;
    if (!this.#url || this.#stop.signal.aborted || Math.random() < lost) return;
    const signed = this.#sign(eventBody(event));
    for (let copy = 0; copy < copies; copy += 1) {
      const delivery = this.#deliver(this.#url, signed, Math.random() * delayMs);
      this.#running.add(delivery);
      void delivery.finally(() => this.#running.delete(delivery));
    }
  }

  /** Lets what is on its way arrive; gives up what waits for another try. */
  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#running);
  }

  #sign(body: string): SignedEvent {
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-signature': createHmac('sha256', this.#secret).update(body).digest('hex'),
      'x-razorpay-event-id': randomBytes(7).toString('hex'),
    };
    return { headers, body };
  }

  /** Never rejects: what can't be delivered is given up after the last retry. */
  async #deliver(url: string, { headers, body }: SignedEvent, delayMs: number): Promise<void> {
    for (const wait of [delayMs, ...PAUSES_BEFORE_RETRY_MS]) {
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

function eventBody({ event, payment, order, refund }: GatewayEvent): string {
  const withOrder = event === 'order.paid';
  const payload = {
    payment: { entity: payment },
    ...(withOrder && { order: { entity: order } }),
    ...(refund && { refund: { entity: refund } }),
  };
  return JSON.stringify({
    entity: 'event',
    account_id: 'acc_StandInGateway',
    event,
    contains: Object.keys(payload),
    payload,
    created_at: Math.floor(Date.now() / 1000),
  });
}
