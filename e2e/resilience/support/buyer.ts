import { setTimeout as wait } from 'node:timers/promises';

import { Caller } from './caller.ts';
import type { Answer } from './caller.ts';
import { signUp } from './sign-up.ts';

/** A payment that the gateway took. */
export interface Payment {
  orderId: string;
  paymentId: string;
}

interface Line {
  productId: string;
  quantity: number;
}

/** What the test must be able to find again, whatever happened in between. */
export interface Ledger {
  payments: Payment[];
  /** orders that the shop has confirmed to somebody: number and payment */
  confirmed: { orderNumber: string; paymentId: string }[];
  /** answers that no shopper should ever get */
  surprises: string[];
  /** calls that had no answer, or that of a shop which is away: crashes cause them, deploys must not */
  dropped: string[];
}

export interface Shop {
  /** where the buyers send their calls */
  url: string;
  /** of the mailbox and the payment gateway, which never fail here */
  standInsUrl: string;
  products: readonly string[];
  ledger: Ledger;
}

const PAUSE_MS = 150;
let buyers = 0;

/**
 * Somebody who buys again and again, and repeats a call that got no answer, as the pages do. Some pay and close the window; some pay for a
 * cart that they have changed since; some never pay.
 */
export class Buyer {
  readonly email: string;
  readonly #shop: Shop;
  readonly #caller = new Caller();
  #token = '';
  /** the gateway's order of a cart that was changed since */
  #earlier: string | undefined;

  constructor(shop: Shop) {
    buyers += 1;
    this.email = `buyer${buyers}@crash.example`;
    this.#shop = shop;
  }

  async signsUp(): Promise<void> {
    this.#token = await signUp(this.#caller, this.#shop, this.email);
  }

  /** Buys until told to stop. */
  async buysUntil(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      await this.#buysOnce(stop);
      await wait(Math.random() * PAUSE_MS);
    }
    this.#caller.leave();
  }

  async #buysOnce(stop: AbortSignal): Promise<void> {
    const { ledger } = this.#shop;
    const created = await this.#repeatedly('/api/payment/create-order', this.#cart(), stop);
    if (created?.status !== 200) return;
    const { id } = (created.body as { order: { id: string } }).order;

    const mood = Math.random();
    if (mood < 0.1) {
      this.#earlier = id;
      return;
    }
    const paysFor = mood < 0.2 && this.#earlier ? this.#earlier : id;
    const paid = await this.#pays(paysFor);
    if (!paid) return;
    ledger.payments.push({ orderId: paid.razorpay_order_id, paymentId: paid.razorpay_payment_id });
    // The browser dies: nobody tells the shop but the gateway.
    if (mood > 0.7) return;

    const verified = await this.#repeatedly('/api/payment/verify-order', paid, stop);
    if (verified?.status === 200) {
      const { orderNumber } = verified.body as { orderNumber: string };
      ledger.confirmed.push({ orderNumber, paymentId: paid.razorpay_payment_id });
    }
  }

  #cart() {
    const lines = new Map<string, Line>();
    for (let count = 1 + Math.floor(Math.random() * 2); count > 0; count -= 1) {
      const productId = this.#shop.products[Math.floor(Math.random() * this.#shop.products.length)] ?? '';
      lines.set(productId, { productId, quantity: 1 + Math.floor(Math.random() * 3) });
    }
    const shippingAddress = {
      name: 'Crash Buyer',
      email: this.email,
      phone: '9876543210',
      address: '1 Test Road, Delhi',
    };
    return { products: [...lines.values()], shippingAddress };
  }

  /** Presses Pay in the payment window. A window for an order that is paid already shows no button. */
  async #pays(orderId: string) {
    const path = `/dev/payments/checkout/${orderId}/pay`;
    const { status, body } = await this.#caller.call(this.#shop.standInsUrl, 'POST', path);
    if (status !== 200) return undefined;
    return body as { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string };
  }

  /** Repeats a call until the shop has said something that is not "later"; undefined when it was told to stop before. */
  async #repeatedly(path: string, body: unknown, stop: AbortSignal): Promise<Answer | undefined> {
    while (!stop.aborted) {
      const answer = await this.#once(path, body);
      if (answer && answer.status < 500 && answer.status !== 429) {
        if (![200, 409].includes(answer.status)) {
          this.#shop.ledger.surprises.push(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
        }
        return answer;
      }
      if (answer?.status === 500) this.#shop.ledger.surprises.push(`${path}: 500 ${JSON.stringify(answer.body)}`);
      await wait(PAUSE_MS);
    }
    return undefined;
  }

  async #once(path: string, body: unknown): Promise<Answer | undefined> {
    const { dropped } = this.#shop.ledger;
    try {
      const answer = await this.#caller.call(this.#shop.url, 'POST', path, { token: this.#token, body });
      if (answer.status > 500) dropped.push(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer;
    } catch (error) {
      dropped.push(`${path}: ${String(error)}`);
      return undefined;
    }
  }
}
