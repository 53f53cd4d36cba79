import { isPrintLineId } from '@kaagazz/domain';
import type { PrintOption } from '@kaagazz/domain/print';
import type { Database } from '../../../db/database.ts';
import { particularsOf } from './print-lines.repository.ts';

/** What orders and emails show of a print line. It is deleted with the account. */
export interface PrintParticulars {
  options: PrintOption[];
  fileName: string | null;
  /** A small picture as a data URL, or empty. */
  image: string;
}

/** Returns the particulars of the print lines among these ids. The caller must check access. */
export async function printParticulars(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, PrintParticulars>> {
  const wanted = ids.filter(isPrintLineId);
  if (wanted.length === 0) return new Map();
  const rows = await particularsOf(database, wanted);
  return new Map(rows.map(({ id, ...particulars }) => [id, particulars]));
}
