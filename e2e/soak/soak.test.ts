import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { TestPostgres } from '../../shared/tooling/local/src/postgres/test-postgres.ts';
import { stockUp } from '../resilience/support/consistency.ts';
import { newShopKeys, startApi, startShellServer, startStandIns } from '../support/servers/processes.ts';
import type { HttpProcess, StandInsProcess } from '../support/servers/processes.ts';
import { copyReleases } from '../support/site.ts';
import { MemoryMeter } from './memory.ts';
import type { Memory } from './memory.ts';
import { sendVisitors } from './visitors.ts';
import type { Visit } from './visitors.ts';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 5);
const PER_SECOND = 40;
const WARM_UP_MINUTES = Math.min(10, Math.ceil(MINUTES / 4));
/** Maximum memory growth during the test, in MB. */
const MOST_GROWTH: Memory = { heap: 6, resident: 40 };
const CHECKED: readonly (keyof Memory)[] = MINUTES > WARM_UP_MINUTES * 5 ? ['heap', 'resident'] : ['heap'];
const MINUTE_MS = 60_000;

const PAGES = ['/', '/products', '/shop', '/products?sort=newest', '/about', '/allBlogs', '/marriage', '/chitrayan'];

describe(`${MINUTES} minutes with ${PER_SECOND} requests per second`, () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaagazz-soak-'));
  const keys = newShopKeys();
  const closing: (() => unknown)[] = [];
  let standIns: StandInsProcess;
  let api: HttpProcess;
  let shell: HttpProcess;
  let products: string[];
  beforeAll(async () => {
    const env = { NODE_OPTIONS: '--inspect-port=127.0.0.1:0' };
    standIns = await startStandIns(keys);
    closing.unshift(() => standIns.stop());
    const postgres = await TestPostgres.create();
    closing.unshift(() => postgres.remove());
    const { databaseUrl, dataDir } = { databaseUrl: postgres.url, dataDir: folder };
    api = await startApi(keys, { databaseUrl, dataDir, smtpPort: standIns.smtpPort, gatewayUrl: standIns.url, env });
    closing.unshift(() => api.stop());
    const releases = await copyReleases();
    closing.unshift(() => releases.remove());
    shell = await startShellServer(api.url, { ...env, RELEASES_DIR: releases.folder });
    closing.unshift(() => shell.stop());
    products = [...(await stockUp(databaseUrl)).keys()];
  }, 10 * MINUTE_MS);
  afterAll(async () => {
    for (const close of closing) await close();
    rmSync(folder, { recursive: true });
  });

  it('the shop’s memory stops growing after the first minutes', async () => {
    const visits = { count: 0, slowest: 0 };
    const failed = new Map<string, number>();
    const onVisit = ({ path: visited, status, ms }: Visit) => {
      visits.count += 1;
      visits.slowest = Math.max(visits.slowest, ms);
      if (typeof status === 'number' && status < 500) return;
      const name = `${visited} ${status}`;
      failed.set(name, (failed.get(name) ?? 0) + 1);
    };
    const [shellMemory, apiMemory] = [new MemoryMeter(shell), new MemoryMeter(api)];
    const measured: { shell: Memory; api: Memory }[] = [];

    const stop = sendVisitors(shell.url, stepsOf(products), PER_SECOND, onVisit);
    for (let minute = 1; minute <= MINUTES; minute += 1) {
      await wait(MINUTE_MS);
      const memory = { shell: await shellMemory.measure(), api: await apiMemory.measure() };
      measured.push(memory);
      console.log(lineOf(minute, visits, failed, memory));
    }
    await stop();
    for (const line of [...warningsOf('shell', shell), ...warningsOf('api', api)]) console.log(line);

    const [warm, last] = [measured[WARM_UP_MINUTES - 1], measured.at(-1)];
    expect([...failed]).toEqual([]);
    expect(visits.count).toBeGreaterThan(MINUTES * 60 * PER_SECOND * 0.9);
    for (const place of ['shell', 'api'] as const) {
      const growth = (kind: keyof Memory) => (last?.[place][kind] ?? 0) - (warm?.[place][kind] ?? 0);
      for (const kind of CHECKED) expect(growth(kind)).toBeLessThan(MOST_GROWTH[kind]);
    }
  });
});

function stepsOf(products: readonly string[]) {
  const get = (pathOfPage: string) => ({ method: 'GET' as const, path: pathOfPage });
  const quotes = products.map((productId) => ({
    method: 'POST' as const,
    path: '/api/payment/quote',
    body: { products: [{ productId, quantity: 1 }] },
  }));
  return [
    ...PAGES.map(get),
    ...products.map((id) => get(`/products/${id}`)),
    ...['/nothing-here', '/api/product/list', '/api/product/list?sort=newest', '/robots.txt', '/sitemap.xml'].map(get),
    ...quotes,
  ];
}

function lineOf(
  minute: number,
  { count, slowest }: { count: number; slowest: number },
  failed: ReadonlyMap<string, number>,
  { shell, api }: Record<'shell' | 'api', Memory>,
): string {
  const failures = [...failed.values()].reduce((sum, each) => sum + each, 0);
  const megabytes = ({ heap, resident }: Memory) => `heap ${heap.toFixed(1)}, resident ${resident.toFixed(0)} MB`;
  return [
    `minute ${minute}: ${count} requests, ${failures} failed, slowest ${Math.round(slowest)} ms`,
    `shell ${megabytes(shell)}`,
    `api ${megabytes(api)}`,
  ].join('; ');
}

interface LogLine {
  level: number;
  msg: string;
  reason?: string;
  err?: { message: string };
}

function warningsOf(name: string, process: HttpProcess): string[] {
  const counts = new Map<string, number>();
  for (const line of process.output().split('\n')) {
    if (!line.startsWith('{')) continue;
    const { level, msg, reason, err } = JSON.parse(line) as LogLine;
    const text = `${name}: ${[msg, reason, err?.message].filter(Boolean).join(': ')}`;
    if (level >= 40 && msg !== 'page not found') counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => `${count} x ${text}`);
}
