import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';

import { temporaryFolder } from '../../support/site.ts';
import type { BenchOptions } from '../part.ts';
import type { Row } from '../row.ts';
import { startShop } from '../shop.ts';
import { alternate, median, percentile } from '../statistics.ts';
import { TimedClient } from '../timed-client.ts';

const REMOTES = 40;
const BUILT_REMOTES = 4;
const COPIED_REMOTE = 'mfe-print';
const ROUNDS = 24;
const REQUESTS_PER_ROUND = 25;
const TARGET = { atMost: 1.5 };
const BASELINE = 'with 4 remotes';

interface Rollout {
  apps: Record<string, { stable: string; published: string[] }>;
}

export async function measureRemotes(options: BenchOptions): Promise<Row[]> {
  const manyReleases = await temporaryFolder();
  const shop = await startShop(options);
  try {
    await cp(options.releasesDir, manyReleases.folder, { recursive: true });
    await addRemotes(manyReleases.folder, REMOTES - BUILT_REMOTES);
    const env = { RENDER_WORKERS: '1', PAGE_CACHE_SECONDS: '0' };
    const few = await shop.startShell(env);
    const many = await shop.startShell({ ...env, RELEASES_DIR: manyReleases.folder });
    const size = await sizeRow(few.url, many.url);
    return options.effort === 'smoke' ? [size] : [size, ...(await timeRows(few.url, many.url))];
  } finally {
    await shop.stop();
    await manyReleases.remove();
  }
}

async function addRemotes(releasesDir: string, count: number): Promise<void> {
  const rolloutFile = path.join(releasesDir, 'rollout.json');
  const rollout = JSON.parse(await readFile(rolloutFile, 'utf8')) as Rollout;
  const original = rollout.apps[COPIED_REMOTE];
  if (!original) throw new Error(`${COPIED_REMOTE} has no release`);
  for (let i = 1; i <= count; i++) {
    const app = `mfe-guild-${i}`;
    const folder = path.join(releasesDir, app, original.stable);
    await mkdir(path.dirname(folder), { recursive: true });
    await cp(path.join(releasesDir, COPIED_REMOTE, original.stable), folder, { recursive: true });
    const manifest = path.join(folder, 'release.json');
    const release = JSON.parse(await readFile(manifest, 'utf8')) as Record<string, unknown>;
    const paths = ['', '/:id', '/new', '/orders', '/orders/:id', '/about'].map((rest) => `/guild-${i}${rest}`);
    const examples = { [`/guild-${i}/:id`]: `/guild-${i}/1`, [`/guild-${i}/orders/:id`]: `/guild-${i}/orders/1` };
    const own = { app, paths, examples, menu: {}, ownDocuments: [], frames: undefined, discovery: undefined };
    await writeFile(manifest, JSON.stringify({ ...release, ...own }));
    rollout.apps[app] = original;
  }
  await writeFile(rolloutFile, JSON.stringify(rollout));
}

async function sizeRow(few: string, many: string): Promise<Row> {
  return {
    name: '/ with 40 remotes: HTML, brotli',
    unit: 'KB',
    value: await htmlKilobytes(many),
    baseline: { name: BASELINE, value: await htmlKilobytes(few) },
    target: TARGET,
    deterministic: true,
  };
}

async function htmlKilobytes(site: string): Promise<number> {
  const response = await fetch(`${site}/`, { headers: { 'accept-encoding': 'identity' } });
  return zlib.brotliCompressSync(await response.arrayBuffer()).length / 1024;
}

async function timeRows(few: string, many: string): Promise<Row[]> {
  const client = new TimedClient();
  const requestPages = async (site: string) => {
    const times: number[] = [];
    for (let i = 0; i < REQUESTS_PER_ROUND; i++) times.push((await client.get(`${site}/`)).total);
    return times;
  };
  await alternate({ few, many }, 2, requestPages); // warm-up
  const results = await alternate({ few, many }, ROUNDS, requestPages);
  client.close();
  const compare = (summarize: (times: number[]) => number) => ({
    unit: 'ms',
    value: summarize(results.many.flat()),
    baseline: { name: BASELINE, value: summarize(results.few.flat()) },
  });
  return [
    { name: '/ with 40 remotes, rendered: p99', ...compare((times) => percentile(times, 0.99)), target: TARGET },
    { name: '/ with 40 remotes, rendered: p50', ...compare(median) },
  ];
}
