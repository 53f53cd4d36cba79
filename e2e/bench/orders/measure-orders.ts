import { readFileSync } from 'node:fs';
import path from 'node:path';

import { TestPostgres } from '../../../shared/tooling/local/src/postgres/test-postgres.ts';

import { eventually } from '../../support/servers/eventually.ts';
import { rowsOf } from '../../resilience/support/consistency.ts';
import type { HttpProcess } from '../../support/servers/processes.ts';
import { ApiServers } from '../api/servers.ts';
import type { BenchOptions } from '../part.ts';
import type { Row } from '../row.ts';
import { alternate, median } from '../statistics.ts';
import { type Bought, buyFor, type Buyer } from './buyers.ts';
import { childrenOf, cpuOf, DatabaseTime } from './database-time.ts';

const BUYERS = 20;
const PLENTY = 10_000_000;
const EFFORTS = {
  full: { seconds: 8, rounds: 5, processes: 2 },
  smoke: { seconds: 2, rounds: 1, processes: 2 },
} satisfies Record<BenchOptions['effort'], object>;
const MANY_PROCESSES = 7;

interface Measured extends Bought {
  lockShare: number;
  cpuMs: number;
}

interface Contender {
  databaseUrl: string;
  apis: HttpProcess[];
  tokens: string[];
  products: string[];
}

type Contenders = { current: Contender; older?: Contender };

export async function measureOrders(options: BenchOptions): Promise<Row[]> {
  const postgres = await TestPostgres.create({ durable: true });
  const servers = new ApiServers({ ...options, postgresUrl: postgres.url });
  try {
    const { processes } = EFFORTS[options.effort];
    const current = await open(servers, processes);
    const contenders: Contenders = {
      current,
      ...(options.against !== undefined && { older: await open(servers, processes, options.against) }),
    };
    const gateway = await servers.standInsUrl();
    const measure = (products: (buyer: number, all: readonly string[]) => readonly string[]) => (each: Contender) =>
      purchase(each, { products, gateway, postgres, options });
    const own = measure((buyer, all) => all.slice(buyer % all.length, (buyer % all.length) + 1));
    const one = measure((_, all) => all.slice(0, 1));

    options.log('many products');
    const many = await run(contenders, options, own);
    options.log('one product');
    const single = await run(contenders, options, one);
    const rows = [...reportRows('orders', many, 1.6), ...reportRows('orders of one product', single, 2.5)];
    for (const { apis } of Object.values(contenders)) for (const api of apis) await api.stop();

    options.log(`${MANY_PROCESSES} processes`);
    const crowd = await open(servers, MANY_PROCESSES);
    const crowded = await own(crowd);
    return [
      ...rows,
      {
        name: `rejected calls of ${crowded.calls}, ${MANY_PROCESSES} processes, 100 connections`,
        unit: '',
        value: crowded.rejected,
        target: { atMost: 0 },
        deterministic: true,
      },
      ...(await inPlaceRows(contenders, options.log)),
      ...(await soundRows([current.databaseUrl, crowd.databaseUrl])),
    ];
  } finally {
    await servers.stop();
    await postgres.remove();
  }
}

async function open(servers: ApiServers, processes: number, checkout?: string): Promise<Contender> {
  const databaseUrl = await servers.createDatabase();
  const apis: HttpProcess[] = [];
  for (let count = 0; count < processes; count += 1) {
    apis.push(await servers.startApi(databaseUrl, { API_PROCESSES: `${processes}` }, checkout));
  }
  const [first] = apis;
  if (!first) throw new Error('no api was started');
  const products = await rowsOf<{ id: string }>(
    databaseUrl,
    `update products set stock = ${PLENTY} where on_sale returning id`,
  );
  return {
    databaseUrl,
    apis,
    tokens: await servers.signUpBuyers(first, BUYERS),
    products: products.map(({ id }) => id).toSorted(),
  };
}

async function run(
  contenders: Record<string, Contender>,
  { effort }: BenchOptions,
  measure: (contender: Contender) => Promise<Measured>,
) {
  await alternate(contenders, 1, measure); // warm-up
  return alternate(contenders, EFFORTS[effort].rounds, measure);
}

interface PurchaseOptions {
  products: (buyer: number, all: readonly string[]) => readonly string[];
  gateway: string;
  postgres: TestPostgres;
  options: BenchOptions;
}

