import type { OrderStatus } from '@kaagazz/domain';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { categoriesOf } from '../catalog/product-categories.ts';
import { type InvoicedOrder, writeInvoice } from './invoice-document.ts';
import { nextInvoiceNumber } from './invoice-numbers.ts';
import type { TaxedKind } from './invoice-taxes.ts';
import { findInvoice, insertInvoice, type InvoiceRow, noteCredit } from './invoices.repository.ts';

export type { InvoiceRow };

/** An order as invoices know it. */
export type OrderOfInvoice = InvoicedOrder & { id: string; status: OrderStatus };

/** Invoices: one for each order, issued in the transaction that makes the order, and credited in the one that cancels it. */
export function createInvoices({ config, now }: Pick<AppContext, 'config' | 'now'>) {
  return {
    find: (database: Database, orderId: string): Promise<InvoiceRow | undefined> => findInvoice(database, orderId),

    /**
     * Issues what an order should have by now and has not: its invoice, and once it is cancelled a credit note of the whole. The caller has made the
     * order in this transaction or holds its lock, and does this last: the numbers keep others waiting (`nextInvoiceNumber`).
     */
    async bringUpToDate(tx: Database, order: OrderOfInvoice): Promise<InvoiceRow> {
      const invoice = (await findInvoice(tx, order.id)) ?? (await issue(tx, order));
      if (order.status !== 'cancelled' || invoice.creditNote !== null) return invoice;

      const creditedAt = now();
      const credit = { creditNote: await nextInvoiceNumber(tx, 'KGC', creditedAt), creditedAt };
      await noteCredit(tx, order.id, credit);
      return { ...invoice, ...credit };
    },
  };

  async function issue(tx: Database, order: OrderOfInvoice): Promise<InvoiceRow> {
    const categories = await categoriesOf(
      tx,
      order.lines.map(({ productId }) => productId),
    );
    const kindOf = (productId: string): TaxedKind =>
      productId.startsWith('print_') ? 'print' : (categories.get(productId) ?? 'default');
    const document = writeInvoice(order, config.invoiceTaxes, kindOf);
    const { name, address } = order.shippingAddress;
    const issuedAt = now();
    const number = await nextInvoiceNumber(tx, 'KGZ', issuedAt);
    const invoice = { orderId: order.id, number, issuedAt, buyer: { name, address }, document };
    await insertInvoice(tx, invoice);
    return { ...invoice, creditNote: null, creditedAt: null };
  }
}
