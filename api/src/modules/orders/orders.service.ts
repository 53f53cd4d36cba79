import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { pageOf, readCursor } from '../../plugins/newest-first.ts';
import { accountById } from '../auth/account.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { printParticulars } from '../print/lines/print-particulars.ts';
import { fitForList } from './fit-for-list.ts';
import { newOrderMail } from './new-order-mail.ts';
import { orderConfirmation } from './order-confirmation.ts';
import { isOrderNumber, orderNumber, unknownOrder } from './order-number.ts';
import {
  countOrdersOf,
  findOrder,
  insertOrder,
  lockOrder,
  nextOrderNumber,
  numberOfGatewayOrder,
  type OrderLineRow,
  type OrderRow,
  ordersOf,
  pageOfOrders,
  type WholeOrder,
} from './orders.repository.ts';
import type { ShippingAddress } from '@kaagazz/api-schema';

export type { WholeOrder };

/** What was paid for; money in paise. */
export interface PaidOrder {
  buyerId: string;
  lines: readonly Omit<OrderLineRow, 'orderId' | 'position'>[];
  goods: number;
  shipping: number;
  total: number;
  /** Null if the shopper gave none; then the order gets the account's name and mail, and the shop has to ask. */
  shippingAddress: ShippingAddress | null;
  gatewayOrderId: string;
  gatewayPaymentId: string;
}

/** Issues what an order's invoice lacks, in the caller's transaction. Call it last: invoice numbers are locked. */
export type UpdateInvoice = (
  tx: Database,
  order: Omit<OrderRow, 'updatedAt'> & { lines: PaidOrder['lines'] },
) => Promise<unknown>;

export type Orders = ReturnType<typeof createOrders>;

/** Maximum length of a shopper's own list. */
const OWN_ORDERS = 200;

/** Orders: created when they are paid, and read by their buyers and by operators. */
export function createOrders(
  { config, database, now }: Pick<AppContext, 'config' | 'database' | 'now'>,
  updateInvoice: UpdateInvoice,
) {
  return {
    /**
     * Writes a paid order, the mails to its buyer and to the office, and its invoice, all in the
     * caller's transaction. Nothing may be locked after it, because the invoice number is locked.
     *
     * @returns the order's number
     */
    async placePaid(tx: Database, { lines, ...paid }: PaidOrder): Promise<string> {
      const account = await accountById(tx, paid.buyerId);
      if (!account) throw new Error('the buyer has no account');
      const createdAt = now();
      const number = orderNumber(createdAt, await nextOrderNumber(tx));
      const order: Omit<OrderRow, 'id' | 'updatedAt'> = {
        ...paid,
        number,
        status: 'pending',
        shippingAddress: paid.shippingAddress ?? {
          name: account.fullname,
          email: account.email,
          phone: account.phone ?? '',
          address: '',
        },
        createdAt,
      };
      const id = await insertOrder(tx, order, lines);
      const prints = await printParticulars(
        tx,
        lines.map(({ productId }) => productId),
      );
      const mailed = { ...order, lines: lines.map((line) => ({ ...line, print: prints.get(line.productId) ?? null })) };
      await enqueueMail(tx, orderConfirmation(mailed, account, config.siteOrigin), createdAt);
      await enqueueMail(tx, newOrderMail(mailed), createdAt);
      await updateInvoice(tx, { ...order, id, lines });
      return number;
    },

    async numberOfGatewayOrder(tx: Database, gatewayOrderId: string): Promise<string> {
      const number = await numberOfGatewayOrder(tx, gatewayOrderId);
      if (number === undefined) throw new Error('a paid attempt has no order');
      return number;
    },

    findNumber(tx: Database, gatewayOrderId: string): Promise<string | undefined> {
      return numberOfGatewayOrder(tx, gatewayOrderId);
    },

    /** @throws Problem 404 `ORDER_NOT_FOUND` */
    async order(number: string): Promise<WholeOrder> {
      return (isOrderNumber(number) && (await findOrder(database, number))) || unknownOrder(number);
    },

    /** @throws Problem 404 `ORDER_NOT_FOUND`, somebody else's too */
    async ownOrder(buyerId: string, number: string): Promise<WholeOrder> {
      const order = await this.order(number);
      return order.buyerId === buyerId ? order : unknownOrder(number);
    },

    /** Locks an order until the transaction ends. @throws Problem 404 `ORDER_NOT_FOUND` */
    async lock(tx: Database, number: string): Promise<WholeOrder> {
      await lockOrder(tx, number);
      return (await findOrder(tx, number)) ?? unknownOrder(number);
    },

    /** How many orders a buyer has. */
    countOwn: (tx: Database, buyerId: string): Promise<number> => countOrdersOf(tx, buyerId),

    /** Newest first, as they fit into one list. */
    async ownOrders(buyerId: string): Promise<WholeOrder[]> {
      return fitForList(await ordersOf(database, buyerId, OWN_ORDERS));
    },

    /**
     * Everybody's, newest first, in pages.
     *
     * @throws Problem 400 `BAD_CURSOR`
     */
    async page(query: { status?: OrderRow['status'] | undefined; limit: number; cursor?: string | undefined }) {
      const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
      const found = await pageOfOrders(database, { after, status: query.status, limit: query.limit + 1 });
      return pageOf(found, query.limit);
    },
  };
}
