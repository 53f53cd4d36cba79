import http from 'node:http';
import path from 'node:path';

import pg from 'pg';

import { ROOT, runUntil } from '../../support/running-process.ts';
import { temporaryFolder } from '../../support/site.ts';
import type { Bench } from '../parts.ts';
import { BUYERS, fillShop } from './fill-shop.ts';
import type { ShopSize } from './fill-shop.ts';

const OPERATOR_TOKEN = 'the-operator-of-the-bench';

/** Who asks: nobody in particular, one of the two buyers that fill-shop.ts knows, or an operator. */
export type Asker = 'anybody' | keyof typeof BUYERS | 'operator';

/** An api with a database of its own. */
export interface ShopOfSize {
  database: pg.Client;
  /** @returns milliseconds until the answer was read. @throws Error for any answer but 200 */
  ask(asker: Asker, call: string): Promise<number>;
  /** the answer itself */
  read(asker: Asker, call: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Starts an api on PostgreSQL, without its cache of reads, and fills its shop. */
export async function openShopOfSize({ postgresUrl, say }: Bench, size: ShopSize): Promise<ShopOfSize> {
  const name = `kaagazz_growth_${size.products}_${process.pid}`;
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  await onServer(postgresUrl, `create database ${name}`);
  const files = await temporaryFolder();
  const api = await runUntil(/^listening api (\d+)$/m, path.join(ROOT, 'api/src/main.ts'), {
    env: {
      API_PORT: '0',
      DATABASE_URL: url.href,
      DATA_DIR: files.folder,
      OPERATOR_TOKEN,
      LOG_LEVEL: 'fatal',
      CATALOG_CACHE_MS: '0',
    },
  });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const port = Number(api.match[1]);
  const database = new pg.Client(url.href);
  await database.connect();

  const tokens = {
    operator: OPERATOR_TOKEN,
    usual: await signUp(port, database, BUYERS.usual),
    loyal: await signUp(port, database, BUYERS.loyal),
  };
  const started = performance.now();
  await fillShop(database, size);
  say(`${size.products} products and ${size.orders} orders: ${Math.round((performance.now() - started) / 1000)} s`);

  const get = (asker: Asker, call: string) =>
    new Promise<string>((resolve, reject) => {
      const headers = asker === 'anybody' ? {} : { authorization: `Bearer ${tokens[asker]}` };
      http
        .get({ host: '127.0.0.1', port, path: call, agent, headers }, (response) => {
          let body = '';
          response.setEncoding('utf8').on('data', (text: string) => (body += text));
          response.on('end', () => {
            if (response.statusCode === 200) resolve(body);
            else reject(new Error(`${call}: ${response.statusCode} ${body.slice(0, 300)}`));
          });
        })
        .on('error', reject);
    });

  return {
    database,
    async ask(asker, call) {
      const asked = performance.now();
      await get(asker, call);
      return performance.now() - asked;
    },
    read: async (asker, call) => JSON.parse(await get(asker, call)) as unknown,
    async close() {
      agent.destroy();
      await api.stop();
      await database.end();
      await onServer(postgresUrl, `drop database ${name} with (force)`);
      await files.remove();
    },
  };
}

/** Nobody takes this shop's mails: the code waits among those to be sent. */
async function signUp(port: number, database: pg.Client, email: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const say = (call: string, body: object) =>
    fetch(`http://127.0.0.1:${port}/api/auth/${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const fullname = 'Asha Rao';
  const asked = await say('register', { email, fullname });
  await asked.text();
  const { rows } = await database.query<{ subject: string }>('select subject from outbox where recipient = $1', [
    email,
  ]);
  const [otp] = /\d{6}/.exec(rows[0]?.subject ?? '') ?? [];
  const cookie = asked.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const signedIn = await fetch(`http://127.0.0.1:${port}/api/auth/verify-otp`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: JSON.stringify({ email, otp, fullname }),
  });
  const { token } = (await signedIn.json()) as { token?: string };
  if (!token) throw new Error(`${email} could not sign in`);
  return token;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
