import assert from 'node:assert/strict';

import type { Bench } from '../parts.ts';
import type { Row } from '../row.ts';
import { inTurn, median } from '../statistics.ts';
import { loadOf } from './load.ts';
import type { Load, LoadedCall } from './load.ts';
import { startRivals } from './rivals.ts';
import type { Engine, Rivals } from './rivals.ts';

const LIST = '/api/product/list?limit=20';
const BUYERS = 10;
const LINES_OF_A_CART = 3;
const OTHER = 'bare node:http';

/** How long each is loaded, and how often. */
const EFFORTS = {
  whole: { engines: ['PostgreSQL', 'PGlite'], seconds: 1, orders: 600, rounds: 5 },
  smoke: { engines: ['PostgreSQL'], seconds: 0.5, orders: 100, rounds: 1 },
} as const satisfies Record<Bench['effort'], { engines: Engine[]; seconds: number; orders: number; rounds: number }>;

interface Product {
  _id: string;
  stock: number;
}

/** Calls of the api against a bare server that asks the same of the same database: answers a second, and what 99 of 100 callers wait at most. */
export async function measureApi({ effort, postgresUrl, say }: Bench): Promise<Row[]> {
  const { engines, seconds, orders: calls, rounds } = EFFORTS[effort];
  const rows: Row[] = [];
  for (const engine of engines) {
    const rivals = await startRivals(engine, postgresUrl, BUYERS);
    try {
      const [id = ''] = (await productsOf(rivals)).map(({ _id }) => _id);
      for (const [name, path] of Object.entries({
        'product list of 20': LIST,
        'product by id': `/api/product/${id}`,
      })) {
        await checkSameAnswers(rivals, path);
        say(`${name}, ${engine}`);
        const { cached, uncached, bare } = rivals.urls;
        const load = (url: string) => () => loadOf(url, [[{ path }]], { seconds });
        await warmUp([load(cached), load(uncached), load(bare)]);
        const measured = await inTurn({ cached: load(cached), uncached: load(uncached), bare: load(bare) }, rounds);
        rows.push(...compared(`${name}, ${engine}`, measured.cached, measured.bare, { atLeast: 1 }));
        rows.push(...compared(`${name}, ${engine}, without cache`, measured.uncached, measured.bare));
      }
      rows.push(await notChanged(rivals, engine));

      say(`create-order, ${engine}`);
      const carts = await cartsOf(rivals);
      const order = (url: string) => () => loadOf(url, carts, { calls });
      await warmUp([order(rivals.urls.cached), order(rivals.urls.bare)]);
      const orders = await inTurn({ ours: order(rivals.urls.cached), bare: order(rivals.urls.bare) }, rounds);
      rows.push(...compared(`create-order, ${engine}`, orders.ours, orders.bare, { atLeast: 0.8 }));
    } finally {
      await rivals.stop();
    }
  }
  return rows;
}

function compared(what: string, ours: Load[], bare: Load[], target?: Row['target']): Row[] {
  const of = (loads: Load[], figure: keyof Load) => median(loads.map((load) => load[figure]));
  return [
    {
      what,
      unit: 'per s',
      ours: of(ours, 'perSecond'),
      other: { name: OTHER, value: of(bare, 'perSecond') },
      ...(target && { target }),
    },
    { what: `${what}: p99`, unit: 'ms', ours: of(ours, 'p99'), other: { name: OTHER, value: of(bare, 'p99') } },
  ];
}

/** Code is compiled, statements are planned and connections made before anything is measured. */
async function warmUp(loads: readonly (() => Promise<Load>)[]): Promise<void> {
  for (const load of loads) await load();
}

/** @throws when one of them says something else: then it would not be the same work */
async function checkSameAnswers({ urls }: Rivals, path: string): Promise<void> {
  const { cached, uncached, bare } = urls;
  const answerOf = async (url: string): Promise<unknown> => (await fetch(url + path)).json();
  const [one, two, three] = await Promise.all([cached, uncached, bare].map(answerOf));
  assert.deepEqual(one, three);
  assert.deepEqual(two, three);
}

async function productsOf({ urls }: Rivals): Promise<Product[]> {
  const answer = await fetch(`${urls.bare}/api/product/list?limit=100`);
  return ((await answer.json()) as { products: Product[] }).products;
}

/** Each buyer's own: two carts in turn, so that each call gives goods back, reserves others and opens an order; nobody wants the goods of another. */
async function cartsOf(rivals: Rivals): Promise<LoadedCall[][]> {
  const inStock = (await productsOf(rivals)).filter(({ stock }) => stock > 2);
  return rivals.tokens.map((token, buyer) => {
    const goods = inStock.filter((_, index) => index % BUYERS === buyer).slice(0, LINES_OF_A_CART);
    return [1, 2].map((quantity): LoadedCall => {
      const products = goods.map(({ _id }) => ({ productId: _id, quantity }));
      return {
        method: 'POST',
        path: '/api/payment/create-order',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ products, shippingAddress: ADDRESS }),
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

/** What is sent to somebody who has the list already and asks whether it has changed. */
async function notChanged({ urls }: Rivals, engine: Engine): Promise<Row> {
  const first = await fetch(urls.cached + LIST);
  await first.arrayBuffer();
  const again = await fetch(urls.cached + LIST, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  const { byteLength } = await again.arrayBuffer();
  const ours = again.status === 304 ? byteLength : Infinity;
  return {
    what: `product list that has not changed, ${engine}: body`,
    unit: 'bytes',
    ours,
    target: { atMost: 0 },
    firm: true,
  };
}
