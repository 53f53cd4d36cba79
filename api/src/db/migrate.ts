import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { inLongTransaction, sqlState } from './transaction.ts';

export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../drizzle');

/**
 * SQLSTATEs of errors that PostgreSQL returns if another process has just created the same table.
 */
const CREATED_CONCURRENTLY = new Set(['23505', '42P07', '42710']);

/**
 * Runs each pending migration in its own transaction. Each transaction first inserts a row into
 * `migrations`, so that concurrent processes can't run the same migration.
 */
export async function migrate(database: Database, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  await createMigrationsTable(database);
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

async function createMigrationsTable(database: Database): Promise<void> {
  try {
    await database.execute(
      sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`,
    );
  } catch (error) {
    if (!CREATED_CONCURRENTLY.has(sqlState(error) ?? '')) throw error;
  }
}
