import { sql } from 'drizzle-orm';
import { openEmptyDatabase, type TestDatabase } from '../../test-support/test-database.ts';

const KEPT = ['Date', 'nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'performance', 'hrtime'] as const;
const MINUTE = 60_000;

describe('the pool of database connections', () => {
  let open: TestDatabase;
  beforeEach(async () => {
    open = await openEmptyDatabase();
  });
  afterEach(() => open.close());

  it('database connections stay open while the shop is idle for five minutes', async () => {
    jest.useFakeTimers({ doNotFake: [...KEPT] });
    await Promise.all(Array.from({ length: 5 }, () => open.database.execute(sql`select pg_sleep(0.1)`)));

    jest.advanceTimersByTime(5 * MINUTE);
    jest.useRealTimers();

    expect(open.connections()).toMatchObject({ total: 5, idle: 5 });
  });
});
