import { isPrintLineId } from '@kaagazz/domain';
import type { Database } from '../../../db/database.ts';
import { versionsOf } from './print-lines.repository.ts';

/** An approved version of an ordered line's text. */
export interface PrintVersion {
  /** Id of the line with this text. */
  id: string;
  sha256: string;
  approvedAt: Date;
}

/**
 * Returns the approved versions of the given ordered lines, oldest first, keyed by the ordered
 * line's id. Ignores product ids. The caller must check access.
 */
export async function printVersions(database: Database, ids: readonly string[]): Promise<Map<string, PrintVersion[]>> {
  const wanted = ids.filter(isPrintLineId);
  if (wanted.length === 0) return new Map();
  const rows = await versionsOf(database, wanted);
  const approved = rows.flatMap(({ approvedAt, ...row }) => (approvedAt === null ? [] : [{ ...row, approvedAt }]));
  return Map.groupBy(approved, ({ lineId }) => lineId);
}
