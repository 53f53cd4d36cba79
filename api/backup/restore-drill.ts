import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { runProgram } from './run-program.ts';
import { readTotals, type ShopTotals } from './shop-totals.ts';

export interface DrillReport {
  ok: boolean;
  seconds: number;
  lostSeconds: number;
  live: ShopTotals;
  restored: ShopTotals;
}

const POLL_MS = 200;
const READY_WITHIN_MS = 30 * 60_000;
const STOP_WITHIN_MS = 30_000;
const API = path.join(import.meta.dirname, '../src/main.ts');
/** No server listens on this address, so the restored shop can't send emails or refunds. */
const NOWHERE = '127.0.0.1:9';

/**
 * Restores the newest backup into a temporary database, starts the api against it and compares the
 * restored data with the live database. Never writes to the live database.
 */
export async function drillRestore(options: { databaseUrl: string; postgres: string }): Promise<DrillReport> {
  const started = Date.now();
  const live = await readTotals(options.databaseUrl);
  const folder = await mkdtemp(path.join(tmpdir(), 'kaagazz-drill-'));
  const processes: ChildProcess[] = [];
  try {
    const data = path.join(folder, 'data');
    await runProgram('pgbackrest', ['restore', `--pg1-path=${data}`, '--archive-mode=off']);
    const [databasePort, apiPort] = await Promise.all([freePort(), freePort()]);
    processes.push(await startPostgres(options.postgres, folder, databasePort));
    const url = new URL(options.databaseUrl);
    url.host = `127.0.0.1:${databasePort}`;
    const newest = await newestChange(url.href);

    processes.push(startApi(url.href, folder, apiPort));
    await untilServed(`http://127.0.0.1:${apiPort}/api/product/list`, processes);
    const seconds = (Date.now() - started) / 1000;
    const restored = await readTotals(url.href);
    return {
      ok: isPlausible(live, restored),
      seconds: Math.round(seconds * 10) / 10,
      lostSeconds: Math.max(0, Math.round((started - newest.getTime()) / 1000)),
      live,
      restored,
    };
  } finally {
    for (const child of processes.toReversed()) await stop(child);
    await rm(folder, { recursive: true, force: true });
  }
}

function isPlausible(live: ShopTotals, restored: ShopTotals): boolean {
  return (
    restored.orders <= live.orders && restored.payments <= live.payments && (restored.orders > 0 || live.orders === 0)
  );
}

async function startPostgres(program: string, folder: string, port: number): Promise<ChildProcess> {
  const data = path.join(folder, 'data');
  const configFile = path.join(folder, 'postgresql.conf');
  const accessFile = path.join(folder, 'pg_hba.conf');
  await writeFile(configFile, '');
  await writeFile(accessFile, 'host all all 127.0.0.1/32 trust\n');
  await chmod(data, 0o700);
  const settings = {
    config_file: configFile,
    hba_file: accessFile,
    listen_addresses: '127.0.0.1',
    port: `${port}`,
    unix_socket_directories: '',
    hot_standby: 'off',
  };
  return spawn(program, ['-D', data, ...Object.entries(settings).map(([name, value]) => `--${name}=${value}`)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function newestChange(url: string): Promise<Date> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      const { rows } = await client.query<{ newest: Date | null }>(
        `select coalesce(pg_last_xact_replay_timestamp(), (select max(created_at) from orders)) as newest`,
      );
      return rows[0]?.newest ?? new Date(0);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(POLL_MS);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

function startApi(databaseUrl: string, folder: string, port: number): ChildProcess {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, 'shop'),
    API_PORT: `${port}`,
    SMTP_URL: `smtp://${NOWHERE}`,
    RAZORPAY_BASE_URL: `http://${NOWHERE}/v1`,
    LOG_LEVEL: 'silent',
  };
  return spawn(process.execPath, [API], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function untilServed(url: string, processes: ChildProcess[]): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (processes.some(({ exitCode }) => exitCode !== null)) break;
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await wait(POLL_MS);
  }
  throw new Error('the shop did not start on the restored database');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  const killer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await ended;
  clearTimeout(killer);
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
