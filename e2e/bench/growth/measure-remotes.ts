import http from 'node:http';
import zlib from 'node:zlib';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { runUntil } from '../../support/running-process.ts';
import { temporaryFolder } from '../../support/site.ts';
import type { TestSite } from '../../support/site.ts';
import type { Bench } from '../parts.ts';
import type { Row } from '../row.ts';
import { inTurn, median, percentile } from '../statistics.ts';

const REMOTES = 40;
const BUILT = 4;
const COPIED = 'mfe-print';
const ROUNDS = 24;
const ASKED_AT_ONCE = 25;
const AT_MOST = { atMost: 1.5 };

interface Rollout {
  apps: Record<string, { stable: string; published: string[] }>;
}

/** The front page served by a shell with forty remotes, beside the same with the four that there are. */
export async function measureRemotes(bench: Bench): Promise<Row[]> {
  const releases = await temporaryFolder();
  const data = await temporaryFolder();
  const api = await runUntil(/^listening api (\d+)$/m, 'api/src/main.ts', {
    env: { API_PORT: '0', DATA_DIR: data.folder, LOG_LEVEL: 'fatal' },
  });
  const apiUrl = `http://127.0.0.1:${api.match[1]}`;
  const shells: TestSite[] = [];
  try {
    await cp(bench.releasesDir, releases.folder, { recursive: true });
    await addRemotes(releases.folder, REMOTES - BUILT);
    for (const releasesDir of [bench.releasesDir, releases.folder]) {
      const env = {
        PORT: '0',
        API_URL: apiUrl,
        RELEASES_DIR: releasesDir,
        RAZORPAY_CHECKOUT_URL: '/dev/payments/checkout.js',
        VITALS_SAMPLE: '0',
        RENDER_WORKERS: '1',
        PAGE_CACHE_SECONDS: '0',
        LOG_LEVEL: 'error',
      };
      const shell = await runUntil(/^listening shell (\d+)$/m, 'shell/server/main.ts', { env });
      shells.push({ ...shell, url: `http://localhost:${shell.match[1]}` });
    }
    const [four, forty] = shells as [TestSite, TestSite];
    const weights = await weigh(four, forty);
    return bench.effort === 'smoke' ? weights : [...weights, ...(await time(four, forty))];
  } finally {
    for (const running of [...shells, api]) await running.stop();
    await Promise.all([releases.remove(), data.remove()]);
  }
}

/** Sections like the print section, each under another name and with six paths of its own. */
async function addRemotes(folder: string, count: number): Promise<void> {
  const file = path.join(folder, 'rollout.json');
  const rollout = JSON.parse(await readFile(file, 'utf8')) as Rollout;
  const built = rollout.apps[COPIED];
  if (!built) throw new Error(`${COPIED} is not served`);
  for (let i = 1; i <= count; i++) {
    const app = `mfe-guild-${i}`;
    const to = path.join(folder, app, built.stable);
    await mkdir(path.dirname(to), { recursive: true });
    await cp(path.join(folder, COPIED, built.stable), to, { recursive: true });
    const manifest = path.join(to, 'release.json');
    const release = JSON.parse(await readFile(manifest, 'utf8')) as Record<string, unknown>;
    const paths = ['', '/:id', '/new', '/orders', '/orders/:id', '/about'].map((rest) => `/guild-${i}${rest}`);
    const examples = { [`/guild-${i}/:id`]: `/guild-${i}/1`, [`/guild-${i}/orders/:id`]: `/guild-${i}/orders/1` };
    const own = { app, paths, examples, menu: {}, ownDocuments: [], frames: undefined, discovery: undefined };
    await writeFile(manifest, JSON.stringify({ ...release, ...own }));
    rollout.apps[app] = built;
  }
  await writeFile(file, JSON.stringify(rollout));
}

async function weigh(four: TestSite, forty: TestSite): Promise<Row[]> {
  const [small, large] = [await weightOf(four), await weightOf(forty)];
  const name = 'with 4 remotes';
  return [
    {
      what: '/ with 40 remotes: HTML, brotli',
      unit: 'KB',
      ours: large.html,
      other: { name, value: small.html },
      target: AT_MOST,
      firm: true,
    },
    {
      what: '/ with 40 remotes: HTML and JavaScript, brotli',
      unit: 'KB',
      ours: large.html + large.scripts,
      other: { name, value: small.html + small.scripts },
      target: AT_MOST,
      firm: true,
    },
  ];
}

/** KB of a page and of the scripts that it names. */
async function weightOf({ url }: TestSite): Promise<{ html: number; scripts: number }> {
  const html = await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text();
  const head = html.slice(0, html.indexOf('</head>'));
  const files = new Set(head.match(/(?<=(?:href|src)=")\/releases\/[^"]+\.js(?=")/g));
  let scripts = 0;
  for (const file of files) {
    const answer = await fetch(url + file, { headers: { 'accept-encoding': 'identity' } });
    scripts += kilobytes(Buffer.from(await answer.arrayBuffer()));
  }
  return { html: kilobytes(Buffer.from(html)), scripts };
}

/** As a well-compressed answer would have: the same for both sides. */
function kilobytes(bytes: Buffer): number {
  return zlib.brotliCompressSync(bytes).length / 1024;
}

async function time(four: TestSite, forty: TestSite): Promise<Row[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (site: TestSite) => async () => {
    const times: number[] = [];
    for (let i = 0; i < ASKED_AT_ONCE; i++) times.push(await get(agent, `${site.url}/`));
    return times;
  };
  await inTurn({ small: ask(four), large: ask(forty) }, 2);
  const measured = await inTurn({ small: ask(four), large: ask(forty) }, ROUNDS);
  agent.destroy();
  const [small, large] = [measured.small.flat(), measured.large.flat()];
  const name = 'with 4 remotes';
  return [
    {
      what: '/ with 40 remotes, drawn: p99',
      unit: 'ms',
      ours: percentile(large, 0.99),
      other: { name, value: percentile(small, 0.99) },
      target: AT_MOST,
    },
    { what: '/ with 40 remotes, drawn: p50', unit: 'ms', ours: median(large), other: { name, value: median(small) } },
  ];
}

/** @returns milliseconds until the page was read */
function get(agent: http.Agent, url: string): Promise<number> {
  const asked = performance.now();
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent }, (response) => {
        response.resume().on('end', () => {
          if (response.statusCode === 200) resolve(performance.now() - asked);
          else reject(new Error(`${url}: ${response.statusCode}`));
        });
      })
      .on('error', reject);
  });
}
