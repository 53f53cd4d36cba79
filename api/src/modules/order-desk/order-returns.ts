import type { OrderReturn } from '@kaagazz/api-schema';
import { COMPANY, hasStock } from '@kaagazz/domain';
import { and, eq, ilike, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { containing, type ListQuery, pageOfList } from '../../lists/list-query.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { Problem } from '../../plugins/problem.ts';
import type { SignedInStaff } from '../../plugins/staff-guard.ts';
import { lockProducts, returnStock } from '../catalog/stock.ts';
import { orderReturnDeclinedMail, orderReturnMail, orderReturnReceivedMail } from '../orders/order-refund-mails.ts';
import type { OrderStatusService } from '../orders/order-status.service.ts';
import { printParticulars } from '../print/lines/print-particulars.ts';
import { orderLines, orderReturns, orders as orderTable } from '../orders/tables/orders.tables.ts';
import type { Orders } from '../orders/orders.service.ts';
import { readCompany } from '../settings/shop-settings.ts';
import type { ShopperPhotographs } from '../shopper-photographs/shopper-photographs.service.ts';
import { changeOrder, notPossible } from './order-change.ts';
import { placeReplacement } from './order-replacements.ts';
import { linesOfReturn, type PickedLine, type ReturnRow } from './returned-lines.ts';

interface Parts {
  orders: Orders;
  orderStatus: OrderStatusService;
  photographs: ShopperPhotographs;
}

export class OrderReturns {
  readonly #context: Pick<AppContext, 'database' | 'now'> & Parts;

  constructor(context: Pick<AppContext, 'database' | 'now'>, { orders, orderStatus, photographs }: Parts) {
    this.#context = { ...context, orders, orderStatus, photographs };
  }

  /**
   * Creates a return and emails the return address to the buyer. Repeated calls with the same key
   * have no effect.
   * @throws Problem 404 `ORDER_NOT_FOUND`, or 409 `NOT_POSSIBLE`
   */
  async start(
    number: string,
    by: SignedInStaff,
    { key, lines, reason }: { key: string; lines: readonly PickedLine[]; reason: string },
  ): Promise<OrderReturn> {
    await changeOrder(this.#context, { number, by }, async (tx, { order, at }) => {
      const [known] = await tx.select().from(orderReturns).where(eq(orderReturns.id, key));
      if (known?.orderId === order.id) return null;
      if (known) throw notPossible('This form is out of date. Please reload the page and try again.');
      if (order.status !== 'shipped' && order.status !== 'delivered') {
        throw notPossible('An order can be returned only after it has been shipped.');
      }
      const goods = { id: key, lines: await linesOfReturn(tx, order, lines) };
      await tx.insert(orderReturns).values({ ...goods, orderId: order.id, reason, createdAt: at, acceptedAt: at });
      const address = await returnAddress(tx);
      await this.#context.orderStatus.mailBuyer(tx, order, (parts) => orderReturnMail({ ...parts, goods, address }));
      const pieces = lines.map(({ position, quantity }) => ({ position, quantity }));
      return { kind: 'return', text: `Return announced: ${reason}`, audit: { before: {}, after: { lines: pieces } } };
    });
    return this.find(key);
  }

  async accept(id: string, by: SignedInStaff): Promise<OrderReturn> {
    const { orderId: number } = await this.find(id);
    await changeOrder(this.#context, { number, by }, async (tx, { order, at }) => {
      const [row] = await tx.select().from(orderReturns).where(eq(orderReturns.id, id));
      if (!row || row.acceptedAt !== null) return null;
      if (row.declinedAt !== null) throw notPossible('This return has been declined.');
      await tx
        .update(orderReturns)
        .set({ acceptedAt: at, version: row.version + 1 })
        .where(eq(orderReturns.id, id));
      const address = await returnAddress(tx);
      const goods = { id, lines: row.lines };
      await this.#context.orderStatus.mailBuyer(tx, order, (parts) => orderReturnMail({ ...parts, goods, address }));
      const audit = { before: { state: 'requested' }, after: { state: 'accepted' } };
      return { kind: 'return', text: `Return accepted: ${row.reason}`, audit };
    });
    return this.find(id);
  }

  /**
   * Declines a return and emails the reason to the buyer. Repeated calls have no effect.
   * @throws Problem 404 `NOT_FOUND`, or 409 `NOT_POSSIBLE` if the return was accepted
   */
  async decline(id: string, by: SignedInStaff, reason: string): Promise<OrderReturn> {
    const { orderId: number } = await this.find(id);
    await changeOrder(this.#context, { number, by }, async (tx, { order, at }) => {
      const [row] = await tx.select().from(orderReturns).where(eq(orderReturns.id, id));
      if (!row || row.declinedAt !== null) return null;
      if (row.acceptedAt !== null) throw notPossible('This return has already been accepted.');
      await tx
        .update(orderReturns)
        .set({ declinedAt: at, note: reason, version: row.version + 1 })
        .where(eq(orderReturns.id, id));
      const goods = { id, lines: row.lines };
      await this.#context.orderStatus.mailBuyer(tx, order, (parts) =>
        orderReturnDeclinedMail({ ...parts, goods, reason }),
      );
      const audit = { before: { state: 'requested' }, after: { state: 'declined' } };
      return { kind: 'return-declined', text: `Return declined: ${reason}`, audit };
    });
    return this.find(id);
  }

  /**
   * Accepts a return request by sending a free replacement. The buyer keeps the original items.
   * Repeated calls have no effect.
   * @throws Problem 404 `NOT_FOUND`, or 409 `NOT_POSSIBLE` or `OUT_OF_STOCK`
   */
  async replace(id: string, by: SignedInStaff): Promise<OrderReturn> {
    const { orderId: number } = await this.find(id);
    await changeOrder(this.#context, { number, by }, async (tx, { order, at }) => {
      const [row] = await tx.select().from(orderReturns).where(eq(orderReturns.id, id));
      if (!row || (await tx.$count(orderTable, eq(orderTable.id, id))) > 0) return null;
      if (row.acceptedAt !== null || row.declinedAt !== null)
        throw notPossible('This return has already been accepted or declined.');
      const after = await placeReplacement(tx, this.#context.orders, order, { key: id, lines: row.lines });
      await tx
        .update(orderReturns)
        .set({ acceptedAt: at, receivedAt: at, note: `Replaced by ${after}`, version: row.version + 1 })
        .where(eq(orderReturns.id, id));
      const audit = { before: { state: 'requested' }, after: { replacement: after } };
      return { kind: 'replace', text: `Replaced by ${after}: ${row.reason}`, audit };
    });
    return this.find(id);
  }

  async receive(
    id: string,
    by: SignedInStaff,
    { lines, note }: { lines: readonly { position: number; received: number; damaged: number }[]; note: string },
  ): Promise<OrderReturn> {
    const { orderId: number } = await this.find(id);
    await changeOrder(this.#context, { number, by }, async (tx, { order, at }) => {
      const [row] = await tx.select().from(orderReturns).where(eq(orderReturns.id, id));
      if (!row || row.receivedAt !== null) return null;
      if (row.acceptedAt === null) throw notPossible('Accept the return first.');
      const arrived = row.lines.map((line) => {
        const { received = 0, damaged = 0 } = lines.find(({ position }) => position === line.position) ?? {};
        if (received > line.quantity) throw notPossible(`This return is for only ${line.quantity} × ${line.title}.`);
        if (damaged > received)
          throw notPossible(`The number of damaged units of ${line.title} can’t be higher than the number received.`);
        const isSoldAgain = hasStock(order.lines[line.position]?.productId ?? '');
        return { ...line, received, damaged, restocked: isSoldAgain ? received - damaged : 0 };
      });
      const pieces = arrived
        .filter(({ restocked }) => restocked > 0)
        .map(({ position, restocked }) => ({
          productId: order.lines[position]?.productId ?? '',
          quantity: restocked,
        }));
      await lockProducts(
        tx,
        pieces.map(({ productId }) => productId),
      );
      await returnStock(tx, pieces);
      const received = { lines: arrived, note, receivedAt: at, version: row.version + 1 };
      await tx.update(orderReturns).set(received).where(eq(orderReturns.id, id));
      const goods = { id, lines: arrived };
      await this.#context.orderStatus.mailBuyer(tx, order, (parts) => orderReturnReceivedMail({ ...parts, goods }));
      const restocked = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
      const damaged = arrived.reduce((sum, line) => sum + line.damaged, 0);
      const text = `Return received: ${restocked} restocked, ${damaged} damaged${note && `. ${note}`}`;
      return { kind: 'return-received', text, audit: { before: {}, after: { restocked, damaged } } };
    });
    return this.find(id);
  }

  async page(
    query: ListQuery<'createdAt' | 'receivedAt'> & { state?: OrderReturn['progress'] | undefined },
  ): Promise<{ data: OrderReturn[]; total: number }> {
    const { database } = this.#context;
    const { q, state, sort, ...page } = query;
    const found = database
      .select({ id: orderTable.id })
      .from(orderTable)
      .where(ilike(orderTable.number, containing(q)));
    const where = and(
      state && IN_STATE[state],
      q === '' ? undefined : or(inArray(orderReturns.orderId, found), ilike(orderReturns.reason, containing(q))),
    );
    const by = { createdAt: orderReturns.createdAt, receivedAt: orderReturns.receivedAt }[sort];
    const { rows, total } = await pageOfList(database, orderReturns, where, { ...page, by, id: orderReturns.id });
    return { data: await this.#onWire(rows), total };
  }

  /** @throws Problem 404 `NOT_FOUND` */
  async find(id: string): Promise<OrderReturn> {
    const rows = isUuid(id)
      ? await this.#context.database.select().from(orderReturns).where(eq(orderReturns.id, id))
      : [];
    const [found] = await this.#onWire(rows);
    if (!found) throw new Problem('NOT_FOUND', 'There is no such return.');
    return found;
  }

  async #onWire(rows: readonly ReturnRow[]): Promise<OrderReturn[]> {
    if (rows.length === 0) return [];
    const { database, photographs } = this.#context;
    const ids = rows.map(({ id }) => id);
    const photographsOf = await photographs.listed(database, 'returnId', ids);
    const numbers = await database
      .select({ id: orderTable.id, number: orderTable.number })
      .from(orderTable)
      .where(inArray(orderTable.id, [...rows.map(({ orderId }) => orderId), ...ids]));
    const numberOf = new Map(numbers.map(({ id, number }) => [id, number]));
    const printsOf = await approvedPrints(database, rows);
    return rows.map(({ acceptedAt, declinedAt, ...row }) => ({
      ...row,
      photographs: photographsOf(row.id, '/api/desk/return-photographs'),
      orderId: numberOf.get(row.orderId) ?? '',
      replacement: numberOf.get(row.id) ?? null,
      prints: printsOf(row, numberOf.get(row.orderId) ?? ''),
      state: row.receivedAt ? ('received' as const) : ('requested' as const),
      progress: stateOfReturn({ acceptedAt, declinedAt, receivedAt: row.receivedAt }),
      createdAt: row.createdAt.toISOString(),
      receivedAt: row.receivedAt?.toISOString() ?? null,
    }));
  }
}

