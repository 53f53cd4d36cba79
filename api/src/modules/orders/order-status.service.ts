import { isFinalStatus, isPrintLineId, nextStatuses, type OrderStatus } from '@kaagazz/domain';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import { accountById } from '../auth/account.ts';
import { lockProducts, returnStock } from '../catalog/stock.ts';
import { updatePrintCredits } from './print-credits.ts';
import { requestInvoice } from './request-invoice.ts';
import { enqueueMail, type Mail, stopWaitingMails } from '../mail/outbox.ts';
import { noteChange } from '../operator/audit.ts';
import { deletePrintLines } from '../print/lines/delete-print-lines.ts';
import { orderToken } from '../order-links/order-token.ts';
import { trackingUrl } from '../order-links/tracking-url.ts';
import { releasePrintFiles } from '../print/lines/print-lines-for-sale.ts';
import { isOrderNumber, orderNotFound } from './order-number.ts';
import type { Recipient } from './mailed-order.ts';
import { isPaidElsewhere, piecesOut } from './order-credits.ts';
import { buyerCancelledMail } from './office-mails.ts';
import { orderCorrectionMail, orderStatusMail, orderTrackingMail } from './order-status-mails.ts';
import {
  advanceOrder,
  changeNoteOfStatus,
  findOrder,
  forgetContact,
  lockOrder,
  lockSupplements,
  type OrderRow,
  takeBackStatus,
  type WholeOrder,
} from './orders.repository.ts';

type Dependencies = Pick<AppContext, 'config' | 'database' | 'now'> & {
  refunds: Refunds;
};

interface Refunds {
  /** Enqueues a job that refunds the payment. The job starts after the transaction commits. */
  oweRefund(tx: Database, gatewayOrderId: string): Promise<void>;
}

interface StatusChange {
  status: OrderStatus;
  who: string;
  note: string;
}

const BUYER = 'the buyer';

export class OrderStatusService {
  readonly #context: Dependencies;

  constructor(context: Dependencies) {
    this.#context = context;
  }

  /**
   * Changes the order's status. Setting the current status again has no effect.
   * @throws Problem 404 `ORDER_NOT_FOUND`, or 409 `NOT_FORWARD` or `NOT_CANCELLABLE`
   */
  setStatus(number: string, change: StatusChange): Promise<{ order: WholeOrder; changed: boolean }> {
    return this.#change(number, change, () => true);
  }

