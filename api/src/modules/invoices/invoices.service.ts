import { GIFT_WRAP_ID, isPrintChangeId, isPrintLineId, type OrderStatus, type Paise } from '@kaagazz/domain';
import type { AppContext } from '../../app-context.ts';
import { isDatabaseUnavailable } from '../../db/database-unavailable.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { hsnCodesOf } from '../catalog/hsn-codes.ts';
import { enqueueJobs } from '../jobs/enqueue-jobs.ts';
import { DependencyUnavailable } from '../jobs/job-queue.ts';
import { createInvoiceDocument } from './invoice-document.ts';
import { nextNumbers } from './invoice-numbers.ts';
import { shopTaxes, type TaxedItem } from './tax-rates.ts';
import {
  type Batch,
  deleteRequests,
  findInvoice,
  insertInvoices,
  insertRefund,
  type InvoiceRow,
  lockRequested,
  ordersToInvoice,
  type OrderToInvoice,
  refundsToCredit,
  setCreditNotes,
  setRefundNotes,
  tryBatchLock,
} from './invoices.repository.ts';
import { moneyLeft } from '../orders/order-credits.ts';
import type { orderRefunds } from '../orders/tables/orders.tables.ts';
import { ISSUE_INVOICE, requestInvoice } from '../orders/request-invoice.ts';
import { missingDetails, readSeller, readSettings } from '../settings/shop-settings.ts';

const BATCH_SIZE = 500;
const SKIPPED_MS = 500;
const INCOMPLETE_MS = 20_000;
const CATCH_UP_MS = 20_000;
const RETRY = { firstMs: 1_000, longestMs: 30_000, attempts: 250 };

interface Order {
  id: string;
  status: OrderStatus;
  total: Paise;
  refunds: readonly { amount: Paise; creditNote: string | null }[];
}

type NewRefund = Omit<typeof orderRefunds.$inferInsert, 'orderId' | 'creditNote' | 'issuedAt'>;

/**
 * Issues invoices in the background. Invoice numbers come from a locked counter, so issuing
 * invoices during checkout would make shoppers wait for each other.
 */
export class Invoices {
  readonly #context: AppContext;

  constructor(context: AppContext) {
    this.#context = context;
  }

  registerJobs(): void {
    this.#context.jobs.register({
      [ISSUE_INVOICE]: { run: (orderId) => this.#run(orderId), retry: RETRY },
      'issue-overdue-invoices': {
        everyMs: CATCH_UP_MS,
        run: async () => {
          if (await this.#canIssue()) await this.issueBatch();
        },
      },
    });
  }

  async ofOrder(order: Order): Promise<InvoiceRow | undefined> {
    const invoice = await findInvoice(this.#context.database, order.id);
    if (!invoice || isMissingCreditNote(order, invoice)) {
      await enqueueJobs(this.#context.database, ISSUE_INVOICE, [order.id], this.#context.now());
    }
    return invoice;
  }

  /**
   * Saves a refund and enqueues a job that issues the credit note. The order's row must already be
   * locked.
   */
  async creditRefund(tx: Database, orderId: string, refund: NewRefund): Promise<void> {
    const now = this.#context.now();
    await insertRefund(tx, { ...refund, orderId, issuedAt: now });
    await requestInvoice(tx, orderId, now);
  }

  /**
   * Issues missing invoices and credit notes for a batch of orders. Does nothing if another process
   * is already issuing a batch.
   */
  async issueBatch(batch: Batch = {}): Promise<void> {
    await inTransaction(this.#context.database, async (tx) => {
      if (!(await tryBatchLock(tx))) return;
      const ids = await lockRequested(tx, BATCH_SIZE, batch);
      if (ids.length === 0) return;
      const orders = await ordersToInvoice(tx, ids);
      // Read the time after acquiring the lock, so that invoice dates are in the same order as
      // invoice numbers.
      const at = this.#context.now();
      await this.#issueInvoices(tx, orders, at);
      await issueCreditNotes(tx, orders, at);
      await deleteRequests(tx, ids);
    });
  }

  async #run(orderId: string): Promise<Date> {
    const { now } = this.#context;
    if (!(await this.#canIssue())) {
      throw new DependencyUnavailable('the company details are incomplete', { retryAfterMs: INCOMPLETE_MS });
    }
    await this.issueBatch({ own: orderId }).catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) throw error;
      return this.issueBatch({ own: orderId, alone: true });
    });
    return new Date(now().getTime() + SKIPPED_MS);
  }

  async #canIssue(): Promise<boolean> {
    const { config, database } = this.#context;
    return config.canIssueInvoices || missingDetails(await readSettings(database, config), config).length === 0;
  }

  async #issueInvoices(tx: Database, orders: readonly OrderToInvoice[], at: Date): Promise<void> {
    const missing = orders.filter(({ hasInvoice }) => !hasInvoice);
    const productIds = new Set(missing.flatMap(({ lines }) => lines.map(({ productId }) => productId)));
    const codes = await hsnCodesOf(tx, [...productIds]);
    const taxedItem = (productId: string): TaxedItem => {
      if (isPrintLineId(productId) || isPrintChangeId(productId)) return { kind: 'print', hsn: '' };
      // Gift wrap is taxed at the same rate as shipping.
      if (productId === GIFT_WRAP_ID) return { kind: 'shipping', hsn: '' };
      return { kind: 'goods', hsn: codes.get(productId) ?? '' };
    };
    const numbers = await nextNumbers(tx, 'invoice', { at, count: missing.length });
    const seller = await readSeller(tx);
    const settings = { ...seller, taxes: shopTaxes(seller), taxedItem };
    const issued = missing.map((order, index) => {
      const number = numbers[index];
      if (number === undefined) throw new Error('there are fewer numbers than orders');
      const { name, address } = order.shippingAddress;
      const document = createInvoiceDocument(order, settings);
      return { orderId: order.id, number, issuedAt: at, buyer: { name, address, ...order.business }, document };
    });
    await insertInvoices(tx, issued);
  }
}

export function isMissingCreditNote(order: Omit<Order, 'id'>, invoice: InvoiceRow): boolean {
  return (
    (order.status === 'cancelled' && invoice.creditNote === null && moneyLeft(order) > 0) ||
    order.refunds.some(({ creditNote }) => creditNote === null)
  );
}

async function issueCreditNotes(tx: Database, orders: readonly OrderToInvoice[], at: Date): Promise<void> {
  const refunds = await refundsToCredit(
    tx,
    orders.map(({ id }) => id),
  );
  const cancelled = orders
    .filter((order) => order.status === 'cancelled' && !order.hasCreditNote && moneyLeft(order) > 0)
    .map(({ id }) => id);
  const numbers = await nextNumbers(tx, 'credit note', { at, count: refunds.length + cancelled.length });
  const numbered = (ids: readonly string[], from: number) =>
    new Map(numbers.slice(from, from + ids.length).map((number, index) => [ids[index] ?? '', number]));
  await setRefundNotes(tx, numbered(refunds, 0), at);
  await setCreditNotes(tx, numbered(cancelled, refunds.length), at);
}
