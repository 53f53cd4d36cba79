import type { PrintLineState } from '@kaagazz/domain/print';
import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { printLines } from './print-lines.tables.ts';

export type PrintLineRow = typeof printLines.$inferSelect;

export async function insertLine(tx: Database, row: PrintLineRow): Promise<void> {
  await tx.insert(printLines).values(row);
}

/** One of a shopper's own lines. */
export async function findLine(database: Database, userId: string, id: string): Promise<PrintLineRow | undefined> {
  const [row] = await linesOf(database, userId, [id]);
  return row;
}

/** Anybody's line, for operators. */
export async function anyLine(database: Database, id: string): Promise<PrintLineRow | undefined> {
  const [row] = await database.select().from(printLines).where(eq(printLines.id, id));
  return row;
}

/** Those of these lines that are the shopper's own, in any state. */
export function linesOf(database: Database, userId: string, ids: readonly string[]): Promise<PrintLineRow[]> {
  return database
    .select()
    .from(printLines)
    .where(and(eq(printLines.userId, userId), inArray(printLines.id, [...ids])));
}

/** The same, locked until the transaction ends, always in the order of ids. */
export function lockLines(tx: Database, userId: string, ids: readonly string[]): Promise<PrintLineRow[]> {
  return tx
    .select()
    .from(printLines)
    .where(and(eq(printLines.userId, userId), inArray(printLines.id, [...ids])))
    .orderBy(asc(printLines.id))
    .for('update');
}

/** What a shopper has in the cart, newest last. */
export function linesInCart(database: Database, userId: string): Promise<PrintLineRow[]> {
  return database
    .select()
    .from(printLines)
    .where(and(eq(printLines.userId, userId), eq(printLines.state, 'cart')))
    .orderBy(asc(printLines.createdAt), asc(printLines.id));
}

/** All of a shopper's, newest first. */
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
  const { id, options, fileName, image } = printLines;
  return database
    .select({ id, options, fileName, image })
    .from(printLines)
    .where(inArray(id, [...ids]));
}

/** Some lines that were removed before then, locked; those that another process works on are passed over. */
export function lockRemovedBefore(tx: Database, moment: Date, limit: number): Promise<PrintLineRow[]> {
  return tx
    .select()
    .from(printLines)
    .where(and(eq(printLines.state, 'removed'), lt(printLines.changedAt, moment)))
    .orderBy(asc(printLines.changedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** All of a shopper's lines, locked: the account is going. */
export function lockAllLinesOf(tx: Database, userId: string): Promise<PrintLineRow[]> {
  return tx.select().from(printLines).where(eq(printLines.userId, userId)).orderBy(asc(printLines.id)).for('update');
}

/** Lines of orders under way outlive their account: nobody's from now on. */
export async function disownLines(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(printLines)
    .set({ userId: null })
    .where(inArray(printLines.id, [...ids]));
}

export async function deleteLines(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(printLines).where(inArray(printLines.id, [...ids]));
}

/** Puts off the end of lines that a payment may still come for. */
export async function postponeLines(tx: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(printLines)
      .set({ changedAt: now })
      .where(inArray(printLines.id, [...ids]));
}