  async cancelOwn(buyerId: string, number: string): Promise<WholeOrder> {
    const change = { status: 'cancelled', who: BUYER, note: '' } as const;
    const mayChange = (found: OrderRow) => isOwnAndCancellable(found, buyerId);
    const { order } = await this.#change(number, change, mayChange, async (tx, at) => {
      await enqueueMail(tx, buyerCancelledMail(await requireOrder(tx, number)), at);
    });
    return order;
  }

  /**
   * Moves an order to a later status and emails the buyer at `sendAt`. The order's row must already
   * be locked, and the caller must write the audit entry.
   * @returns the email's id
   * @throws Problem 409 `NOT_FORWARD` or `NOT_CANCELLABLE`
   */
  async advance(
    tx: Database,
    locked: OrderRow,
    { status, note, sendAt }: { status: OrderStatus; note: string; sendAt: Date },
  ): Promise<string | undefined> {
    assertForward(locked, status);
    const at = this.#context.now();
    await advanceOrder(tx, { orderId: locked.id, status, at, note });
    if (status === 'shipped') await updatePrintCredits(tx, await requireOrder(tx, locked.number), at);
    const order = await requireOrder(tx, locked.number);
    const mailId = await this.#sendMail(tx, order, note, sendAt);
    const isDeleted = order.buyerId === null && order.takenBy === null;
    if (isDeleted && isFinalStatus(status)) await forgetDeletedBuyer(tx, order, at);
    if (status === 'cancelled') await this.#cancel(tx, order, at);
    return mailId;
  }

  async takeBack(tx: Database, order: OrderRow, before: OrderStatus): Promise<string[]> {
    const now = this.#context.now();
    await takeBackStatus(tx, order, before, now);
    return updatePrintCredits(tx, await requireOrder(tx, order.number), now);
  }

  async sendTracking(
    tx: Database,
    number: string,
    { note, sendAt, isFirst }: { note: string; sendAt: Date; isFirst: boolean },
  ): Promise<string | undefined> {
    const order = await requireOrder(tx, number);
    await changeNoteOfStatus(tx, order.id, 'shipped', note);
    if (isFirst) return this.#sendMail(tx, order, note, sendAt);
    return this.mailBuyer(tx, order, (parts) => orderTrackingMail({ ...parts, note }), sendAt);
  }

  async sendCorrection(tx: Database, number: string, wrong: OrderStatus): Promise<void> {
    const order = await requireOrder(tx, number);
    await this.mailBuyer(tx, order, (parts) => orderCorrectionMail({ ...parts, wrong }));
  }

  async #change(
    number: string,
    change: StatusChange,
    mayChange: (order: OrderRow) => boolean,
    afterChange?: (tx: Database, at: Date) => Promise<void>,
  ) {
    if (!isOrderNumber(number)) throw orderNotFound(number);
    const changed = await inTransaction(this.#context.database, async (tx) => {
      const order = await lockOrder(tx, number);
      if (!order || !mayChange(order)) throw orderNotFound(number);
      const { status, who, note } = change;
      if (order.status === status) return false;
      const at = this.#context.now();
      await this.advance(tx, order, { status, note: status === 'shipped' ? note : '', sendAt: at });
      const line = { who, action: 'set-status', subject: number, from: order.status, to: status, note };
      await noteChange(tx, line, at);
      await afterChange?.(tx, at);
      return true;
    });
    return { order: await requireOrder(this.#context.database, number), changed };
  }

  async #cancel(tx: Database, order: WholeOrder, at: Date): Promise<void> {
    await stopWaitingMails(tx, order.number, ['order-confirmed', 'order-processing'], at);
    if (order.gatewayOrderId !== null) await this.#context.refunds.oweRefund(tx, order.gatewayOrderId);
    for (const { id, gatewayOrderId } of await lockSupplements(tx, order.id)) {
      await advanceOrder(tx, { orderId: id, status: 'cancelled', at, note: '' });
      if (gatewayOrderId !== null) await this.#context.refunds.oweRefund(tx, gatewayOrderId);
      await requestInvoice(tx, id, at);
    }
    const ids = order.lines.map(({ productId }) => productId);
    await lockProducts(tx, ids);
    await returnStock(tx, piecesOut(order));
    if (order.replaces === null) await releasePrintFiles(tx, ids, at);
    await requestInvoice(tx, order.id, at);
  }

  #sendMail(tx: Database, order: WholeOrder, note: string, sendAt: Date): Promise<string | undefined> {
    const { authSecret } = this.#context.config;
    const reviewTokenOf = (productId: string) => orderToken(authSecret, order.number, { reviews: productId });
    return this.mailBuyer(
      tx,
      order,
      (parts) => orderStatusMail({ ...parts, status: order.status, note, reviewTokenOf }),
      sendAt,
    );
  }

  async mailBuyer(
    tx: Database,
    order: WholeOrder,
    write: (parts: { order: WholeOrder & { trackingUrl?: string }; recipient: Recipient; siteOrigin: string }) => Mail,
    sendAt = this.#context.now(),
  ): Promise<string | undefined> {
    const account = order.buyerId === null ? undefined : await accountById(tx, order.buyerId);
    const recipient = account ?? { email: order.shippingAddress.email, fullname: '' };
    if (!recipient.email) return undefined;
    const { config, now } = this.#context;
    const isDeleted = account === undefined && order.takenBy === null;
    const mailed = isDeleted ? order : { ...order, trackingUrl: trackingUrl(config, order.number) };
    const mail = write({ order: mailed, recipient, siteOrigin: config.siteOrigin });
    return enqueueMail(tx, { ...mail, forgetWhenDone: isDeleted }, now(), sendAt);
  }
}

async function requireOrder(database: Database, number: string): Promise<WholeOrder> {
  const order = await findOrder(database, number);
  if (!order) throw orderNotFound(number);
  return order;
}

async function forgetDeletedBuyer(tx: Database, { id, lines }: WholeOrder, at: Date): Promise<void> {
  await forgetContact(tx, id);
  await deletePrintLines(tx, lines.map(({ productId }) => productId).filter(isPrintLineId), at);
}

function isOwnAndCancellable(order: OrderRow, caller: string): boolean {
  const { buyerId, status, atPressAt } = order;
  if (buyerId !== caller) return false;
  if (status === 'cancelled') return true;
  if (atPressAt !== null) {
    throw new Problem('NOT_CANCELLABLE', 'Your order is being printed and can no longer be cancelled.');
  }
  if (isPaidElsewhere(order)) {
    throw new Problem('NOT_CANCELLABLE', 'This order wasn’t paid for online, so please contact us to cancel it.');
  }
  return true;
}

function assertForward({ number, status }: OrderRow, next: OrderStatus): void {
  const possible = nextStatuses(status);
  if (possible.includes(next)) return;
  if (next === 'cancelled') {
    throw new Problem('NOT_CANCELLABLE', `Order ${number} is ${status} and can no longer be cancelled.`);
  }
  const why = possible.length > 0 ? `it can only become ${possible.join(', ')}` : 'it can no longer change';
  throw new Problem('NOT_FORWARD', `Order ${number} is ${status}: ${why}.`);
}
