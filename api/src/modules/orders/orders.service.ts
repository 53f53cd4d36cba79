import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { pageOf, readCursor } from '../../db/newest-first.ts';
import { inTransaction } from '../../db/transaction.ts';
import { accountById } from '../auth/account.ts';
import { createInvoices, type InvoiceRow } from '../invoices/invoices.service.ts';
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
import type { ShippingAddress } from './shipping-address.ts';

/** What was paid for; money in paise. */
export interface PaidOrder {
  buyerId: string;
  lines: readonly Omit<OrderLineRow, 'orderId' | 'position'>[];
  goods: number;
  shipping: number;
  total: number;
  /** null when nobody ever said: then the account's own name and mail stand there, and the shop has to ask */
  shippingAddress: ShippingAddress | null;
  gatewayOrderId: string;
  gatewayPaymentId: string;
}

export type Orders = ReturnType<typeof createOrders>;

/** What a shopper's own list shows at most. */
const OWN_ORDERS = 200;

/** Orders: they come into being when they are paid (E23), and are read by their buyer and by operators. */
export function createOrders({ config, database, now }: AppContext) {
  const invoices = createInvoices({ config, now });

  return {
    /**
     * Writes a paid order, the mails to its buyer and to the office, and its invoice, all in the caller's transaction. Nothing may be locked after
     * it: the invoice's number keeps other orders waiting.
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
      await invoices.bringUpToDate(tx, { ...order, id, lines });
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

    /** The invoice of an order. One from before there were invoices gets its own now, with today's number and date. */
    async invoice({ id, number, status }: WholeOrder): Promise<InvoiceRow> {
      const known = await invoices.find(database, id);
      if (known && (status !== 'cancelled' || known.creditNote !== null)) return known;
      return inTransaction(database, async (tx) => {
        await lockOrder(tx, number);
        return invoices.bringUpToDate(tx, (await findOrder(tx, number)) ?? unknownOrder(number));
      });
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
