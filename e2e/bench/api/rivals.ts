import { createHmac } from 'node:crypto';
import { cp } from 'node:fs/promises';
import path from 'node:path';

import pg from 'pg';

import { Caller } from '../../resilience/support/caller.ts';
import { newShopKeys, startApi, startStandIns } from '../../resilience/support/processes.ts';
import { signUp } from '../../resilience/support/sign-up.ts';
import { runUntil } from '../../support/running-process.ts';
import type { RunningProcess } from '../../support/running-process.ts';
import { temporaryFolder } from '../../support/site.ts';

export type Engine = 'PostgreSQL' | 'PGlite';

/** The same shop three times, on the same data. */
export interface Rivals {
  /** address of each */
  urls: Record<'cached' | 'uncached' | 'bare', string>;
  /** access tokens of people who have signed up */
  tokens: string[];
  stop(): Promise<void>;
}

/**
 * Starts the api as it is, the api without its cache and the bare server, each a process: on one PostgreSQL database, or, because only
 * one process can have an embedded one, each on a copy of it.
 */
export async function startRivals(engine: Engine, postgresUrl: string, buyers: number): Promise<Rivals> {
  const keys = newShopKeys();
  const { folder, remove } = await temporaryFolder();
  const name = `bench_api_${process.pid}_${Date.now()}`;
  const databaseUrl = engine === 'PostgreSQL' ? databaseAt(postgresUrl, name) : '';
  if (databaseUrl) await onServer(postgresUrl, `create database ${name}`);
  const standIns = await startStandIns(keys, { MAILBOX_CAPACITY: '1000' });
  const gatewayUrl = standIns.url;
  const running: RunningProcess[] = [standIns];
  const api = async (dataDir: string, env: NodeJS.ProcessEnv = {}) => {
    const options = { databaseUrl, dataDir, gatewayUrl, smtpPort: standIns.smtpPort };
    const started = await startApi(keys, { ...options, env: { RATE_LIMIT_FACTOR: '1000', ...env } });
    running.push(started);
    return started;
  };

  const first = path.join(folder, 'cached');
  let cached = await api(first);
  const tokens = await signUpAll(cached.url, gatewayUrl, buyers);
  if (engine === 'PGlite') {
    await cached.stop();
    for (const copy of ['uncached', 'bare']) await cp(first, path.join(folder, copy), { recursive: true });
    cached = await api(first);
  }
  const uncached = await api(path.join(folder, 'uncached'), { CATALOG_CACHE_MS: '0' });
  const bare = await runUntil(/^listening bare (\d+)$/m, 'e2e/bench/api/bare-server.ts', {
    env: {
      DATABASE_URL: databaseUrl,
      PGLITE_FOLDER: path.join(folder, 'bare/pglite'),
      TOKEN_KEY: createHmac('sha256', keys.AUTH_SECRET).update('access-token').digest('hex'),
      GATEWAY_URL: `${gatewayUrl}/dev/payments/v1`,
      KEY_ID: keys.RAZORPAY_KEY_ID,
      KEY_SECRET: keys.RAZORPAY_KEY_SECRET,
    },
  });
  running.push(bare);

  return {
    urls: { cached: cached.url, uncached: uncached.url, bare: `http://127.0.0.1:${bare.match[1]}` },
    tokens,
    async stop() {
      await Promise.all(running.map((each) => each.stop()));
      if (databaseUrl) await onServer(postgresUrl, `drop database ${name} with (force)`);
      await remove();
    },
  };
}

async function signUpAll(url: string, standInsUrl: string, people: number): Promise<string[]> {
  const caller = new Caller();
  try {
    const emails = Array.from({ length: people }, (_, index) => `buyer${index}@bench.example`);
    return await Promise.all(emails.map((email) => signUp(caller, { url, standInsUrl }, email)));
  } finally {
    caller.leave();
  }
}

function databaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
