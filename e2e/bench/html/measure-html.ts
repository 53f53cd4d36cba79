import http from 'node:http';

import { runUntil } from '../../support/running-process.ts';
import type { RunningProcess } from '../../support/running-process.ts';
import { freePort, temporaryFolder } from '../../support/site.ts';
import type { Bench } from '../parts.ts';
import type { Row } from '../row.ts';
import { inTurn, median } from '../statistics.ts';
import { LiveHeap } from './live-heap.ts';
import { load, timeToFirstByte, untilThere } from './load.ts';
import type { Loaded } from './load.ts';

const PRODUCT = '/products/notebook-a5-marigold';
/** Pages a second that are wished for. */
const WISHED = {
  '/': { drawn: undefined, kept: 3_000 },
  [PRODUCT]: { drawn: 400, kept: 3_000 },
} as const;
/** A whole origin makes links of the shop the common case, as in production. */
const SITE_ORIGIN = 'http://shop.example';

/** Where it is not speed that is measured. */
const FEW = 4;

/** `warm`: a render process grows by a twentieth over its first 2,000 pages, while its code is being compiled, and hardly any more after them. */
const EFFORTS = {
  whole: { paths: ['/', PRODUCT], rounds: 3, seconds: 4, first: 40, warmUp: 300, warm: 4_000, pages: 20_000 },
  smoke: { paths: [PRODUCT], rounds: 1, seconds: 1, first: 5, warmUp: 32, warm: 300, pages: 300 },
} as const;

/** Pages a second of a shell server that draws each view, and of one that keeps pages; and whether drawing many leaves anything behind. */
export async function measureHtml({ effort, releasesDir, say }: Bench): Promise<Row[]> {
  const data = await temporaryFolder();
  const port = await freePort();
  const env = { API_PORT: String(port), DATA_DIR: data.folder, LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000' };
  const api = await runUntil(/^listening api \d+$/m, 'api/src/main.ts', { env });
  const shells: RunningProcess[] = [];
  const start = async (more: NodeJS.ProcessEnv) => {
    const shell = await runUntil(/^listening shell (\d+)$/m, 'shell/server/main.ts', {
      env: {
        PORT: '0',
        API_URL: `http://127.0.0.1:${port}`,
        RELEASES_DIR: releasesDir,
        SITE_ORIGIN,
        VITALS_SAMPLE: '0',
        LOG_LEVEL: 'warn',
        ...more,
      },
    });
    shells.push(shell);
    return { ...shell, url: `http://127.0.0.1:${shell.match[1]}` };
  };
  try {
    const { paths, warm, pages } = EFFORTS[effort];
    const rows: Row[] = [];
    const [drawing, keeping] = [await start({ PAGE_CACHE_SECONDS: '0' }), await start({})];
    for (const path of paths) {
      say(`${path}: drawn for each view, and kept`);
      rows.push(...(await measurePage(path, { drawing: drawing.url, keeping: keeping.url }, effort)));
    }
    say(`heap over ${pages} pages`);
    const heap = await start({ PAGE_CACHE_SECONDS: '0', LOG_LEVEL: 'info' });
    rows.push(await measureHeap(heap, { warm, pages }));
    return rows;
  } finally {
    for (const shell of shells) await shell.stop();
    await api.stop();
    await data.remove();
  }
}

async function measurePage(
  path: keyof typeof WISHED,
  shells: { drawing: string; keeping: string },
  effort: Bench['effort'],
): Promise<Row[]> {
  const { rounds, seconds: duration, first, warmUp } = EFFORTS[effort];
  const wished = WISHED[path];
  const [drawing, keeping] = [shells.drawing + path, shells.keeping + path];
  for (const url of [drawing, keeping]) {
    await untilThere(url);
    await load(url, { amount: warmUp });
  }
  const loads = await inTurn(
    {
      drawn: () => load(drawing, { duration }),
      drawnBrotli: () => load(drawing, { duration, encoding: 'br' }),
      kept: () => load(keeping, { duration }),
      keptBrotli: () => load(keeping, { duration, encoding: 'br' }),
    },
    rounds,
  );
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const firsts = await inTurn(
    {
      drawn: () => timeToFirstByte(drawing, agent, 'br'),
      kept: () => timeToFirstByte(keeping, agent, 'br'),
    },
    first,
  );
  agent.destroy();

  const rate = (measured: Loaded[]) => median(measured.map(({ perSecond }) => perSecond));
  const slowest = (measured: Loaded[]) => median(measured.map(({ p99 }) => p99));
  const drawnRate = { name: 'drawn for each view', value: rate(loads.drawn) };
  return [
    {
      what: `${path}: drawn for each view`,
      unit: 'per s',
      ours: drawnRate.value,
      ...(wished.drawn !== undefined && { target: { atLeast: wished.drawn } }),
    },
    { what: `${path}: drawn for each view, brotli`, unit: 'per s', ours: rate(loads.drawnBrotli) },
    { what: `${path}: kept`, unit: 'per s', ours: rate(loads.kept), target: { atLeast: wished.kept } },
    { what: `${path}: kept, brotli`, unit: 'per s', ours: rate(loads.keptBrotli), target: { atLeast: wished.kept } },
    {
      what: `${path}: p99 of 16 visitors at once, kept, brotli`,
      unit: 'ms',
      ours: slowest(loads.keptBrotli),
      other: { name: 'drawn for each view', value: slowest(loads.drawnBrotli) },
    },
    {
      what: `${path}: first byte, kept`,
      unit: 'ms',
      ours: median(firsts.kept),
      other: { name: 'drawn for each view', value: median(firsts.drawn) },
    },
  ];
}

/** Of the process that grew most, of those that were there before and after. */
async function measureHeap(shell: RunningProcess & { url: string }, { warm, pages }: { warm: number; pages: number }) {
  const heap = new LiveHeap(shell);
  for (const path of Object.keys(WISHED)) await untilThere(shell.url + path);
  const draw = async (amount: number) => {
    for (const path of Object.keys(WISHED)) await load(shell.url + path, { amount: amount / 2, connections: FEW });
  };
  await draw(warm);
  const before = await heap.bytes();
  await draw(pages);
  const after = await heap.bytes();
  const grown = [...after].flatMap(([pid, bytes]) => {
    const value = before.get(pid);
    return value === undefined ? [] : [{ ours: bytes, value }];
  });
  const [most = { ours: NaN, value: NaN }] = grown.toSorted(
    (one, other) => other.ours / other.value - one.ours / one.value,
  );
  const KB = 1024;
  return {
    what: `heap after ${pages} pages`,
    unit: 'KB',
    ours: most.ours / KB,
    other: { name: 'before them', value: most.value / KB },
    target: { atMost: 1.1 },
    firm: true,
  } satisfies Row;
}
