import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openPayingShop, type PayingShop } from '../../../../test-support/paying-shop.ts';

const ORDERS = 60;
const TRIES = 200;

describe('updates during checkout', () => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await openPayingShop();
    await shop.addProduct({ id: 'pen', stock: 1_000, description: 'Made by hand. '.repeat(40) });
  });
  afterAll(() => shop.close());

  async function updatesOf(table: string) {
    const { rows } = await shop.database.execute<{ updates: number; inPlace: number }>(sql`
      select n_tup_upd::int as updates, n_tup_hot_upd::int as "inPlace" from pg_stat_user_tables where relname = ${table}`);
    return rows[0] ?? { updates: 0, inPlace: 0 };
  }

  async function updatesOnceReported(table: string, atLeast: number) {
    let counted = await updatesOf(table);
    for (let tries = 0; tries < TRIES && counted.updates < atLeast; tries += 1) {
      await wait(200);
      counted = await updatesOf(table);
    }
    expect(counted.updates).toBeGreaterThanOrEqual(atLeast);
    return counted;
  }

  it('most row updates during checkout are heap-only tuple (HOT) updates', async () => {
    const asha = await shop.signIn();
    for (let count = 0; count < ORDERS; count += 1) await shop.buy(asha, [{ productId: 'pen', quantity: 1 }]);
    await shop.database.execute(sql`update outbox set subject = '', text = '', html = '', sent_at = created_at`);

    const attempts = await updatesOnceReported('payment_attempts', 2 * ORDERS);
    const mails = await updatesOnceReported('outbox', 2 * ORDERS);
    const stock = await updatesOnceReported('products', ORDERS);

    expect(attempts.inPlace / attempts.updates).toBeGreaterThan(0.4);
    expect(mails.inPlace / mails.updates).toBeGreaterThan(0.5);
    expect(stock.inPlace / stock.updates).toBeGreaterThan(0.8);
  });
});
