import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import { ROOT } from '../support/running-process.ts';
import { rowsOf, whatStaysWrong } from './support/books.ts';
import { CrashingShop } from './support/crashing-shop.ts';

const run = promisify(execFile);
const SETTLES_WITHIN_MS = 120_000;

/** More numbers than orders can have been made since the backup: a lost one's number is given to nobody else. */
const LEFT_OUT = 1000;

/** Minutes of trade, so in `npm run test:long` only. */
const inLongRuns = process.env.LONG ? describe : describe.skip;

inLongRuns('a shop whose database is lost, and restored from this morning’s backup', () => {
  const shop = new CrashingShop();
  let backup: string;
  beforeAll(async () => {
    backup = await mkdtemp(path.join(os.tmpdir(), 'kaagazz-backup-'));
    await shop.open();
  });
  afterAll(async () => {
    await shop.close();
    await rm(backup, { recursive: true });
  });

  it('finds again what was paid since, and knows which payments it has to send back', async () => {
    const people = await shop.buyers(20);
    const stop = new AbortController();
    const buying = people.map((buyer) => buyer.buysUntil(stop.signal));

    await wait(5_000);
    const backedUpAt = new Date();
    await backUp();
    await wait(5_000);
    stop.abort();
    await Promise.all(buying);
    await shop.api?.kill();
    await restore();

    await rowsOf(
      shop.databaseUrl,
      `select setval('order_numbers', (select last_value from order_numbers) + ${LEFT_OUT})`,
    );
    await rowsOf(shop.databaseUrl, `update invoice_series set last = last + ${LEFT_OUT}`);
    await rowsOf(shop.databaseUrl, 'update jobs set run_at = now()');
    await shop.startApi();
    const unknown = await paymentsUnknown();
    const { payments, refunded } = await sendBackSince(backedUpAt);

    // Else it would have proved nothing.
    expect(unknown.length).toBeGreaterThan(0);
    expect(payments.map(({ paymentId }) => paymentId).sort()).toEqual(unknown.sort());
    expect(refunded.sort()).toEqual(unknown);
    const { confirmed, ...ledger } = shop.ledger;
    const { databaseUrl, keys, standIns, stockBefore } = shop;
    const books = {
      databaseUrl,
      keys,
      standIns,
      stockBefore,
      ledger: { ...ledger, confirmed: [] },
      numbersLeftOut: LEFT_OUT,
    };
    expect(await whatStaysWrong(books, SETTLES_WITHIN_MS)).toEqual([]);
    expect(await givenTwice(confirmed)).toEqual([]);
  });

  /** Copies the data folder of the suspended server: a snapshot from which PostgreSQL recovers as after a crash. */
  async function backUp(): Promise<void> {
    shop.postgres.freeze();
    await cp(shop.postgres.dataFolder, backup, { recursive: true });
    shop.postgres.thaw();
  }

  async function restore(): Promise<void> {
    await shop.postgres.stop('immediate');
    await rm(shop.postgres.dataFolder, { recursive: true });
    await cp(backup, shop.postgres.dataFolder, { recursive: true, filter: (file) => !file.endsWith('postmaster.pid') });
    await shop.postgres.start();
  }

  /** Paid for orders that were opened at the gateway after the backup, as the buyers know it. */
  async function paymentsUnknown(): Promise<string[]> {
    const rows = await rowsOf<{ id: string }>(
      shop.databaseUrl,
      'select gateway_order_id id from payment_attempts where gateway_order_id is not null',
    );
    const known = new Set(rows.map(({ id }) => id));
    return shop.ledger.payments.filter(({ orderId }) => !known.has(orderId)).map(({ paymentId }) => paymentId);
  }

  /** `npm run payments -- unknown --refund`, as docs/operations.md says it. */
  async function sendBackSince(moment: Date) {
    const words = ['unknown', '--since', `${moment.toISOString().slice(0, 19)}Z`, '--refund', '--json'];
    const { stdout } = await run(process.execPath, ['api/cli/payments.ts', ...words], {
      cwd: ROOT,
      env: { ...process.env, SITE_URL: shop.url, OPERATOR_TOKEN: shop.keys.OPERATOR_TOKEN },
      maxBuffer: 2 ** 26,
    });
    return JSON.parse(stdout) as { payments: { paymentId: string }[]; refunded: string[] };
  }

  /** Numbers that a buyer was told before the loss, and that another payment's order has now. */
  async function givenTwice(confirmed: { orderNumber: string; paymentId: string }[]) {
    const now = await rowsOf<{ number: string; payment: string }>(
      shop.databaseUrl,
      'select number, gateway_payment_id payment from orders',
    );
    const payments = new Map(now.map(({ number, payment }) => [number, payment]));
    return confirmed.filter(({ orderNumber, paymentId }) => (payments.get(orderNumber) ?? paymentId) !== paymentId);
  }
});
