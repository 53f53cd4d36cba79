import type { FileRequest } from '@kaagazz/api-schema';
import { dayInIndia, isPrintLineId } from '@kaagazz/domain';
import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { and, eq, ne } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import type { SignedInStaff } from '../../plugins/staff-guard.ts';
import { noteChange } from '../operator/audit.ts';
import { changeOrder, notPossible } from '../order-desk/order-change.ts';
import { assertNext } from '../order-desk/order-fulfilment.ts';
import type { OrderStatusService } from '../orders/order-status.service.ts';
import { orderPrints } from '../orders/tables/order-work.tables.ts';
import type { Orders, WholeOrder } from '../orders/orders.service.ts';
import { orderLines, orders as orderTable } from '../orders/tables/orders.tables.ts';
import type { PrintLineFactory } from '../print/lines/print-line-factory.ts';
import { hasSamePriceBasis } from '../print/lines/print-versions.ts';
import { releasePrintFiles } from '../print/lines/print-lines-for-sale.ts';
import { currentLine, isReplacement, ownLine, takeReplacement } from '../print/lines/replacement-lines.ts';
import { fileRequestMail } from '../order-desk/file-request-mail.ts';
import { endOfFileRequest, readFileRequestToken } from '../order-desk/file-request-token.ts';
import { placeOf } from './print-list.ts';

const DAY_MS = 24 * 60 * 60_000;

type PrintRow = typeof orderPrints.$inferSelect;

interface Dependencies {
  orders: Orders;
  orderStatus: OrderStatusService;
  factory: PrintLineFactory;
}

export class FileRequests {
  readonly #context: Pick<AppContext, 'config' | 'database' | 'now'>;
  readonly #with: Dependencies;

  constructor(context: Pick<AppContext, 'config' | 'database' | 'now'>, dependencies: Dependencies) {
    this.#context = context;
    this.#with = dependencies;
  }

  /** Emails the shopper to ask for a replacement file. A repeated request has no effect. */
  request(by: SignedInStaff, id: string, reason: string): Promise<void> {
    const { config } = this.#context;
    const { order: number, position } = placeOf(id);
    return changeOrder({ ...this.#context, orders: this.#with.orders }, { number, by }, async (tx, locked) => {
      const { order, at } = locked;
      const { title, productId } = printOf(order, position);
      const print = await printRow(tx, order, position);
      if (print?.fileRequestedAt) return null;
      await assertNext(tx, locked, 'print');
      if (print?.atPressAt)
        throw notPossible(
          'Printing has already started. Mark this print as not started before you request a replacement file.',
        );
      const { buyerId } = order;
      if (buyerId === null) throw notPossible('This customer has no account. Please ask for the file by email.');
      const { service } = await ownLine(tx, buyerId, productId);
      if (PRINT_SERVICES[service].file === null)
        throw notPossible('This print uses one of our designs, so there is no file to replace.');
      await savePrint(tx, order, position, { fileRequestedAt: at, fileReason: reason, newLineId: null });
      await this.#with.orderStatus.mailBuyer(tx, order, (parts) =>
        fileRequestMail(config, { ...parts, print: id, title, reason, requestedAt: at }),
      );
      const audit = {
        before: { print: 'waiting' },
        after: { print: 'awaiting-file', line: position + 1 },
        note: reason,
      };
      return { kind: 'request-file', text: `Better file requested: ${title}. ${reason}`, audit };
    });
  }

  withdraw(by: SignedInStaff, id: string): Promise<void> {
    const { order: number, position } = placeOf(id);
    return changeOrder({ ...this.#context, orders: this.#with.orders }, { number, by }, async (tx, { order, at }) => {
      const { title } = printOf(order, position);
      const print = await printRow(tx, order, position);
      if (!print?.fileRequestedAt) return null;
      await endRequest(tx, order, print, at);
      const audit = { before: { print: 'awaiting-file' }, after: { print: 'waiting', line: position + 1 } };
      return { kind: 'withdraw-file', text: `Better file no longer needed: ${title}`, audit };
    });
  }

  /**
   * Returns an open request for a replacement file. Only the order's owner can read the request.
   */
  async find(userId: string, token: string): Promise<FileRequest> {
    const { database } = this.#context;
    const { order, print } = await this.#open(userId, token);
    const { title, productId } = printOf(order, print.position);
    const { service } = await ownLine(database, userId, productId);
    const { newLineId: lineId, fileReason: reason } = print;
    const isThere = lineId !== null && (await isReplacement(database, userId, lineId));
    return { order: order.number, title, service, reason, lineId: isThere ? lineId : null };
  }

  async send(userId: string, token: string, fileId: string): Promise<FileRequest> {
    const { database } = this.#context;
    const { order, print } = await this.#open(userId, token);
    const line = await currentLine(database, userId, printOf(order, print.position).productId);
    const { id } = await this.#with.factory.makeReplacement(userId, line, fileId);
    await savePrint(database, order, print.position, { newLineId: id });
    return this.find(userId, token);
  }

  /** Approves the proof of the replacement file for printing. A repeated approval has no effect. */
  async approve(userId: string, token: string, sha256: string): Promise<void> {
    const { database, now } = this.#context;
    const { print: id } = this.#read(token);
    const { order: number, position } = placeOf(id);
    await this.#with.orders.ownOrder(userId, number);
    await inTransaction(database, async (tx) => {
      const order = await this.#with.orders.lock(tx, number);
      const old = await ownLine(tx, userId, printOf(order, position).productId);
      const current = await printRow(tx, order, position);
      if (!current?.fileRequestedAt && old.proofSha256 === sha256) return;
      const { print } = await this.#open(userId, token, tx);
      if (print.newLineId === null)
        throw new Problem('PROOF_CHANGED', 'We couldn’t find your new file. Please send it again.');
      const [sent, printed] = [await ownLine(tx, userId, print.newLineId), await currentLine(tx, userId, old.id)];
      if (!hasSamePriceBasis(sent, printed)) {
        throw new Problem(
          'PROOF_CHANGED',
          'Your order has changed since you sent this file. Please send the file again.',
        );
      }
      await takeReplacement(tx, userId, { id: print.newLineId, sha256 }, now());
      await tx
        .update(orderLines)
        .set({ productId: print.newLineId })
        .where(and(eq(orderLines.orderId, order.id), eq(orderLines.position, position)));
      await endRequest(tx, order, print, now());
      if (!(await isOrderedElsewhere(tx, userId, order.id, old.id))) await releasePrintFiles(tx, [old.id], now());
      const change = { action: 'prints.replace-file', subject: id, from: old.proofSha256, to: sha256, note: '' };
      await noteChange(tx, { ...change, who: 'The shopper' }, now());
    });
  }

  #read(token: string) {
    const { config } = this.#context;
    const content = readFileRequestToken([config.authSecret, ...config.previousAuthSecrets], token);
    if (!content) throw new Problem('NOT_FOUND', 'This link is not valid. Please open the link in our email again.');
    return content;
  }

  async #open(userId: string, token: string, database = this.#context.database) {
    const { print: id, requestedAt } = this.#read(token);
    const { order: number, position } = placeOf(id);
    const order = await this.#with.orders.ownOrder(userId, number);
    const print = await printRow(database, order, position);
    if (print?.fileRequestedAt?.getTime() !== requestedAt.getTime() || order.status === 'cancelled') {
      throw notPossible('You no longer need to send a replacement file for this order.');
    }
    if (endOfFileRequest(requestedAt) < this.#context.now()) {
      throw notPossible('This link has expired. Please reply to our email, and we will send you another one.');
    }
    return { order, print };
  }
}

