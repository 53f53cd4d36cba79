import { formatPaise } from '@kaagazz/domain';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../../app-context.ts';
import type { Database } from '../../../db/database.ts';
import { Problem } from '../../../plugins/problem.ts';
import { areTextsOpen, lockOrdersWith } from '../../orders/open-orders.ts';
import type { Orders } from '../../orders/orders.service.ts';
import { type LineVersions, lockVersionsAround, versionsAround } from '../../print/lines/print-versions.ts';
import type { Attempt } from '../attempts/attempts.repository.ts';
import type { GatewayPayment } from '../gateway/razorpay-client.ts';
import type { PaymentLinkRow } from '../links/link-records.ts';
import { paymentLinks } from '../links/payment-links.tables.ts';
import { applyChange } from './apply-change.ts';
import { type QuotedChange, quoteChange } from './quoted-change.ts';

interface OpenChange {
  versions: LineVersions;
  quoted: QuotedChange;
}

export class ChangePayments {
  readonly #context: Pick<AppContext, 'now'>;
  readonly #orders: Orders;

  constructor(context: Pick<AppContext, 'now'>, orders: Orders) {
    this.#context = context;
    this.#orders = orders;
  }

  /**
   * Locks the print to be changed and the orders that contain it. Returns null if the change is no
   * longer possible, for example because printing has started. The caller must already have locked
   * the payment attempt.
   */
  async lockOpen(tx: Database, { changedLineId }: PaymentLinkRow, { total }: Attempt): Promise<OpenChange | null> {
    const known = changedLineId === null ? undefined : await versionsAround(tx, changedLineId);
    if (!known || known.next.userId === null) return null;
    if (!areTextsOpen(await lockOrdersWith(tx, known.next.userId, known.ordered.id))) return null;
    const versions = await lockVersionsAround(tx, known.next.id);
    if (!versions || versions.next.state !== 'revision' || versions.next.approvedAt !== null) return null;
    try {
      const quoted = await quoteChange(tx, versions, this.#context.now(), { lock: true });
      return quoted.difference === total ? { versions, quoted } : null;
    } catch (error) {
      if (error instanceof Problem) return null;
      throw error;
    }
  }

  async settle(
    tx: Database,
    { versions, quoted }: OpenChange,
    { link, attempt, payment }: { link: PaymentLinkRow; attempt: Attempt; payment: GatewayPayment },
  ): Promise<string> {
    const now = this.#context.now();
    const { order } = quoted;
    const number = await this.#orders.placeSupplement(tx, order, {
      lines: attempt.lines,
      total: attempt.total,
      gatewayOrderId: payment.order_id,
      gatewayPaymentId: payment.id,
    });
    await applyChange(tx, versions, quoted, { payment: `Paid ${formatPaise(attempt.total)} (${number})`, now });
    await tx.update(paymentLinks).set({ orderNumber: number }).where(eq(paymentLinks.id, link.id));
    return number;
  }
}
