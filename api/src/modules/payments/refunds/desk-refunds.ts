import { and, eq, ne } from 'drizzle-orm';
import { inTransaction } from '../../../db/transaction.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { noteChange } from '../../operator/audit.ts';
import { orderRefunds, orders } from '../../orders/tables/orders.tables.ts';
import { receivedPayment, type ReceivedPayment } from '../attempts/gateway-payments.repository.ts';
import { GatewayRefused, type GatewayRefund, GatewayUnavailable } from '../gateway/razorpay-client.ts';
import type { PaymentContext } from '../payment-context.ts';
import { refundNeedsPersonMail } from './refund-mails.ts';
import { amountBack, isAlive, needsPerson, pauseAfter, PENDING_PAUSE_MS } from './refunds.ts';

type DeskRefund = typeof orderRefunds.$inferSelect;

export class DeskRefunds {
  readonly #context: PaymentContext;

  constructor(context: PaymentContext) {
    this.#context = context;
  }

  async run(paymentId: string, signal: AbortSignal): Promise<Date | undefined> {
    const { database, gateway, now } = this.#context;
    const found = await database
      .select({ refund: orderRefunds })
      .from(orderRefunds)
      .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
      .where(and(eq(orders.gatewayPaymentId, paymentId), ne(orderRefunds.state, 'refunded')))
      .orderBy(orderRefunds.issuedAt, orderRefunds.creditNote);
    const payment = found.length > 0 ? await receivedPayment(database, paymentId) : undefined;
    if (!payment) return undefined;
    try {
      let refunds = await gateway.refundsOf(paymentId, signal);
      let pause = Number.POSITIVE_INFINITY;
      for (const { refund } of found) {
        const { sent, wait } = await this.#send(payment, refund, refunds, signal);
        if (sent) refunds = [...refunds.filter(({ id }) => id !== sent.id), sent];
        pause = Math.min(pause, wait);
      }
      return Number.isFinite(pause) ? new Date(now().getTime() + pause) : undefined;
    } catch (error) {
      if (error instanceof GatewayUnavailable) for (const { refund } of found) await this.#note(payment, refund, {});
      throw error;
    }
  }

  async #send(
    payment: ReceivedPayment,
    refund: DeskRefund,
    refunds: readonly GatewayRefund[],
    signal: AbortSignal,
  ): Promise<{ sent?: GatewayRefund; wait: number }> {
    const own = refunds.filter(({ notes }) => notes.refund === refund.id);
    const alive = own.find(isAlive);
    if (alive) return { wait: await this.#follow(payment, refund, alive) };
    const left = payment.state === 'order' ? payment.amount - amountBack(refunds) : 0;
    if (left <= 0) {
      await this.#note(payment, refund, { state: 'refunded' });
      return { wait: Number.POSITIVE_INFINITY };
    }
    if (own.length > refund.refusals) return { wait: await this.#noteRefusal(payment, refund, own.length) };
    const notes = { reason: 'desk', refund: refund.id };
    const key = `${refund.id}-${own.length}`;
    try {
      const amount = Math.min(refund.amount, left);
      const sent = await this.#context.gateway.refund(payment.id, { amount, notes }, key, signal);
      if (!isAlive(sent)) return { sent, wait: await this.#noteRefusal(payment, refund, own.length + 1) };
      return { sent, wait: await this.#follow(payment, refund, sent) };
    } catch (error) {
      if (!(error instanceof GatewayRefused)) throw error;
      return { wait: await this.#noteRefusal(payment, refund, refund.refusals + 1) };
    }
  }

  async #follow(payment: ReceivedPayment, refund: DeskRefund, { id, status }: GatewayRefund): Promise<number> {
    const isDone = status === 'processed';
    await this.#note(payment, refund, { state: isDone ? 'refunded' : 'pending', gatewayRefundId: id });
    return isDone ? Number.POSITIVE_INFINITY : PENDING_PAUSE_MS;
  }

  async #noteRefusal(payment: ReceivedPayment, refund: DeskRefund, refusals: number): Promise<number> {
    await this.#note(payment, refund, { state: 'due', gatewayRefundId: null, refusals });
    return pauseAfter(refusals);
  }

  async #note(
    { id: paymentId, ...payment }: ReceivedPayment,
    before: DeskRefund,
    change: Partial<Pick<DeskRefund, 'state' | 'refusals' | 'gatewayRefundId'>>,
  ): Promise<void> {
    const now = this.#context.now();
    const { id, amount, state, refusals, officeToldAt, issuedAt } = { ...before, ...change };
    const debt: ReceivedPayment = {
      ...payment,
      id: paymentId,
      amount,
      refusals,
      officeToldAt,
      refundDueAt: issuedAt,
      state: state === 'due' ? 'refund-due' : state === 'pending' ? 'refund-pending' : 'refunded',
    };
    const tell = needsPerson(debt, now);
    await inTransaction(this.#context.database, async (tx) => {
      const told = tell ? { officeToldAt: now } : {};
      await tx
        .update(orderRefunds)
        .set({ state, ...change, ...told })
        .where(eq(orderRefunds.id, id));
      if (!tell) return;
      const line = { subject: paymentId, from: state, to: state, note: 'desk' };
      await noteChange(tx, { who: 'the shop', action: 'refund-needs-person', ...line }, now);
      await enqueueMail(tx, refundNeedsPersonMail(debt), now);
    });
  }
}
