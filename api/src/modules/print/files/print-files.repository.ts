import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lt, ne, not, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { removeLater } from './print-file-removals.ts';
import { printFileParts, printFiles, printFileUses } from './print-files.tables.ts';

export type PrintFileRow = typeof printFiles.$inferSelect;
type PartRow = typeof printFileParts.$inferSelect;

const SWEPT_AT_ONCE = 100;

export async function insertFile(
  tx: Database,
  file: Pick<PrintFileRow, 'userId' | 'service' | 'name' | 'size'>,
  now: Date,
): Promise<PrintFileRow> {
  const [row] = await tx
    .insert(printFiles)
    .values({ ...file, id: randomBytes(16).toString('hex'), state: 'open', createdAt: now, touchedAt: now })
    .returning();
  if (!row) throw new Error('the insert returned no row');
  return row;
}

export async function ownFile(
  database: Database,
  userId: string | null,
  id: string,
): Promise<PrintFileRow | undefined> {
  const isOwn = userId === null ? isNull(printFiles.userId) : eq(printFiles.userId, userId);
  const [row] = await database
    .select()
    .from(printFiles)
    .where(and(eq(printFiles.id, id), isOwn));
  return row;
}

export async function ownFiles(
  database: Database,
  userId: string | null,
  ids: readonly string[],
): Promise<Map<string, PrintFileRow>> {
  if (userId === null || ids.length === 0) return new Map();
  const rows = await database
    .select()
    .from(printFiles)
    .where(and(inArray(printFiles.id, [...ids]), eq(printFiles.userId, userId)));
  return new Map(rows.map((row) => [row.id, row]));
}

export function filesOf(database: Database, userId: string): Promise<PrintFileRow[]> {
  return database.select().from(printFiles).where(eq(printFiles.userId, userId)).orderBy(asc(printFiles.createdAt));
}

export async function usageOf(tx: Database, userId: string): Promise<{ uploads: number; bytes: number }> {
  const [row] = await tx
    .select({
      uploads: sql<number>`(count(*) filter (where ${printFiles.state} in ('open', 'checking')))::int`,
      bytes: sql<number>`coalesce(sum(${printFiles.size}) filter (where ${printFiles.state} <> 'refused'), 0)::float8`,
    })
    .from(printFiles)
    .where(
      and(
        eq(printFiles.userId, userId),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(printFileUses)
            .where(and(eq(printFileUses.fileId, printFiles.id), printFileUses.ordered)),
        ),
      ),
    );
  return row ?? { uploads: 0, bytes: 0 };
}

export function partsOf(database: Database, fileId: string): Promise<PartRow[]> {
  return database
    .select()
    .from(printFileParts)
    .where(eq(printFileParts.fileId, fileId))
    .orderBy(asc(printFileParts.part));
}

export async function insertPart(
  tx: Database,
  part: PartRow,
  now: Date,
): Promise<{ isOpen: boolean; unused: string | null }> {
  const open = await tx
    .update(printFiles)
    .set({ touchedAt: now })
    .where(and(eq(printFiles.id, part.fileId), eq(printFiles.state, 'open')))
    .returning({ id: printFiles.id });
  if (open.length === 0) return { isOpen: false, unused: part.key };
  const before = (await partsOf(tx, part.fileId)).find((known) => known.part === part.part);
  await tx
    .insert(printFileParts)
    .values(part)
    .onConflictDoUpdate({
      target: [printFileParts.fileId, printFileParts.part],
      set: { key: part.key, sha256: part.sha256 },
    });
  return { isOpen: true, unused: before?.key ?? null };
}

/**
 * Claims a file for checking. Returns undefined if the file is already being checked or has been
 * checked.
 */
export async function claimFile(
  database: Database,
  id: string,
  now: Date,
  until: Date,
): Promise<PrintFileRow | undefined> {
  const [row] = await database
    .update(printFiles)
    .set({ state: 'checking', checkingUntil: until, touchedAt: now })
    .where(
      and(
        eq(printFiles.id, id),
        or(eq(printFiles.state, 'open'), and(eq(printFiles.state, 'checking'), lt(printFiles.checkingUntil, now))),
      ),
    )
    .returning();
  return row;
}

