import { applyPriceDifferences, type PrintPriceRow, type PrintServiceId } from '@kaagazz/domain/print';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { pricesOf } from './print-prices.repository.ts';
import { printPriceChanges } from './print-prices.tables.ts';

export async function pricesOn(
  database: Database,
  service: PrintServiceId,
  moment: Date,
): Promise<readonly PrintPriceRow[]> {
  const later = await database
    .select({ differences: printPriceChanges.differences })
    .from(printPriceChanges)
    .where(and(eq(printPriceChanges.service, service), gt(printPriceChanges.appliedAt, moment)))
    .orderBy(desc(printPriceChanges.appliedAt), desc(printPriceChanges.createdAt), desc(printPriceChanges.id));
  return later.reduce<PrintPriceRow[]>(
    (rows, { differences }) =>
      applyPriceDifferences(
        rows,
        differences.map((one) => ({ ...one, before: one.after, after: one.before })),
      ),
    await pricesOf(database, service),
  );
}
