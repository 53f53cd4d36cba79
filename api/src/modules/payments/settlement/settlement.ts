import type { AppContext } from '../../../app-context.ts';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { Problem } from '../../../plugins/problem.ts';
import { accountById } from '../../auth/account.ts';
import { lockProducts, returnStock } from '../../catalog/stock.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { Orders } from '../../orders/orders.service.ts';
import type { ShippingAddress } from '@kaagazz/api-schema';
import {
  notePayment,
  oweOrderPayment,
  receivedPayment,
  type ReceivedPayment,
} from '../attempts/gateway-payments.repository.ts';
import {
  type Attempt,
  attemptOfGatewayOrder,
  lockAttempt,
  releaseAttempts,
  updateAttempt,
} from '../attempts/attempts.repository.ts';
import type { RefundReason } from '../attempts/payments.tables.ts';
import type { GatewayPayment } from '../gateway/razorpay-client.ts';
import { findLink, type PaymentLinkRow, settleLink } from '../links/link-records.ts';
import { refundMail } from '../refunds/refund-mails.ts';
import { idsOf } from '../attempts/attempt-lines.ts';
import { ChangePayments } from '../changes/change-payments.ts';
import { isAmountWrong, refundReasonOf } from './refund-reason.ts';

type Outcome = { kind: 'order'; number: string } | { kind: 'refund'; reason: RefundReason };

/**
 * Creates one order or one refund for each captured payment, in the same transaction that records
 * the payment.
 */
export class Settlement {
  readonly #context: AppContext;
  readonly #orders: Orders;
  readonly #changes: ChangePayments;

  constructor(context: AppContext, orders: Orders) {
    this.#context = context;
    this.#orders = orders;
    this.#changes = new ChangePayments(context, orders);
  }

  /**
   * Creates the order for a captured payment, or refunds the payment. Safe to repeat and to call
   * concurrently.
   * @param otherAddress shipping address to use if the attempt has none
   * @returns the order number
   */
  async settlePayment(attempt: Attempt, payment: GatewayPayment, otherAddress?: ShippingAddress): Promise<string> {
    const outcome = await this.#settle(attempt, payment, otherAddress);
    if (outcome.kind === 'order') return outcome.number;
    throw new Problem(...(REFUSALS[outcome.reason] ?? (['STOCK_GONE', SOLD_OUT] as const)));
  }

  async settleAll(attempt: Attempt, payments: readonly GatewayPayment[]): Promise<string | undefined> {
    const captured = payments.filter(({ status }) => status === 'captured' || status === 'refunded');
    let number: string | undefined;
    // Settle correct payments first, because settling a payment with a wrong amount releases the
    // reserved stock.
    for (const payment of captured.sort(
      (a, b) => Number(isAmountWrong(a, attempt)) - Number(isAmountWrong(b, attempt)),
    )) {
      const outcome = await this.#settle(attempt, payment, undefined);
      if (outcome.kind === 'order') number = outcome.number;
    }
    return number;
  }

