import { amountOfCredit, creditFor } from '@kaagazz/domain';
import { inTransaction } from '../../../db/transaction.ts';
import { Problem } from '../../../plugins/problem.ts';
import { updatePrintCredits, usedText } from '../../orders/print-credits.ts';
import type { Invoices } from '../../invoices/invoices.service.ts';
import { noteChange } from '../../operator/audit.ts';
import { creditsOf, moneyLeft, paidParts } from '../../orders/order-credits.ts';
import type { OrderStatusService } from '../../orders/order-status.service.ts';
import type { Orders } from '../../orders/orders.service.ts';
import { receivedPayment } from '../attempts/gateway-payments.repository.ts';
import type { GatewayRefund } from '../gateway/razorpay-client.ts';
import { PENDING_PAUSE_MS } from './refunds.ts';
import type { PaymentContext } from '../payment-context.ts';

const WHO = 'the payment gateway';

interface Dependencies {
  orders: Orders;
  orderStatus: OrderStatusService;
  invoices: Invoices;
}

/**
 * Records refunds that our refund job didn't send, such as refunds made in the gateway's dashboard.
 */
export class RefundsElsewhere {
  readonly #context: PaymentContext;
  readonly #parts: Dependencies;

  constructor(context: PaymentContext, parts: Dependencies) {
    this.#context = context;
    this.#parts = parts;
  }

  async run(paymentId: string, signal: AbortSignal): Promise<Date | undefined> {
    const { database, gateway, now } = this.#context;
    const payment = await receivedPayment(database, paymentId);
    if (payment?.state !== 'order') return undefined;
    const number = await this.#parts.orders.numberOfPayment(database, paymentId);
    if (number === undefined) return undefined;
    const refunds = await gateway.refundsOf(paymentId, signal);
    const { refunds: known } = await this.#parts.orders.order(number);
    const isKnown = ({ id, notes }: GatewayRefund) => known.some((one) => one.id === id || one.id === notes.refund);
    const processed = refunds.filter(({ status }) => status === 'processed');
    const unknown = processed.filter((refund) => !isKnown(refund));
    const refunded = processed.reduce((sum, { amount }) => sum + amount, 0);
    if (unknown.length > 0 && refunded >= payment.amount && (await this.#cancel(number))) return undefined;
    for (const refund of unknown) await this.#credit(number, refund);
    const isPending = refunds.some(({ status }) => status === 'pending');
    return isPending ? new Date(now().getTime() + PENDING_PAUSE_MS) : undefined;
  }

  async #cancel(number: string): Promise<boolean> {
    const note = 'The full payment was refunded through the payment gateway.';
    try {
      await this.#parts.orderStatus.setStatus(number, { status: 'cancelled', who: WHO, note });
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code === 'NOT_CANCELLABLE') return false;
      throw error;
    }
  }

  #credit(number: string, { id, amount }: GatewayRefund): Promise<void> {
    const { orders, invoices } = this.#parts;
    return inTransaction(this.#context.database, async (tx) => {
      const order = await orders.lock(tx, number);
      if (order.refunds.some((refund) => refund.id === id)) return;
      // Limit the credit to the amount that hasn't been refunded yet, because staff may already
      // have refunded part of the payment.
      const what = amount < moneyLeft(order) ? { amount } : ({ everything: true } as const);
      const credit = creditFor(paidParts(order), creditsOf(order), what);
      if (!credit) return;
      const lines = credit.lines.map((part) => ({ ...part, quantity: 0, restocked: 0 }));
      const { shipping } = credit;
      const refund = { id, amount: amountOfCredit(credit), lines, shipping, gatewayRefundId: id };
      const at = this.#context.now();
      const used = await updatePrintCredits(tx, { ...order, refunds: [...order.refunds, refund] }, at);
      const note = `${id}, ${amount} paise${usedText(used)}`;
      const line = { subject: number, from: order.status, to: order.status, note };
      await noteChange(tx, { who: WHO, action: 'refund-part', ...line }, at);
      await invoices.creditRefund(tx, order.id, refund);
    });
  }
}
