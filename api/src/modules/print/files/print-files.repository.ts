import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lt, ne, not, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { removeLater } from './print-file-removals.ts';
import { printFileParts, printFiles, printFileUses } from './print-files.tables.ts';

export type PrintFileRow = typeof printFiles.$inferSelect;
type PartRow = typeof printFileParts.$inferSelect;

/** Files that one round of sweeping takes at most. */
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
  if (!row) throw new Error('the file was not written');
  return row;
}

/**
 * @param userId null: one that outlives its account
 * @returns undefined when the user has no such file
 */
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

/** Those of these ids that are this account's, by id. */
export async function ownFiles(
  database: Database,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, PrintFileRow>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select()
    .from(printFiles)
    .where(and(inArray(printFiles.id, [...ids]), eq(printFiles.userId, userId)));
  return new Map(rows.map((row) => [row.id, row]));
}

export function filesOf(database: Database, userId: string): Promise<PrintFileRow[]> {
  return database.select().from(printFiles).where(eq(printFiles.userId, userId)).orderBy(asc(printFiles.createdAt));
}

/** How much of what an account may have here it has: uploads that are not ready, and bytes that are not paid for. */
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

/**
 * Notes a part that has arrived, as long as the file is open.
 *
 * @returns where the text is that nobody needs now: that of the part as it was before, else `null`; or of the part itself, when the file is closed
 */
export async function notePart(
  tx: Database,
  part: PartRow,
  now: Date,
): Promise<{ isOpen: boolean; needless: string | null }> {
  const open = await tx
    .update(printFiles)
    .set({ touchedAt: now })
    .where(and(eq(printFiles.id, part.fileId), eq(printFiles.state, 'open')))
    .returning({ id: printFiles.id });
  if (open.length === 0) return { isOpen: false, needless: part.key };
  // The file is locked by now: of many texts of one part that come at once, each but the last is seen here.
  const before = (await partsOf(tx, part.fileId)).find((known) => known.part === part.part);
  await tx
    .insert(printFileParts)
    .values(part)
    .onConflictDoUpdate({
      target: [printFileParts.fileId, printFileParts.part],
      set: { key: part.key, sha256: part.sha256 },
    });
  return { isOpen: true, needless: before?.key ?? null };
}

/** Takes a file that is whole to be looked at, unless somebody who lives is at it. */
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

/**
 * Writes what came of a claim.
 *
 * @returns undefined when the claim was lost: it took too long, or the file is gone
 */
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

/** Takes note that a file is needed, and keeps it from being removed for the rest of the transaction. */
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

/** @returns the files that the line needed */
export async function deleteUses(tx: Database, lineId: string): Promise<string[]> {
  const gone = await tx
    .delete(printFileUses)
    .where(eq(printFileUses.lineId, lineId))
    .returning({ fileId: printFileUses.fileId });
  return gone.map(({ fileId }) => fileId);
}

/**
 * Locks a file, then looks whether it may go: what a line takes up meanwhile is seen, because that touches the file.
 *
 * @returns undefined when there is none; else whether a line needs it
 */
export async function lockFile(tx: Database, id: string): Promise<{ file: PrintFileRow; isUsed: boolean } | undefined> {
  const [file] = await tx.select().from(printFiles).where(eq(printFiles.id, id)).for('update');
  if (!file) return undefined;
  const uses = await tx.select().from(printFileUses).where(eq(printFileUses.fileId, id)).limit(1);
  return { file, isUsed: uses.length > 0 };
}

/** A line is gone for good: what no other one needs goes, too. */
export async function releaseFiles(tx: Database, lineId: string, now: Date): Promise<void> {
  for (const fileId of await deleteUses(tx, lineId)) {
    const locked = await lockFile(tx, fileId);
    if (locked && !locked.isUsed) await deleteFiles(tx, [fileId], now);
  }
}

/** Lines stay that need their files no longer: what no other one needs is an unused file from now on, and goes like one. */
export async function giveUpFiles(tx: Database, lineIds: readonly string[], now: Date): Promise<void> {
  const givenUp: string[] = [];
  for (const lineId of lineIds) givenUp.push(...(await deleteUses(tx, lineId)));
  if (givenUp.length === 0) return;
  await tx.update(printFiles).set({ touchedAt: now }).where(inArray(printFiles.id, givenUp));
}

/** Returns those of an account's files that are part of an order. */
export async function orderedFilesOf(tx: Database, userId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ id: printFiles.id })
    .from(printFiles)
    .innerJoin(printFileUses, eq(printFileUses.fileId, printFiles.id))
    .where(and(eq(printFiles.userId, userId), printFileUses.ordered));
  return new Set(rows.map(({ id }) => id));
}

/** What orders under way are printed from loses its owner, and is needed by nothing else any more. */
export async function disownFiles(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(printFiles)
    .set({ userId: null })
    .where(inArray(printFiles.id, [...ids]));
  await tx.delete(printFileUses).where(and(inArray(printFileUses.fileId, [...ids]), not(printFileUses.ordered)));
}

/** Takes files out of the books; their folders are removed from the storage later. */
export async function deleteFiles(tx: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(printFiles).where(inArray(printFiles.id, [...ids]));
  await removeLater(tx, ids, now);
}

/** Uploads that nobody went on with since `stale`, and ready files that no line took up since `unused`. */
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
