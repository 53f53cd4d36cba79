import type { Database } from '../../../db/database.ts';
import { Problem } from '../../../plugins/problem.ts';
import { insertUse } from '../files/print-files.repository.ts';
import { approveLine, findLine, lockLines, markLines, type PrintLineRow } from './print-lines.repository.ts';
import { unknownLine } from './unknown-line.ts';

/** @throws Problem 404 `PRINT_LINE_NOT_FOUND` */
export async function ownLine(database: Database, userId: string, id: string): Promise<PrintLineRow> {
  return (await findLine(database, userId, id)) ?? unknownLine();
}

export async function currentLine(database: Database, userId: string, id: string): Promise<PrintLineRow> {
  const line = await ownLine(database, userId, id);
  return line.currentVersion === null ? line : ownLine(database, userId, line.currentVersion);
}

export async function isReplacement(database: Database, userId: string, id: string): Promise<boolean> {
  return (await findLine(database, userId, id))?.state === 'removed';
}

export async function takeReplacement(
  tx: Database,
  userId: string,
  { id, sha256 }: { id: string; sha256: string },
  now: Date,
): Promise<void> {
  const [line] = await lockLines(tx, userId, [id]);
  if (line?.state !== 'removed') return unknownLine();
  if (line.proofSha256 !== sha256) {
    throw new Problem('PROOF_CHANGED', 'The proof has changed. Please check and approve it again.');
  }
  await approveLine(tx, id, now);
  await markLines(tx, [id], 'ordered', now);
  if (line.fileId !== null) await insertUse(tx, { fileId: line.fileId, lineId: id, ordered: true });
}
