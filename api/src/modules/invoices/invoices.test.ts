import { randomUUID } from 'node:crypto';
import type { DeskSettings } from '@kaagazz/api-schema';
import { dayInIndia } from '@kaagazz/domain';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { chargeGst, SELLER, TAX_RATES } from '../../../test-support/charge-gst.ts';
import { openDesk } from '../../../test-support/desk-client.ts';
import { ADDRESS, openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import { priceRow, printClient } from '../../../test-support/printing-shop.ts';
import type { Shopper } from '../../../test-support/test-shop.ts';
import { openDatabase } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { OrderStatusService } from '../orders/order-status.service.ts';
import { Orders } from '../orders/orders.service.ts';
import { gstDocuments } from '../money/gst-documents.ts';
import { Invoices } from './invoices.service.ts';

const DAY_MS = 24 * 60 * 60_000;
const BENGALURU = { ...ADDRESS, address: '12 MG Road\nBengaluru 560001' };

interface InvoiceResponse {
  code: string;
  invoice: {
    number: string;
    issuedAt: string;
    orderNumber: string;
    seller: { gstin: string | null };
    buyer: { name: string; address: string };
    placeOfSupply: { name: string } | null;
    lines: { title: string; amount: number; taxableAmount: number; hsn: string | null; taxPercent: number | null }[];
    taxes: { name: string; percent: number; taxableAmount: number; amount: number }[];
    taxableAmount: number;
    totalAmount: number;
    totalInWords: string;
    creditNote: { number: string; issuedAt: string } | null;
  };
  creditNoteFollows: boolean;
}

async function readInvoice(shop: PayingShop, { headers }: Pick<Shopper, 'headers'>, number: string) {
  const response = await shop.app.inject({ url: `/api/auth/my-order/${number}/invoice`, headers });
  return { statusCode: response.statusCode, ...response.json<InvoiceResponse>() };
}

describe('invoices', () => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await openPayingShop();
    const notebook = { originalPrice: 35_000, category: 'stationery', stock: 1_000 } as const;
    await shop.addProduct({ id: 'notebook', title: 'Notebook', ...notebook });
  });
  beforeEach(() => deleteInvoices());
  afterAll(() => shop.close());

  async function paidOrder(shippingAddress: object = BENGALURU, quantity = 2) {
    const asha = await shop.signIn();
    const { number } = await shop.buy(asha, [{ productId: 'notebook', quantity }], { shippingAddress });
    await shop.issueInvoices();
    return { asha, number };
  }

  const buy = async () => shop.buy(await shop.signIn(), [{ productId: 'notebook', quantity: 1 }]);

  const invoiceOf = (shopper: Pick<Shopper, 'headers'>, number: string) => readInvoice(shop, shopper, number);

  const cancel = ({ headers }: Shopper, number: string) =>
    shop.app.inject({ method: 'POST', url: `/api/auth/my-order/${number}/cancel`, headers });

  const deleteInvoices = async () => {
    await shop.database.execute(sql`delete from invoices`);
    await shop.database.execute(sql`delete from invoice_series`);
    await shop.database.execute(sql`delete from jobs where kind = 'issue-invoice'`);
  };

  async function numbers(column: 'number' | 'credit_note' = 'number'): Promise<string[]> {
    const { rows } = await shop.database.execute<{ number: string }>(
      sql`select ${sql.identifier(column)} as number from invoices where ${sql.identifier(column)} is not null order by 1`,
    );
    return rows.map(({ number }) => number);
  }

  const runningNumbers = async (column?: 'number' | 'credit_note') =>
    (await numbers(column)).map((number) => Number(number.slice(-6)));

  async function sellWhileProcessesDie(plan: readonly { cancels: boolean; part: boolean }[], processes: number) {
    const orders = new Orders(shop);
    const orderStatus = new OrderStatusService({ ...shop, refunds: { oweRefund: () => Promise.resolve() } });
    const { id: buyerId } = await shop.signIn();
    const own = Array.from({ length: processes }, () => openDatabase(shop.config.databaseUrl, { connections: 1 }));
    const over = new AbortController();
    const issuing = own.map(async ({ database }) => {
      const invoices = new Invoices({ ...shop, database });
      while (!over.signal.aborted) await invoices.issueBatch().catch(() => undefined);
    });
    const killing = (async () => {
      while (!over.signal.aborted) {
        await shop.database.execute(sql`
          select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = pg_locks.database
          where locktype = 'advisory' and datname = current_database() and random() < 0.5`);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
      }
    })();

    const line = { productId: 'notebook', title: 'Notebook', image: '', quantity: 1, unitPrice: 35_000 };
    const sums = { goods: 35_000, shipping: 9_900, total: 44_900, discount: 0, discountCode: null };
    await Promise.all(
      plan.map(async ({ cancels, part }) => {
        const id = randomUUID();
        const gateway = { gatewayOrderId: `order_${id}`, gatewayPaymentId: `pay_${id}` };
        const paid = { buyerId, lines: [line], ...sums, shippingAddress: BENGALURU, ...gateway };
        const number = await inTransaction(shop.database, (tx) => orders.placePaid(tx, paid));
        if (part) {
          await inTransaction(shop.database, async (tx) => {
            const order = await orders.lock(tx, number);
            await new Invoices(shop).creditRefund(tx, order.id, { id: `rfnd_${id}`, amount: 100 });
          });
        }
        if (cancels) await orderStatus.setStatus(number, { status: 'cancelled', who: 'Meera', note: '' });
      }),
    );
    over.abort();
    await Promise.all([...issuing, killing]);
    await Promise.all(own.map((database) => database.close()));
    await shop.issueInvoices();
  }

  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  describe('of a paid order', () => {
    it('shows the items, the buyer and the total in words on an invoice', async () => {
      const { asha, number } = await paidOrder();

      const { statusCode, invoice } = await invoiceOf(asha, number);

      expect(statusCode).toBe(200);
      expect(invoice).toMatchObject({
        orderNumber: number,
        issuedAt: shop.now().toISOString(),
        buyer: { name: 'Asha Rao', address: BENGALURU.address },
        placeOfSupply: { name: 'Karnataka' },
        lines: [
          { title: 'Notebook', quantity: 2, price: 350, amount: 700, taxableAmount: 700 },
          { title: 'Shipping', quantity: 1, price: 99, amount: 99, taxableAmount: 99 },
        ],
        totalAmount: 799,
        totalInWords: 'Rupees Seven Hundred Ninety-Nine Only',
        creditNote: null,
      });
    });

    it('the first invoice of a financial year has the number 000001', async () => {
      const { asha, number } = await paidOrder();

      const { invoice } = await invoiceOf(asha, number);

      expect(invoice.number).toMatch(/^KGZ\/\d\d-\d\d\/000001$/);
      expect(invoice.number).toHaveLength(16);
    });

    it('an invoice omits the email address and phone number of the buyer', async () => {
      const { asha, number } = await paidOrder();

      const text = JSON.stringify(await invoiceOf(asha, number));

      for (const contact of [ADDRESS.email, ADDRESS.phone, asha.email]) expect(text).not.toContain(contact);
    });

    it('omits shipping from an invoice if shipping was free', async () => {
      const { asha, number } = await paidOrder(BENGALURU, 8);

      const { invoice } = await invoiceOf(asha, number);

      expect(invoice.lines.map(({ title }) => title)).toEqual(['Notebook']);
      expect(invoice.totalAmount).toBe(2_800);
    });

    it('keeps an issued invoice unchanged when the product changes', async () => {
      const { asha, number } = await paidOrder();
      const before = await invoiceOf(asha, number);

      await shop.database.execute(sql`update products set title = 'Renamed', original_price = 100, category = 'paper'`);
      shop.pass(400 * 24 * 60 * 60_000);
      const later = await invoiceOf(await shop.signInAgain(asha), number);
      await shop.database.execute(
        sql`update products set title = 'Notebook', original_price = 35000, category = 'stationery'`,
      );

      expect(later).toEqual(before);
    });
  });

  describe('access', () => {
    it.each(['KGZ-2026-999999', "1' or '1'='1"])('returns ORDER_NOT_FOUND for order %s', async (number) => {
      const asha = await shop.signIn();

      expect(await invoiceOf(asha, number)).toMatchObject({ statusCode: 404, code: 'ORDER_NOT_FOUND' });
    });

    it('hides an invoice from other shoppers and visitors', async () => {
      const { number } = await paidOrder();
      const mallory = await shop.signIn();

      expect(await invoiceOf(mallory, number)).toMatchObject({ statusCode: 404, code: 'ORDER_NOT_FOUND' });
      expect((await shop.app.inject({ url: `/api/auth/my-order/${number}/invoice` })).statusCode).toBe(401);
    });

    it("requesting another shopper's invoice does not cause it to be issued", async () => {
      const { number } = await paidOrder();
      await deleteInvoices();

      await invoiceOf(await shop.signIn(), number);

      expect(await numbers()).toEqual([]);
    });

    it('the operator route for invoices returns 404 to a shopper', async () => {
      const { asha, number } = await paidOrder();
      const url = `/api/operator/orders/${number}/invoice`;

      const asOperator = await shop.app.inject({ url, headers: shop.operator });
      const asShopper = await shop.app.inject({ url, headers: asha.headers });

      expect(asOperator.json<InvoiceResponse>().invoice).toEqual((await invoiceOf(asha, number)).invoice);
      expect(asShopper.statusCode).toBe(404);
    });
  });

  describe('of a cancelled order', () => {
    it('cancelling an order adds a credit note without changing the rest of the invoice', async () => {
      const { asha, number } = await paidOrder();
      const before = (await invoiceOf(asha, number)).invoice;
      shop.pass(60_000);

      await cancel(asha, number);
      const followsAtFirst = (await invoiceOf(asha, number)).creditNoteFollows;
      await shop.issueInvoices();

      expect(followsAtFirst).toBe(true);
      const { creditNote, ...rest } = (await invoiceOf(asha, number)).invoice;
      expect(creditNote?.number).toMatch(/^KGC\/\d\d-\d\d\/000001$/);
      expect(creditNote?.issuedAt).toBe(shop.now().toISOString());
      expect({ ...rest, creditNote: null }).toEqual(before);
    });

    it('issues one credit note if two requests cancel an order simultaneously', async () => {
      const { asha, number } = await paidOrder();
      const other = await paidOrder();

      await Promise.all([cancel(asha, number), cancel(asha, number), cancel(other.asha, other.number)]);
      await shop.issueInvoices();

      expect(await runningNumbers('credit_note')).toEqual([1, 2]);
      expect(await runningNumbers()).toEqual([1, 2]);
    });

    it('leaves the invoices of other orders unchanged when an order is cancelled', async () => {
      const [kept, cancelled] = [await paidOrder(), await paidOrder()];

      await cancel(cancelled.asha, cancelled.number);
      await shop.issueInvoices();

      expect((await invoiceOf(kept.asha, kept.number)).invoice.creditNote).toBeNull();
    });
  });

  describe('of orders that are older than invoices', () => {
    it('issues a single invoice if eight requests arrive simultaneously', async () => {
      const { asha, number } = await paidOrder();
      await deleteInvoices();

      const seen = await Promise.all(upTo(8).map(() => invoiceOf(asha, number)));
      await shop.issueInvoices();

      expect(new Set(seen.map(({ invoice }) => invoice))).toEqual(new Set([null]));
      expect((await invoiceOf(asha, number)).invoice.number).toMatch(/000001$/);
      expect(await runningNumbers()).toEqual([1]);
    });

    it('issues both an invoice and a credit note if an order is cancelled before invoicing', async () => {
      const { asha, number } = await paidOrder();
      await cancel(asha, number);
      await deleteInvoices();
      await invoiceOf(asha, number);
      await shop.issueInvoices();

      const { invoice } = await invoiceOf(asha, number);

      expect(invoice.creditNote?.number).toMatch(/^KGC\/.*\/000001$/);
    });
  });

  describe('not issued yet', () => {
    it('issues a missing invoice right after a shopper requests it', async () => {
      const asha = await shop.signIn();
      const { number } = await shop.buy(asha, [{ productId: 'notebook', quantity: 1 }]);
      await shop.jobs.runDue();

      const before = await invoiceOf(asha, number);
      await shop.jobs.runDue();

      expect(before).toMatchObject({ statusCode: 200, invoice: null, creditNoteFollows: false });
      expect((await invoiceOf(asha, number)).invoice.number).toMatch(/000001$/);
    });

    it('issues the invoices for orders paid within the same second in one batch', async () => {
      await buy();
      await buy();
      shop.pass(1_000);

      await shop.jobs.runDue();

      const { rows } = await shop.database.execute(sql`select distinct issued_at from invoices`);
      expect(await runningNumbers()).toEqual([1, 2]);
      expect(rows).toHaveLength(1);
    });

    it('invoices are numbered in order of payment once the company details are complete', async () => {
      shop.config.canIssueInvoices = false;
      const paid: string[] = [];
      for (let count = 0; count < 3; count += 1) {
        paid.push((await buy()).number);
        shop.pass(3_000);
      }
      await shop.jobs.runDue();
      const before = await numbers();

      shop.config.canIssueInvoices = true;
      shop.pass(20_000);
      await shop.jobs.runDue();

      const { rows } = await shop.database.execute<{ order: string }>(
        sql`select document ->> 'orderNumber' as order from invoices order by number`,
      );
      expect(before).toEqual([]);
      expect(rows.map(({ order }) => order)).toEqual(paid);
    });

    it('issues an invoice within 40 seconds even if the process issuing it is killed', async () => {
      await buy();
      shop.pass(1_000);
      const lease = new Date(shop.now().getTime() + shop.config.leaseMs).toISOString();
      await shop.database.execute(
        sql`update jobs set run_at = ${lease}, leased_until = ${lease} where kind = 'issue-invoice'`,
      );

      shop.pass(40_000);
      await shop.jobs.runDue('issue-invoice');
      await shop.runJobs('issue-overdue-invoices');

      expect(await runningNumbers()).toEqual([1]);
    });

    it("issues an order's invoice later if another transaction is changing the order", async () => {
      const [changing, other] = [await buy(), await buy()];
      const skipped = await inTransaction(shop.database, async (tx) => {
        await tx.execute(sql`select 1 from orders where number = ${changing.number} for update`);
        await shop.issueInvoices();
        const { rows } = await shop.database.execute(sql`select document ->> 'orderNumber' as order from invoices`);
        return rows;
      });
      shop.pass(500);
      await shop.jobs.runDue();

      expect(skipped).toEqual([{ order: other.number }]);
      expect(await runningNumbers()).toEqual([1, 2]);
    });

    it('still issues all other invoices if one order cannot be invoiced', async () => {
      const broken = await buy();
      await shop.database.execute(sql`update orders set shipping_address = '{}' where number = ${broken.number}`);
      await buy();
      await buy();
      await shop.issueInvoices();
      const { rows } = await shop.database.execute(sql`select last_error from jobs where kind = 'issue-invoice'`);
      await shop.database.execute(sql`delete from jobs where kind = 'issue-invoice'`);

      expect(await runningNumbers()).toEqual([1, 2]);
      expect(rows).toEqual([{ last_error: expect.any(String) as string }]);
    });
  });

  describe('numbers', () => {
    it('restarts invoice numbers at midnight on 1 April, Indian time', async () => {
      const year = shop.now().getUTCFullYear() + 1;
      shop.pass(Date.parse(`${year}-03-31T18:29:59.999Z`) - shop.now().getTime());
      const last = await paidOrder();
      shop.pass(1);
      const first = await paidOrder();

      const issued = [await invoiceOf(last.asha, last.number), await invoiceOf(first.asha, first.number)];

      const [before, from, until] = [year - 1, year, year + 1].map((each) => String(each % 100).padStart(2, '0'));
      expect(issued.map(({ invoice }) => invoice.number)).toEqual([
        `KGZ/${before}-${from}/000001`,
        `KGZ/${from}-${until}/000001`,
      ]);
    });

    it('a credit note’s number contains the financial year of the cancellation', async () => {
      const year = shop.now().getUTCFullYear() + 1;
      shop.pass(Date.parse(`${year}-03-31T18:29:59.999Z`) - shop.now().getTime());
      const { asha, number } = await paidOrder();
      shop.pass(1);
      await cancel(asha, number);
      await shop.issueInvoices();

      const { invoice } = await invoiceOf(asha, number);

      const [from, until] = [year, year + 1].map((each) => String(each % 100).padStart(2, '0'));
      expect(invoice.creditNote?.number).toBe(`KGC/${from}-${until}/000001`);
      expect(invoice.number.slice(0, 9)).not.toBe(`KGZ/${from}-${until}`);
    });

    it('starts a second series of invoice numbers after number 999,999', async () => {
      await buy();
      await shop.issueInvoices();
      const [first = ''] = await numbers();
      const year = first.slice(4, 9);
      await shop.database.execute(sql`update invoice_series set last = 999998 where series = ${`KGZ/${year}`}`);
      for (let count = 0; count < 3; count += 1) await buy();
      await shop.issueInvoices();
      await buy();
      await shop.issueInvoices();

      const issued = [...new Set(await numbers())];
      expect(issued).toEqual([
        `KGA/${year}/000001`,
        `KGA/${year}/000002`,
        `KGA/${year}/000003`,
        first,
        `KGZ/${year}/999999`,
      ]);
      expect(new Set(issued.map(({ length }) => length))).toEqual(new Set([16]));
    });

    it('starts a second series of credit note numbers after number 999,999', async () => {
      const [one, two] = [await paidOrder(), await paidOrder()];
      await cancel(one.asha, one.number);
      await shop.issueInvoices();
      const [first = ''] = await numbers('credit_note');
      await shop.database.execute(sql`update invoice_series set last = 999999 where series = ${first.slice(0, 9)}`);

      await cancel(two.asha, two.number);
      await shop.issueInvoices();

      expect(await numbers('credit_note')).toEqual([first, first.replace('KGC', 'KGD')].toSorted());
    });

    it('numbers invoices without gaps, even if processes die while they issue a batch', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.record({ cancels: fc.boolean(), part: fc.boolean() }), { minLength: 10, maxLength: 25 }),
          fc.integer({ min: 2, max: 4 }),
          async (plan, processes) => {
            await shop.database.execute(sql`delete from order_refunds`);
            await deleteInvoices();
            await sellWhileProcessesDie(plan, processes);

            const { rows } = await shop.database.execute<{ issued: Date; document: string }>(sql`
              select number as document, issued_at as issued from invoices order by number`);
            const dates = rows.map(({ issued }) => new Date(issued).getTime());
            expect(await runningNumbers()).toEqual(upTo(plan.length));
            expect(dates).toEqual(dates.toSorted((one, other) => one - other));
            const credited = await shop.database.execute<{ number: string }>(sql`
              select credit_note as number from invoices where credit_note is not null
              union all select credit_note from order_refunds order by 1`);
            const expected = plan.filter(({ cancels }) => cancels).length + plan.filter(({ part }) => part).length;
            expect(credited.rows.map(({ number }) => Number(number.slice(-6)))).toEqual(upTo(expected));
          },
        ),
        { numRuns: process.env.LONG ? 20 : 3 },
      );
    });

    it('leaves no gap in invoice numbers if 10 of 50 concurrent orders fail', async () => {
      const template = await paidOrder();
      const orders = new Orders(shop);
      const place = (index: number) =>
        inTransaction(shop.database, async (tx) => {
          await orders.placePaid(tx, {
            buyerId: template.asha.id,
            lines: [{ productId: 'notebook', title: 'Notebook', image: '', quantity: 1, unitPrice: 35_000 }],
            goods: 35_000,
            shipping: 9_900,
            total: 44_900,
            discount: 0,
            discountCode: null,
            shippingAddress: BENGALURU,
            gatewayOrderId: `order_${index}`,
            gatewayPaymentId: `pay_${index}`,
          });
          if (index % 5 === 0) throw new Error('connection lost');
        });

      const outcomes = await Promise.allSettled(Array.from({ length: 50 }, (_, index) => place(index)));
      await shop.issueInvoices();

      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
      expect(await runningNumbers()).toEqual(upTo(41));
    });

    it('leaves no gap in invoice numbers if orders are paid and cancelled concurrently', async () => {
      const buyers = await Promise.all(upTo(10).map(() => paidOrder()));
      const asha = await shop.signIn();
      const created = await shop.createOrder(asha, [{ productId: 'notebook', quantity: 1 }], {
        shippingAddress: BENGALURU,
      });
      const response = await shop.pay(created.json().order.id);

      const responses = await Promise.all([
        ...buyers.map((buyer) => cancel(buyer.asha, buyer.number)),
        ...upTo(3).map(() => shop.verifyOrder(asha, response)),
      ]);

      await shop.issueInvoices();
      expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(13).fill(200));
      expect(await runningNumbers()).toEqual(upTo(11));
      expect(await runningNumbers('credit_note')).toEqual(upTo(10));
    });
  });
});

