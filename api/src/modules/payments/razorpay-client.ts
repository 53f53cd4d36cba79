import { z } from 'zod';

/** Amounts are paise, as the gateway has them. */
const GatewayOrder = z.object({
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.enum(['created', 'attempted', 'paid']),
});
const GatewayPayment = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
});
const GatewayRefund = z.object({ id: z.string(), amount: z.number().int() });
const Payments = z.object({ items: z.array(GatewayPayment) });
const Refusal = z.object({ error: z.object({ code: z.string(), description: z.string() }) });

export type GatewayOrder = z.infer<typeof GatewayOrder>;
export type GatewayPayment = z.infer<typeof GatewayPayment>;

/** The gateway did not answer, answered too late, or with something that is not its answer. Trying again may help. */
export class GatewayUnavailable extends Error {
  override name = 'GatewayUnavailable';
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
}

/** Generous: a slow bank day is no reason to turn shoppers away, and nothing is locked while we wait. */
const TIMEOUT_MS = 25_000;

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
    return this.#call('POST', '/orders', GatewayOrder, { currency: 'INR', ...order });
  }

  /** @returns null when the gateway does not know the order */
  order(id: string): Promise<GatewayOrder | null> {
    return knownOrNull(this.#call('GET', `/orders/${encodeURIComponent(id)}`, GatewayOrder));
  }

  /** @returns null when the gateway does not know the payment */
  payment(id: string): Promise<GatewayPayment | null> {
    return knownOrNull(this.#call('GET', `/payments/${encodeURIComponent(id)}`, GatewayPayment));
  }

  /** All tries to pay an order, failed ones included. */
  async paymentsOf(orderId: string): Promise<GatewayPayment[]> {
    const { items } = await this.#call('GET', `/orders/${encodeURIComponent(orderId)}/payments`, Payments);
    return items;
  }

  /** Gives a captured payment back in full. A second time is refused. */
  async refund(paymentId: string, notes: Record<string, string>): Promise<void> {
    await this.#call('POST', `/payments/${encodeURIComponent(paymentId)}/refund`, GatewayRefund, { notes });
  }

  async #call<Shape extends z.ZodType>(
    method: 'GET' | 'POST',
    path: string,
    shape: Shape,
    body?: unknown,
  ): Promise<z.infer<Shape>> {
    const { status, answer } = await this.#send(method, path, body);
    const refusal = Refusal.safeParse(answer);
    if (refusal.success && status >= 400 && status < 500 && status !== 429) {
      throw new GatewayRefused(status, refusal.data.error.code, refusal.data.error.description);
    }
    const understood = shape.safeParse(answer);
    if (status !== 200 || !understood.success) {
      throw new GatewayUnavailable(`the gateway answered ${method} ${path} with status ${status}`);
    }
    return understood.data;
  }

  async #send(method: string, path: string, body: unknown): Promise<{ status: number; answer: unknown }> {
    try {
      const response = await fetch(this.#account.baseUrl + path, {
        method,
        headers: {
          authorization: this.#authorization,
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return { status: response.status, answer: await response.json() };
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
