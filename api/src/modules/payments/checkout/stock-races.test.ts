import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { catalogClient } from '../../../../test-support/catalog-client.ts';
import { type DeskClient, openDesk } from '../../../../test-support/desk-client.ts';
import { cashClient } from '../../../../test-support/cash-client.ts';
import { openPayingShop, type PayingShop } from '../../../../test-support/paying-shop.ts';
import type { Shopper } from '../../../../test-support/test-shop.ts';

const RUNS = process.env.LONG ? 30 : 4;
const BUYERS = 6;
const PRODUCTS = ['marigold', 'rose'];
const ACTIONS = ['buy', 'cash', 'reserve', 'change cart', 'cancel', 'expire', 'import', 'count', 'reprice'] as const;

const steps = fc.array(
  fc.record({
    action: fc.constantFrom(...ACTIONS),
    buyer: fc.nat(BUYERS - 1),
    products: fc.constantFrom([0], [1], [0, 1], [1, 0]),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 8, maxLength: 24 },
);
type Step = typeof steps extends fc.Arbitrary<(infer Each)[]> ? Each : never;

describe('the stock of two products', () => {
  let shop: PayingShop;
  let desk: DeskClient;
  let cash: ReturnType<typeof cashClient>;
  let catalog: ReturnType<typeof catalogClient>;
  beforeAll(async () => {
    shop = await openPayingShop();
    catalog = catalogClient(shop);
    cash = cashClient(shop);
    desk = await openDesk(shop, 'packer');
    await shop.database.execute(sql`create table corrections (id text, by int)`);
  });
  afterAll(() => shop.close());

  async function apply({ action, buyer, products, quantity }: Step, buyers: readonly Shopper[]): Promise<void> {
    const shopper = buyers[buyer];
    if (!shopper) throw new Error('no such buyer');
    const ids = products.map((index) => PRODUCTS[index] ?? '');
    const lines = ids.map((productId) => ({ productId, quantity }));
    switch (action) {
      case 'buy':
      case 'reserve':
      case 'change cart': {
        const created = await shop.createOrder(shopper, lines, {});
        if (action !== 'buy' || created.statusCode !== 200) return;
        const response = await shop.pay(created.json().order.id).catch(() => undefined);
        if (response) await shop.verifyOrder(shopper, response);
        return;
      }
      case 'cash': {
        const requested = await cash.request(shopper, lines);
        if (requested.statusCode !== 200) return;
        const code = await cash.code(shopper);
        await Promise.all([1, 2].map(() => cash.confirm(shopper, requested.json().id, code)));
        return;
      }
      case 'cancel': {
        const [newest] = await shop.myOrders(shopper);
        if (!newest) return;
        const url = `/api/auth/my-order/${String(newest.orderNumber)}/cancel`;
        await shop.app.inject({ method: 'POST', url, headers: shopper.headers });
        return;
      }
      case 'expire':
        await shop.database.execute(
          sql`update payment_attempts set reserved_until = created_at where state = 'open' and buyer_id = ${shopper.id}`,
        );
        await shop.runJobs('end-reservations');
        return;
      case 'import': {
        const rows = (await catalog.exportRows()).filter(({ id }) => ids.includes(id ?? ''));
        const more = rows.map((row) => ({ ...row, stock: String(Number(row.stock) + quantity) }));
        const file = await catalog.importRows(more);
        if (file.statusCode === 200) for (const id of ids) await correct(id, quantity);
        return;
      }
      case 'count': {
        const expected = await shop.stockOf(ids[0] ?? '');
        const rows = [{ id: ids[0], expected, counted: expected + quantity }];
        const { status, body } = await desk.call('POST', '/products/stock', { rows, reason: 'Count' });
        const isDone = status === 200 && (body as { done: string[] }).done.length > 0;
        if (isDone) await correct(ids[0] ?? '', quantity);
        return;
      }
      case 'reprice':
        await shop.database.execute(
          sql`update products set original_price = original_price + 100 where id = ${ids[0]}`,
        );
    }
  }

  const correct = (id: string, by: number) => shop.database.execute(sql`insert into corrections values (${id}, ${by})`);

  it('concurrent orders, cancellations and imports never lose or duplicate stock', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 8 }), async (plan, initial) => {
        await shop.database.execute(sql`truncate corrections, orders, payment_attempts, products cascade`);
        for (const id of PRODUCTS) await shop.addProduct({ id, stock: initial, images: [] });
        const buyers = await Promise.all(Array.from({ length: BUYERS }, () => shop.signIn()));

        await Promise.all(plan.map((step) => apply(step, buyers)));

        const { rows } = await shop.database.execute<{
          id: string;
          stock: number;
          expected: number;
          priced: boolean;
        }>(sql`
          select id, stock, ${initial}
            + (select coalesce(sum(by), 0)::int from corrections where corrections.id = products.id)
            - (select coalesce(sum(quantity), 0)::int from order_lines join orders on orders.id = order_id
                where product_id = products.id and status <> 'cancelled')
            - (select coalesce(sum((line ->> 'quantity')::int), 0)::int
                from payment_attempts, jsonb_array_elements(lines) as line
                where state = 'open' and line ->> 'productId' = products.id) as expected
          from products order by id`);
        expect(rows.map(({ stock }) => stock)).toEqual(rows.map(({ expected }) => expected));
        expect(Math.min(...rows.map(({ stock }) => stock))).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: RUNS },
    );
  });
});
