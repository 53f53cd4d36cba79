import pg from 'pg';

import type { BenchOptions } from '../part.ts';
import { startShop } from '../shop.ts';
import { TimedClient } from '../timed-client.ts';
import type { TimedResponse } from '../timed-client.ts';
import { BUYERS, fillDatabase } from './fill-database.ts';
import type { ShopSize } from './fill-database.ts';

const OPERATOR_TOKEN = 'the-operator-of-the-bench';

export type Caller = 'visitor' | keyof typeof BUYERS | 'operator';

export interface FilledShop {
  get(caller: Caller, path: string): Promise<TimedResponse>;
  close(): Promise<void>;
}

export async function startFilledShop(options: BenchOptions, size: ShopSize): Promise<FilledShop> {
  const shop = await startShop(options, { OPERATOR_TOKEN, CATALOG_CACHE_MS: '0' });
  const database = new pg.Client(shop.databaseUrl);
  const client = new TimedClient();
  try {
    await database.connect();
    const tokens = {
      operator: OPERATOR_TOKEN,
      usual: await signUp(shop.apiUrl, database, BUYERS.usual),
      loyal: await signUp(shop.apiUrl, database, BUYERS.loyal),
    };
    const started = performance.now();
    await fillDatabase(database, size);
    const seconds = Math.round((performance.now() - started) / 1000);
    options.log(`filled a shop with ${size.products} products and ${size.orders} orders in ${seconds} s`);
    return {
      get: (caller, path) =>
        client.get(shop.apiUrl + path, caller === 'visitor' ? {} : { authorization: `Bearer ${tokens[caller]}` }),
      async close() {
        client.close();
        await shop.stop();
      },
    };
  } catch (error) {
    await shop.stop();
    throw error;
  } finally {
    await database.end();
  }
}

async function signUp(apiUrl: string, database: pg.Client, email: string): Promise<string> {
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${apiUrl}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const fullname = 'Asha Rao';
  const registered = await post('register', { email, fullname });
  await registered.text();
  const cookie = registered.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ');
  const mails = 'select subject from outbox where recipient = $1';
  const { rows } = await database.query<{ subject: string }>(mails, [email]);
  const [otp] = /\d{6}/.exec(rows[0]?.subject ?? '') ?? [];
  const verified = await post('verify-otp', { email, otp, fullname }, cookie);
  const { token } = (await verified.json()) as { token?: string };
  if (!token) throw new Error(`could not sign up ${email}`);
  return token;
}
