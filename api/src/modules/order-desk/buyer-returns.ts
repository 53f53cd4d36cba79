import type { MyReturns, OwnPhotograph, RequestMyReturn } from '@kaagazz/api-schema';
import { isReturnable, returnDeadline } from '@kaagazz/domain';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { noteChange } from '../operator/audit.ts';
import { returnRequestedMail } from '../orders/office-mails.ts';
import type { Orders, WholeOrder } from '../orders/orders.service.ts';
import { orderReturns } from '../orders/tables/orders.tables.ts';
import type { ShopperPhotographs } from '../shopper-photographs/shopper-photographs.service.ts';
import { stateOfReturn } from './order-returns.ts';
import { linesOfReturn, piecesToReturn, returnsOf } from './returned-lines.ts';

interface Parts {
  orders: Orders;
  photographs: ShopperPhotographs;
}

export class BuyerReturns {
  readonly #context: Pick<AppContext, 'database' | 'now'> & Parts;

  constructor(context: Pick<AppContext, 'database' | 'now'>, { orders, photographs }: Parts) {
    this.#context = { ...context, orders, photographs };
  }

  async ofOrder(buyerId: string, number: string): Promise<MyReturns> {
    const { database, now, orders, photographs } = this.#context;
    const order = await orders.ownOrder(buyerId, number);
    const rows = await returnsOf(database, order.id);
    const photographsOf = await photographs.ofReturns(rows.map(({ id }) => id));
    const left = piecesToReturn(order, rows);
    const until = deadlineOf(order);
    const isOpen = until !== undefined && now() < until;
    return {
      until: isOpen ? until.toISOString() : null,
      lines: order.lines
        .map(({ position, productId, title }) => ({
          position,
          title,
          quantity: isOpen ? (left.get(position) ?? 0) : 0,
          onlyIfFaulty: !isReturnable(productId, 'unwanted'),
        }))
        .filter(({ quantity }) => quantity > 0),
      returns: rows.map((row) => ({
        id: row.id,
        state: stateOfReturn(row),
        lines: row.lines.map(({ title, quantity }) => ({ title, quantity })),
        note: row.declinedAt === null ? '' : row.note,
        photographs: photographsOf(row.id),
        createdAt: row.createdAt.toISOString(),
      })),
    };
  }

  async request(
    buyerId: string,
    number: string,
    { key, reason, text, lines, photographs: photographIds }: z.output<typeof RequestMyReturn>,
  ): Promise<MyReturns> {
    const { database, now, orders, photographs } = this.#context;
    await orders.ownOrder(buyerId, number);
    await inTransaction(database, async (tx) => {
      const order = await orders.lock(tx, number);
      const [known] = await tx.select().from(orderReturns).where(eq(orderReturns.id, key));
      if (known?.orderId === order.id) return;
      if (known) throw notReturnable('This form is out of date. Please reload the page and try again.');
      const at = now();
      checkDeadline(order, at);
      for (const { position } of lines) {
        const line = order.lines[position];
        if (!line || isReturnable(line.productId, reason)) continue;
        throw notReturnable(`${line.title} was made for you, so it can be returned only if it is faulty.`);
      }
      const goods = await linesOfReturn(tx, order, lines);
      const row = { id: key, orderId: order.id, reason: REASONS[reason], words: text, lines: goods };
      await tx.insert(orderReturns).values({ ...row, createdAt: at, acceptedAt: null });
      await photographs.assign(tx, photographIds, { orderId: order.id, productId: null }, { returnId: key });
      const change = { who: 'the buyer', action: 'request-return', subject: number, from: '', to: '', note: reason };
      await noteChange(tx, change, at);
      await enqueueMail(tx, returnRequestedMail(number, row), at);
    });
    return this.ofOrder(buyerId, number);
  }

  async addPhotograph(buyerId: string, number: string, body: unknown): Promise<OwnPhotograph> {
    const { now, orders, photographs } = this.#context;
    const order = await orders.ownOrder(buyerId, number);
    checkDeadline(order, now());
    return photographs.add({ orderId: order.id, productId: null }, body);
  }
}

const REASONS = { faulty: 'Damaged, faulty or wrong', unwanted: 'Changed their mind' } as const;

function deadlineOf({ status, history }: WholeOrder): Date | undefined {
  const delivered = status === 'delivered' && history.find((change) => change.status === 'delivered');
  return delivered ? returnDeadline(delivered.at) : undefined;
}

function checkDeadline(order: WholeOrder, at: Date): void {
  const until = deadlineOf(order);
  if (!until || at >= until) throw notReturnable('This order can no longer be returned.');
}

function notReturnable(message: string): Problem {
  return new Problem('NOT_RETURNABLE', message);
}
