import { randomUUID } from 'node:crypto';
import { openPayingShop, type PayingShop } from '../../test-support/paying-shop.ts';
import { statementsOf } from '../../test-support/statements.ts';
import type { Shopper } from '../../test-support/test-shop.ts';
import { orderLines, orders, orderStatusChanges } from './orders/tables/orders.tables.ts';

describe('the number of SQL statements', () => {
  let shop: PayingShop;
  let few: Shopper;
  let many: Shopper;
  beforeAll(async () => {
    shop = await openPayingShop();
    for (let each = 0; each < 25; each += 1) await shop.addProduct({ id: `paper-${each}`, tags: [`tag-${each}`] });
    few = await shop.signIn();
    many = await shop.signIn();
    await placeOrders(few, 2);
    await placeOrders(many, 20);
  });
  afterAll(() => shop.close());

  async function placeOrders(shopper: Shopper, count: number): Promise<void> {
    for (let each = 0; each < count; each += 1) {
      const id = randomUUID();
      const at = shop.now();
      const sums = { goods: 70_000, shipping: 9_900, total: 79_900 };
      const shippingAddress = { name: 'Asha Rao', email: shopper.email, phone: '9876543210', address: '1 Test Road' };
      const gateway = { gatewayOrderId: `order_${id}`, gatewayPaymentId: `pay_${id}` };
      await shop.database.insert(orders).values({
        id,
        number: `KGZ-${id}`,
        buyerId: shopper.id,
        status: 'pending',
        ...sums,
        shippingAddress,
        ...gateway,
        createdAt: at,
        updatedAt: at,
      });
      const line = { orderId: id, productId: 'paper-1', title: 'Paper', image: '', quantity: 1, unitPrice: 35_000 };
      await shop.database.insert(orderLines).values([0, 1].map((position) => ({ ...line, position })));
      await shop.database.insert(orderStatusChanges).values({ orderId: id, status: 'pending', at });
    }
  }

  async function countOf(call: () => Promise<{ statusCode: number }>): Promise<number> {
    const { result, statements } = await statementsOf(shop.database, call);
    expect(result.statusCode).toBe(200);
    return statements.length;
  }
  const get = (url: string, shopper?: Shopper) => () =>
    shop.app.inject({ url, ...(shopper && { headers: shopper.headers }) });
  const lines = (count: number) =>
    Array.from({ length: count }, (_, each) => ({ productId: `paper-${each}`, quantity: 1 }));

  it.each([
    ['listing products', 1, '/api/product/list?limit=2', '/api/product/list?limit=20'],
    ['a search', 3, '/api/product/list?limit=2&q=paper', '/api/product/list?limit=20&q=paper'],
    ['listing a category', 2, '/api/product/category/paper?limit=2', '/api/product/category/paper?limit=20'],
    ['showing a product', 1, '/api/product/paper-1', '/api/product/paper-2'],
    ['finding related products', 3, '/api/product/paper-1/related', '/api/product/paper-2/related'],
    ['showing best picks', 2, '/api/product/top-picks', '/api/product/top-picks'],
    ['suggesting products', 11, '/api/product/suggest?q=paper-1', '/api/product/suggest?q=p'],
  ])('%s runs at most %i SQL statements for any number of rows', async (_name, most, small, large) => {
    const counts = [await countOf(get(small)), await countOf(get(large))];

    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThanOrEqual(most);
  });

  it('listing 20 orders runs no more SQL statements than listing two orders', async () => {
    const two = await countOf(get('/api/auth/my-order', few));

    expect(two).toBeLessThanOrEqual(6);
    expect(await countOf(get('/api/auth/my-order', many))).toBe(two);
  });

  it('a quote for 20 cart lines runs no more SQL statements than a quote for two lines', async () => {
    const two = await countOf(() => shop.quote(lines(2)));

    expect(two).toBeLessThanOrEqual(4);
    expect(await countOf(() => shop.quote(lines(20)))).toBe(two);
  });

  it('a checkout with 20 lines runs no more SQL statements than a checkout with two lines', async () => {
    const counts: number[] = [];
    for (const count of [2, 5, 20]) {
      const buyer = await shop.signIn();
      counts.push(await countOf(() => shop.createOrder(buyer, lines(count))));
    }

    expect(counts[0]).toBeLessThanOrEqual(10);
    expect(new Set(counts).size).toBe(1);
  });
});
