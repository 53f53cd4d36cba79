import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { inLongTransaction, sqlState } from './transaction.ts';

/** The shop's own. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../drizzle');

/** Several processes that make the same table at once: one wins, the others get one of these from the system catalogue. */
const MADE_BY_ANOTHER = new Set(['23505', '42P07', '42710']);

/**
 * Brings the schema up to date: runs each file of the folder that has not run yet, in the order of names, each in a transaction
 * of its own together with its row in `migrations`. That row's primary key makes api processes which start together wait for
 * each other, without advisory locks (which not every PostgreSQL-compatible engine has).
 *
 * @returns names of the migrations that ran
 */
export async function migrate(database: Database, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  await createLedger(database);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const ran: string[] = [];
  for (const file of files) {
    const statements = (await readFile(join(folder, file), 'utf8')).split('--> statement-breakpoint');
    const applied = await inLongTransaction(database, async (tx) => {
      const { rows } = await tx.execute(
        sql`insert into migrations (name) values (${file}) on conflict do nothing returning name`,
      );
      if (rows.length === 0) return false;
      for (const statement of statements) await tx.execute(sql.raw(statement));
      return true;
    });
    if (applied) ran.push(file);
  }
  return ran;
}

async function createLedger(database: Database): Promise<void> {
  try {
    await database.execute(
      sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`,
    );
  } catch (error) {
    if (!MADE_BY_ANOTHER.has(sqlState(error) ?? '')) throw error;
  }
}
