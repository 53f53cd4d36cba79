import { randomInt } from 'node:crypto';
import { GatewayError } from './gateway-error.ts';

/** Amounts are paise throughout, times are Unix seconds: Razorpay's own units and field names. */
export interface GatewayOrder {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Record<string, string>;
  created_at: number;
}

export interface GatewayPayment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'authorized' | 'captured' | 'failed' | 'refunded';
  order_id: string;
  method: 'card';
  captured: boolean;
  amount_refunded: number;
  refund_status: 'partial' | 'full' | null;
  email: string | null;
  contact: string | null;
  notes: Record<string, string>;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  created_at: number;
}

export interface GatewayRefund {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  notes: Record<string, string>;
  receipt: string | null;
  status: 'processed';
  speed_requested: 'normal';
  speed_processed: 'normal';
  created_at: number;
}

/** What a webhook tells about. */
export interface GatewayEvent {
  event: 'payment.captured' | 'payment.failed' | 'order.paid';
  payment: GatewayPayment;
  order: GatewayOrder;
}

interface NewOrder {
  /** paise, at least 100 */
  amount: number;
  currency: string;
  receipt: string | null;
  notes: Record<string, string>;
}

const FAILURE = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Your payment could not be completed because it was declined by the bank.',
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
} as const;
const NO_FAILURE = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
} as const;

const ID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Orders kept in memory; the oldest are forgotten, as a stand-in may. */
const CAPACITY = 20_000;

/**
 * The gateway's books, in memory: orders go created -> attempted -> paid, payments are captured at once (automatic capture),
 * fail, or are refunded. Every step that Razorpay announces is handed to `announce`.
 */
export class Ledger {
  readonly #orders = new Map<string, GatewayOrder>();
  readonly #payments = new Map<string, GatewayPayment>();
  readonly #paymentsOfOrder = new Map<string, GatewayPayment[]>();
  readonly #announce: (event: GatewayEvent) => void;

  constructor(announce: (event: GatewayEvent) => void) {
    this.#announce = announce;
  }

  createOrder({ amount, currency, receipt, notes }: NewOrder): GatewayOrder {
    const order: GatewayOrder = {
      id: newId('order'),
      entity: 'order',
      amount,
      amount_paid: 0,
      amount_due: amount,
      currency,
      receipt,
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes,
      created_at: now(),
    };
    this.#orders.set(order.id, order);
    this.#paymentsOfOrder.set(order.id, []);
    this.#forgetOldest();
    return order;
  }

  /** @throws GatewayError for an id it never gave out */
  order(id: string): GatewayOrder {
    const order = this.#orders.get(id);
    if (!order) throw new GatewayError('The id provided does not exist', { reason: 'input_validation_failed' });
    return order;
  }

  /** @throws GatewayError for an id it never gave out */
  payment(id: string): GatewayPayment {
    const payment = this.#payments.get(id);
    if (!payment) throw new GatewayError('The id provided does not exist', { reason: 'input_validation_failed' });
    return payment;
  }

  paymentsOf(orderId: string): readonly GatewayPayment[] {
    this.order(orderId);
    return this.#paymentsOfOrder.get(orderId) ?? [];
  }

  /**
   * The shopper pays. `capture: false` leaves the money only authorised, as happens when capture is late or manual.
   *
   * @throws GatewayError when the order is paid already
   */
  pay(orderId: string, { capture = true, amount }: { capture?: boolean; amount?: number } = {}): GatewayPayment {
    const order = this.#payableOrder(orderId);
    const payment = this.#attempt(order, {
      status: capture ? 'captured' : 'authorized',
      captured: capture,
      amount: amount ?? order.amount,
      ...NO_FAILURE,
    });
    if (!capture) {
      order.status = 'attempted';
      return payment;
    }
    order.status = 'paid';
    order.amount_paid = payment.amount;
    order.amount_due = Math.max(0, order.amount - payment.amount);
    this.#announce({ event: 'payment.captured', payment, order });
    this.#announce({ event: 'order.paid', payment, order });
    return payment;
  }

  /** The shopper's bank says no: the order can be paid again. */
  fail(orderId: string): GatewayPayment {
    const order = this.#payableOrder(orderId);
    const payment = this.#attempt(order, { status: 'failed', captured: false, amount: order.amount, ...FAILURE });
    order.status = 'attempted';
    this.#announce({ event: 'payment.failed', payment, order });
    return payment;
  }

  /**
   * Gives money back, all that is left when no amount is named.
   *
   * @throws GatewayError when the payment was not captured, or more is asked back than is left
   */
  refund(
    paymentId: string,
    amount?: number,
    notes: Record<string, string> = {},
    receipt: string | null = null,
  ): GatewayRefund {
    const payment = this.payment(paymentId);
    if (payment.status === 'refunded') throw new GatewayError('The payment has been fully refunded already');
    if (payment.status !== 'captured')
      throw new GatewayError('The payment status should be captured for action to be taken');
    const left = payment.amount - payment.amount_refunded;
    const back = amount ?? left;
    if (back > left) {
      throw new GatewayError('The total refund amount is greater than the refund payment amount', { field: 'amount' });
    }
    payment.amount_refunded += back;
    payment.refund_status = back === left ? 'full' : 'partial';
    if (back === left) payment.status = 'refunded';
    return {
      id: newId('rfnd'),
      entity: 'refund',
      amount: back,
      currency: payment.currency,
      payment_id: payment.id,
      notes,
      receipt,
      status: 'processed',
      speed_requested: 'normal',
      speed_processed: 'normal',
      created_at: now(),
    };
  }

  #payableOrder(id: string): GatewayOrder {
    const order = this.order(id);
    if (order.status === 'paid') throw new GatewayError('This order is already paid', { reason: 'order_already_paid' });
    return order;
  }

  #attempt(
    order: GatewayOrder,
    outcome: Pick<GatewayPayment, 'status' | 'captured' | 'amount'> & (typeof FAILURE | typeof NO_FAILURE),
  ): GatewayPayment {
    const payment: GatewayPayment = {
      id: newId('pay'),
      entity: 'payment',
      currency: order.currency,
      order_id: order.id,
      method: 'card',
      amount_refunded: 0,
      refund_status: null,
      email: null,
      contact: null,
      notes: order.notes,
      created_at: now(),
      ...outcome,
    };
    order.attempts += 1;
    this.#payments.set(payment.id, payment);
    this.#paymentsOfOrder.get(order.id)?.push(payment);
    return payment;
  }

  #forgetOldest(): void {
    if (this.#orders.size <= CAPACITY) return;
    const [oldest] = this.#orders.keys();
    if (oldest === undefined) return;
    for (const payment of this.#paymentsOfOrder.get(oldest) ?? []) this.#payments.delete(payment.id);
    this.#paymentsOfOrder.delete(oldest);
    this.#orders.delete(oldest);
  }
}

function newId(kind: 'order' | 'pay' | 'rfnd'): string {
  const letters = Array.from({ length: 14 }, () => ID_ALPHABET.charAt(randomInt(ID_ALPHABET.length)));
  return `${kind}_${letters.join('')}`;
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}
