import { z } from 'zod';
import { DependencyUnavailable } from '../../jobs/job-queue.ts';
import { callForJson } from './json-call.ts';

/** Amounts are paise, as the gateway has them. */
const GatewayOrder = z.object({
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.enum(['created', 'attempted', 'paid']),
  /** ours is the attempt's id */
  receipt: z.string().nullish(),
  /** ours name the attempt once more; an empty list where there are none */
  notes: z.object({ attempt: z.string().optional() }).catch({}),
});
const GatewayPayment = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  amount: z.number().int(),
  currency: z.string(),
  /** what went back of it; pending refunds may count or not */
  amount_refunded: z.number().int().nullish(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  /** when the shopper paid, whenever the money came; Unix seconds */
  created_at: z.number().int(),
});
/** As lists tell it. */
const ListedPayment = GatewayPayment.extend({
  email: z.string().nullish(),
  contact: z.string().nullish(),
});
const GatewayRefund = z.object({
  id: z.string(),
  amount: z.number().int(),
  status: z.enum(['pending', 'processed', 'failed']),
});
const Payments = z.object({ items: z.array(GatewayPayment) });
const ListedPayments = z.object({ items: z.array(ListedPayment) });
const Refunds = z.object({ items: z.array(GatewayRefund) });
const Refusal = z.object({ error: z.object({ code: z.string(), description: z.string() }) });

export type GatewayOrder = z.infer<typeof GatewayOrder>;
export type GatewayPayment = z.infer<typeof GatewayPayment>;
export type ListedPayment = z.infer<typeof ListedPayment>;
export type GatewayRefund = z.infer<typeof GatewayRefund>;

/** How soon a job asks the gateway again, so that shoppers don't wait long for their order once it is back. */
const RETRY_AFTER_MS = 3_000;

/** The gateway did not respond in time, or its response made no sense. A retry may succeed. */
export class GatewayUnavailable extends DependencyUnavailable {
  override name = 'GatewayUnavailable';

  constructor(message: string, options?: ErrorOptions) {
    super(message, { ...options, retryAfterMs: RETRY_AFTER_MS });
  }
}

/** The gateway understood and said no. Trying again won't help. */
export class GatewayRefused extends Error {
  override name = 'GatewayRefused';
  readonly status: number;

  constructor(status: number, code: string, description: string) {
    super(`${code}: ${description}`);
    this.status = status;
  }
}

export interface RazorpayAccount {
  keyId: string;
  keySecret: string;
  /** REST root, `/v1` included, no slash at the end */
  baseUrl: string;
  /** how long an answer is waited for */
  timeoutMs: number;
}

/** Not a no: too many calls, or the same one is still under way. */
const NOT_NOW = new Set([409, 429]);

interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
  /** of somebody who waits for us less long than we would for the gateway */
  patience?: AbortSignal | undefined;
}

/**
 * The few of Razorpay's REST calls that the shop makes. A client of our own, because the SDK can't be pointed at another address
 * and throws a TypeError when the network is down. All methods throw GatewayUnavailable or GatewayRefused.
 */
export class RazorpayClient {
  readonly #account: RazorpayAccount;
  readonly #authorization: string;

  constructor(account: RazorpayAccount) {
    this.#account = account;
    this.#authorization = `Basic ${Buffer.from(`${account.keyId}:${account.keySecret}`).toString('base64')}`;
  }

  /** Opens an order to be paid by automatic capture. `receipt`: at most 40 characters. */
  createOrder(order: { amount: number; receipt: string; notes: Record<string, string> }): Promise<GatewayOrder> {
    return this.#call('POST', '/orders', GatewayOrder, { body: { currency: 'INR', ...order } });
  }

  /** @returns null when the gateway does not know the order */
  order(id: string): Promise<GatewayOrder | null> {
    return knownOrNull(this.#call('GET', `/orders/${encodeURIComponent(id)}`, GatewayOrder));
  }

  /** @returns null when the gateway does not know the payment */
  payment(id: string): Promise<GatewayPayment | null> {
    return knownOrNull(this.#call('GET', `/payments/${encodeURIComponent(id)}`, GatewayPayment));
  }

  /**
   * All tries to pay an order, failed ones included.
   *
   * @param patience of somebody who waits for us less long than we would for the gateway
   */
  async paymentsOf(orderId: string, patience?: AbortSignal): Promise<GatewayPayment[]> {
    const path = `/orders/${encodeURIComponent(orderId)}/payments`;
    const { items } = await this.#call('GET', path, Payments, { patience });
    return items;
  }

  /**
   * All tries to pay anything of this account, newest first.
   *
   * @param between seconds count, both included; `count` at most 100
   */
  async paymentsBetween(between: { from: Date; to: Date; count: number; skip: number }): Promise<ListedPayment[]> {
    const { from, to, count, skip } = between;
    const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
    const path = `/payments?from=${seconds(from)}&to=${seconds(to)}&count=${count}&skip=${skip}`;
    const { items } = await this.#call('GET', path, ListedPayments);
    return items;
  }

  /** All refunds of a payment, those that failed included. */
  async refundsOf(paymentId: string, patience?: AbortSignal): Promise<GatewayRefund[]> {
    const path = `/payments/${encodeURIComponent(paymentId)}/refunds`;
    const { items } = await this.#call('GET', path, Refunds, { patience });
    return items;
  }

  /**
   * Gives back what was captured, or a part of it.
   *
   * @param key the same key with the same refund is one refund, however often it is asked for; 10 characters at least
   */
  refund(
    paymentId: string,
    refund: { amount: number; notes: Record<string, string> },
    key: string,
    patience?: AbortSignal,
  ): Promise<GatewayRefund> {
    const path = `/payments/${encodeURIComponent(paymentId)}/refund`;
    const headers = { 'x-refund-idempotency': key };
    return this.#call('POST', path, GatewayRefund, { body: refund, headers, patience });
  }

  async #call<Shape extends z.ZodType>(
    method: 'GET' | 'POST',
    path: string,
    shape: Shape,
    more: CallOptions = {},
  ): Promise<z.infer<Shape>> {
    const { status, answer } = await this.#send(method, path, more);
    const refusal = Refusal.safeParse(answer);
    if (refusal.success && status >= 400 && status < 500 && !NOT_NOW.has(status)) {
      throw new GatewayRefused(status, refusal.data.error.code, refusal.data.error.description);
    }
    const understood = shape.safeParse(answer);
    if (status !== 200 || !understood.success) {
      throw new GatewayUnavailable(`the gateway answered ${method} ${path} with status ${status}`);
    }
    return understood.data;
  }

  async #send(
    method: 'GET' | 'POST',
    path: string,
    { body, headers, patience }: CallOptions,
  ): Promise<{ status: number; answer: unknown }> {
    const timeout = AbortSignal.timeout(this.#account.timeoutMs);
    try {
      return await callForJson(this.#account.baseUrl + path, {
        method,
        headers: {
          authorization: this.#authorization,
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: patience ? AbortSignal.any([timeout, patience]) : timeout,
      });
    } catch (cause) {
      throw new GatewayUnavailable(`the gateway could not be asked ${method} ${path}`, { cause });
    }
  }
}

/** Razorpay tells an unknown id by 400 (and 404 for a malformed path). */
async function knownOrNull<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof GatewayRefused && (error.status === 400 || error.status === 404)) return null;
    throw error;
  }
}
