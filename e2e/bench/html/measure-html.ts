import type { HttpProcess } from '../../support/servers/processes.ts';
import { load, waitUntilServed } from '../load.ts';
import type { LoadResult } from '../load.ts';
import type { BenchOptions } from '../part.ts';
import type { Row } from '../row.ts';
import { startShop } from '../shop.ts';
import { alternate, median } from '../statistics.ts';
import { TimedClient } from '../timed-client.ts';
import { LiveHeap } from './live-heap.ts';

const PRODUCT = '/products/notebook-a5-marigold';
const TARGETS = {
  '/': { rendered: undefined, cached: 3_000 },
  [PRODUCT]: { rendered: 400, cached: 3_000 },
} as const;
const CONNECTIONS = 16;
const HEAP_CONNECTIONS = 4;

const EFFORTS = {
  full: {
    paths: ['/', PRODUCT],
    rounds: 3,
    until: { seconds: 4 },
    firstBytes: 40,
    warmUp: 300,
    warm: 4_000,
    pages: 20_000,
  },
  smoke: { paths: [PRODUCT], rounds: 1, until: { requests: 100 }, firstBytes: 5, warmUp: 32, warm: 300, pages: 300 },
} as const;

export async function measureHtml(options: BenchOptions): Promise<Row[]> {
  const { effort, log } = options;
  const { paths, warm, pages } = EFFORTS[effort];
  const shop = await startShop(options, { RATE_LIMIT_FACTOR: '1000' });
  const start = (env: NodeJS.ProcessEnv = {}) => shop.startShell({ SITE_ORIGIN: 'http://shop.example', ...env });
  try {
    const rows: Row[] = [];
    const [rendering, caching] = [await start({ PAGE_CACHE_SECONDS: '0' }), await start()];
    for (const path of paths) {
      log(path);
      rows.push(...(await measurePage(path, { rendering: rendering.url, caching: caching.url }, effort)));
    }
    log(`heap over ${pages} pages`);
    const shell = await start({ PAGE_CACHE_SECONDS: '0', LOG_LEVEL: 'info' });
    rows.push(await measureHeap(shell, { warm, pages }));
    return rows;
  } finally {
    await shop.stop();
  }
}

async function measurePage(
  path: keyof typeof TARGETS,
  shells: { rendering: string; caching: string },
  effort: BenchOptions['effort'],
): Promise<Row[]> {
  const { rounds, until, firstBytes, warmUp } = EFFORTS[effort];
  for (const url of [shells.rendering, shells.caching]) {
    await waitUntilServed(url + path);
    await load(url, [[{ path }]], { until: { requests: warmUp }, connections: CONNECTIONS });
  }
  const brotli = { 'accept-encoding': 'br' };
  const loads = await alternate(
    {
      rendered: { url: shells.rendering, headers: {} },
      renderedBrotli: { url: shells.rendering, headers: brotli },
      cached: { url: shells.caching, headers: {} },
      cachedBrotli: { url: shells.caching, headers: brotli },
    },
    rounds,
    ({ url, headers }) => load(url, [[{ path, headers }]], { until, connections: CONNECTIONS }),
  );
  const client = new TimedClient();
  const firsts = await alternate(
    { rendered: shells.rendering, cached: shells.caching },
    firstBytes,
    async (url) => (await client.get(url + path, brotli)).firstByte,
  );
  client.close();

  const rate = (results: LoadResult[]) => median(results.map(({ perSecond }) => perSecond));
  const p99 = (results: LoadResult[]) => median(results.map((result) => result.p99));
  const target = TARGETS[path];
  const rendered = (value: number) => ({ name: 'rendered per request', value });
  return [
    {
      name: `${path}: rendered per request`,
      unit: 'per s',
      value: rate(loads.rendered),
      ...(target.rendered !== undefined && { target: { atLeast: target.rendered } }),
    },
    { name: `${path}: rendered per request, brotli`, unit: 'per s', value: rate(loads.renderedBrotli) },
    { name: `${path}: cached`, unit: 'per s', value: rate(loads.cached), target: { atLeast: target.cached } },
    {
      name: `${path}: cached, brotli`,
      unit: 'per s',
      value: rate(loads.cachedBrotli),
      target: { atLeast: target.cached },
    },
    {
      name: `${path}: p99 on ${CONNECTIONS} connections, cached, brotli`,
      unit: 'ms',
      value: p99(loads.cachedBrotli),
      baseline: rendered(p99(loads.renderedBrotli)),
    },
    {
      name: `${path}: first byte, cached`,
      unit: 'ms',
      value: median(firsts.cached),
      baseline: rendered(median(firsts.rendered)),
    },
  ];
}

async function measureHeap(shell: HttpProcess, { warm, pages }: { warm: number; pages: number }): Promise<Row> {
  const heap = new LiveHeap(shell);
  const paths = Object.keys(TARGETS);
  for (const path of paths) await waitUntilServed(shell.url + path);
  const renderPages = async (count: number) => {
    for (const path of paths) {
      const until = { requests: count / paths.length };
      await load(shell.url, [[{ path }]], { until, connections: HEAP_CONNECTIONS });
    }
  };
  await renderPages(warm);
  const before = await heap.bytes();
  await renderPages(pages);
  const after = await heap.bytes();
  const growth = [...after].flatMap(([pid, bytes]) => {
    const bytesBefore = before.get(pid);
    return bytesBefore === undefined ? [] : [{ before: bytesBefore / 1024, after: bytes / 1024 }];
  });
  const [worst = { before: NaN, after: NaN }] = growth.toSorted((a, b) => b.after / b.before - a.after / a.before);
  return {
    name: `heap after ${pages} pages`,
    unit: 'KB',
    value: worst.after,
    baseline: { name: 'before them', value: worst.before },
    target: { atMost: 1.1 },
    deterministic: true,
  };
}
