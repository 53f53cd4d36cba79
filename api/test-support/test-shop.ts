import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { App, AppContext } from '../src/app-context.ts';
import { buildApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import type { Database } from '../src/db/database.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { AccessTokens } from '../src/modules/auth/access-token.ts';
import { users } from '../src/modules/auth/auth.tables.ts';
import { authKeys } from '../src/modules/auth/auth-keys.ts';
import { Sessions } from '../src/modules/auth/sessions.ts';
import { products } from '../src/modules/catalog/catalog.tables.ts';
import { ISSUE_INVOICE } from '../src/modules/orders/request-invoice.ts';
import { enqueueJobs } from '../src/modules/jobs/enqueue-jobs.ts';
import { JobQueue } from '../src/modules/jobs/job-queue.ts';
import { jobs as jobRows } from '../src/modules/jobs/jobs.tables.ts';
import { outbox } from '../src/modules/mail/mail.tables.ts';
import { SHOP_EMAIL } from '../src/modules/mail/outbox.ts';
import { assertDeclared } from './assert-declared.ts';
import { openMigratedDatabase } from './test-database.ts';

const NOT_RECURRING = new Set(['send-mail', 'check-payment', 'send-refund', 'remove-print-folder']);

type ProductRow = typeof products.$inferInsert;

function withoutPlaceholders(mails: (typeof outbox.$inferSelect)[]) {
  const shown = mails.find(({ recipient, text, html }) => `${recipient} ${text} ${html}`.includes(SHOP_EMAIL));
  if (shown) throw new Error(`the email "${shown.subject}" shows a placeholder: ${shown.text}`);
  return mails;
}

export interface Shopper {
  id: string;
  email: string;
  headers: { authorization: string };
}

export interface TestShop {
  app: App;
  database: Database;
  config: Config;
  jobs: JobQueue;
  runJobs(kind: string): Promise<void>;
  issueInvoices(): Promise<void>;
  now: () => Date;
  operator: { authorization: string };
  pass: (milliseconds: number) => void;
  addProduct(product: Partial<ProductRow> & { id: string }): Promise<void>;
  signIn(email?: string): Promise<Shopper>;
  signInAgain(shopper: Shopper): Promise<Shopper>;
  mails(): Promise<(typeof outbox.$inferSelect)[]>;
  close(): Promise<void>;
}

export async function openTestShop(environment: Record<string, string> = {}): Promise<TestShop> {
  const open = await openMigratedDatabase();
  const { database } = open;
  const files = join(tmpdir(), `kaagazz-test-files-${randomUUID()}`);
  const config = readConfig({
    DATABASE_URL: open.url,
    FILES_URL: files,
    AUTH_SECRET: 'a-secret-of-the-tests-0123456789abcdef',
    OPERATOR_TOKEN: 'the-operator-of-the-tests',
    // Disable the cache, because the SQL statements in tests don't invalidate it.
    CATALOG_CACHE_MS: '0',
    ...environment,
  });
  let moment = Date.now();
  const now = () => new Date(moment);
  const jobs = new JobQueue({ database, now, leaseMs: config.leaseMs });
  const context: AppContext = { config, database, now, jobs };
  const app = await buildApp(context, { onProblem: assertDeclared });
  await app.ready();
  const openSession = async (id: string, email: string): Promise<Shopper> => {
    const session = await inTransaction(database, (tx) =>
      new Sessions(database, now).open(tx, id, 'Chrome on Android'),
    );
    const token = await new AccessTokens(authKeys(config), now).issue(session);
    return { id, email, headers: { authorization: `Bearer ${token}` } };
  };

  return {
    app,
    database,
    config,
    jobs,
    async runJobs(kind) {
      if (!NOT_RECURRING.has(kind)) await enqueueJobs(database, kind, [''], now());
      await jobs.runDue(kind);
    },
    async issueInvoices() {
      await database.update(jobRows).set({ runAt: now() }).where(eq(jobRows.kind, ISSUE_INVOICE));
      await jobs.runDue(ISSUE_INVOICE);
    },
    now,
    operator: { authorization: `Bearer ${config.operatorToken}` },
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
        images: [`${product.id}.webp`],
        createdAt: now(),
        ...product,
      });
    },
    async signIn(email = `shopper-${randomUUID()}@example.com`) {
      const id = randomUUID();
      await database.insert(users).values({ id, email, fullname: 'Asha Rao', createdAt: now(), updatedAt: now() });
      return openSession(id, email);
    },
    signInAgain: ({ id, email }) => openSession(id, email),
    mails: async () => withoutPlaceholders(await database.select().from(outbox).orderBy(outbox.createdAt)),
    async close() {
      const closed = app.close();
      app.server.closeAllConnections();
      await closed;
      await jobs.stop();
      await open.close();
      await rm(files, { recursive: true, force: true });
    },
  };
}
