import { z } from 'zod';
import { DependencyUnavailable } from '../../jobs/job-queue.ts';

/** Amounts are in paise. */
const GatewayOrder = z.object({
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.enum(['created', 'attempted', 'paid']),
  /** The attempt's id. */
  receipt: z.string().nullish(),
  /** Razorpay sends `[]` instead of `{}` for empty notes. */
  notes: z.object({ attempt: z.string().optional() }).catch({}),
});
const GatewayPayment = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  amount: z.number().int(),
  currency: z.string(),
  /**
   * Refunded amount in the smallest currency unit. May include refunds that have not been processed
   * yet.
   */
  amount_refunded: z.number().int().nullish(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  /** Time of the payment in Unix seconds. */
  created_at: z.number().int(),
  email: z.string().nullish(),
  contact: z.string().nullish(),
});
const GatewayRefund = z.object({
  id: z.string(),
  amount: z.number().int(),
  status: z.enum(['pending', 'processed', 'failed']),
  notes: z.object({ refund: z.string().optional() }).catch({}),
});
const Refusal = z.object({ error: z.object({ code: z.string(), description: z.string() }) });

export type GatewayOrder = z.infer<typeof GatewayOrder>;
export type GatewayPayment = z.infer<typeof GatewayPayment>;
export type GatewayRefund = z.infer<typeof GatewayRefund>;

const RETRY_AFTER_MS = 3_000;

/**
 * Thrown if the gateway doesn't respond in time or sends an invalid response. The caller may retry
 * the request.
 */
export class GatewayUnavailable extends DependencyUnavailable {
  override name = 'GatewayUnavailable';

  constructor(message: string, options?: ErrorOptions) {
    super(message, { ...options, retryAfterMs: RETRY_AFTER_MS });
  }
}

/** Thrown if the gateway rejects a request. Retrying doesn't help. */
export class GatewayRefused extends Error {
  override name = 'GatewayRefused';
  readonly isUnknown: boolean;

  constructor(isUnknown: boolean, code: string, description: string) {
    super(`${code}: ${description}`);
    this.isUnknown = isUnknown;
  }
}

export interface RazorpayAccount {
  keyId: string;
  keySecret: string;
  baseUrl: string;
  timeoutMs: number;
}

/**
 * These client errors can be temporary: 401 and 403 while the API keys are being changed, 409 while
 * the same request is in progress, and 429 when a rate limit is exceeded.
 */
const RETRYABLE = new Set([401, 403, 409, 429]);
/** Matches Razorpay's 400 response to an unknown id. */
const UNKNOWN_ID = /does not exist/i;

interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/**
 * Client for the Razorpay API. All methods throw `GatewayUnavailable` or `GatewayRefused` on
 * failure.
 */
export class RazorpayClient {
  readonly #account: RazorpayAccount;
  readonly #authorization: string;

  constructor(account: RazorpayAccount) {
    this.#account = account;
    this.#authorization = `Basic ${Buffer.from(`${account.keyId}:${account.keySecret}`).toString('base64')}`;
  }

  /** Creates an order. Razorpay accepts at most 40 characters for `receipt`. */
  createOrder(order: { amount: number; receipt: string; notes: Record<string, string> }): Promise<GatewayOrder> {
    return this.#call('POST', '/orders', GatewayOrder, { body: { currency: 'INR', ...order } });
  }

  order(id: string): Promise<GatewayOrder | null> {
    return knownOrNull(this.#call('GET', `/orders/${encodeURIComponent(id)}`, GatewayOrder));
  }

  payment(id: string): Promise<GatewayPayment | null> {
    return knownOrNull(this.#call('GET', `/payments/${encodeURIComponent(id)}`, GatewayPayment));
  }

  paymentsOf(orderId: string, signal?: AbortSignal): Promise<GatewayPayment[] | null> {
    return knownOrNull(this.#list(`/orders/${encodeURIComponent(orderId)}/payments`, GatewayPayment, signal));
  }

  /**
   * Returns payments of the whole gateway account, newest first. The times `from` and `to` are
   * inclusive, and `count` can be at most 100.
   */
  paymentsBetween(
    between: { from: Date; to: Date; count: number; skip: number },
    signal?: AbortSignal,
  ): Promise<GatewayPayment[]> {
    const { from, to, count, skip } = between;
    const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
    return this.#list(
      `/payments?from=${seconds(from)}&to=${seconds(to)}&count=${count}&skip=${skip}`,
      GatewayPayment,
      signal,
    );
  }

  refundsOf(paymentId: string, signal?: AbortSignal): Promise<GatewayRefund[]> {
    return this.#list(`/payments/${encodeURIComponent(paymentId)}/refunds`, GatewayRefund, signal);
  }

  /**
   * Refunds all or part of a captured payment.
   *
   * @param key idempotency key of at least 10 characters
   */
  refund(
    paymentId: string,
    refund: { amount: number; notes: Record<string, string> },
    key: string,
    signal?: AbortSignal,
  ): Promise<GatewayRefund> {
    const path = `/payments/${encodeURIComponent(paymentId)}/refund`;
    const headers = { 'x-refund-idempotency': key };
    return this.#call('POST', path, GatewayRefund, { body: refund, headers, signal });
  }

  async #list<Shape extends z.ZodType>(path: string, item: Shape, signal?: AbortSignal): Promise<z.infer<Shape>[]> {
    const { items } = await this.#call('GET', path, z.object({ items: z.array(item) }), { signal });
    return items;
  }

  async #call<Shape extends z.ZodType>(
    method: 'GET' | 'POST',
    path: string,
    shape: Shape,
    more: CallOptions = {},
  ): Promise<z.infer<Shape>> {
    const { status, body } = await this.#send(method, path, more);
    const result = shape.safeParse(body);
    if (status === 200 && result.success) return result.data;
    const { code = '', description = '' } = Refusal.safeParse(body).data?.error ?? {};
    const isUnknown = status === 404 || (status === 400 && UNKNOWN_ID.test(description));
    const isRefused = isUnknown || (method === 'POST' && status >= 400 && status < 500 && !RETRYABLE.has(status));
    if (code !== '' && isRefused) throw new GatewayRefused(isUnknown, code, description);
    throw new GatewayUnavailable(`the gateway responded to ${method} ${path} with ${status} ${code}: ${description}`);
  }

  async #send(method: 'GET' | 'POST', path: string, { body, headers, signal }: CallOptions) {
    const timeout = AbortSignal.timeout(this.#account.timeoutMs);
    try {
      const response = await fetch(this.#account.baseUrl + path, {
        method,
        headers: {
          authorization: this.#authorization,
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      });
      return { status: response.status, body: (await response.json()) as unknown };
    } catch (cause) {
      throw new GatewayUnavailable(`the gateway did not respond to ${method} ${path}`, { cause });
    }
  }
}

async function knownOrNull<Result>(call: Promise<Result>): Promise<Result | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof GatewayRefused && error.isUnknown) return null;
    throw error;
  }
}
