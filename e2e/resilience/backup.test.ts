import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import { ROOT } from '../support/running-process.ts';
import { rowsOf, findInconsistencies } from './support/consistency.ts';
import { CrashingShop } from './support/crashing-shop.ts';

const run = promisify(execFile);
const SETTLES_WITHIN_MS = 120_000;

/** How many order numbers to skip after a restore, so that no order number is used twice. */
const SKIPPED_NUMBERS = 1000;

const inLongRuns = process.env.LONG ? describe : describe.skip;

inLongRuns('a shop whose database was restored from a backup', () => {
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

  it('the payments command refunds only payments that are missing from the restored backup', async () => {
    const shoppers = await shop.buyers(20);
    const stop = new AbortController();
    const buying = shoppers.map((buyer) => buyer.buyUntil(stop.signal));

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
      `select setval('order_numbers', (select last_value from order_numbers) + ${SKIPPED_NUMBERS})`,
    );
    await rowsOf(shop.databaseUrl, `update invoice_series set last = last + ${SKIPPED_NUMBERS}`);
    await rowsOf(shop.databaseUrl, 'update jobs set run_at = now()');
    await shop.startApi();
    const unknown = await unknownPayments();
    const { payments, refunded } = await refundUnknownSince(backedUpAt);

    expect(unknown.length).toBeGreaterThan(0);
    expect(payments.map(({ paymentId }) => paymentId).sort()).toEqual(unknown.sort());
    expect(refunded.sort()).toEqual(unknown);
    const { confirmed, ...ledger } = shop.ledger;
    const { databaseUrl, keys, standIns, stockBefore } = shop;
    const records = {
      databaseUrl,
      keys,
      standIns,
      stockBefore,
      ledger: { ...ledger, confirmed: [] },
      skippedNumbers: SKIPPED_NUMBERS,
    };
    expect(await findInconsistencies(records, SETTLES_WITHIN_MS)).toEqual([]);
    expect(await reusedNumbers(confirmed)).toEqual([]);
  });

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

  async function unknownPayments(): Promise<string[]> {
    const rows = await rowsOf<{ id: string }>(
      shop.databaseUrl,
      'select gateway_order_id id from payment_attempts where gateway_order_id is not null',
    );
    const known = new Set(rows.map(({ id }) => id));
    return shop.ledger.payments.filter(({ orderId }) => !known.has(orderId)).map(({ paymentId }) => paymentId);
  }

  async function refundUnknownSince(time: Date) {
    const options = ['unknown', '--since', `${time.toISOString().slice(0, 19)}Z`, '--refund', '--json'];
    const { stdout } = await run(process.execPath, ['api/cli/payments.ts', ...options], {
      cwd: ROOT,
      env: { ...process.env, SITE_URL: shop.url, OPERATOR_TOKEN: shop.keys.OPERATOR_TOKEN },
      maxBuffer: 2 ** 26,
    });
    return JSON.parse(stdout) as { payments: { paymentId: string }[]; refunded: string[] };
  }

  async function reusedNumbers(confirmed: { orderNumber: string; paymentId: string }[]) {
    const now = await rowsOf<{ number: string; payment: string }>(
      shop.databaseUrl,
      'select number, gateway_payment_id payment from orders',
    );
    const payments = new Map(now.map(({ number, payment }) => [number, payment]));
    return confirmed.filter(({ orderNumber, paymentId }) => (payments.get(orderNumber) ?? paymentId) !== paymentId);
  }
});