async function approvedPrints(database: Database, rows: readonly ReturnRow[]) {
  const { orderId, position, productId } = orderLines;
  const lines = await database
    .select({ orderId, position, productId })
    .from(orderLines)
    .where(
      inArray(
        orderId,
        rows.map((row) => row.orderId),
      ),
    );
  const prints = await printParticulars(
    database,
    lines.map((line) => line.productId),
  );
  return (row: Pick<ReturnRow, 'orderId' | 'lines'>, order: string) =>
    row.lines.flatMap((returned) => {
      const line = lines.find((one) => one.orderId === row.orderId && one.position === returned.position);
      const print = prints.get(line?.productId ?? '');
      return print ? [{ id: `${order}-${returned.position + 1}`, image: print.image, sha256: print.sha256 }] : [];
    });
}

const IN_STATE: Record<OrderReturn['progress'], SQL | undefined> = {
  requested: and(isNull(orderReturns.acceptedAt), isNull(orderReturns.declinedAt)),
  accepted: and(isNotNull(orderReturns.acceptedAt), isNull(orderReturns.receivedAt)),
  received: isNotNull(orderReturns.receivedAt),
  declined: isNotNull(orderReturns.declinedAt),
};

export function stateOfReturn({
  acceptedAt,
  declinedAt,
  receivedAt,
}: Pick<ReturnRow, 'acceptedAt' | 'declinedAt' | 'receivedAt'>): OrderReturn['progress'] {
  if (declinedAt !== null) return 'declined';
  if (receivedAt !== null) return 'received';
  return acceptedAt === null ? 'requested' : 'accepted';
}

export async function returnAddress(database: Database): Promise<string> {
  return (await readCompany(database)).address || COMPANY.city;
}
