import pg from 'pg';

import { openDeskSession } from '../../support/servers/desk-session.ts';
import type { BenchOptions } from '../part.ts';
import type { Row } from '../row.ts';
import { startShop } from '../shop.ts';
import { percentile } from '../statistics.ts';
import { TimedClient } from '../timed-client.ts';
import { fillDatabase } from './fill-database.ts';

const SIZE = { products: 5_000, orders: 10_000 };
const LONGEST_MS = 300;
const WARM_UP = 5;
const REPETITIONS = { full: 200, smoke: 20 };

const ORDERS = '/orders?perPage=25';
const PRODUCTS = '/products?perPage=25';
const LISTS = {
  'orders, newest': ORDERS,
  'orders, largest, last page': `${ORDERS}&sort=total&order=asc&page=400`,
  'orders to pack': `${ORDERS}&step=pack`,
  'orders, by phone number': `${ORDERS}&q=9876500`,
  'orders, by name': `${ORDERS}&q=asha&sort=name&order=asc`,
  'orders, 100 a page': '/orders?perPage=100',
  'products, newest': PRODUCTS,
  'products, by title, last page': `${PRODUCTS}&sort=title&order=asc&page=200`,
  'products, by word': `${PRODUCTS}&q=saffron`,
  'products low in stock': `${PRODUCTS}&lowStock=true&state=published`,
  'products, 100 a page': '/products?perPage=100',
  'customers, newest': '/customers?perPage=25',
  Today: '/today',
};

export async function measureDesk(options: BenchOptions): Promise<Row[]> {
  const shop = await startShop(options);
  const database = new pg.Client(shop.databaseUrl);
  const client = new TimedClient();
  try {
    await database.connect();
    await fillDatabase(database, SIZE);
    await database.query(`
      update order_work set packed_at = orders.created_at
        from orders where orders.id = order_id and status in ('shipped', 'delivered')`);
    await database.query('vacuum analyze');
    const cookie = await openDeskSession(database);
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(LISTS)) {
      const get = async () => (await client.get(`${shop.apiUrl}/api/desk${path}`, { cookie })).total;
      for (let i = 0; i < WARM_UP; i++) await get();
      const times: number[] = [];
      for (let i = 0; i < REPETITIONS[options.effort]; i++) times.push(await get());
      rows.push({ name: `${name}: p99`, unit: 'ms', value: percentile(times, 0.99), target: { atMost: LONGEST_MS } });
    }
    return rows;
  } finally {
    client.close();
    await database.end();
    await shop.stop();
  }
}
