import type { PrintLineState } from '@kaagazz/domain/print';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { current, isCurrent } from './current-version.ts';
import { printLines } from './print-lines.tables.ts';

export type PrintLineRow = typeof printLines.$inferSelect;

export async function insertLine(tx: Database, row: PrintLineRow): Promise<void> {
  await tx.insert(printLines).values(row);
}

export async function findLine(database: Database, userId: string, id: string): Promise<PrintLineRow | undefined> {
  const [row] = await linesOf(database, userId, [id]);
  return row;
}

export async function anyLine(database: Database, id: string): Promise<PrintLineRow | undefined> {
  const [row] = await database.select().from(printLines).where(eq(printLines.id, id));
  return row;
}

export function linesOf(database: Database, userId: string, ids: readonly string[]): Promise<PrintLineRow[]> {
  return database
    .select()
    .from(printLines)
    .where(and(eq(printLines.userId, userId), inArray(printLines.id, [...ids])));
}

export function lockLines(tx: Database, userId: string, ids: readonly string[]): Promise<PrintLineRow[]> {
  return tx
    .select()
    .from(printLines)
    .where(and(eq(printLines.userId, userId), inArray(printLines.id, [...ids])))
    .orderBy(asc(printLines.id))
    .for('update');
}

/** Oldest first. */
export function linesInCart(database: Database, userId: string): Promise<PrintLineRow[]> {
  return database
    .select()
    .from(printLines)
    .where(and(eq(printLines.userId, userId), eq(printLines.state, 'cart')))
    .orderBy(asc(printLines.createdAt), asc(printLines.id));
}

/** Newest first. */
export function allLinesOf(database: Database, userId: string): Promise<PrintLineRow[]> {
  return database.select().from(printLines).where(eq(printLines.userId, userId)).orderBy(desc(printLines.createdAt));
}

export function countInCart(database: Database, userId: string): Promise<number> {
  return database.$count(printLines, and(eq(printLines.userId, userId), eq(printLines.state, 'cart')));
}

export async function markLines(tx: Database, ids: readonly string[], state: PrintLineState, now: Date): Promise<void> {
  await tx
    .update(printLines)
    .set({ state, changedAt: now })
    .where(inArray(printLines.id, [...ids]));
}

export async function approveLine(tx: Database, id: string, now: Date): Promise<void> {
  await tx.update(printLines).set({ approvedAt: now }).where(eq(printLines.id, id));
}

export function particularsOf(database: Database, ids: readonly string[]) {
  const { service, design, quantity: copies, options, proofSha256: sha256, fileName, image } = current;
  const hasReplyCode = sql<boolean>`coalesce(${current.fields} ->> 'replyCode', '') <> ''`;
  const sampleOf = sql<number | null>`nullif(${current.fields} ->> 'sample', '')::int`;
  return database
    .select({
      id: printLines.id,
      currentId: current.id,
      service,
      design,
      copies,
      options,
      sha256,
      fileName,
      image,
      hasReplyCode,
      sampleOf,
    })
    .from(printLines)
    .innerJoin(current, isCurrent)
    .where(inArray(printLines.id, [...ids]));
}

export function versionsOf(database: Database, ids: readonly string[]) {
  const { id, revises, proofSha256, approvedAt } = printLines;
  return database
    .select({ id, lineId: sql<string>`coalesce(${revises}, ${id})`, sha256: proofSha256, approvedAt })
    .from(printLines)
    .where(and(or(inArray(id, [...ids]), inArray(revises, [...ids])), isNotNull(approvedAt)))
    .orderBy(asc(approvedAt), sql`${revises} is not null`, asc(printLines.createdAt));
}

export async function setCurrentVersion(tx: Database, id: string, version: string): Promise<void> {
  await tx.update(printLines).set({ currentVersion: version }).where(eq(printLines.id, id));
}

export async function revisionsOf(database: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await database
    .select({ id: printLines.id })
    .from(printLines)
    .where(inArray(printLines.revises, [...ids]));
  return rows.map(({ id }) => id);
}

/** Marks unapproved revisions as removed. A job deletes them a day later. */
export async function removeUnapprovedRevisions(tx: Database, id: string, now: Date): Promise<void> {
  await tx
    .update(printLines)
    .set({ state: 'removed', changedAt: now })
    .where(and(eq(printLines.revises, id), eq(printLines.state, 'revision'), isNull(printLines.approvedAt)));
}

export function lockRemovedBefore(tx: Database, moment: Date, limit: number): Promise<PrintLineRow[]> {
  return tx
    .select()
    .from(printLines)
    .where(and(eq(printLines.state, 'removed'), lt(printLines.changedAt, moment)))
    .orderBy(asc(printLines.changedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export function lockAllLinesOf(tx: Database, userId: string): Promise<PrintLineRow[]> {
  return tx.select().from(printLines).where(eq(printLines.userId, userId)).orderBy(asc(printLines.id)).for('update');
}

export async function disownLines(tx: Database, ids: readonly string[]): Promise<void> {
  await tx
    .update(printLines)
    .set({ userId: null })
    .where(inArray(printLines.id, [...ids]));
}

export async function deleteLines(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.delete(printLines).where(inArray(printLines.id, [...ids]));
}

export async function postponeLines(tx: Database, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(printLines)
    .set({ changedAt: now })
    .where(inArray(printLines.id, [...ids]));
}
