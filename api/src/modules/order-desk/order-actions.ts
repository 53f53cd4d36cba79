import type { ShippingAddress } from '@kaagazz/api-schema';
import { formatPaise, isCancellable, toRupees } from '@kaagazz/domain';
import { asc, eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import { Problem } from '../../plugins/problem.ts';
import type { SignedInStaff } from '../../plugins/staff-guard.ts';
import { updatePrintCredits, usedText } from '../orders/print-credits.ts';
import { removeMail } from '../mail/failed-mails.ts';
import { moneyLeft } from '../orders/order-credits.ts';
import type { OrderStatusService } from '../orders/order-status.service.ts';
import { orderStatusMail } from '../orders/order-status-mails.ts';
import { orderEvents } from '../orders/tables/order-work.tables.ts';
import type { Orders, WholeOrder } from '../orders/orders.service.ts';
import { orderReturns, orders as orderTable } from '../orders/tables/orders.tables.ts';
import { changeOrder, type ChangeContext, type Locked, notPossible } from './order-change.ts';
import { lastStep } from './order-detail.ts';
import { orderMailsOf, stopMail } from './order-mails.ts';
import { markAllPrinted, markPrint, type PrintMark, undoPrinted } from './order-prints.ts';
import { mailTime, parcelOf, type Shipment, STATUS_AFTER, type Step, takeStep } from './order-fulfilment.ts';
import { mailSourcesOf, repeatedMail } from './repeated-mails.ts';

export class OrderActions {
  readonly #context: ChangeContext & Pick<AppContext, 'config'>;
  readonly #orders: Orders;
  readonly #status: OrderStatusService;

  constructor(
    context: Pick<AppContext, 'config' | 'database' | 'now'>,
    { orders, orderStatus }: { orders: Orders; orderStatus: OrderStatusService },
  ) {
    this.#context = { ...context, orders };
    this.#orders = orders;
    this.#status = orderStatus;
  }

  print(number: string, by: SignedInStaff): Promise<void> {
    return changeOrder(this.#context, { number, by }, async (tx, locked) => {
      const work = { printedAt: locked.at };
      const change = await takeStep(this.#status, tx, locked, { step: 'print', text: 'Printed', work });
      await markAllPrinted(tx, locked);
      return change;
    });
  }

  /** @throws Problem 404 `PRINT_LINE_NOT_FOUND` */
  markPrint(number: string, by: SignedInStaff, mark: PrintMark): Promise<void> {
    return changeOrder(this.#context, { number, by }, (tx, locked) => markPrint(this.#status, tx, locked, mark));
  }

  pack(number: string, by: SignedInStaff): Promise<void> {
    return this.#step(number, by, ({ at }) => ({ step: 'pack', text: 'Packed', work: { packedAt: at } }));
  }

  ship(number: string, by: SignedInStaff, shipment: Shipment): Promise<void> {
    const text = `Shipped with ${parcelOf(shipment)}`;
    return this.#step(number, by, () => ({ step: 'ship', text, work: shipment }));
  }

  deliver(number: string, by: SignedInStaff): Promise<void> {
    return this.#step(number, by, () => ({ step: 'deliver', text: 'Delivered', work: {} }));
  }

  track(number: string, by: SignedInStaff, shipment: Shipment): Promise<void> {
    return changeOrder(this.#context, { number, by }, async (tx, { order, work, at }) => {
      if (order.status !== 'shipped')
        throw notPossible('You can change the tracking number only while the parcel is on its way.');
      const { courier, tracking } = work;
      if (courier === shipment.courier && tracking === shipment.tracking) return null;
      const [ship] = await tx
        .select()
        .from(orderEvents)
        .where(eq(orderEvents.orderId, order.id))
        .then((events) => events.filter(({ kind, undoneAt }) => kind === 'ship' && undoneAt === null));
      const note = parcelOf(shipment);
      const announced = ship?.before?.mailId;
      const waiting = ship && announced !== undefined && (await stopMail(tx, announced, at)) ? ship : undefined;
      const sendAt = mailTime(waiting?.at ?? at);
      const isFirst = waiting !== undefined;
      const mailId = await this.#status.sendTracking(tx, order.number, { note, sendAt, isFirst });
      if (waiting?.before) {
        const before = { ...waiting.before, mailId };
        await tx.update(orderEvents).set({ before }).where(eq(orderEvents.id, waiting.id));
      }
      const audit = { before: { courier, tracking }, after: shipment };
      return { kind: 'track', text: `Tracking: ${note}`, work: shipment, audit };
    });
  }

  undo(number: string, by: SignedInStaff): Promise<void> {
    return changeOrder(this.#context, { number, by }, async (tx, { order, at }) => {
      const events = await tx
        .select()
        .from(orderEvents)
        .where(eq(orderEvents.orderId, order.id))
        .orderBy(asc(orderEvents.position));
      const step = lastStep(events);
      const before = step?.before;
      if (!step || !before || order.status !== STATUS_AFTER[step.kind as Step])
        throw notPossible('There is no status change to undo.');
      if (step.kind === 'ship' && (await tx.$count(orderReturns, eq(orderReturns.orderId, order.id))) > 0)
        throw notPossible('You can’t undo this status change because the order has a return.');
      if (step.kind === 'print') await undoPrinted(tx, order.id);
      const used = before.status === order.status ? [] : await this.#status.takeBack(tx, order, before.status);
      if (before.mailId !== undefined && !(await stopMail(tx, before.mailId, at))) {
        await this.#status.sendCorrection(tx, order.number, order.status);
      }
      await tx.update(orderEvents).set({ undoneAt: at }).where(eq(orderEvents.id, step.id));
      const work = {
        ...(step.kind === 'print' && { printedAt: null }),
        ...(step.kind === 'pack' && { packedAt: null }),
        ...(step.kind === 'ship' && { courier: '', tracking: '' }),
      };
      const audit = { before: { status: order.status }, after: { status: before.status } };
      return { kind: 'undo', text: `Took back: ${step.text}${usedText(used)}`, work, audit };
    });
  }

  /**
   * Cancels and refunds the order. Repeated calls have no effect.
   * @throws Problem 409 `NOT_CANCELLABLE`
   */
  cancel(number: string, by: SignedInStaff, reason: string): Promise<void> {
    return changeOrder(this.#context, { number, by }, async (tx, { order, at }) => {
      if (order.status === 'cancelled') return null;
      await this.#status.advance(tx, order, { status: 'cancelled', note: '', sendAt: at });
      const audit = { before: { status: order.status }, after: { status: 'cancelled' }, note: reason };
      return { kind: 'cancel', text: `Cancelled: ${reason}${refundByHand(order)}`, audit };
    });
  }

  collect(number: string, by: SignedInStaff): Promise<void> {
    return changeOrder(this.#context, { number, by }, async (tx, { order, at }) => {
      if (order.due === 0 || order.status === 'cancelled')
        throw notPossible('There is no cash to collect for this order.');
      await tx.update(orderTable).set({ due: 0 }).where(eq(orderTable.id, order.id));
      await updatePrintCredits(tx, { ...order, due: 0 }, at);
      const paid = await this.#orders.lock(tx, number);
      const { status, history, printCredits } = paid;
      if (printCredits.length > 0) {
        const note = history.find((change) => change.status === status)?.note ?? '';
        await this.#status.mailBuyer(tx, paid, (parts) => orderStatusMail({ ...parts, status, note }));
      }
      const audit = { before: { due: toRupees(order.due) }, after: { due: 0 } };
      return { kind: 'collect', text: `Received ${formatPaise(order.due)} in cash`, audit };
    });
  }

  hold(number: string, by: SignedInStaff, reason: string): Promise<void> {
    return changeOrder(this.#context, { number, by }, async (_tx, { order, work, at }) => {
      if (!isCancellable(order.status)) throw notPossible('Only orders that haven’t been shipped can be put on hold.');
      if (work.heldAt !== null) throw notPossible('This order waits already.');
      const audit = { before: { held: false }, after: { held: true } };
      return { kind: 'hold', text: `On hold: ${reason}`, work: { heldAt: at, holdReason: reason }, audit };
    });
  }

  release(number: string, by: SignedInStaff): Promise<void> {
    return changeOrder(this.#context, { number, by }, async (_tx, { work }) => {
      if (work.heldAt === null) throw notPossible('This order does not wait.');
      const audit = { before: { held: true }, after: { held: false } };
      return { kind: 'release', text: 'Released', work: { heldAt: null, holdReason: '' }, audit };
    });
  }

  note(number: string, by: SignedInStaff, text: string): Promise<void> {
    return changeOrder(this.#context, { number, by }, async () => ({ kind: 'note', text }));
  }

  /** @throws Problem 409 `EDIT_CONFLICT` */
  correctAddress(number: string, by: SignedInStaff, address: ShippingAddress & { version: number }): Promise<void> {
    return changeOrder(this.#context, { number, by }, async (tx, { order, work }) => {
      const { version, ...corrected } = address;
      if (version !== work.version) {
        const current = { version: work.version, ...order.shippingAddress };
        throw new Problem(
          'EDIT_CONFLICT',
          'Someone else changed this order while you were editing it. Review their changes, then save again.',
          { current },
        );
      }
      if (!isCancellable(order.status))
        throw notPossible('The address can’t be changed after the order has been shipped or cancelled.');
      if (corrected.email === '' && order.shippingAddress.email !== '')
        throw notPossible('You can change the email address, but you can’t remove it.');
      const fields = (['name', 'email', 'phone', 'address'] as const).filter(
        (field) => corrected[field] !== order.shippingAddress[field],
      );
      if (fields.length === 0) return null;
      await this.#orders.correctAddress(tx, order.id, corrected);
      // Log only the names of the corrected fields, because their values are personal data.
      const audit = { before: {}, after: { corrected: fields } };
      return { kind: 'address', text: `Corrected ${fields.join(', ')}`, audit };
    });
  }

  resend(number: string, by: SignedInStaff, mailId: string): Promise<void> {
    return changeOrder(this.#context, { number, by }, async (tx, { order }) => {
      const mail = (await orderMailsOf(tx, order.number)).find(({ id }) => id === mailId);
      if (!mail) throw new Problem('MAIL_NOT_FOUND', 'This email no longer exists, so it can’t be resent.');
      if (mail.state === 'waiting') throw notPossible('This email is queued and will be sent soon.');
      const write = repeatedMail(await mailSourcesOf({ ...this.#context, database: tx }, order), mail);
      if (!write) throw notPossible('This email can’t be resent because its content is out of date.');
      const newId = await this.#status.mailBuyer(tx, order, write);
      if (newId === undefined)
        throw notPossible('This order has no email address. Add one to the delivery address, then try again.');
      if (mail.state === 'failed') await removeMail(tx, mail.id);
      const audit = { before: { state: mail.state }, after: { mail: mail.kind } };
      return { kind: 'resend', text: 'Sent an email again', audit };
    });
  }

  #step(number: string, by: SignedInStaff, stepOf: (locked: Locked) => Parameters<typeof takeStep>[3]): Promise<void> {
    return changeOrder(this.#context, { number, by }, (tx, locked) =>
      takeStep(this.#status, tx, locked, stepOf(locked)),
    );
  }
}

function refundByHand({ gatewayPaymentId, due, total, refunds }: WholeOrder): string {
  const left = moneyLeft({ total, refunds }) - due;
  return gatewayPaymentId === null && left > 0 ? `. Refund ${formatPaise(left)} by hand.` : '';
}