async function purchase(
  { databaseUrl, apis, tokens, products: all }: Contender,
  { products, gateway, postgres, options }: PurchaseOptions,
): Promise<Measured> {
  const buyers = tokens.map((token, index): Buyer => ({
    url: apis[index % apis.length]?.url ?? '',
    token,
    products: products(index, all),
  }));
  const cpu = () => apis.reduce((sum, { pid }) => sum + cpuOf(pid), 0) + postgresCpu(postgres);
  const before = cpu();
  const time = new DatabaseTime(databaseUrl);
  time.start();
  const [buying] = await Promise.allSettled([buyFor(EFFORTS[options.effort].seconds, buyers, gateway)]);
  const lockShare = await time.stop();
  if (buying.status === 'rejected') throw buying.reason;
  const bought = buying.value;
  await eventually(() => isQuiet(databaseUrl), 180_000);
  const measured = { ...bought, lockShare, cpuMs: cpu() - before };
  options.log(
    `${(measured.orders / measured.seconds).toFixed(1)} orders/s, ${(measured.cpuMs / measured.orders).toFixed(1)} ms CPU each, ` +
      `${(100 * lockShare).toFixed(1)} % lock waits, ${measured.rejected} of ${measured.calls} calls rejected`,
  );
  return measured;
}

async function isQuiet(databaseUrl: string): Promise<boolean> {
  const [row] = await rowsOf<{ waiting: number }>(
    databaseUrl,
    `select count(*)::int as waiting from jobs where kind in ('send-mail', 'issue-invoice')`,
  );
  return row?.waiting === 0;
}

function postgresCpu({ dataFolder }: TestPostgres): number {
  const server = Number(readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return [server, ...childrenOf(server)].reduce((sum, pid) => sum + cpuOf(pid), 0);
}

function reportRows(name: string, results: Record<string, Measured[]>, atLeast: number): Row[] {
  const { current = [], older } = results;
  const figure = (of: (measured: Measured) => number) => ({
    value: median(current.map(of)),
    ...(older && { baseline: { name: 'older checkout', value: median(older.map(of)) } }),
  });
  return [
    {
      name,
      unit: 'per s',
      ...figure(({ orders, seconds }) => orders / seconds),
      ...(older && { target: { atLeast } }),
    },
    { name: `${name}: CPU each`, unit: 'ms', ...figure(({ cpuMs, orders }) => cpuMs / orders) },
    {
      name: `${name}: database time spent waiting for locks`,
      unit: '%',
      value: 100 * median(current.map(({ lockShare }) => lockShare)),
      target: { atMost: 5 },
    },
  ];
}

const UPDATED = ['payment_attempts', 'outbox', 'products', 'jobs'];

async function inPlaceRows({ current, older }: Contenders, log: BenchOptions['log']): Promise<Row[]> {
  const shares = async ({ databaseUrl }: Contender) => {
    const rows = await rowsOf<{ table: string; share: number }>(
      databaseUrl,
      `select relname as table, round(100.0 * n_tup_hot_upd / n_tup_upd)::int as share from pg_stat_user_tables
       where relname = any($1) and n_tup_upd > 0`,
      [UPDATED],
    );
    return new Map(rows.map(({ table, share }) => [table, share]));
  };
  const now = await shares(current);
  if (older)
    log(`older checkout: ${[...(await shares(older))].map(([table, share]) => `${table} ${share} %`).join(', ')}`);
  return UPDATED.map((table) => ({
    name: `updates of ${table} that change no index`,
    unit: '%',
    value: now.get(table) ?? 0,
  }));
}

async function soundRows(databaseUrls: readonly string[]): Promise<Row[]> {
  let [oversold, gaps] = [0, 0];
  for (const url of databaseUrls) {
    const [row] = await rowsOf<{ oversold: number; gaps: number }>(url, SOUND, [PLENTY]);
    oversold += row?.oversold ?? 1;
    gaps += row?.gaps ?? 1;
  }
  const zero = { unit: '', target: { atMost: 0 }, deterministic: true } as const;
  return [
    { name: 'products with more pieces sold and reserved than were in stock', value: oversold, ...zero },
    { name: 'gaps in invoice numbers and orders without one', value: gaps, ...zero },
  ];
}

const SOUND = `
  with sold as (
    select product_id, sum(quantity) as pieces from order_lines group by 1
  ), held as (
    select line ->> 'productId' as product_id, sum((line ->> 'quantity')::int) as pieces
    from payment_attempts, jsonb_array_elements(lines) as line where state = 'open' group by 1
  )
  select
    (select count(*)::int from products left join sold on sold.product_id = products.id
       left join held on held.product_id = products.id
     where on_sale and stock + coalesce(sold.pieces, 0) + coalesce(held.pieces, 0) <> $1) as oversold,
    (select count(*)::int from orders) - (select coalesce(sum(last), 0)::int from invoice_series)
      + 2 * (select count(*)::int from orders left join invoices on order_id = id where order_id is null) as gaps`;
