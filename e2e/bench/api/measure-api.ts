import assert from 'node:assert/strict';

import { load } from '../load.ts';
import type { LoadRequest, LoadResult } from '../load.ts';
import type { BenchOptions } from '../part.ts';
import type { Row } from '../row.ts';
import { alternate, median } from '../statistics.ts';
import { ApiServers } from './servers.ts';

const READS = {
  'product list of 20': '/api/product/list?limit=20',
  'product by id': '/api/product/notebook-a5-marigold',
};
const BUYERS = 10;
const LINES_PER_CART = 3;

const EFFORTS = {
  full: { reads: { seconds: 1 }, orders: 600, rounds: 5 },
  smoke: { reads: { requests: 100 }, orders: 100, rounds: 1 },
} satisfies Record<BenchOptions['effort'], object>;

interface Product {
  _id: string;
  stock: number;
}

interface Contender {
  url: string;
  carts: LoadRequest[][];
}

type Results = Record<string, LoadResult[]>;

const BASELINES = { bare: 'bare node:http', older: 'older checkout' };

export async function measureApi(options: BenchOptions): Promise<Row[]> {
  const servers = new ApiServers(options);
  try {
    const databaseUrl = await servers.createDatabase();
    const current = await startContender(servers, databaseUrl);
    if (options.against !== undefined) {
      const older = await startContender(servers, await servers.createDatabase(), options.against);
      const reads = await readRows(options, { current: current.url, older: older.url });
      return [...reads, ...(await orderRows(options, { current, older }))];
    }
    const uncached = await servers.startApi(databaseUrl, { CATALOG_CACHE_MS: '0' });
    const bare = await servers.startBareServer(databaseUrl);
    await assertSameAnswers([current.url, uncached.url, bare]);
    const reads = await readRows(options, { current: current.url, uncached: uncached.url, bare });
    return [...reads, ...(await orderRows(options, { current }))];
  } finally {
    await servers.stop();
  }
}

async function startContender(servers: ApiServers, databaseUrl: string, checkout?: string): Promise<Contender> {
  const api = await servers.startApi(databaseUrl, {}, checkout);
  return { url: api.url, carts: await cartsFor(api.url, await servers.signUpBuyers(api, BUYERS)) };
}

async function readRows({ effort, log }: BenchOptions, urls: Record<string, string>): Promise<Row[]> {
  const { reads, rounds } = EFFORTS[effort];
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(READS)) {
    log(name);
    const loadUrl = (url: string) => load(url, [[{ path }]], { until: reads });
    await alternate(urls, 1, loadUrl); // warm-up
    const results = await alternate(urls, rounds, loadUrl);
    rows.push(...rowsOf(name, results));
    if (results.uncached) rows.push(...rowsOf(`${name}, without cache`, { ...results, current: results.uncached }));
  }
  return rows;
}

async function orderRows({ effort, log }: BenchOptions, contenders: Record<string, Contender>): Promise<Row[]> {
  const { orders: requests, rounds } = EFFORTS[effort];
  log('create-order');
  const order = ({ url, carts }: Contender) => load(url, carts, { until: { requests } });
  await alternate(contenders, 1, order); // warm-up
  return rowsOf('create-order', await alternate(contenders, rounds, order));
}

function rowsOf(name: string, results: Results): Row[] {
  const { current = [], bare, older } = results;
  const baseline = bare ?? older;
  const figures = (key: keyof LoadResult) => {
    const summary = (measured: LoadResult[]) => median(measured.map((result) => result[key]));
    const baselineName = bare ? BASELINES.bare : BASELINES.older;
    return {
      value: summary(current),
      ...(baseline && { baseline: { name: baselineName, value: summary(baseline) } }),
    };
  };
  const isCached = bare && current !== results.uncached;
  return [
    { name, unit: 'per s', ...figures('perSecond'), ...(isCached && { target: { atLeast: 1 } }) },
    { name: `${name}: p99`, unit: 'ms', ...figures('p99') },
  ];
}

async function assertSameAnswers(urls: string[]): Promise<void> {
  for (const path of Object.values(READS)) {
    const read = async (url: string) => (await fetch(url + path)).json() as Promise<unknown>;
    const [first, ...others] = await Promise.all(urls.map(read));
    for (const other of others) assert.deepEqual(other, first);
  }
}

async function productsOf(url: string): Promise<Product[]> {
  const response = await fetch(`${url}/api/product/list?limit=100`);
  return ((await response.json()) as { products: Product[] }).products;
}

async function cartsFor(url: string, tokens: string[]): Promise<LoadRequest[][]> {
  const inStock = (await productsOf(url)).filter(({ stock }) => stock > 2);
  return tokens.map((token, buyer) => {
    const products = inStock.filter((_, index) => index % tokens.length === buyer).slice(0, LINES_PER_CART);
    return [1, 2].map((quantity): LoadRequest => {
      const lines = products.map(({ _id }) => ({ productId: _id, quantity }));
      return {
        method: 'POST',
        path: '/api/payment/create-order',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ products: lines, shippingAddress: ADDRESS }),
      };
    });
  });
}

const ADDRESS = {
  name: 'Kiran Buyer',
  email: 'kiran@bench.example',
  phone: '9876543210',
  address: '1 Test Road, Delhi',
};
