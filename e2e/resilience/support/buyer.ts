import { setTimeout as wait } from 'node:timers/promises';

import { eventually } from '../../support/servers/eventually.ts';
import { HttpClient } from '../../support/servers/http-client.ts';
import type { HttpResponse } from '../../support/servers/http-client.ts';
import { signUp } from './sign-up.ts';

export interface Payment {
  orderId: string;
  paymentId: string;
}

interface Line {
  productId: string;
  quantity: number;
}

export interface Ledger {
  payments: Payment[];
  confirmed: { orderNumber: string; paymentId: string }[];
  unexpectedResponses: string[];
  /** Requests that got no response or a 502, 503 or 504. */
  droppedRequests: string[];
}

export interface Shop {
  url: string;
  standInsUrl: string;
  products: readonly string[];
  ledger: Ledger;
  links?: string[];
}

const PAUSE_MS = 150;
let buyers = 0;

export class Buyer {
  readonly email: string;
  readonly #shop: Shop;
  readonly #client = new HttpClient();
  #token = '';
  #earlier: string | undefined;

  constructor(shop: Shop) {
    buyers += 1;
    this.email = `buyer${buyers}@crash.example`;
    this.#shop = shop;
  }

  async signUp(): Promise<void> {
    this.#token = await signUp(this.#client, this.#shop, this.email);
  }

  async buyUntil(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      await this.#buyOnce(stop);
      await wait(Math.random() * PAUSE_MS);
    }
    this.#client.close();
  }

  async #buyOnce(stop: AbortSignal): Promise<void> {
    const { ledger } = this.#shop;
    const link = Math.random() < 0.5 ? this.#shop.links?.pop() : undefined;
    const [create, order, verify] = link
      ? [`/api/payment/links/${link}/open`, { shippingAddress: this.#address() }, `/api/payment/links/${link}/confirm`]
      : ['/api/payment/create-order', this.#cart(), '/api/payment/verify-order'];
    const created = await this.#requestUntilHandled(create, order, stop);
    if (created?.status !== 200) return;
    const { id } = (created.body as { order: { id: string } }).order;

    const mood = Math.random();
    if (mood < 0.1 && !link) {
      this.#earlier = id;
      return;
    }
    const paysFor = mood < 0.2 && !link && this.#earlier ? this.#earlier : id;
    const paid = await this.#pay(paysFor);
    if (!paid) return;
    ledger.payments.push({ orderId: paid.razorpay_order_id, paymentId: paid.razorpay_payment_id });
    // Skip the verification of some payments, as if the buyer had closed the browser after paying.
    if (mood > 0.7) return;

    const verified = await this.#requestUntilHandled(verify, paid, stop);
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
    return { products: [...lines.values()], shippingAddress: this.#address() };
  }

  #address() {
    return { name: 'Crash Buyer', email: this.email, phone: '9876543210', address: '1 Test Road, Delhi' };
  }

  async #pay(orderId: string) {
    const path = `/dev/payments/checkout/${orderId}/pay`;
    const { status, body } = await this.#client.request(this.#shop.standInsUrl, 'POST', path);
    if (status !== 200) return undefined;
    return body as { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string };
  }

  async #requestUntilHandled(path: string, body: unknown, stop: AbortSignal): Promise<HttpResponse | undefined> {
    while (!stop.aborted) {
      const response = await this.#request(path, body);
      if (response && response.status < 500 && response.status !== 429) {
        if (![200, 409].includes(response.status)) {
          this.#shop.ledger.unexpectedResponses.push(`${path}: ${response.status} ${JSON.stringify(response.body)}`);
        }
        return response;
      }
      if (response?.status === 500)
        this.#shop.ledger.unexpectedResponses.push(`${path}: 500 ${JSON.stringify(response.body)}`);
      await wait(PAUSE_MS);
    }
    return undefined;
  }

  async #request(path: string, body: unknown): Promise<HttpResponse | undefined> {
    const { droppedRequests } = this.#shop.ledger;
    try {
      const response = await this.#client.request(this.#shop.url, 'POST', path, { token: this.#token, body });
      if (response.status > 500) droppedRequests.push(`${path}: ${response.status} ${JSON.stringify(response.body)}`);
      return response;
    } catch (error) {
      droppedRequests.push(`${path}: ${String(error)}`);
      return undefined;
    }
  }
}

export async function whileTheyBuy(buyers: readonly Buyer[], act: () => Promise<void>): Promise<void> {
  const done = new AbortController();
  const buying = Promise.all(buyers.map((buyer) => buyer.buyUntil(done.signal)));
  try {
    await act();
  } finally {
    done.abort();
    await buying;
  }
}

const BUYS_WITHIN_MS = 120_000;

export async function untilConfirmed({ ledger }: Pick<Shop, 'ledger'>, count: number): Promise<void> {
  const before = ledger.confirmed.length;
  await eventually(() => Promise.resolve(ledger.confirmed.length >= before + count), BUYS_WITHIN_MS);
}
