import { NamedPglite } from './named-pglite.ts';

const READ = 'select id, pieces, tags, made_at from goods where id = $1';
const TAKE = 'update goods set pieces = pieces - $2 where id = $1 returning pieces';
const PERCENT = 'select 100 / $1::integer as share';

/** Often enough for a name, and some more. */
const OFTEN = 8;

let database: NamedPglite;
beforeAll(async () => {
  database = new NamedPglite();
  await database.exec(
    'create table goods (id text primary key, pieces integer check (pieces >= 0), tags jsonb, made_at timestamptz)',
  );
});
beforeEach(() =>
  database.exec(`
    delete from goods;
    insert into goods values ('notebook', 20, '["bulk"]', '2025-01-01'), ('kit', 3, null, null)`),
);
afterAll(() => database.close());

it('answers a statement by its name as it does a new one, and remembers it', async () => {
  const rows = [];
  for (let i = 0; i < OFTEN; i++) rows.push(await database.query(READ, [i % 2 ? 'kit' : 'notebook']));
  const named = await database.query('select statement from pg_prepared_statements');

  const expected = { id: 'notebook', pieces: 20, tags: ['bulk'], made_at: new Date('2025-01-01T00:00:00Z') };
  expect(rows.map((result) => result.rows[0])).toEqual(
    rows.map((_, i) => (i % 2 ? { id: 'kit', pieces: 3, tags: null, made_at: null } : expected)),
  );
  expect(new Set(rows.map(({ fields, affectedRows }) => JSON.stringify([fields, affectedRows]))).size).toBe(1);
  expect(named.rows).toEqual([{ statement: READ }]);
});

it('undoes what a named statement has changed, when its transaction fails', async () => {
  for (let i = 0; i < OFTEN; i++) await database.query(TAKE, ['notebook', 1]);

  const failing = database.transaction(async (tx) => {
    expect((await tx.query(TAKE, ['notebook', 2])).rows).toEqual([{ pieces: 10 }]);
    await tx.query(TAKE, ['kit', 4]);
  });

  await expect(failing).rejects.toMatchObject({ code: '23514' });
  expect((await database.query(READ, ['notebook'])).rows).toMatchObject([{ pieces: 12 }]);
});

it('keeps what a named statement has changed in a transaction, and lets nobody use that afterwards', async () => {
  const left = await database.transaction(async (tx) => {
    for (let i = 0; i < OFTEN; i++) await tx.query(TAKE, ['notebook', 1]);
    return tx;
  });

  expect((await database.query(READ, ['notebook'])).rows).toMatchObject([{ pieces: 12 }]);
  await expect(left.query(TAKE, ['notebook', 1])).rejects.toThrow('Transaction is closed');
});

it('goes on after a named statement has failed, alone and among others at once', async () => {
  for (let i = 0; i < OFTEN; i++) await database.query(PERCENT, [4]);

  const answers = await Promise.allSettled([0, 5, 0, 20].map((value) => database.query(PERCENT, [value])));

  expect(answers).toEqual([
    { status: 'rejected', reason: expect.objectContaining({ code: '22012' }) as unknown },
    { status: 'fulfilled', value: expect.objectContaining({ rows: [{ share: 20 }] }) as unknown },
    { status: 'rejected', reason: expect.objectContaining({ code: '22012' }) as unknown },
    { status: 'fulfilled', value: expect.objectContaining({ rows: [{ share: 5 }] }) as unknown },
  ]);
});

it('plans a statement anew after a while, because nobody tells it that a table has grown', async () => {
  const planned = async () => {
    const { rows } = await database.query<{ at: Date }>(
      'select prepare_time as at from pg_prepared_statements where statement like $1',
      ['%insert%'],
    );
    return rows[0]?.at.getTime();
  };
  const insert = 'insert into goods (id) values ($1)';
  for (let i = 0; i < OFTEN; i++) await database.query(insert, [`thing ${i}`]);
  const first = await planned();

  const now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now + 59_000);
  await database.query(insert, ['in time']);
  expect(await planned()).toBe(first);
  clock.mockImplementation(() => now + 61_000);
  await database.query(insert, ['later']);

  expect(await planned()).toBeGreaterThan(first ?? Infinity);
  clock.mockRestore();
});
