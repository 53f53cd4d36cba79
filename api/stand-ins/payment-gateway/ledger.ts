import { randomBytes } from 'node:crypto';
import { GatewayError } from './gateway-error.ts';

export type GatewayOrder = ReturnType<typeof newOrder>;
export type GatewayPayment = ReturnType<typeof newPayment>;
type GatewayRefund = ReturnType<typeof newRefund>;

export interface GatewayEvent {
  event:
    | `payment.${'authorized' | 'captured' | 'failed'}`
    | `refund.${'created' | 'processed' | 'failed'}`
    | 'order.paid';
  payment: GatewayPayment;
  order: GatewayOrder;
  refund?: GatewayRefund;
}

export interface PaymentAnomaly {
  capture?: boolean;
  amount?: number;
  currency?: string;
  again?: boolean;
}

export type RefundBehaviour = 'processed' | 'pending' | 'refused';

type NewOrder = Pick<GatewayOrder, 'amount' | 'currency' | 'receipt' | 'notes'>;

interface NewRefund {
  amount?: number | undefined;
  notes?: Record<string, string>;
  receipt?: string | null;
  key?: string | undefined;
}

const FAILURE = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Your payment could not be completed because it was declined by the bank.',
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
};
type Failure = Record<keyof typeof FAILURE, string | null>;
const NO_FAILURE = Object.fromEntries(Object.keys(FAILURE).map((field) => [field, null])) as Failure;

/** Maximum number of orders to keep, to limit memory use in load tests. */
const CAPACITY = 20_000;

export class Ledger {
  readonly #orders = new Map<string, GatewayOrder>();
  readonly #payments = new Map<string, GatewayPayment>();
  readonly #paymentsOfOrder = new Map<string, GatewayPayment[]>();
  readonly #refundsOfPayment = new Map<string, GatewayRefund[]>();
  readonly #refundOfKey = new Map<string, GatewayRefund>();
  readonly #announce: (event: GatewayEvent) => void;
  refundBehaviour: RefundBehaviour = 'processed';
  clock = () => new Date();

  constructor(announce: (event: GatewayEvent) => void) {
    this.#announce = announce;
  }

  createOrder(wanted: NewOrder): GatewayOrder {
    const order = newOrder(wanted, this.#seconds());
    this.#orders.set(order.id, order);
    this.#paymentsOfOrder.set(order.id, []);
    this.#forgetOldest();
    return order;
  }

  order(id: string): GatewayOrder {
    const order = this.#orders.get(id);
    if (!order) throw new GatewayError('The id provided does not exist', { reason: 'input_validation_failed' });
    return order;
  }

  payment(id: string): GatewayPayment {
    const payment = this.#payments.get(id);
    if (!payment) throw new GatewayError('The id provided does not exist', { reason: 'input_validation_failed' });
    return payment;
  }

  paymentsOf(orderId: string): readonly GatewayPayment[] {
    this.order(orderId);
    return this.#paymentsOfOrder.get(orderId) ?? [];
  }

  payments(): GatewayPayment[] {
    return [...this.#payments.values()];
  }

  paymentsBetween(from: number, to: number): GatewayPayment[] {
    return this.payments()
      .filter(({ created_at: at }) => at >= from && at <= to)
      .reverse();
  }

  pay(orderId: string, { capture = true, amount, currency, again = false }: PaymentAnomaly = {}): GatewayPayment {
    const order = again ? this.order(orderId) : this.#payableOrder(orderId);
    const payment = this.#attempt(order, {
      status: 'authorized',
      captured: false,
      amount: amount ?? order.amount,
      ...(currency !== undefined && { currency }),
      ...NO_FAILURE,
    });
    if (order.status === 'created') order.status = 'attempted';
    this.#announce({ event: 'payment.authorized', payment, order });
    return capture ? this.capture(payment.id) : payment;
  }

  capture(paymentId: string): GatewayPayment {
    const payment = this.payment(paymentId);
    const order = this.order(payment.order_id);
    if (payment.status !== 'authorized') throw new GatewayError('This payment has already been captured');
    payment.status = 'captured';
    payment.captured = true;
    order.status = 'paid';
    order.amount_paid += payment.amount;
    order.amount_due = Math.max(0, order.amount - order.amount_paid);
    this.#announce({ event: 'payment.captured', payment, order });
    this.#announce({ event: 'order.paid', payment, order });
    return payment;
  }

  fail(orderId: string): GatewayPayment {
    const order = this.#payableOrder(orderId);
    const payment = this.#attempt(order, { status: 'failed', captured: false, amount: order.amount, ...FAILURE });
    order.status = 'attempted';
    this.#announce({ event: 'payment.failed', payment, order });
    return payment;
  }

