import { isPrintLineId, type OrderStatus, type Paise } from '@kaagazz/domain';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { categoriesOf } from '../catalog/product-categories.ts';
import { type InvoicedOrder, createInvoiceDocument } from './invoice-document.ts';
import { nextInvoiceNumber } from './invoice-numbers.ts';
import type { TaxCategory } from './tax-settings.ts';
import { findInvoice, insertInvoice, insertRefund, type InvoiceRow, setCreditNote } from './invoices.repository.ts';

type OrderOfInvoice = InvoicedOrder & { id: string; status: OrderStatus };

/** Issues an invoice when an order is created, and a credit note when it is cancelled. */
export class Invoices {
  readonly #context: Pick<AppContext, 'config' | 'database' | 'now'>;

  constructor(context: Pick<AppContext, 'config' | 'database' | 'now'>) {
    this.#context = context;
  }

  /**
   * Returns the invoice of an order. Issues it if the order is older than invoices.
   *
   * @param lockOrder locks the order and returns it
   */
  async ofOrder(
    { id, status }: Pick<OrderOfInvoice, 'id' | 'status'>,
    lockOrder: (tx: Database) => Promise<OrderOfInvoice>,
  ): Promise<InvoiceRow> {
    const known = await findInvoice(this.#context.database, id);
    if (known && (status !== 'cancelled' || known.creditNote !== null)) return known;
    return inTransaction(this.#context.database, async (tx) => this.update(tx, await lockOrder(tx)));
  }

  /**
   * Issues the missing invoice, or the missing credit note of a cancelled order. The caller has
   * created or locked the order in this transaction, and calls this last because it locks the
   * invoice numbers (`nextInvoiceNumber`).
   */
  async update(tx: Database, order: OrderOfInvoice): Promise<InvoiceRow> {
    const invoice = (await findInvoice(tx, order.id)) ?? (await this.#issue(tx, order));
    if (order.status !== 'cancelled' || invoice.creditNote !== null) return invoice;

    const creditedAt = this.#context.now();
    const credit = { creditNote: await nextInvoiceNumber(tx, 'KGC', creditedAt), creditedAt };
    await setCreditNote(tx, order.id, credit);
    return { ...invoice, ...credit };
  }

  /**
   * Issues the credit note of a refund that does not cancel the order, unless it was issued before.
   * The caller has locked the order, and calls this last like `update`.
   */
  async creditRefund(
    tx: Database,
    order: OrderOfInvoice,
    { id, amount }: { id: string; amount: Paise },
  ): Promise<void> {
    const { refunds } = await this.update(tx, order);
    if (refunds.some((refund) => refund.id === id)) return;
    const issuedAt = this.#context.now();
    const creditNote = await nextInvoiceNumber(tx, 'KGC', issuedAt);
    await insertRefund(tx, { id, orderId: order.id, amount, creditNote, issuedAt });
  }

  async #issue(tx: Database, order: OrderOfInvoice): Promise<InvoiceRow> {
    const categories = await categoriesOf(
      tx,
      order.lines.map(({ productId }) => productId),
    );
    const taxCategoryOf = (productId: string): TaxCategory =>
      isPrintLineId(productId) ? 'print' : (categories.get(productId) ?? 'default');
    const document = createInvoiceDocument(order, this.#context.config.invoiceTaxes, taxCategoryOf);
    const { name, address } = order.shippingAddress;
    const issuedAt = this.#context.now();
    const number = await nextInvoiceNumber(tx, 'KGZ', issuedAt);
    const invoice = { orderId: order.id, number, issuedAt, buyer: { name, address }, document };
    await insertInvoice(tx, invoice);
    return { ...invoice, creditNote: null, creditedAt: null, refunds: [] };
  }
}
