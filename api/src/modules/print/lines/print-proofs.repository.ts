import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { printProofs } from './print-proofs.tables.ts';

export type PrintProofRow = typeof printProofs.$inferSelect;

export async function insertProof(tx: Database, row: PrintProofRow): Promise<void> {
  await tx.insert(printProofs).values(row);
}

export async function proofOf(database: Database, lineId: string): Promise<PrintProofRow> {
  const [row] = await database.select().from(printProofs).where(eq(printProofs.lineId, lineId));
  if (!row) throw new Error('the line has no proof');
  return row;
}

export async function drawnSheetsOf(database: Database, lineIds: readonly string[]): Promise<string[]> {
  if (lineIds.length === 0) return [];
  const rows = await database
    .select({ folder: printProofs.folder })
    .from(printProofs)
    .where(inArray(printProofs.lineId, [...lineIds]));
  return rows.flatMap(({ folder }) => folder ?? []);
}

export function sheetIn(folder: string): string {
  return `${folder}/sheet.pdf`;
}

export function cardsIn(folder: string): string {
  return `${folder}/cards.json`;
}