  async isChangeOpen(tx: Database, link: PaymentLinkRow, attempt: Attempt): Promise<boolean> {
    return (await this.#changes.lockOpen(tx, link, attempt)) !== null;
  }

  async oweRefund(tx: Database, gatewayOrderId: string): Promise<void> {
    const known = await attemptOfGatewayOrder(tx, gatewayOrderId);
    const attempt = known && (await lockAttempt(tx, known.id));
    if (attempt?.gatewayPaymentId) await oweOrderPayment(tx, attempt.gatewayPaymentId, this.#context.now());
  }

  async #settle(
    attempt: Attempt,
    payment: GatewayPayment,
    otherAddress: ShippingAddress | undefined,
  ): Promise<Outcome> {
    const { database } = this.#context;
    const orderId = payment.order_id;
    const isOwn =
      orderId !== null &&
      (orderId === attempt.gatewayOrderId || (await attemptOfGatewayOrder(database, orderId))?.id === attempt.id);
    if (!isOwn) throw new Problem('PAYMENT_MISMATCH', 'The payment does not belong to this order.');
    assertCaptured(payment);
    return inTransaction(this.#context.database, (tx) => this.#settleIn(tx, attempt.id, payment, otherAddress));
  }

  async #settleIn(
    tx: Database,
    attemptId: string,
    payment: GatewayPayment,
    otherAddress: ShippingAddress | undefined,
  ): Promise<Outcome> {
    const attempt = await lockAttempt(tx, attemptId);
    const gatewayOrderId = payment.order_id;
    if (!attempt?.gatewayOrderId || gatewayOrderId === null) throw new Error('the attempt has no gateway order');
    const known = await receivedPayment(tx, payment.id);
    if (known) return this.#outcomeOf(tx, attempt, known.refundReason);

    const link = attempt.buyerId === null ? await findLink(tx, attemptId) : undefined;
    const reason = await refundReasonOf(tx, attempt, payment, { isLink: link !== undefined, now: this.#context.now() });
    if (reason) return this.#refund(tx, attempt, payment, reason);
    const isChange = link !== undefined && link.link.changedLineId !== null;
    const change = isChange ? await this.#changes.lockOpen(tx, link.link, attempt) : null;
    if (isChange && !change) return this.#refund(tx, attempt, payment, 'change-too-late');
    const { lines, goods, shipping, total, discount, discountCode, buyerId, business, giftNote } = attempt;
    await this.#note(tx, attempt, payment, { state: 'order', refundReason: null });
    await updateAttempt(
      tx,
      attemptId,
      { state: 'paid', gatewayOrderId, gatewayPaymentId: payment.id },
      this.#context.now(),
    );
    if (change && link) {
      return { kind: 'order', number: await this.#changes.settle(tx, change, { link: link.link, attempt, payment }) };
    }
    const shippingAddress = attempt.shippingAddress ?? otherAddress ?? null;
    const price = { goods, shipping, total, discount, discountCode };
    const paid = { buyerId, lines, ...price, shippingAddress, business, giftNote, gatewayOrderId };
    const order = { ...paid, gatewayPaymentId: payment.id, takenBy: link?.link.staffId ?? null };
    const number = await this.#orders.placePaid(tx, link ? order : { ...order, orderedAt: attempt.createdAt });
    if (link) await settleLink(tx, link.link, number);
    return { kind: 'order', number };
  }

  async #outcomeOf(tx: Database, attempt: Attempt, reason: RefundReason | null): Promise<Outcome> {
    if (reason !== null && reason !== 'order-cancelled' && reason !== 'paid-twice') return { kind: 'refund', reason };
    return { kind: 'order', number: await this.#orders.numberOfAttempt(tx, attempt) };
  }

  async #refund(tx: Database, attempt: Attempt, payment: GatewayPayment, reason: RefundReason): Promise<Outcome> {
    if (attempt.state === 'open') {
      await returnReserved(tx, attempt);
      await releaseAttempts(tx, [attempt.id], this.#context.now());
    }
    const isRefunded = payment.status === 'refunded';
    await this.#note(tx, attempt, payment, { state: isRefunded ? 'refunded' : 'refund-due', refundReason: reason });
    const buyer = attempt.buyerId === null ? payerOfLink(attempt) : await accountById(tx, attempt.buyerId);
    const mail = buyer && !isRefunded ? refundMail(reason, payment, buyer) : null;
    if (mail) await enqueueMail(tx, mail, this.#context.now());
    return this.#outcomeOf(tx, attempt, reason);
  }

  #note(
    tx: Database,
    { id: attemptId }: Attempt,
    { id, amount, currency }: GatewayPayment,
    outcome: Pick<ReceivedPayment, 'state' | 'refundReason'>,
  ): Promise<void> {
    return notePayment(tx, { id, attemptId, amount, currency, ...outcome }, this.#context.now());
  }
}

/** A valid signature doesn't prove that the payment was captured. */
function assertCaptured(payment: GatewayPayment): void {
  if (payment.status === 'failed') throw new Problem('PAYMENT_FAILED', 'The payment failed. Please try again.');
  if (payment.status !== 'captured' && payment.status !== 'refunded') {
    throw new Problem(
      'PAYMENT_NOT_CAPTURED',
      'Your bank has not completed the payment yet. We’ll confirm your order once the payment is complete.',
    );
  }
}

function payerOfLink({ shippingAddress }: Attempt): { email: string; fullname: string } | undefined {
  return shippingAddress?.email ? { email: shippingAddress.email, fullname: shippingAddress.name } : undefined;
}

const REFUSALS: Partial<Record<RefundReason, ConstructorParameters<typeof Problem>>> = {
  'amount-differs': [
    'PAYMENT_MISMATCH',
    'The amount you paid does not match this order. We are refunding your payment in full.',
  ],
  'refunded-elsewhere': ['PAYMENT_REFUNDED', 'This payment has been refunded. Please pay again.'],
  'too-late': [
    'PAYMENT_TOO_LATE',
    'Your payment arrived too late, and prices may have changed. We are refunding it in full. Please order again.',
  ],
  'discount-used-up': [
    'STOCK_GONE',
    'Your discount code reached its usage limit before your payment arrived. We are refunding your payment in full.',
  ],
  'change-too-late': [
    'PAYMENT_REFUNDED',
    'Your payment arrived after your order had changed or printing had started. We are refunding your payment in full.',
  ],
  'ordered-already': [
    'STOCK_GONE',
    'These prints were already paid for, or are no longer in your cart. We are refunding your payment in full.',
  ],
};
const SOLD_OUT = 'Your items sold out before the payment arrived. We are refunding your payment in full.';

async function returnReserved(tx: Database, { lines }: Attempt): Promise<void> {
  await lockProducts(tx, idsOf(lines));
  await returnStock(tx, lines);
}