describe('invoices of a shop that is registered for GST', () => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await openPayingShop();
    await chargeGst(shop, [...TAX_RATES, { kind: 'print', hsn: '4911', percent: 5, from: '' }]);
    await shop.addProduct({ id: 'pen', title: 'Pen', originalPrice: 11_200, hsn: '48201010', stock: 1_000 });
    await shop.addProduct({ id: 'paper', title: 'Paper', originalPrice: 10_100, category: 'paper', stock: 1_000 });
  });
  afterEach(() => {
    shop.config.canIssueInvoices = true;
  });
  afterAll(() => shop.close());

  async function invoiceTo(address: string, buyer?: Shopper, lines?: readonly object[]) {
    const asha = buyer ?? (await shop.signIn(`${randomUUID()}@example.com`));
    const bought = lines ?? ['pen', 'paper'].map((productId) => ({ productId, quantity: 1 }));
    const { number } = await shop.buy(asha, bought, { shippingAddress: { ...ADDRESS, address } });
    await shop.issueInvoices();
    return (await readInvoice(shop, asha, number)).invoice;
  }

  it("shows CGST and SGST on an invoice for a buyer in the shop's state", async () => {
    const invoice = await invoiceTo('12 Lodhi Road, New Delhi 110003');

    expect(invoice.placeOfSupply).toEqual({ code: '07', name: 'Delhi' });
    expect(invoice.taxes).toEqual([
      { name: 'CGST', percent: 6, taxableAmount: 190.18, amount: 11.41 },
      { name: 'SGST', percent: 6, taxableAmount: 190.18, amount: 11.41 },
      { name: 'CGST', percent: 9, taxableAmount: 83.9, amount: 7.55 },
      { name: 'SGST', percent: 9, taxableAmount: 83.9, amount: 7.55 },
    ]);
  });

  it('shows IGST on an invoice for a buyer in another state', async () => {
    const invoice = await invoiceTo('12 MG Road, Bengaluru 560001');

    expect(invoice.taxes).toEqual([
      { name: 'IGST', percent: 12, taxableAmount: 190.18, amount: 22.82 },
      { name: 'IGST', percent: 18, taxableAmount: 83.9, amount: 15.1 },
    ]);
  });

  it.each(['12 Lodhi Road, New Delhi 110003', '12 MG Road, Bengaluru 560001', '12 Main Road'])(
    'shows taxes that add up to the amount paid (%s)',
    async (address) => {
      const { taxableAmount, taxes, totalAmount } = await invoiceTo(address);

      const paise = [taxableAmount, ...taxes.map(({ amount }) => amount)].map((rupees) => Math.round(rupees * 100));
      expect(totalAmount).toBe(312);
      expect(paise.reduce((sum, part) => sum + part)).toBe(31_200);
    },
  );

  it('an invoice shows the GSTIN, HSN codes and tax rates', async () => {
    const invoice = await invoiceTo('12 Lodhi Road, New Delhi 110003');

    expect(invoice.seller.gstin).toBe('07AAAAA0000A1Z5');
    expect(invoice.lines).toMatchObject([
      { title: 'Pen', hsn: '48201010', taxPercent: 12, taxableAmount: 100 },
      { title: 'Paper', hsn: null, taxPercent: 12 },
      { title: 'Shipping', hsn: null, taxPercent: 18 },
    ]);
  });

  it("uses the shop's state on an invoice if the address contains no state", async () => {
    expect((await invoiceTo('12 Main Road')).placeOfSupply?.name).toBe('Delhi');
  });

  it('does not issue an invoice until the GSTIN has been entered in the staff app', async () => {
    shop.config.canIssueInvoices = false;
    const founder = await openDesk(shop, 'founder');
    const { version } = (await founder.call('GET', '/settings/shop')).json<{ data: DeskSettings }>().data;
    const save = (change: number, gstin: string) =>
      founder.call('PATCH', '/settings/shop', { version: version + change, company: { ...SELLER, gstin } });
    const asha = await shop.signIn();
    const { number } = await shop.buy(asha, [{ productId: 'pen', quantity: 1 }]);

    const without = await save(0, '');
    await shop.issueInvoices();
    const before = await readInvoice(shop, asha, number);
    await save(1, SELLER.gstin);
    shop.pass(20_000);
    await shop.issueInvoices();

    expect(without.body).toMatchObject({ data: { missing: ['GSTIN'] } });
    expect(before.invoice).toBeNull();
    expect((await readInvoice(shop, asha, number)).invoice.seller).toMatchObject({
      name: 'Kaagazz Paper LLP',
      gstin: '07AAAAA0000A1Z5',
    });
  });

  it('a print item on an invoice has HSN code 4911 and 5% tax', async () => {
    const print = printClient(shop);
    await print.setPrices('marriage', [priceRow(21)]);
    const asha = await shop.signIn();
    const { id } = await print.approvedLine(asha);

    const invoice = await invoiceTo('12 MG Road, Bengaluru 560001', asha, [{ productId: id, quantity: 50 }]);

    expect(invoice.lines[0]).toMatchObject({ amount: 1_050, hsn: '4911', taxPercent: 5, taxableAmount: 1_000 });
  });

  it('an invoice uses the tax rate in effect when the order was placed', async () => {
    const asha = await shop.signIn();
    const { number } = await shop.buy(asha, [{ productId: 'pen', quantity: 2 }]);
    const tomorrow = dayInIndia(new Date(shop.now().getTime() + DAY_MS));
    await chargeGst(shop, [...TAX_RATES, { kind: 'goods', hsn: '4820', percent: 5, from: tomorrow }]);
    shop.pass(DAY_MS);
    const again = await shop.signInAgain(asha);
    const later = await shop.buy(again, [{ productId: 'pen', quantity: 2 }]);
    await shop.issueInvoices();

    const rateOf = async (order: string) => (await readInvoice(shop, again, order)).invoice.lines[0]?.taxPercent;
    expect([await rateOf(number), await rateOf(later.number)]).toEqual([12, 5]);
  });

  it('a credit note uses the tax rate of the invoice, even if the rate has changed since', async () => {
    await chargeGst(shop);
    const { number } = await shop.buy(await shop.signIn(), [{ productId: 'pen', quantity: 2 }]);
    await shop.issueInvoices();
    await chargeGst(shop, [{ kind: 'goods', hsn: '', percent: 28, from: '' }]);

    const accountant = await openDesk(shop, 'accountant');
    const refunded = await accountant.call('POST', `/orders/${number}/refund`, {
      key: randomUUID(),
      expectedAmount: 112,
      lines: [{ position: 0, quantity: 1 }],
      restock: false,
      reason: 'One was torn',
    });
    await shop.issueInvoices();

    expect(refunded.status).toBe(200);
    const { creditNotes } = await gstDocuments(shop.database, { start: new Date(0), end: new Date(8e12) });
    expect(creditNotes.at(-1)).toMatchObject({ total: 11_200, lines: [{ of: { taxPercent: 12 }, taxable: 10_000 }] });
  });
});
