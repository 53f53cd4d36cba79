import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openEmptyDatabase, type TestDatabase } from '../../test-support/test-database.ts';
import { migrate, MIGRATIONS_FOLDER } from './migrate.ts';

const ATTEMPT = '00000000-0000-4000-8000-000000000001';
const SENT = '00000000-0000-4000-8000-000000000002';
const WAITING = '00000000-0000-4000-8000-000000000003';
const DUE_S = Date.parse('2026-01-01T00:00:00Z') / 1000;

describe('the migration to the job queue', () => {
  let open: TestDatabase;
  let earlier: string;
  beforeEach(async () => {
    open = await openEmptyDatabase();
    earlier = await mkdtemp(join(tmpdir(), 'kaagazz-migrations-'));
    const names = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql') && name < '0017');
    await Promise.all(names.map((name) => cp(join(MIGRATIONS_FOLDER, name), join(earlier, name))));
    await migrate(open.database, earlier);
  });
  afterEach(async () => {
    await open.close();
    await rm(earlier, { recursive: true });
  });

  const run = (statement: string) => open.database.execute(sql.raw(statement));
  const due = `to_timestamp(${DUE_S})`;
  async function writeDueWork(): Promise<void> {
    await run(`insert into payment_attempts
      (id, state, lines, goods, shipping, total, reserved_until, check_at, created_at, updated_at)
      values ('${ATTEMPT}', 'released', '[]', 1, 1, 2, now(), ${due}, now(), now())`);
    await run(`insert into gateway_payments (id, attempt_id, amount, currency, state, next_try_at, created_at, updated_at)
      values ('pay_due', '${ATTEMPT}', 2, 'INR', 'refund-due', ${due}, now(), now()),
             ('pay_order', '${ATTEMPT}', 2, 'INR', 'order', null, now(), now())`);
    await run(`insert into outbox (id, kind, recipient, subject, text, html, created_at, next_attempt_at, sent_at)
      values ('${WAITING}', 'code', 'a@example.com', '', '', '', now(), ${due}, null),
             ('${SENT}', 'code', 'a@example.com', '', '', '', now(), ${due}, now())`);
    await run(`insert into print_file_removals (folder, since) values ('folder', ${due})`);
  }
  const jobs = async () =>
    (await run('select kind, key, extract(epoch from run_at)::int as due from jobs order by kind')).rows;
  const expected = [
    { kind: 'check-payment', key: ATTEMPT, due: DUE_S },
    { kind: 'remove-print-folder', key: 'folder', due: DUE_S + 600 },
    { kind: 'send-mail', key: WAITING, due: DUE_S },
    { kind: 'send-refund', key: 'pay_due', due: DUE_S },
  ];

  it('the jobs migration creates a job for every task that is due', async () => {
    await writeDueWork();

    await migrate(open.database);

    expect(await jobs()).toEqual(expected);
  });

  it('the migrated database creates jobs for rows written by the previous api version', async () => {
    await migrate(open.database);

    await writeDueWork();

    expect(await jobs()).toEqual(expected);
    const { rows } = await run(`
      select (select count(*)::int from payment_attempts where check_at is not null) as checks,
             (select count(*)::int from gateway_payments where next_try_at is not null) as refunds,
             (select count(*)::int from outbox where sent_at is null and next_attempt_at is not null) as mails,
             (select count(*)::int from print_file_removals) as removals`);
    expect(rows).toEqual([{ checks: 0, refunds: 0, mails: 0, removals: 0 }]);
  });
});