/** @throws Problem 404 `PRINT_LINE_NOT_FOUND` */
function printOf({ lines }: WholeOrder, position: number) {
  const line = lines[position];
  if (line && isPrintLineId(line.productId)) return line;
  throw new Problem('PRINT_LINE_NOT_FOUND', 'This print is not part of this order.');
}

async function printRow(database: Database, { id }: WholeOrder, position: number): Promise<PrintRow | undefined> {
  const [row] = await database
    .select()
    .from(orderPrints)
    .where(and(eq(orderPrints.orderId, id), eq(orderPrints.position, position)));
  return row;
}

async function savePrint(
  tx: Database,
  { id: orderId }: WholeOrder,
  position: number,
  change: Partial<PrintRow>,
): Promise<void> {
  await tx
    .insert(orderPrints)
    .values({ orderId, position, ...change })
    .onConflictDoUpdate({ target: [orderPrints.orderId, orderPrints.position], set: change });
}

async function endRequest(tx: Database, order: WholeOrder, print: PrintRow, at: Date): Promise<void> {
  const dayNumber = (moment: Date) => Date.parse(dayInIndia(moment)) / DAY_MS;
  const waited = dayNumber(at) - dayNumber(print.fileRequestedAt ?? at);
  const delayDays = print.delayDays + waited;
  await savePrint(tx, order, print.position, { fileRequestedAt: null, fileReason: '', newLineId: null, delayDays });
}

async function isOrderedElsewhere(tx: Database, buyerId: string, orderId: string, lineId: string): Promise<boolean> {
  const [other] = await tx
    .select({ id: orderTable.id })
    .from(orderTable)
    .innerJoin(orderLines, eq(orderLines.orderId, orderTable.id))
    .where(and(eq(orderTable.buyerId, buyerId), ne(orderTable.id, orderId), eq(orderLines.productId, lineId)))
    .limit(1);
  return other !== undefined;
}
