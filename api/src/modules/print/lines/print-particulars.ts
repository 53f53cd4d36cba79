import { isPrintLineId } from '@kaagazz/domain';
import type { PrintOption, PrintServiceId } from '@kaagazz/domain/print';
import type { Database } from '../../../db/database.ts';
import { particularsOf } from './print-lines.repository.ts';

export interface PrintParticulars {
  service: PrintServiceId;
  design: string | null;
  currentId: string;
  copies: number;
  options: PrintOption[];
  sha256: string;
  fileName: string | null;
  sampleOf: number | null;
  hasReplyCode: boolean;
  image: string;
}

export async function printParticulars(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, PrintParticulars>> {
  const wanted = ids.filter(isPrintLineId);
  if (wanted.length === 0) return new Map();
  const rows = await particularsOf(database, wanted);
  return new Map(rows.map(({ id, ...particulars }) => [id, particulars]));
}
