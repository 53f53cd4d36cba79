import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { DeskOrder, DeskProduct, NewOrderPreview } from '@kaagazz/api-schema';
import { sql } from 'drizzle-orm';
import { cashClient } from '../../../../test-support/cash-client.ts';
import { type DeskClient, openDesk } from '../../../../test-support/desk-client.ts';
import { ADDRESS, openPayingShop, type PayingShop } from '../../../../test-support/paying-shop.ts';
import type { Shopper } from '../../../../test-support/test-shop.ts';

const STEPS = '10: 5%, 25: 10%';
const TWELVE = [{ productId: 'tag', quantity: 12 }];
const TOTAL = 1_239;

describe('quantity discounts', () => {
  let shop: PayingShop;
  let founder: DeskClient;
  let asha: Shopper;
  beforeAll(async () => {
    shop = await openPayingShop();
    await shop.addProduct({ id: 'tag', title: 'Tag', originalPrice: 10_000, stock: 100_000, quantityDiscounts: STEPS });
    await shop.addProduct({ id: 'pen', title: 'Pen', originalPrice: 5_000, stock: 100_000 });
    const sheet = { originalPrice: 20_000, discountPercent: 30, quantityDiscounts: '5: 5%' };
    await shop.addProduct({ id: 'sheet', title: 'Sheet', stock: 100_000, ...sheet });
    founder = await openDesk(shop, 'founder', 'Meera Iyer');
  });
  beforeEach(async () => {
    await shop.database.execute(sql`update products set quantity_discounts = ${STEPS} where id = 'tag'`);
    asha = await shop.signIn();
  });
  afterAll(() => shop.close());

  const orderAtDesk = async (number: string | null) =>
    (await founder.call('GET', `/orders/${number}`)).json<{ data: DeskOrder }>().data;

  it('a quote contains the unit price for each quantity range', async () => {
    const quote = (await shop.quote([...TWELVE, { productId: 'pen', quantity: 12 }])).json();

    expect(quote).toMatchObject({ goods: 1_740, shipping: 99, total: 1_839 });
    expect(quote.lines).toMatchObject([
      {
        price: 95,
        quantityPrices: [
          { from: 1, price: 100 },
          { from: 10, price: 95 },
          { from: 25, price: 90 },
        ],
      },
      { price: 50 },
    ]);
    expect(quote.lines[1]).not.toHaveProperty('quantityPrices');
  });

  it.each([
    [9, 900],
    [10, 950],
    [24, 2_280],
    [25, 2_250],
  ])('%i pieces cost Rs. %i', async (quantity, goods) => {
    const created = await shop.createOrder(asha, [{ productId: 'tag', quantity }], { shippingAddress: ADDRESS });

    expect(created.json().summary.goods).toBe(goods);
  });

  it('the price of a product listed twice in a request depends on its total quantity', async () => {
    const half = { productId: 'tag', quantity: 6 };

    const created = await shop.createOrder(asha, [half, half], { shippingAddress: ADDRESS, expectedTotal: TOTAL });

    expect(created.json().order.amount).toBe(TOTAL * 100);
  });

  it('the order, its email and its invoice use the discounted unit price', async () => {
    const { number } = await shop.buy(asha, TWELVE);
    await shop.issueInvoices();

    const [order] = await shop.myOrders(asha);
    expect(order).toMatchObject({ totalAmount: TOTAL, products: [{ quantity: 12, price: 95 }] });
    const mail = (await shop.mails()).find(({ kind, orderNumber }) => {
      return kind === 'order-confirmation' && orderNumber === number;
    });
    expect(mail?.text).toContain('Rs. 1,140');
    expect(mail?.text).toContain('Rs. 1,239');
    const url = `/api/auth/my-order/${number}/invoice`;
    const { invoice } = (await shop.app.inject({ url, headers: asha.headers })).json<{ invoice: object }>();
    expect(invoice).toMatchObject({
      lines: [
        { title: 'Tag', quantity: 12, price: 95, amount: 1_140 },
        { title: 'Shipping', amount: 99 },
      ],
      totalAmount: TOTAL,
    });
  });

  it('a partial refund is based on the discounted unit price', async () => {
    const { number } = await shop.buy(asha, TWELVE);
    const refund = (what: object, expectedAmount: number) =>
      founder.call('POST', `/orders/${number}/refund`, { ...what, key: randomUUID(), expectedAmount, reason: 'Torn' });

    const five = await refund({ lines: [{ position: 0, quantity: 5 }] }, 475);
    const line = await refund({ lines: [{ position: 0, quantity: 7 }] }, 665);
    await shop.issueInvoices();

    expect([five.status, line.status]).toEqual([200, 200]);
    const { lines, money, documents } = await orderAtDesk(number);
    expect(lines.map(({ refunded }) => refunded)).toEqual([1_140]);
    expect(money).toMatchObject({ total: TOTAL, refunded: 1_140 });
    expect(documents.creditNotes).toHaveLength(2);
  });

  it('applies the sale first, then the quantity discount, then the discount code', async () => {
    const terms = { percent: 10, amount: null, minimum: 660, firstDay: '2020-01-01', lastDay: null };
    const limits = { maximumUses: null, maximumPerCustomer: null, isOn: true };
    await founder.call('POST', '/discounts', { code: 'SHEETS', ...terms, ...limits });
    const products = [{ productId: 'sheet', quantity: 5 }];
    const options = { shippingAddress: ADDRESS, discountCode: 'SHEETS' };

    // Rs. 200 less 30% (sale), 5% (quantity) and 10% (code) is Rs. 119.70. Five sheets and shipping
    // (Rs. 99) cost Rs. 697.50.
    const created = await shop.createOrder(asha, products, { ...options, expectedTotal: 697.5 });
    const fewer = await shop.createOrder(asha, [{ productId: 'sheet', quantity: 4 }], options);

    expect(created.json().summary).toEqual({ goods: 598.5, shipping: 99, total: 697.5 });
    expect(fewer.json().code).toBe('DISCOUNT_CODE_MINIMUM');
  });

  it('a cash-on-delivery order costs the discounted total', async () => {
    const cash = cashClient(shop);
    const requested = await cash.request(asha, TWELVE);

    await cash.confirm(asha, requested.json().id, await cash.code(asha));

    expect((await shop.myOrders(asha))[0]).toMatchObject({ totalAmount: TOTAL, cashToPay: TOTAL });
  });

  it('on a phone order, the quantity discount is applied before the discount given by staff', async () => {
    const draft = { ...ADDRESS, lines: TWELVE, discountPercent: 10, discountReason: 'Regular customer' };

    const preview = await founder.call('POST', '/new-order/preview', draft);
    const payment = { payment: 'cash-on-delivery', key: randomUUID(), expectedTotal: 1_125 };
    const placed = await founder.call('POST', '/new-order', { ...draft, ...payment });

    expect(preview.json<{ data: NewOrderPreview }>().data).toMatchObject({
      lines: [{ price: 85.5, amount: 1_026 }],
      goods: 1_026,
      discount: 114,
      total: 1_125,
    });
    const { data } = placed.json<{ data: { order: string | null } }>();
    expect((await orderAtDesk(data.order)).money.total).toBe(1_125);
  });

  it('an order is rejected if a quantity discount has ended since the shopper saw the total', async () => {
    await shop.database.execute(sql`update products set quantity_discounts = '' where id = 'tag'`);

    const seen = TWELVE.map((line) => ({ ...line, price: 95 }));
    const created = await shop.createOrder(asha, seen, { shippingAddress: ADDRESS, expectedTotal: TOTAL });

    expect(created.statusCode).toBe(409);
    expect(created.json()).toMatchObject({
      code: 'PRICE_CHANGED',
      changes: [{ productId: 'tag', price: 100 }],
      summary: { total: 1_299 },
    });
  });

  it('a checkout that overlaps with a discount change charges the new price', async () => {
    const isWaiting = async () => {
      const { rows } = await shop.database.execute(sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length > 0;
    };

    const creating = await shop.database.transaction(async (tx) => {
      await tx.execute(sql`update products set quantity_discounts = '10: 20%' where id = 'tag'`);
      const created = shop.createOrder(asha, TWELVE, { shippingAddress: ADDRESS });
      while (!(await isWaiting())) await setImmediate();
      return { created };
    });

    expect((await creating.created).json().summary).toEqual({ goods: 960, shipping: 99, total: 1_059 });
  });

  it('while discounts change, a checkout charges the expected total or returns PRICE_CHANGED', async () => {
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => shop.signIn()));
    const more = { shippingAddress: ADDRESS, expectedTotal: TOTAL };

    const changing = ['', STEPS, '5: 50%', STEPS].map((steps) =>
      shop.database.execute(sql`update products set quantity_discounts = ${steps} where id = 'tag'`),
    );
    const created = await Promise.all(shoppers.map((shopper) => shop.createOrder(shopper, TWELVE, more)));
    await Promise.all(changing);

    for (const response of created) {
      const { code, order } = response.json();
      expect(response.statusCode === 200 ? order.amount : code).toBe(
        response.statusCode === 200 ? TOTAL * 100 : 'PRICE_CHANGED',
      );
    }
  });

  it('invalid quantity discounts are rejected', async () => {
    const read = async () => (await founder.call('GET', '/products/pen')).json<{ data: DeskProduct }>().data;
    const save = async (quantityDiscounts: string) =>
      founder.call('PATCH', '/products/pen', { version: (await read()).version, quantityDiscounts });

    const invalid = await save('25: 5%, 10: 10%');
    const saved = await save('10:5, 25:10');

    expect(invalid.status).toBe(400);
    expect(saved.status).toBe(200);
    expect((await read()).quantityDiscounts).toBe(STEPS);
    expect((await founder.call('GET', '/products/pen/history')).json()).toMatchObject({
      data: [{ before: { quantityDiscounts: '' }, after: { quantityDiscounts: STEPS } }],
    });
    const { product } = (await shop.app.inject({ url: '/api/product/pen' })).json<{ product: object }>();
    expect(product).toMatchObject({
      price: 50,
      quantityPrices: [
        { from: 1, price: 50 },
        { from: 10, price: 47 },
        { from: 25, price: 45 },
      ],
    });
    await save('');
  });
});
