import type { Database } from '../../../db/database.ts';
import { removeLater } from '../files/print-file-removals.ts';
import { releaseFiles } from '../files/print-files.repository.ts';
import { drawnSheetsOf } from './print-proofs.repository.ts';
import { deleteLines } from './print-lines.repository.ts';

/**
 * Deletes lines with their proofs, and with files that nothing else uses. A job then deletes the
 * drawn sheets from the storage.
 */
export async function deletePrintLines(tx: Database, ids: readonly string[], now: Date): Promise<void> {
  await removeLater(tx, await drawnSheetsOf(tx, ids), now);
  for (const id of ids) await releaseFiles(tx, id, now);
  await deleteLines(tx, ids);
}
