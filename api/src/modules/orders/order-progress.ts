import { isFinalStatus, isPrintLineId, nextStatuses, type OrderStatus } from '@kaagazz/domain';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import { accountById } from '../auth/account.ts';
import { lockProducts, returnStock } from '../catalog/stock.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { noteChange } from '../operator/audit.ts';
import { forgetLines } from '../print/lines/forget-lines.ts';
import { giveBackPrintFiles } from '../print/lines/print-lines-for-sale.ts';
import { isOrderNumber, unknownOrder } from './order-number.ts';
import { orderStepMail } from './order-step-mails.ts';
import {
  advanceOrder,
  findOrder,
  forgetContact,
  lockOrder,
  type OrderRow,
  type WholeOrder,
} from './orders.repository.ts';
import type { UpdateInvoice } from './orders.service.ts';

interface Dependencies {
  updateInvoice: UpdateInvoice;
  refunds: Refunds;
}

/** A cancellation records the refund in its transaction and sends the money afterwards. */
interface Refunds {
  /** @returns the argument for `sendRefund` after the transaction */
  oweRefund(tx: Database, gatewayOrderId: string): Promise<string | undefined>;
  sendRefund(paymentId: string): Promise<void>;
}

interface Step {
  status: OrderStatus;
  /** for the audit trail */
  who: string;
  /** for the audit trail; that of `shipped` is told to the shopper */
  note: string;
}

export type OrderProgress = ReturnType<typeof createOrderProgress>;

/** What the audit trail calls somebody who cancels an order of their own. */
const BUYER = 'the buyer';

/** How orders move on: forward only, each step once, with its time, its mail and its line in the audit trail. */
export function createOrderProgress({ config, database, now }: AppContext, { refunds, updateInvoice }: Dependencies) {
  return {
    /**
     * Gives an order a status. The one that it has already changes nothing, so two operators at once, or one twice, write one mail.
     *
     * @throws Problem 404 `ORDER_NOT_FOUND`; 409 `NOT_FORWARD`, `NOT_CANCELLABLE`
     */
    async setStatus(number: string, step: Step): Promise<{ order: WholeOrder; changed: boolean }> {
      return advance(number, step, () => true);
    },

    /**
     * The buyer takes an order back: refund and restock (E23). Safe to repeat: whoever lost the answer asks again, and is told that the
     * order is cancelled.
     *
     * @throws Problem 404 `ORDER_NOT_FOUND`, somebody else's too; 409 `NOT_CANCELLABLE`
     */
    async cancelOwn(buyerId: string, number: string): Promise<WholeOrder> {
      const step = { status: 'cancelled', who: BUYER, note: '' } as const;
      return (await advance(number, step, (found) => found.buyerId === buyerId)).order;
    },
  };

  async function advance(number: string, step: Step, mayTouch: (order: OrderRow) => boolean) {
    if (!isOrderNumber(number)) unknownOrder(number);
    const done = await inTransaction(database, async (tx) => {
      const order = await lockOrder(tx, number);
      if (!order || !mayTouch(order)) return unknownOrder(number);
      if (order.status === step.status) return { changed: false, refund: undefined };
      assertForward(order, step.status);
      return { changed: true, refund: await take(tx, order, step) };
    });
    if (done.refund !== undefined) await refunds.sendRefund(done.refund);
    return { order: (await findOrder(database, number)) ?? unknownOrder(number), changed: done.changed };
  }

  /** @returns what is to be sent back afterwards */
  async function take(tx: Database, { id, number, status: from, buyerId }: OrderRow, { status, who, note }: Step) {
    const at = now();
    const forShopper = status === 'shipped' ? note : '';
    await advanceOrder(tx, { orderId: id, status, at, note: forShopper });
    await noteChange(tx, { who, action: 'set-status', subject: number, from, to: status, note }, at);
    const order = (await findOrder(tx, number)) ?? unknownOrder(number);
    await tell(tx, order, status, forShopper, at);
    if (buyerId === null && isFinalStatus(status)) await forgetPerson(tx, order, at);
    if (status !== 'cancelled') return undefined;

    const refund = await refunds.oweRefund(tx, order.gatewayOrderId);
    const ids = order.lines.map(({ productId }) => productId);
    await lockProducts(tx, ids);
    await returnStock(tx, order.lines);
    await giveBackPrintFiles(tx, ids, at);
    await updateInvoice(tx, order);
    return refund;
  }

  /** What was kept of a deleted account for as long as the order was under way (E36). */
  async function forgetPerson(tx: Database, { id, lines }: WholeOrder, at: Date): Promise<void> {
    await forgetContact(tx, id);
    const printed = lines.map(({ productId }) => productId).filter(isPrintLineId);
    await forgetLines(tx, printed, at);
  }

  /** An order whose account is gone still has the address that its parcel goes to (E36). */
  async function tell(tx: Database, order: WholeOrder, status: OrderStatus, note: string, at: Date): Promise<void> {
    if (status === 'pending') return;
    const account = order.buyerId === null ? undefined : await accountById(tx, order.buyerId);
    const reader = account ?? { email: order.shippingAddress.email, fullname: '' };
    if (!reader.email) return;
    const mail = orderStepMail(status, { order, reader, note, siteOrigin: config.siteOrigin });
    await enqueueMail(tx, { ...mail, forgetWhenDone: account === undefined }, at);
  }
}

function assertForward(order: OrderRow, status: OrderStatus): void {
  const possible = nextStatuses(order.status);
  if (possible.includes(status)) return;
  if (status === 'cancelled') throw notCancellable(order);
  const next = possible.length > 0 ? `it can only become ${possible.join(', ')}` : 'that is its end';
  throw new Problem('NOT_FORWARD', `Order ${order.number} is ${order.status}: ${next}.`);
}

function notCancellable({ number, status }: OrderRow): Problem {
  const why = status === 'cancelled' ? 'was cancelled already' : `is ${status} and can no longer be cancelled`;
  return new Problem('NOT_CANCELLABLE', `Order ${number} ${why}.`);
}
