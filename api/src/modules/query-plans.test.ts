import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type TestDatabase, openMigratedDatabase, vacuum } from '../../test-support/test-database.ts';
import { plansOf } from '../../test-support/query-plans.ts';
import type { Database } from '../db/database.ts';
import { inLongTransaction } from '../db/transaction.ts';
import { catalogRepository } from './catalog/catalog.repository.ts';
import type { Listing } from './catalog/listing.ts';
import { suggestionsRepository } from './catalog/suggestions.repository.ts';
import { countOrdersOf, findOrder, ordersOf, pageOfOrders } from './orders/orders.repository.ts';
import { leaseJobs } from './jobs/jobs.repository.ts';
import { anyExpired, attemptsOf, lastAddress, lockExpiredAttempts } from './payments/attempts/attempts.repository.ts';
import { forgetEventsBefore } from './payments/settlement/webhook-events.repository.ts';

const MANY = 4000;
/** With fewer products, PostgreSQL would prefer full table scans to indexes. */
const PRODUCTS = 12_000;
const ORDERED = sql`'{}'::jsonb, now(), now() from generate_series(1, ${sql.raw(String(MANY))}) as n`;
const now = new Date();

async function fill(database: Database): Promise<void> {
  await database.execute(sql`
    insert into products (id, title, description, category, original_price, stock, tags, images, popularity, created_at)
    select 'p-' || n, 'Sheet ' || n, case when n % 2 = 0 then 'handmade' else 'cut' end,
      (array['stationery', 'gift-sets', 'paper', 'chitrayan'])[1 + n % 4], n * 10, 5, '[]', '[]', (n * 7919) % 9973, now() - n * interval '1 hour'
    from generate_series(1, ${sql.raw(String(PRODUCTS))}) as n`);
  await database.execute(sql`
    insert into users (id, email, fullname, created_at, updated_at)
    select gen_random_uuid(), 'buyer-' || n || '@example.com', 'Buyer', now(), now() from generate_series(1, 400) as n`);
  await database.execute(sql`
    insert into orders (id, buyer_id, number, status, goods, shipping, total, gateway_order_id, gateway_payment_id, shipping_address, created_at, updated_at)
    select gen_random_uuid(), (select id from users where email = 'buyer-' || 1 + n % 400 || '@example.com'), 'KGZ-2026-' || 100000 + n,
      case when n > 3960 then 'pending' else 'delivered' end, 1, 1, 2, 'order_' || n, 'pay_' || n, ${ORDERED}`);
  await database.execute(sql`
    insert into order_lines (order_id, position, product_id, title, image, quantity, unit_price)
    select id, 0, 'p-1', 'Sheet', '', 1, 1 from orders`);
  await database.execute(sql`
    insert into order_status_changes (order_id, status, at) select id, 'pending', now() from orders`);
  await database.execute(sql`
    insert into payment_attempts (id, buyer_id, state, lines, goods, shipping, total, gateway_order_id, reserved_until, created_at, updated_at)
    select id, buyer_id, 'paid', '[]', 1, 1, 2, gateway_order_id, now(), created_at, created_at from orders`);
  await database.execute(sql`
    insert into gateway_payments (id, attempt_id, amount, currency, state, created_at, updated_at)
    select gateway_payment_id, id, 2, 'INR', 'order', now(), now() from orders`);
  await database.execute(sql`
    insert into gateway_orders (id, attempt_id, opened_at)
    select gateway_order_id, id, created_at from payment_attempts`);
  await database.execute(sql`
    insert into order_refunds (id, order_id, amount, credit_note, issued_at)
    select 'rfnd_' || number, id, 100, 'KGC/' || number, created_at from orders`);
  await database.execute(sql`
    insert into discount_codes (code, amount, minimum, starts_at, is_on, created_at, buyer_id, credits_order, credits_position)
    select 'PRINT-' || number, 100, 0, created_at, true, created_at, buyer_id, id, 0 from orders`);
  await database.execute(sql`
    insert into outbox (id, kind, recipient, subject, text, html, created_at, sent_at)
    select id, 'order', 'a@example.com', '', '', '', now(), now() from orders`);
  await database.execute(sql`
    insert into jobs (kind, key, run_at, dead_at) select 'send-mail', id, now() + interval '1 day', null from orders`);
  await database.execute(sql`
    insert into webhook_events (id, received_at) select 'event-' || n, now() from generate_series(1, 4000) as n`);
}

const anything: Listing = {
  sort: 'newest',
  category: null,
  search: null,
  prices: null,
  only: { discounted: false, inStock: false, ecoFriendly: false },
  after: null,
  limit: 11,
};
const inStock = { ...anything.only, inStock: true };
const prices = { min: 50_000, max: 50_300 };

const LISTINGS: Record<string, Partial<Listing>> = {
  'the newest': {},
  'the cheapest of a category': { sort: 'price-asc', category: 'paper' },
  'the most expensive': { sort: 'price-desc' },
  'the most popular of a category in stock': { sort: 'popular', category: 'paper', only: inStock },
  'a late page': { after: { sort: 'newest', value: now.getTime() - 3_600_000_000, id: 'p-1' } },
  'a late page of the popular': { sort: 'popular', after: { sort: 'popular', value: 5000, id: 'p-1' } },
  'the cheapest in a price range': { sort: 'price-asc', prices },
};

