import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App, AppContext } from '../src/app-context.ts';
import { buildApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import type { Database } from '../src/db/database.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { accessTokens } from '../src/modules/auth/access-token.ts';
import { users } from '../src/modules/auth/auth.tables.ts';
import { authKeys } from '../src/modules/auth/auth-keys.ts';
import { sessionRules } from '../src/modules/auth/sessions.ts';
import { products } from '../src/modules/catalog/catalog.tables.ts';
import { outbox } from '../src/modules/mail/mail.tables.ts';
import { Workers } from '../src/workers.ts';
import { assertDeclared } from './assert-declared.ts';
import { openMigratedDatabase } from './test-database.ts';

type ProductRow = typeof products.$inferInsert;

/** A signed-in shopper: send `headers` with a call to be this person. */
export interface Shopper {
  id: string;
  email: string;
  headers: { authorization: string };
}

/** The api on an empty database, with a clock in the test's hands and no workers running by themselves. */
export interface TestShop {
  app: App;
  database: Database;
  config: Config;
  workers: Workers;
  now: () => Date;
  /** moves the clock on */
  pass: (milliseconds: number) => void;
  /** puts a product on the shelf; every field has a sensible value of its own */
  addProduct(product: Partial<ProductRow> & { id: string }): Promise<void>;
  /** an account with an open session, without the way through the mailbox */
  signIn(email?: string): Promise<Shopper>;
  /** mails written so far, oldest first */
  mails(): Promise<(typeof outbox.$inferSelect)[]>;
  close(): Promise<void>;
}

/** @param environment variables that differ from a local start's */
export async function openTestShop(environment: Record<string, string> = {}): Promise<TestShop> {
  const open = await openMigratedDatabase();
  const { database } = open;
  const files = join(tmpdir(), `kaagazz-test-files-${randomUUID()}`);
  const config = readConfig({
    DATABASE_URL: open.url,
    FILES_URL: files,
    AUTH_SECRET: 'a-secret-of-the-tests-0123456789abcdef',
    OPERATOR_TOKEN: 'the-operator-of-the-tests',
    // Tests change the catalogue behind the api's back.
    CATALOG_CACHE_MS: '0',
    ...environment,
  });
  let moment = Date.now();
  const now = () => new Date(moment);
  const workers = new Workers();
  const context: AppContext = { config, database, now, workers };
  const app = await buildApp(context, { onProblem: assertDeclared });
  await app.ready();

  return {
    app,
    database,
    config,
    workers,
    now,
    pass(milliseconds) {
      moment += milliseconds;
    },
    async addProduct(product) {
      await database.insert(products).values({
        title: `Product ${product.id}`,
        description: 'Made by hand from cotton rag.',
        category: 'stationery',
        originalPrice: 35_000,
        stock: 10,
        tags: [],
        images: [`${product.id}.svg`],
        createdAt: now(),
        ...product,
      });
    },
    async signIn(email = `shopper-${randomUUID()}@example.com`) {
      const id = randomUUID();
      await database.insert(users).values({ id, email, fullname: 'Asha Rao', createdAt: now(), updatedAt: now() });
      const session = await inTransaction(database, (tx) =>
        sessionRules(database, now).open(tx, id, 'Chrome on Android'),
      );
      const token = await accessTokens(authKeys(config), now).issue(session);
      return { id, email, headers: { authorization: `Bearer ${token}` } };
    },
    mails: () => database.select().from(outbox).orderBy(outbox.createdAt),
    async close() {
      await app.close();
      await workers.stop();
      await open.close();
      await rm(files, { recursive: true, force: true });
    },
  };
}
