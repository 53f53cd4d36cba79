import type { DeskInsight } from '@kaagazz/api-schema';
import { openDesk, type DeskClient } from '../../../test-support/desk-client.ts';
import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';
import { emptySearches } from './insight.tables.ts';
import { termOf } from './empty-searches.ts';

describe('visitor numbers', () => {
  let shop: TestShop;
  let editor: DeskClient;
  beforeAll(async () => {
    shop = await openTestShop();
    editor = await openDesk(shop, 'editor');
  });
  afterAll(() => shop.close());

  const insight = async () => (await editor.call('GET', '/insight?days=7')).json<{ data: DeskInsight }>().data;

  it('visits reported in several requests on the same day are added up', async () => {
    const add = (visits: number) =>
      shop.app.inject({ method: 'POST', url: '/api/operator/visits', headers: shop.operator, payload: { visits } });
    await add(3);
    await add(4);

    const { days } = await insight();

    expect(days).toHaveLength(7);
    expect(days.at(-1)).toMatchObject({ visits: 7, orders: 0 });
  });

  it('visitor statistics exclude orders taken by staff', async () => {
    await shop.database.execute(`
      insert into orders (id, number, status, goods, shipping, total, shipping_address, taken_by, created_at, updated_at)
      select gen_random_uuid(), 'KGZ-2026-00009' || at, 'pending', 100, 0, 100, '{}', case when at = 1 then gen_random_uuid() end,
        now(), now() from generate_series(0, 1) at`);

    expect((await insight()).days.reduce((sum, { orders }) => sum + orders, 0)).toBe(1);
  });

  it('sales by product are sorted by units sold and exclude cancelled orders', async () => {
    const order = (number: string, status: string, product: string, quantity: number) =>
      shop.database.execute(`
        with placed as (
          insert into orders (id, number, status, goods, shipping, total, shipping_address, created_at, updated_at)
          values (gen_random_uuid(), '${number}', '${status}', 100, 0, 100, '{}', now(), now()) returning id)
        insert into order_lines (order_id, position, product_id, title, image, quantity, unit_price)
        select id, 0, '${product}', '${product}', '', ${quantity}, 5000 from placed`);
    await order('KGZ-2026-000001', 'pending', 'pen', 2);
    await order('KGZ-2026-000002', 'delivered', 'notebook', 3);
    await order('KGZ-2026-000003', 'cancelled', 'pen', 9);
    await order('KGZ-2026-000004', 'pending', 'quote_1', 50);
    await shop.database.execute("update order_lines set title = 'Tote bag' where product_id = 'quote_1'");

    expect((await insight()).bestSellers).toEqual([
      { id: '', title: 'Tote bag', pieces: 50, amount: 2500 },
      { id: 'notebook', title: 'notebook', pieces: 3, amount: 150 },
      { id: 'pen', title: 'pen', pieces: 2, amount: 100 },
    ]);
  });

  it('visitor statistics list the searches that found no products', async () => {
    await shop.app.inject('/api/product/list?q=Papyrus%20%20Roll');
    while ((await shop.database.select().from(emptySearches)).length === 0) await new Promise(setImmediate);

    expect((await insight()).emptySearches).toEqual([{ term: 'papyrus roll', searches: 1 }]);
  });
});

it.each(['asha@example.com', 'call 98765 43210', '  '])('the search term %j is not stored', (search) => {
  expect(termOf(search)).toBeNull();
});
