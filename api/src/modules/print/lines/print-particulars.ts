import { isPrintLineId } from '@kaagazz/domain';
import type { PrintOption } from '@kaagazz/domain/print';
import type { Database } from '../../../db/database.ts';
import { particularsOf } from './print-lines.repository.ts';

/** What an order and its mails tell of a line that is printed; gone with the account (E36). */
export interface PrintParticulars {
  options: PrintOption[];
  /** the shopper's own file */
  fileName: string | null;
  /** a small picture as a data URL, or '' */
  image: string;
}

/** The particulars of those of these lines that are printed to order. Only for whoever may see the order that they belong to. */
export async function printParticulars(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, PrintParticulars>> {
  const wanted = ids.filter(isPrintLineId);
  if (wanted.length === 0) return new Map();
  const rows = await particularsOf(database, wanted);
  return new Map(rows.map(({ id, ...particulars }) => [id, particulars]));
}
