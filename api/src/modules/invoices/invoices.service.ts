import { isPrintLineId, type OrderStatus } from '@kaagazz/domain';
import type { AppContext } from '../../app-context.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { categoriesOf } from '../catalog/product-categories.ts';
import { type InvoicedOrder, writeInvoice } from './invoice-document.ts';
import { nextInvoiceNumber } from './invoice-numbers.ts';
import type { TaxedKind } from './invoice-taxes.ts';
import { findInvoice, insertInvoice, type InvoiceRow, noteCredit } from './invoices.repository.ts';

/** The part of an order that its invoice needs. */
type OrderOfInvoice = InvoicedOrder & { id: string; status: OrderStatus };

/** Invoices: issued in the transaction that creates the order, credited in the one that cancels it. */
export class Invoices {
  readonly #config: Config;
  readonly #database: Database;
  readonly #now: () => Date;

  constructor({ config, database, now }: Pick<AppContext, 'config' | 'database' | 'now'>) {
    this.#config = config;
    this.#database = database;
    this.#now = now;
  }

  /**
   * Returns the invoice of an order. Orders older than the first invoice get theirs now.
   *
   * @param lockOrder locks the order and returns it
   */
  async ofOrder(
    { id, status }: Pick<OrderOfInvoice, 'id' | 'status'>,
    lockOrder: (tx: Database) => Promise<OrderOfInvoice>,
  ): Promise<InvoiceRow> {
    const known = await findInvoice(this.#database, id);
    if (known && (status !== 'cancelled' || known.creditNote !== null)) return known;
    return inTransaction(this.#database, async (tx) => this.update(tx, await lockOrder(tx)));
  }

  /**
   * Issues what an order lacks: its invoice, and a credit note once it is cancelled. The caller has
   * created or locked the order in this transaction, and calls this last because the numbers are
   * locked (`nextInvoiceNumber`).
   */
  async update(tx: Database, order: OrderOfInvoice): Promise<InvoiceRow> {
    const invoice = (await findInvoice(tx, order.id)) ?? (await this.#issue(tx, order));
    if (order.status !== 'cancelled' || invoice.creditNote !== null) return invoice;

    const creditedAt = this.#now();
    const credit = { creditNote: await nextInvoiceNumber(tx, 'KGC', creditedAt), creditedAt };
    await noteCredit(tx, order.id, credit);
    return { ...invoice, ...credit };
  }

  async #issue(tx: Database, order: OrderOfInvoice): Promise<InvoiceRow> {
    const categories = await categoriesOf(
      tx,
      order.lines.map(({ productId }) => productId),
    );
    const kindOf = (productId: string): TaxedKind =>
      isPrintLineId(productId) ? 'print' : (categories.get(productId) ?? 'default');
    const document = writeInvoice(order, this.#config.invoiceTaxes, kindOf);
    const { name, address } = order.shippingAddress;
    const issuedAt = this.#now();
    const number = await nextInvoiceNumber(tx, 'KGZ', issuedAt);
    const invoice = { orderId: order.id, number, issuedAt, buyer: { name, address }, document };
    await insertInvoice(tx, invoice);
    return { ...invoice, creditNote: null, creditedAt: null };
  }
}
