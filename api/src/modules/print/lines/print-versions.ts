import { isPrintLineId } from '@kaagazz/domain';
import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { approveLine, type PrintLineRow, setCurrentVersion, versionsOf } from './print-lines.repository.ts';
import { printLines } from './print-lines.tables.ts';

export interface PrintVersion {
  id: string;
  sha256: string;
  approvedAt: Date;
}

/**
 * Returns the approved versions of each ordered line, oldest first, keyed by line id. The caller
 * must check access to the lines.
 */
export async function printVersions(database: Database, ids: readonly string[]): Promise<Map<string, PrintVersion[]>> {
  const wanted = ids.filter(isPrintLineId);
  if (wanted.length === 0) return new Map();
  const rows = await versionsOf(database, wanted);
  const approved = rows.flatMap(({ approvedAt, ...row }) => (approvedAt === null ? [] : [{ ...row, approvedAt }]));
  return Map.groupBy(approved, ({ lineId }) => lineId);
}

export interface LineVersions {
  ordered: PrintLineRow;
  current: PrintLineRow;
  next: PrintLineRow;
}

export async function versionsAround(database: Database, id: string): Promise<LineVersions | undefined> {
  const [next] = await database.select().from(printLines).where(eq(printLines.id, id));
  if (!next || next.revises === null) return undefined;
  const [ordered] = await database.select().from(printLines).where(eq(printLines.id, next.revises));
  if (!ordered) return undefined;
  const [current] =
    ordered.currentVersion === null
      ? [ordered]
      : await database.select().from(printLines).where(eq(printLines.id, ordered.currentVersion));
  return current && { ordered, current, next };
}

/**
 * Locks and returns the versions of a line. To avoid deadlocks, lock the line's orders before
 * calling this.
 */
export async function lockVersionsAround(tx: Database, id: string): Promise<LineVersions | undefined> {
  const found = await versionsAround(tx, id);
  if (!found) return undefined;
  await tx
    .select({ id: printLines.id })
    .from(printLines)
    .where(inArray(printLines.id, [found.ordered.id, found.next.id]))
    .orderBy(asc(printLines.id))
    .for('update');
  return versionsAround(tx, id);
}

export async function printVersion(tx: Database, { ordered, next }: LineVersions, now: Date): Promise<void> {
  await approveLine(tx, next.id, now);
  await setCurrentVersion(tx, ordered.id, next.id);
}

export function hasSamePriceBasis(one: PrintLineRow, other: PrintLineRow): boolean {
  const priced = PRINT_SERVICES[one.service].fields.filter(
    ({ name, kind, isPriced }) => kind === 'choice' || isPriced || name === 'pages',
  );
  return (
    one.quantity === other.quantity &&
    priced.every(({ name }) => (one.fields[name] ?? '') === (other.fields[name] ?? ''))
  );
}
