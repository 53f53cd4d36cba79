import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { engines, openEmptyDatabase } from '../../test-support/engines.ts';
import type { Database, OpenDatabase } from './database.ts';
import { sqlState } from './transaction.ts';

const marks = pgTable('marks', { mark: integer('mark').notNull() });

/** More than a connection needs until it knows what is asked by its name. */
const OFTEN = 8;

describe.each(engines)('a transaction on %s, which a server is told of with its first statement,', (engine) => {
  let open: OpenDatabase;
  let database: Database;
  beforeAll(async () => {
    open = await openEmptyDatabase(engine);
    ({ database } = open);
    await database.execute(sql`create table marks (mark integer not null)`);
  });
  afterAll(() => open.close());
  beforeEach(() => database.delete(marks));

  const marked = async () => (await database.select().from(marks).orderBy(marks.mark)).map(({ mark }) => mark);
  const put = (tx: Database, mark: number) => tx.insert(marks).values({ mark }).returning();
  /** One after the other they have the same connection. */
  const oftenInTransaction = async (work: (tx: Database, time: number) => Promise<void>) => {
    for (let time = 1; time <= OFTEN; time += 1) await database.transaction((tx) => work(tx, time));
  };

  it('is kept whole, and tells what its statements have told', async () => {
    await oftenInTransaction(async (tx, time) => {
      expect(await put(tx, time)).toEqual([{ mark: time }]);
      expect(await tx.select().from(marks)).toHaveLength(time);
    });

    expect(await marked()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('is undone whole', async () => {
    const undone = oftenInTransaction(async (tx, time) => {
      await put(tx, time);
      if (time === OFTEN) throw new Error('no');
    });

    await expect(undone).rejects.toThrow('no');
    expect(await marked()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('is over when its first statement fails, and the connection is good for the next one', async () => {
    const share = (tx: Database, among: number) => tx.execute(sql`select 100 / ${among}::integer as share`);
    await oftenInTransaction(async (tx) => void (await share(tx, 4)));

    const failed = await database.transaction((tx) => share(tx, 0)).catch(sqlState);
    await oftenInTransaction(async (tx, time) => {
      expect((await share(tx, time)).rows).toEqual([{ share: Math.floor(100 / time) }]);
      await put(tx, time);
    });

    expect(failed).toBe('22012');
    expect(await marked()).toHaveLength(OFTEN);
  });

  it('may begin with several statements at once, with one without values, or end before any', async () => {
    await oftenInTransaction(async (tx, time) => void (await Promise.all([put(tx, time), put(tx, -time)])));
    await oftenInTransaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 77000`);
      const { rows } = await tx.execute(sql`show statement_timeout`);
      expect(rows).toEqual([{ statement_timeout: '77s' }]);
    });
    await oftenInTransaction(() => Promise.resolve());
    const { rows } = await database.execute(sql`show statement_timeout`);

    expect(await marked()).toHaveLength(2 * OFTEN);
    expect(rows).not.toEqual([{ statement_timeout: '77s' }]);
  });
});
