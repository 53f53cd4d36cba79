import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import type { Shopper } from '../../../test-support/test-shop.ts';
import { inTransaction } from '../../db/transaction.ts';
import { createOrders } from '../orders/orders.service.ts';
import { Invoices } from './invoices.service.ts';

const ADDRESS = {
  name: 'Asha Rao',
  email: 'parcel@example.com',
  phone: '9876543210',
  address: '12 MG Road\nBengaluru 560001',
};
/** Rs. 112 within: 12 %; shipping at 18 %. The home state is Delhi. */
const TAXES = JSON.stringify({
  homeState: 'Delhi',
  rates: { default: 12, shipping: 18 },
  hsn: { stationery: '4820' },
});

interface InvoiceAnswer {
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
    creditNote: { number: string } | null;
  };
}

describe('an invoice', () => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await openPayingShop();
    const shelf = { originalPrice: 35_000, category: 'stationery', stock: 1_000 } as const;
    await shop.addProduct({ id: 'notebook', title: 'Notebook', ...shelf });
  });
  beforeEach(() => forgetInvoices());
  afterAll(() => shop.close());

  async function paidOrder(shippingAddress: object = ADDRESS) {
    const asha = await shop.signIn(`${randomUUID()}@example.com`);
    const created = await shop.createOrder(asha, [{ productId: 'notebook', quantity: 2 }], { shippingAddress });
    const number = (await shop.verifyOrder(asha, await shop.pay(created.json().order.id))).json().orderNumber;
    return { asha, number };
  }
  async function invoiceOf({ headers }: Pick<Shopper, 'headers'>, number: string) {
    const answer = await shop.app.inject({ url: `/api/auth/my-order/${number}/invoice`, headers });
    return { statusCode: answer.statusCode, ...answer.json<InvoiceAnswer>() };
  }
  const cancel = ({ headers }: Shopper, number: string) =>
    shop.app.inject({ method: 'POST', url: `/api/auth/my-order/${number}/cancel`, headers });
  const forgetInvoices = async () => {
    await shop.database.execute(sql`delete from invoices`);
    await shop.database.execute(sql`delete from invoice_series`);
  };
  async function numbers(column: 'number' | 'credit_note' = 'number'): Promise<string[]> {
    const { rows } = await shop.database.execute<{ number: string }>(
      sql`select ${sql.identifier(column)} as number from invoices where ${sql.identifier(column)} is not null order by 1`,
    );
    return rows.map(({ number }) => number);
  }
  async function orderNumbers(): Promise<string[]> {
    const { rows } = await shop.database.execute<{ number: string }>(sql`select number from orders`);
    return rows.map(({ number }) => number);
  }
  const consecutive = (series: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${series}/${String(index + 1).padStart(6, '0')}`);

  it('stands for a paid order at once: what was bought, of whom, by whom, and the total in words', async () => {
    const { asha, number } = await paidOrder();

    const { statusCode, invoice } = await invoiceOf(asha, number);

    expect(statusCode).toBe(200);
    expect(invoice).toMatchObject({
      number: expect.stringMatching(/^KGZ\/\d\d-\d\d\/000001$/) as string,
      orderNumber: number,
      seller: { gstin: null },
      buyer: { name: 'Asha Rao', address: ADDRESS.address },
      placeOfSupply: { name: 'Karnataka' },
      lines: [
        { title: 'Notebook', quantity: 2, price: 350, amount: 700, taxableAmount: 700, taxPercent: null },
        { title: 'Shipping', quantity: 1, price: 99, amount: 99 },
      ],
      taxes: [],
      totalAmount: 799,
      totalInWords: 'Rupees Seven Hundred Ninety-Nine Only',
      creditNote: null,
    });
    expect(invoice.number).toHaveLength(16);
    expect(JSON.stringify(invoice)).not.toMatch(/parcel@|9876543210/);
  });

  it('stays as it was issued, whatever becomes of the product', async () => {
    const { asha, number } = await paidOrder();
    const before = await invoiceOf(asha, number);

    await shop.database.execute(sql`update products set title = 'Renamed', original_price = 100, category = 'paper'`);
    shop.pass(400 * 24 * 60 * 60_000);
    const later = await shop.signInAgain(asha);

    expect(await invoiceOf(later, number)).toEqual(before);
  });

  it('is shown to its buyer alone, and to operators', async () => {
    const { asha, number } = await paidOrder();
    const url = `/api/auth/my-order/${number}/invoice`;
    const mallory = await shop.signIn('mallory@example.com');
    const operator = { authorization: `Bearer ${shop.config.operatorToken}` };

    expect(await invoiceOf(mallory, number)).toMatchObject({ statusCode: 404, code: 'ORDER_NOT_FOUND' });
    expect(await invoiceOf(asha, 'KGZ-2026-999999')).toMatchObject({ statusCode: 404, code: 'ORDER_NOT_FOUND' });
    expect(await invoiceOf(asha, "1' or '1'='1")).toMatchObject({ statusCode: 404, code: 'ORDER_NOT_FOUND' });
    expect((await shop.app.inject({ url })).statusCode).toBe(401);
    const fromOperator = await shop.app.inject({ url: `/api/operator/orders/${number}/invoice`, headers: operator });
    expect(fromOperator.json<InvoiceAnswer>().invoice).toEqual((await invoiceOf(asha, number)).invoice);
    const fromShopper = await shop.app.inject({ url: `/api/operator/orders/${number}/invoice`, headers: asha.headers });
    expect(fromShopper.statusCode).toBe(404);
  });

  it('gets a credit note of its own series with the cancellation, once', async () => {
    const [one, two, three] = [await paidOrder(), await paidOrder(), await paidOrder()];

    await Promise.all([cancel(two.asha, two.number), cancel(two.asha, two.number), cancel(three.asha, three.number)]);

    expect((await invoiceOf(one.asha, one.number)).invoice.creditNote).toBeNull();
    expect((await invoiceOf(two.asha, two.number)).invoice.creditNote?.number).toMatch(/^KGC\/\d\d-\d\d\/00000[12]$/);
    expect((await numbers('credit_note')).map((number) => number.slice(-6))).toEqual(['000001', '000002']);
    expect(await numbers()).toHaveLength(3);
  });

  it('is issued on first sight for an order from before there were any, once for however many look', async () => {
    const { asha, number } = await paidOrder();
    const cancelled = await paidOrder();
    await cancel(cancelled.asha, cancelled.number);
    await forgetInvoices();

    const seen = await Promise.all(Array.from({ length: 8 }, () => invoiceOf(asha, number)));
    const taken = await invoiceOf(cancelled.asha, cancelled.number);

    expect(new Set(seen.map(({ invoice }) => invoice.number)).size).toBe(1);
    expect(taken.invoice.creditNote?.number).toMatch(/^KGC\/.*\/000001$/);
    expect((await numbers()).map((one) => one.slice(-6))).toEqual(['000001', '000002']);
  });

  it('begins anew at 000001 at midnight of 1 April in India', async () => {
    const year = shop.now().getUTCFullYear() + 1;
    shop.pass(Date.parse(`${year}-03-31T18:29:59.999Z`) - shop.now().getTime());
    const old = await paidOrder();
    shop.pass(1);
    const fresh = await paidOrder();

    const issued = [await invoiceOf(old.asha, old.number), await invoiceOf(fresh.asha, fresh.number)];

    const [before, from, until] = [year - 1, year, year + 1].map((each) => String(each % 100).padStart(2, '0'));
    expect(issued.map(({ invoice }) => invoice.number)).toEqual([
      `KGZ/${before}-${from}/000001`,
      `KGZ/${from}-${until}/000001`,
    ]);
  });

  it('has a number that follows the last, without a gap, when many pay at once and some fail', async () => {
    const [template] = [await paidOrder()];
    const invoices = new Invoices(shop);
    const orders = createOrders(shop, (tx, order) => invoices.update(tx, order));
    const series = (await numbers())[0]?.slice(0, 9) ?? '';
    const place = (index: number) =>
      inTransaction(shop.database, async (tx) => {
        await orders.placePaid(tx, {
          buyerId: template.asha.id,
          lines: [{ productId: 'notebook', title: 'Notebook', image: '', quantity: 1, unitPrice: 35_000 }],
          goods: 35_000,
          shipping: 9_900,
          total: 44_900,
          shippingAddress: ADDRESS,
          gatewayOrderId: `order_${index}`,
          gatewayPaymentId: `pay_${index}`,
        });
        if (index % 5 === 0) throw new Error('the connection broke');
      });

    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, (_, index) => place(index)));

    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    expect(await numbers()).toEqual(consecutive(series, 41));
  });

  it('follows the same series whoever settles and cancels at once', async () => {
    const buyers = await Promise.all(Array.from({ length: 10 }, () => paidOrder()));
    const asha = await shop.signIn();
    const created = await shop.createOrder(asha, [{ productId: 'notebook', quantity: 1 }], {
      shippingAddress: ADDRESS,
    });
    const response = await shop.pay(created.json().order.id);

    const answers = await Promise.all([
      ...buyers.map((buyer) => cancel(buyer.asha, buyer.number)),
      ...[1, 2, 3].map(() => shop.verifyOrder(asha, response)),
      ...Array.from({ length: 5 }, () => paidOrder()),
    ]);

    expect(answers.filter((answer) => 'statusCode' in answer && answer.statusCode !== 200)).toEqual([]);
    expect((await numbers()).map((number) => Number(number.slice(-6)))).toEqual(
      [...Array(16).keys()].map((n) => n + 1),
    );
    expect(await numbers('credit_note')).toHaveLength(10);
    // Whatever settled it, the office was told once of each.
    const told = (await shop.mails()).filter(({ kind }) => kind === 'new-order');
    expect(new Set(told.map(({ subject }) => subject)).size).toBe(told.length);
    const numbersTold = told.map(({ subject }) => subject.split(/[ :]/)[2]);
    for (const each of await orderNumbers()) expect(numbersTold).toContain(each);
  });
});

describe('an invoice of a shop registered for GST', () => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await openPayingShop({ INVOICE_TAXES: TAXES });
    await shop.addProduct({ id: 'pen', title: 'Pen', originalPrice: 11_200, category: 'stationery', stock: 1_000 });
    await shop.addProduct({ id: 'paper', title: 'Paper', originalPrice: 10_100, category: 'paper', stock: 1_000 });
  });
  afterAll(() => shop.close());

  async function invoiceTo(address: string) {
    const asha = await shop.signIn(`${randomUUID()}@example.com`);
    const lines = ['pen', 'paper'].map((productId) => ({ productId, quantity: 1 }));
    const created = await shop.createOrder(asha, lines, { shippingAddress: { ...ADDRESS, address } });
    const number = (await shop.verifyOrder(asha, await shop.pay(created.json().order.id))).json().orderNumber;
    const answer = await shop.app.inject({ url: `/api/auth/my-order/${number}/invoice`, headers: asha.headers });
    return answer.json<InvoiceAnswer>().invoice;
  }

  it('shows two taxes within the home state, and one into another', async () => {
    const home = await invoiceTo('12 Lodhi Road, New Delhi 110003');
    const away = await invoiceTo('12 MG Road, Bengaluru 560001');

    expect(home.placeOfSupply).toEqual({ code: '07', name: 'Delhi' });
    expect(home.seller.gstin).not.toBeNull();
    expect(home.taxes).toEqual([
      { name: 'CGST', percent: 6, taxableAmount: 190.18, amount: 11.41 },
      { name: 'SGST', percent: 6, taxableAmount: 190.18, amount: 11.41 },
      { name: 'CGST', percent: 9, taxableAmount: 83.9, amount: 7.55 },
      { name: 'SGST', percent: 9, taxableAmount: 83.9, amount: 7.55 },
    ]);
    expect(away.taxes.map(({ name, percent }) => [name, percent])).toEqual([
      ['IGST', 12],
      ['IGST', 18],
    ]);
    for (const { taxableAmount, taxes, totalAmount } of [home, away]) {
      const parts = [taxableAmount, ...taxes.map(({ amount }) => amount)].map((rupees) => Math.round(rupees * 100));
      expect(parts.reduce((sum, part) => sum + part)).toBe(totalAmount * 100);
    }
    expect(home.lines).toMatchObject([
      { title: 'Pen', hsn: '4820', taxPercent: 12, taxableAmount: 100 },
      { title: 'Paper', hsn: null, taxPercent: 12 },
      { title: 'Shipping', hsn: null, taxPercent: 18 },
    ]);
  });

  it('takes the home state for an address that names none', async () => {
    expect((await invoiceTo('12 Lodhi Road')).placeOfSupply?.name).toBe('Delhi');
  });
});
