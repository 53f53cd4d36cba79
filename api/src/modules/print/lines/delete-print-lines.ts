import type { Database } from '../../../db/database.ts';
import { removeLater } from '../files/print-file-removals.ts';
import { releaseFiles } from '../files/print-files.repository.ts';
import { drawnSheetsOf } from './print-proofs.repository.ts';
import { deleteLines, revisionsOf } from './print-lines.repository.ts';

export async function deletePrintLines(tx: Database, ids: readonly string[], now: Date): Promise<void> {
  const all = [...ids, ...(await revisionsOf(tx, ids))];
  await removeLater(tx, await drawnSheetsOf(tx, all), now);
  for (const id of ids) await releaseFiles(tx, id, now);
  await deleteLines(tx, ids);
}
