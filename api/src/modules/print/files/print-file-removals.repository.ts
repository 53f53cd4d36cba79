import { asc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { printFileRemovals } from './print-files.tables.ts';

/** Folders that are looked at in one go. */
const SWEPT_AT_ONCE = 100;

/** Notes folders of the storage that nothing needs any more: a worker removes them, after the transaction. */
export async function removeLater(tx: Database, folders: readonly string[], now: Date): Promise<void> {
  if (folders.length === 0) return;
  await tx
    .insert(printFileRemovals)
    .values(folders.map((folder) => ({ folder, since: now })))
    .onConflictDoNothing();
}

/** Those noted before a moment, the oldest first. */
export async function foldersToRemove(database: Database, before: Date): Promise<string[]> {
  const rows = await database
    .select({ folder: printFileRemovals.folder })
    .from(printFileRemovals)
    .where(lt(printFileRemovals.since, before))
    .orderBy(asc(printFileRemovals.since))
    .limit(SWEPT_AT_ONCE);
  return rows.map(({ folder }) => folder);
}

/** A folder that something has taken up stays. */
export async function forgetRemoval(database: Database, folder: string): Promise<void> {
  await database.delete(printFileRemovals).where(eq(printFileRemovals.folder, folder));
}
