import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { openEmptyDatabase } from '../../test-support/test-database.ts';
import { builtOnce } from './built-once.ts';
import type { Database, OpenDatabase } from './database.ts';

const goods = pgTable('goods', { id: text('id').primaryKey() });

let built = 0;
const put = builtOnce((on) => {
  built += 1;
  return on
    .insert(goods)
    .values({ id: sql.placeholder('id') })
    .prepare('put_goods');
});
const all = builtOnce((on) => on.select().from(goods).orderBy(goods.id).prepare('all_goods'));
const idsOf = async (on: Database) => (await all(on).execute({})).map(({ id }) => id);

describe('builtOnce', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openEmptyDatabase();
    await open.database.execute(sql`create table goods (id text primary key)`);
  });
  afterAll(() => open.close());

  it('builtOnce builds a statement only once, even if several transactions use it', async () => {
    const { database } = open;
    built = 0;
    await put(database).execute({ id: 'kept' });

    const failing = database.transaction(async (tx) => {
      await put(tx).execute({ id: 'undone' });
      expect(await idsOf(tx)).toEqual(['kept', 'undone']);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await database.transaction((tx) => put(tx).execute({ id: 'kept, too' }));

    expect(await idsOf(database)).toEqual(['kept', 'kept, too']);
    expect(built).toBe(1);
  });

  it('concurrent transactions that share a builtOnce statement stay isolated', async () => {
    const { database } = open;
    await database.delete(goods);
    const seen = await Promise.all(
      ['one', 'other'].map((id) =>
        database
          .transaction(async (tx) => {
            await put(tx).execute({ id });
            throw new Error((await idsOf(tx)).join());
          })
          .catch((error: unknown) => (error as Error).message),
      ),
    );

    expect(seen).toEqual(['one', 'other']);
  });
});