export async function endClaim(
  tx: Database,
  { id, checkingUntil }: PrintFileRow,
  outcome: Partial<Omit<PrintFileRow, 'id' | 'userId'>>,
): Promise<PrintFileRow | undefined> {
  if (!checkingUntil) return undefined;
  const [row] = await tx
    .update(printFiles)
    .set({ ...outcome, checkingUntil: null })
    .where(and(eq(printFiles.id, id), eq(printFiles.state, 'checking'), eq(printFiles.checkingUntil, checkingUntil)))
    .returning();
  return row;
}

export async function touchReady(
  tx: Database,
  userId: string,
  id: string,
  now: Date,
): Promise<PrintFileRow | undefined> {
  const [row] = await tx
    .update(printFiles)
    .set({ touchedAt: now })
    .where(and(eq(printFiles.id, id), eq(printFiles.userId, userId), eq(printFiles.state, 'ready')))
    .returning();
  return row;
}

export async function insertUse(tx: Database, use: typeof printFileUses.$inferInsert): Promise<void> {
  await tx
    .insert(printFileUses)
    .values(use)
    .onConflictDoUpdate({ target: [printFileUses.fileId, printFileUses.lineId], set: { ordered: use.ordered } });
}

export async function deleteUses(tx: Database, lineId: string): Promise<string[]> {
  const uses = await tx
    .delete(printFileUses)
    .where(eq(printFileUses.lineId, lineId))
    .returning({ fileId: printFileUses.fileId });
  return uses.map(({ fileId }) => fileId);
}

/**
 * Locks a file and checks whether a print line uses it. While the file is locked, no other print
 * line can start using it.
 */
export async function lockFile(tx: Database, id: string): Promise<{ file: PrintFileRow; isUsed: boolean } | undefined> {
  const [file] = await tx.select().from(printFiles).where(eq(printFiles.id, id)).for('update');
  if (!file) return undefined;
  const uses = await tx.select().from(printFileUses).where(eq(printFileUses.fileId, id)).limit(1);
  return { file, isUsed: uses.length > 0 };
}

export async function releaseFiles(tx: Database, lineId: string, now: Date): Promise<void> {
  for (const fileId of await deleteUses(tx, lineId)) {
    const locked = await lockFile(tx, fileId);
    if (locked && !locked.isUsed) await deleteFiles(tx, [fileId], now);
  }
}

export async function endUses(tx: Database, lineIds: readonly string[], now: Date): Promise<void> {
  const files: string[] = [];
  for (const lineId of lineIds) files.push(...(await deleteUses(tx, lineId)));
  if (files.length === 0) return;
  await tx.update(printFiles).set({ touchedAt: now }).where(inArray(printFiles.id, files));
}

export async function orderedFilesOf(tx: Database, userId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ id: printFiles.id })
    .from(printFiles)
    .innerJoin(printFileUses, eq(printFileUses.fileId, printFiles.id))
    .where(and(eq(printFiles.userId, userId), printFileUses.ordered));
  return new Set(rows.map(({ id }) => id));
}

export async function disownFiles(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(printFiles)
    .set({ userId: null })
    .where(inArray(printFiles.id, [...ids]));
  await tx.delete(printFileUses).where(and(inArray(printFileUses.fileId, [...ids]), not(printFileUses.ordered)));
}

export async function deleteFiles(tx: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(printFiles).where(inArray(printFiles.id, [...ids]));
  await removeLater(tx, ids, now);
}

export async function forgottenFiles(
  database: Database,
  { stale, unused }: { stale: Date; unused: Date },
): Promise<string[]> {
  const rows = await database
    .select({ id: printFiles.id })
    .from(printFiles)
    .leftJoin(printFileUses, eq(printFileUses.fileId, printFiles.id))
    .where(
      and(
        isNull(printFileUses.fileId),
        or(
          and(ne(printFiles.state, 'ready'), lt(printFiles.touchedAt, stale)),
          and(eq(printFiles.state, 'ready'), lt(printFiles.touchedAt, unused)),
        ),
      ),
    )
    .limit(SWEPT_AT_ONCE);
  return rows.map(({ id }) => id);
}
