import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { GatewayEvent } from './ledger.ts';

const PAUSES_BEFORE_RETRY_MS = [1_000, 5_000, 30_000];
const TIMEOUT_MS = 5_000;

export interface WebhookBehaviour {
  copies: number;
  delayMs: number;
  lost: number;
}

interface SignedEvent {
  headers: Record<string, string>;
  body: string;
}

/**
 * Sends webhook events. Retries with the same event id, as Razorpay does, but gives up after a 404.
 */
export class WebhookSender {
  readonly #url: string | undefined;
  readonly #secret: string;
  readonly #stop = new AbortController();
  readonly #running = new Set<Promise<void>>();
  behaviour: WebhookBehaviour = { copies: 1, delayMs: 0, lost: 0 };

  constructor(apiUrl: string | undefined, secret: string) {
    this.#url = apiUrl && new URL('/api/payment/webhook', apiUrl).href;
    this.#secret = secret;
  }

  send(event: GatewayEvent): void {
    const { copies, delayMs, lost } = this.behaviour;
    if (!this.#url || this.#stop.signal.aborted || Math.random() < lost) return;
    const signed = this.#sign(eventBody(event));
    for (let copy = 0; copy < copies; copy += 1) {
      const delivery = this.#deliver(this.#url, signed, Math.random() * delayMs);
      this.#running.add(delivery);
      void delivery.finally(() => this.#running.delete(delivery));
    }
  }

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

  async #deliver(url: string, { headers, body }: SignedEvent, delayMs: number): Promise<void> {
    for (const wait of [delayMs, ...PAUSES_BEFORE_RETRY_MS]) {
      if (wait > 0 && !(await this.#wait(wait))) return;
      try {
        const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) });
        await response.body?.cancel();
        if (response.ok || response.status === 404) return;
      } catch {
        // Retry after a connection error.
      }
    }
  }

  async #wait(milliseconds: number): Promise<boolean> {
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
