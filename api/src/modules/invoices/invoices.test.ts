import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { ADDRESS, openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import { priceRow, printClient } from '../../../test-support/printing-shop.ts';
import type { Shopper } from '../../../test-support/test-shop.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Orders } from '../orders/orders.service.ts';
import { Invoices } from './invoices.service.ts';

const BENGALURU = { ...ADDRESS, address: '12 MG Road\nBengaluru 560001' };
const TAXES = JSON.stringify({
  homeState: 'Delhi',
  rates: { default: 12, print: 5, shipping: 18 },
  hsn: { stationery: '4820' },
});

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
    return { asha, number };
  }

  const invoiceOf = (shopper: Pick<Shopper, 'headers'>, number: string) => readInvoice(shop, shopper, number);

  const cancel = ({ headers }: Shopper, number: string) =>
    shop.app.inject({ method: 'POST', url: `/api/auth/my-order/${number}/cancel`, headers });

  const deleteInvoices = async () => {
    await shop.database.execute(sql`delete from invoices`);
    await shop.database.execute(sql`delete from invoice_series`);
  };

  async function numbers(column: 'number' | 'credit_note' = 'number'): Promise<string[]> {
    const { rows } = await shop.database.execute<{ number: string }>(
      sql`select ${sql.identifier(column)} as number from invoices where ${sql.identifier(column)} is not null order by 1`,
    );
    return rows.map(({ number }) => number);
  }

  const runningNumbers = async (column?: 'number' | 'credit_note') =>
    (await numbers(column)).map((number) => Number(number.slice(-6)));

  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  describe('of a paid order', () => {
    it('shows lines, buyer and the total in words on an invoice', async () => {
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

    it('gives the first invoice of the year the number 1, in 16 characters', async () => {
      const { asha, number } = await paidOrder();

      const { invoice } = await invoiceOf(asha, number);

      expect(invoice.number).toMatch(/^KGZ\/\d\d-\d\d\/000001$/);
      expect(invoice.number).toHaveLength(16);
    });

    it("hides the buyer's email address and phone number on an invoice", async () => {
      const { asha, number } = await paidOrder();

      const text = JSON.stringify(await invoiceOf(asha, number));

      for (const contact of [ADDRESS.email, ADDRESS.phone, asha.email]) expect(text).not.toContain(contact);
    });

    it('omits the shipping line of an invoice if shipping was free', async () => {
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
    it.each(['KGZ-2026-999999', "1' or '1'='1"])('returns ORDER_NOT_FOUND for the order %s', async (number) => {
      const asha = await shop.signIn();

      expect(await invoiceOf(asha, number)).toMatchObject({ statusCode: 404, code: 'ORDER_NOT_FOUND' });
    });

    it('denies other shoppers and visitors access to an invoice', async () => {
      const { number } = await paidOrder();
      const mallory = await shop.signIn();

      expect(await invoiceOf(mallory, number)).toMatchObject({ statusCode: 404, code: 'ORDER_NOT_FOUND' });
      expect((await shop.app.inject({ url: `/api/auth/my-order/${number}/invoice` })).statusCode).toBe(401);
    });

    it("issues no invoice on another shopper's request", async () => {
      const { number } = await paidOrder();
      await deleteInvoices();

      await invoiceOf(await shop.signIn(), number);

      expect(await numbers()).toEqual([]);
    });

    it('returns an invoice to operators, but not to shoppers through the operator route', async () => {
      const { asha, number } = await paidOrder();
      const url = `/api/operator/orders/${number}/invoice`;

      const asOperator = await shop.app.inject({ url, headers: shop.operator });
      const asShopper = await shop.app.inject({ url, headers: asha.headers });

      expect(asOperator.json<InvoiceResponse>().invoice).toEqual((await invoiceOf(asha, number)).invoice);
      expect(asShopper.statusCode).toBe(404);
    });
  });

  describe('of a cancelled order', () => {
    it('adds a credit note to the invoice of a cancelled order and changes nothing else', async () => {
      const { asha, number } = await paidOrder();
      const before = (await invoiceOf(asha, number)).invoice;
      shop.pass(60_000);

      await cancel(asha, number);

      const { creditNote, ...rest } = (await invoiceOf(asha, number)).invoice;
      expect(creditNote?.number).toMatch(/^KGC\/\d\d-\d\d\/000001$/);
      expect(creditNote?.issuedAt).toBe(shop.now().toISOString());
      expect({ ...rest, creditNote: null }).toEqual(before);
    });

    it('issues one credit note when two requests cancel an order at once', async () => {
      const { asha, number } = await paidOrder();
      const other = await paidOrder();

      await Promise.all([cancel(asha, number), cancel(asha, number), cancel(other.asha, other.number)]);

      expect(await runningNumbers('credit_note')).toEqual([1, 2]);
      expect(await runningNumbers()).toEqual([1, 2]);
    });

    it('leaves the invoices of other orders unchanged when an order is cancelled', async () => {
      const [kept, cancelled] = [await paidOrder(), await paidOrder()];

      await cancel(cancelled.asha, cancelled.number);

      expect((await invoiceOf(kept.asha, kept.number)).invoice.creditNote).toBeNull();
    });
  });

  describe('of orders that are older than invoices', () => {
    it('issues the invoice of an old order once when eight requests read it at once', async () => {
      const { asha, number } = await paidOrder();
      await deleteInvoices();

      const seen = await Promise.all(upTo(8).map(() => invoiceOf(asha, number)));

      expect(new Set(seen.map(({ invoice }) => invoice.number)).size).toBe(1);
      expect(await runningNumbers()).toEqual([1]);
    });

    it('issues the invoice and the credit note of an old cancelled order together', async () => {
      const { asha, number } = await paidOrder();
      await cancel(asha, number);
      await deleteInvoices();

      const { invoice } = await invoiceOf(asha, number);

      expect(invoice.creditNote?.number).toMatch(/^KGC\/.*\/000001$/);
    });
  });

  describe('numbers', () => {
    it('restarts invoice numbers at midnight of 1 April in India', async () => {
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

    it('numbers a credit note in the financial year of the cancellation', async () => {
      const year = shop.now().getUTCFullYear() + 1;
      shop.pass(Date.parse(`${year}-03-31T18:29:59.999Z`) - shop.now().getTime());
      const { asha, number } = await paidOrder();
      shop.pass(1);
      await cancel(asha, number);

      const { invoice } = await invoiceOf(asha, number);

      const [from, until] = [year, year + 1].map((each) => String(each % 100).padStart(2, '0'));
      expect(invoice.creditNote?.number).toBe(`KGC/${from}-${until}/000001`);
      expect(invoice.number.slice(0, 9)).not.toBe(`KGZ/${from}-${until}`);
    });

    it('leaves no gap in invoice numbers when 10 of 50 concurrent orders fail', async () => {
      const template = await paidOrder();
      const invoices = new Invoices(shop);
      const orders = new Orders({ ...shop, updateInvoice: (tx, order) => invoices.update(tx, order) });
      const place = (index: number) =>
        inTransaction(shop.database, async (tx) => {
          await orders.placePaid(tx, {
            buyerId: template.asha.id,
            lines: [{ productId: 'notebook', title: 'Notebook', image: '', quantity: 1, unitPrice: 35_000 }],
            goods: 35_000,
            shipping: 9_900,
            total: 44_900,
            shippingAddress: BENGALURU,
            gatewayOrderId: `order_${index}`,
            gatewayPaymentId: `pay_${index}`,
          });
          if (index % 5 === 0) throw new Error('connection lost');
        });

      const outcomes = await Promise.allSettled(Array.from({ length: 50 }, (_, index) => place(index)));

      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
      expect(await runningNumbers()).toEqual(upTo(41));
    });

    it('leaves no gap in invoice numbers when orders are paid and cancelled at once', async () => {
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

      expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(13).fill(200));
      expect(await runningNumbers()).toEqual(upTo(11));
      expect(await runningNumbers('credit_note')).toEqual(upTo(10));
    });
  });
});

describe('invoices of a shop that is registered for GST', () => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await openPayingShop({ INVOICE_TAXES: TAXES });
    await shop.addProduct({ id: 'pen', title: 'Pen', originalPrice: 11_200, category: 'stationery', stock: 1_000 });
    await shop.addProduct({ id: 'paper', title: 'Paper', originalPrice: 10_100, category: 'paper', stock: 1_000 });
  });
  afterAll(() => shop.close());

  async function invoiceTo(address: string, buyer?: Shopper, lines?: readonly object[]) {
    const asha = buyer ?? (await shop.signIn(`${randomUUID()}@example.com`));
    const bought = lines ?? ['pen', 'paper'].map((productId) => ({ productId, quantity: 1 }));
    const { number } = await shop.buy(asha, bought, { shippingAddress: { ...ADDRESS, address } });
    return (await readInvoice(shop, asha, number)).invoice;
  }

  it('shows CGST and SGST on an invoice within the home state', async () => {
    const invoice = await invoiceTo('12 Lodhi Road, New Delhi 110003');

    expect(invoice.placeOfSupply).toEqual({ code: '07', name: 'Delhi' });
    expect(invoice.taxes).toEqual([
      { name: 'CGST', percent: 6, taxableAmount: 190.18, amount: 11.41 },
      { name: 'SGST', percent: 6, taxableAmount: 190.18, amount: 11.41 },
      { name: 'CGST', percent: 9, taxableAmount: 83.9, amount: 7.55 },
      { name: 'SGST', percent: 9, taxableAmount: 83.9, amount: 7.55 },
    ]);
  });

  it('shows IGST on an invoice for another state', async () => {
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

  it('shows GSTIN, HSN codes and the tax rate of each line', async () => {
    const invoice = await invoiceTo('12 Lodhi Road, New Delhi 110003');

    expect(invoice.seller.gstin).not.toBeNull();
    expect(invoice.lines).toMatchObject([
      { title: 'Pen', hsn: '4820', taxPercent: 12, taxableAmount: 100 },
      { title: 'Paper', hsn: null, taxPercent: 12 },
      { title: 'Shipping', hsn: null, taxPercent: 18 },
    ]);
  });

  it('assumes the home state on an invoice if the address names none', async () => {
    expect((await invoiceTo('12 Main Road')).placeOfSupply?.name).toBe('Delhi');
  });

  it('taxes print lines at their own rate', async () => {
    const print = printClient(shop);
    await print.setPrices('marriage', [priceRow(21)]);
    const asha = await shop.signIn();
    const { id } = await print.approvedLine(asha);

    const invoice = await invoiceTo('12 MG Road, Bengaluru 560001', asha, [{ productId: id, quantity: 50 }]);

    expect(invoice.lines[0]).toMatchObject({ amount: 1_050, taxPercent: 5, taxableAmount: 1_000 });
  });
});
