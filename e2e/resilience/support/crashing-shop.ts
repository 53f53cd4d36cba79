import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { TestPostgres } from '../../../shared/tooling/local/src/postgres/test-postgres.ts';
import { freePort } from '../../support/site.ts';
import { rowsOf, stockUp } from './consistency.ts';
import { Buyer } from './buyer.ts';
import type { Ledger } from './buyer.ts';
import { newShopKeys, startApi, startStandIns } from '../../support/servers/processes.ts';
import type { HttpProcess, ShopKeys, StandInsProcess } from '../../support/servers/processes.ts';

export class CrashingShop {
  readonly keys: ShopKeys = newShopKeys();
  readonly ledger: Ledger = { payments: [], confirmed: [], unexpectedResponses: [], droppedRequests: [] };
  readonly #dataDir = mkdtempSync(path.join(os.tmpdir(), 'kaagazz-crash-'));
  #postgres: TestPostgres | undefined;
  #standIns: StandInsProcess | undefined;
  #port = 0;
  api: HttpProcess | undefined;
  stockBefore = new Map<string, number>();
  readonly links: string[] = [];

  async open(stock: { scarce?: number } = {}): Promise<void> {
    this.#port = await freePort();
    this.#standIns = await startStandIns(this.keys, { API_URL: this.url, MAILBOX_CAPACITY: '20000' });
    this.#postgres = await TestPostgres.create();
    await this.startApi();
    this.stockBefore = await stockUp(this.databaseUrl, stock);
  }

  get postgres(): TestPostgres {
    if (!this.#postgres) throw new Error('the shop is not open');
    return this.#postgres;
  }

  get standIns(): StandInsProcess {
    if (!this.#standIns) throw new Error('the shop is not open');
    return this.#standIns;
  }

  get databaseUrl(): string {
    return this.postgres.url;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get standInsUrl(): string {
    return this.standIns.url;
  }

  get products(): readonly string[] {
    return [...this.stockBefore.keys()];
  }

  async startApi(cwd?: string): Promise<void> {
    this.api = await startApi(this.keys, {
      cwd,
      databaseUrl: this.databaseUrl,
      dataDir: this.#dataDir,
      smtpPort: this.standIns.smtpPort,
      gatewayUrl: this.standIns.url,
      env: { API_PORT: `${this.#port}`, LOG_LEVEL: 'error', ...SHORT_INTERVALS },
    });
  }

  async buyers(count: number): Promise<Buyer[]> {
    const buyers = Array.from({ length: count }, () => new Buyer(this));
    await Promise.all(buyers.map((buyer) => buyer.signUp()));
    return buyers;
  }

  async addLinks(count: number): Promise<void> {
    const productId = this.products.at(-1);
    const lines = [{ productId, title: 'Notebook', image: '', quantity: 1, unitPrice: 20_000 }];
    const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
    await rowsOf(
      this.databaseUrl,
      `with link as (select gen_random_uuid() id, token from unnest($1::text[]) token), attempt as (
         insert into payment_attempts
           (id, state, lines, goods, shipping, total, reserved_until, created_at, updated_at)
         select id, 'released', $2::jsonb, 20000, 9900, 29900, now(), now(), now() from link)
       insert into payment_links (id, token, staff_id, note, valid_until, created_at)
       select id, token, gen_random_uuid(), 'Paid by link', now() + interval '7 days', now() from link`,
      [tokens, JSON.stringify(lines)],
    );
    this.links.push(...tokens);
  }

  async close(): Promise<void> {
    await this.api?.stop();
    await this.#standIns?.stop();
    await this.#postgres?.remove();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}

const SHORT_INTERVALS = {
  LEASE_SECONDS: '5',
  PAYMENT_CHECK_SECONDS: '1',
};