async function customPlans(tx: Database): Promise<number> {
  const { rows } = await tx.execute<{ times: number }>(
    sql`select coalesce(sum(custom_plans), 0)::integer as times from pg_prepared_statements`,
  );
  return rows[0]?.times ?? NaN;
}

const SEARCHES: Record<string, Partial<Listing>> = {
  'a frequent word': { search: 'handmade:*' },
  'a rare word': { search: '77:*', sort: 'popular' },
  'a rare word in a category': { search: '78:*', category: 'paper', sort: 'price-asc' },
  'a narrow price range, newest first': { prices },
};

const FREQUENT_WORDS: Record<string, Partial<Listing>> = {
  'a frequent word': { search: 'handmade:*' },
  'a frequent word in a category in stock': {
    search: 'cut:*',
    category: 'paper',
    sort: 'popular',
    only: inStock,
  },
};
const PAGES = [2, 11];

describe('a query', () => {
  let open: TestDatabase;
  let database: Database;
  let buyer: string;
  beforeAll(async () => {
    open = await openMigratedDatabase();
    ({ database } = open);
    await inLongTransaction(database, fill);
    await vacuum(open.url);
    const { rows } = await database.execute<{ id: string }>(sql`select id from users limit 1`);
    buyer = rows[0]?.id ?? '';
  });
  afterAll(() => open.close());

  async function costsOf(work: () => Promise<unknown>) {
    const steps = (await plansOf(database, work)).flat();
    expect(steps).not.toEqual([]);
    const fullScans = steps.filter((step) => step['Node Type'] === 'Seq Scan').map((step) => step['Relation Name']);
    return { fullScans, sorts: steps.filter((step) => step['Node Type'].includes('Sort')).length };
  }

  it.each(Object.entries(LISTINGS))('a list of %s uses an index scan without sorting', async (_, listing) => {
    const costs = await costsOf(() => catalogRepository(database).list({ ...anything, ...listing }));

    expect(costs).toEqual({ fullScans: [], sorts: 0 });
  });

  const plannedOnce = Object.entries({ ...LISTINGS, ...FREQUENT_WORDS }).filter(
    ([, { only, search }]) => !only || search,
  );

  describe.each(PAGES)('a page of %i', (limit) => {
    it.each(plannedOnce)('the query for a page of %s uses a generic plan', async (_, listing) => {
      const planned = await database.transaction(async (tx) => {
        const catalog = catalogRepository(tx);
        const before = await customPlans(tx);
        for (let time = 0; time < 20; time += 1) await catalog.list({ ...anything, ...listing, limit });
        return (await customPlans(tx)) - before;
      });

      expect(planned).toBeLessThan(15);
    });
  });

  it.each(Object.entries(SEARCHES))('a search for %s does not scan the whole table', async (_, listing) => {
    const { fullScans } = await costsOf(() => catalogRepository(database).list({ ...anything, ...listing }));

    expect(fullScans).toEqual([]);
  });

  it('related products and suggestions are found without scanning the whole table', async () => {
    const { fullScans } = await costsOf(async () => {
      const catalog = catalogRepository(database);
      await catalog.find('p-7', false);
      await catalog.topPicks(3);
      await catalog.mostPopular(3);
      await catalog.drawOthers('p-7', 3);
      await suggestionsRepository(database).products('she:*');
    });

    expect(fullScans).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['all orders', () => pageOfOrders(database, { limit: 11 })],
    ['orders with a rare status', () => pageOfOrders(database, { status: 'shipped', limit: 11 })],
    ['a late page', () => pageOfOrders(database, { after: { createdAt: now, id: randomUUID() }, limit: 11 })],
    ['one order', () => findOrder(database, 'KGZ-2026-100007')],
    ['a buyer’s orders', () => ordersOf(database, buyer, 200)],
    ['the number of a buyer’s orders', () => countOrdersOf(database, buyer)],
  ])('reading %s does not scan the whole table', async (_, work) => {
    const { fullScans } = await costsOf(work);

    expect(fullScans).toEqual([]);
  });

  it.each<[string, (database: Database) => Promise<unknown>]>([
    ['any expired reservation', (db) => anyExpired(db, now)],
    ['expired reservations', (db) => lockExpiredAttempts(db, now, 50)],
    [
      'due jobs',
      (db) =>
        leaseJobs(db, { now: new Date(now.getTime() - 1), leasedUntil: now, slots: [{ kind: 'send-mail', free: 10 }] }),
    ],
    ['old webhook events', (db) => forgetEventsBefore(db, new Date(0))],
  ])('looking for %s does not scan completed rows', async (_, work) => {
    const { fullScans } = await costsOf(() => work(database));

    expect(fullScans).toEqual([]);
  });

  it('a buyer’s payment attempts are found without scanning the whole table', async () => {
    const { fullScans } = await costsOf(async () => {
      await lastAddress(database, buyer);
      await attemptsOf(database, buyer);
    });

    expect(fullScans).toEqual([]);
  });
});
