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
      join(folder, '0000_shelf.sql'),
      'create table shelf (id int primary key);\n--> statement-breakpoint\ninsert into shelf values (1);',
    );
  });
  afterEach(async () => {
    await open.close();
    await rm(folder, { recursive: true });
  });

  const shelf = async () => (await open.database.execute(sql`select id from shelf order by id`)).rows;

  it('run once each, in order', async () => {
    await migrate(open.database, folder);
    await writeFile(join(folder, '0001_more.sql'), 'insert into shelf values (2);');

    const ran = await migrate(open.database, folder);

    expect(ran).toEqual(['0001_more.sql']);
    expect(await shelf()).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('run once when several processes start together', async () => {
    const ran = await Promise.all(Array.from({ length: 5 }, () => migrate(open.database, folder)));

    expect(ran.flat()).toEqual(['0000_shelf.sql']);
    expect(await shelf()).toEqual([{ id: 1 }]);
  });

  it('leave nothing of one that fails, and run it again when it is mended', async () => {
    const file = join(folder, '0001_broken.sql');
    await writeFile(file, 'insert into shelf values (2);\n--> statement-breakpoint\ninsert into nowhere values (1);');
    await expect(migrate(open.database, folder)).rejects.toThrow();
    expect(await shelf()).toEqual([{ id: 1 }]);

    await writeFile(file, 'insert into shelf values (3);');
    await migrate(open.database, folder);

    expect(await shelf()).toEqual([{ id: 1 }, { id: 3 }]);
  });
});
