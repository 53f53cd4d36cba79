import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openEmptyDatabase } from '../../test-support/test-database.ts';
import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';

describe('migrations', () => {
  let open: OpenDatabase;
  let folder: string;
  beforeEach(async () => {
    open = await openEmptyDatabase();
    folder = await mkdtemp(join(tmpdir(), 'kaagazz-migrations-'));
    await writeFile(
      join(folder, '0000_items.sql'),
      'create table items (id int primary key);\n--> statement-breakpoint\ninsert into items values (1);',
    );
  });
  afterEach(async () => {
    await open.close();
    await rm(folder, { recursive: true });
  });

  const items = async () => (await open.database.execute(sql`select id from items order by id`)).rows;

  it('migrations run once, in numerical order', async () => {
    await migrate(open.database, folder);
    await writeFile(join(folder, '0001_more.sql'), 'insert into items values (2);');

    const ran = await migrate(open.database, folder);

    expect(ran).toEqual(['0001_more.sql']);
    expect(await items()).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('a migration runs once even if five processes start together', async () => {
    const ran = await Promise.all(Array.from({ length: 5 }, () => migrate(open.database, folder)));

    expect(ran.flat()).toEqual(['0000_items.sql']);
    expect(await items()).toEqual([{ id: 1 }]);
  });

  it('a failed migration is rolled back and runs again after it is fixed', async () => {
    const file = join(folder, '0001_broken.sql');
    await writeFile(file, 'insert into items values (2);\n--> statement-breakpoint\ninsert into nowhere values (1);');
    await expect(migrate(open.database, folder)).rejects.toThrow();
    expect(await items()).toEqual([{ id: 1 }]);

    await writeFile(file, 'insert into items values (3);');
    await migrate(open.database, folder);

    expect(await items()).toEqual([{ id: 1 }, { id: 3 }]);
  });
});