  refund(paymentId: string, { amount, notes = {}, receipt = null, key }: NewRefund = {}): GatewayRefund {
    const payment = this.payment(paymentId);
    const before = key === undefined ? undefined : this.#refundOfKey.get(`${paymentId} ${key}`);
    if (before) return before;
    if (this.refundBehaviour === 'refused')
      throw new GatewayError('Your account does not have enough balance to refund');
    if (payment.status === 'refunded') throw new GatewayError('The payment has been fully refunded already');
    if (payment.status !== 'captured')
      throw new GatewayError('The payment status should be captured for action to be taken');
    const left = payment.amount - payment.amount_refunded;
    const refunded = amount ?? left;
    if (refunded > left) {
      throw new GatewayError('The total refund amount is greater than the refund payment amount', { field: 'amount' });
    }
    addRefunded(payment, refunded);
    const refund = newRefund(
      payment,
      { amount: refunded, notes, receipt, status: this.refundBehaviour },
      this.#seconds(),
    );
    this.#refundsOfPayment.set(payment.id, [...this.refundsOf(payment.id), refund]);
    if (key !== undefined) this.#refundOfKey.set(`${paymentId} ${key}`, refund);
    this.#announceRefund('refund.created', refund);
    if (refund.status === 'processed') this.#announceRefund('refund.processed', refund);
    return refund;
  }

  refundsOf(paymentId: string): readonly GatewayRefund[] {
    this.payment(paymentId);
    return this.#refundsOfPayment.get(paymentId) ?? [];
  }

  endRefunds(paymentId: string, status: 'processed' | 'failed'): void {
    for (const refund of this.refundsOf(paymentId).filter((one) => one.status === 'pending')) {
      refund.status = status;
      if (status === 'failed') addRefunded(this.payment(paymentId), -refund.amount);
      this.#announceRefund(`refund.${status}`, refund);
    }
  }

  #announceRefund(event: GatewayEvent['event'], refund: GatewayRefund): void {
    const payment = this.payment(refund.payment_id);
    this.#announce({ event, payment, order: this.order(payment.order_id), refund });
  }

  #payableOrder(id: string): GatewayOrder {
    const order = this.order(id);
    if (order.status === 'paid') throw new GatewayError('This order is already paid', { reason: 'order_already_paid' });
    return order;
  }

  #attempt(order: GatewayOrder, outcome: Outcome): GatewayPayment {
    const payment = newPayment(order, outcome, this.#seconds());
    order.attempts += 1;
    this.#payments.set(payment.id, payment);
    this.#paymentsOfOrder.get(order.id)?.push(payment);
    return payment;
  }

  #seconds(): number {
    return Math.floor(this.clock().getTime() / 1000);
  }

  #forgetOldest(): void {
    if (this.#orders.size <= CAPACITY) return;
    const [oldest] = this.#orders.keys();
    if (oldest === undefined) return;
    for (const { id } of this.#paymentsOfOrder.get(oldest) ?? []) {
      this.#payments.delete(id);
      this.#refundsOfPayment.delete(id);
    }
    this.#paymentsOfOrder.delete(oldest);
    this.#orders.delete(oldest);
  }
}

function addRefunded(payment: GatewayPayment, amount: number): void {
  payment.amount_refunded += amount;
  const isAll = payment.amount_refunded === payment.amount;
  payment.refund_status = isAll ? 'full' : payment.amount_refunded > 0 ? 'partial' : null;
  payment.status = isAll ? 'refunded' : 'captured';
}

type Outcome = Pick<GatewayPayment, 'status' | 'captured' | 'amount'> & { currency?: string } & Failure;

function newOrder(
  wanted: { amount: number; currency: string; receipt: string | null; notes: Record<string, string> },
  seconds: number,
) {
  return {
    id: newId('order'),
    entity: 'order',
    ...wanted,
    amount_paid: 0,
    amount_due: wanted.amount,
    offer_id: null,
    status: 'created' as 'created' | 'attempted' | 'paid',
    attempts: 0,
    created_at: seconds,
  };
}

function newPayment(
  order: GatewayOrder,
  outcome: { status: 'authorized' | 'captured' | 'failed' | 'refunded'; captured: boolean; amount: number } & Failure,
  seconds: number,
) {
  return {
    id: newId('pay'),
    entity: 'payment',
    currency: order.currency,
    order_id: order.id,
    method: 'card',
    amount_refunded: 0,
    refund_status: null as 'partial' | 'full' | null,
    email: null as string | null,
    contact: null as string | null,
    notes: order.notes,
    created_at: seconds,
    ...outcome,
  };
}

function newRefund(
  { id, currency }: GatewayPayment,
  wanted: {
    amount: number;
    notes: Record<string, string>;
    receipt: string | null;
    status: 'pending' | 'processed' | 'failed';
  },
  seconds: number,
) {
  return {
    id: newId('rfnd'),
    entity: 'refund',
    ...wanted,
    currency,
    payment_id: id,
    speed_requested: 'normal',
    speed_processed: 'normal',
    created_at: seconds,
  };
}

function newId(kind: 'order' | 'pay' | 'rfnd'): string {
  return `${kind}_${randomBytes(7).toString('hex')}`;
}
