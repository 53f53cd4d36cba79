import type { PrintServiceId } from '@kaagazz/domain/print';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { printPauses } from './print-pauses.tables.ts';

export async function readPauses(database: Database): Promise<Map<PrintServiceId, string>> {
  const rows = await database.select().from(printPauses);
  return new Map(rows.map(({ service, message }) => [service, message]));
}

export async function setPause(
  tx: Database,
  service: PrintServiceId,
  message: string | null,
  now: Date,
): Promise<void> {
  if (message === null) await tx.delete(printPauses).where(eq(printPauses.service, service));
  else {
    await tx
      .insert(printPauses)
      .values({ service, message, since: now })
      .onConflictDoUpdate({ target: printPauses.service, set: { message } });
  }
}
