import { isPrintLineId } from '@kaagazz/domain';
import type { PrintOption, PrintServiceId } from '@kaagazz/domain/print';
import type { Database } from '../../../db/database.ts';
import { particularsOf } from './print-lines.repository.ts';

/** The print line details that orders and emails show. They are deleted with the account. */
export interface PrintParticulars {
  service: PrintServiceId;
  design: string | null;
  /** Id of the version that is printed. */
  currentId: string;
  /** Number of copies of the version that is printed. */
  copies: number;
  options: PrintOption[];
  /** Hash of the approved file. */
  sha256: string;
  fileName: string | null;
  /** Number of copies in the whole order. Null unless this is a printed sample. */
  sampleOf: number | null;
  /** Whether the card has an RSVP code. */
  hasReplyCode: boolean;
  /** A thumbnail as a data URL, or empty if there is none. */
  image: string;
}

/**
 * Returns the details of the given print lines, keyed by id. Ignores product ids. The caller must
 * check access.
 */
export async function printParticulars(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, PrintParticulars>> {
  const wanted = ids.filter(isPrintLineId);
  if (wanted.length === 0) return new Map();
  const rows = await particularsOf(database, wanted);
  return new Map(rows.map(({ id, ...particulars }) => [id, particulars]));
}
