import { financialYear } from '@kaagazz/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { invoiceSeries } from './invoices.tables.ts';

/** Invoices (`KGZ`) and credit notes (`KGC`) have separate series. */
type Prefix = 'KGZ' | 'KGC';

/**
 * Returns the next number of a series, such as `KGZ/26-27/000123`. Numbers are consecutive within
 * the Indian financial year, and a failed transaction returns its number. GST law allows at most 16
 * characters.
 *
 * Locks the series until the transaction ends. Take the number last: a lock taken afterwards could
 * cause a deadlock, and slow work would block every other invoice.
 */
export async function nextInvoiceNumber(tx: Database, prefix: Prefix, at: Date): Promise<string> {
  const series = `${prefix}/${financialYear(at)}`;
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: invoiceSeries.series, set: { last: sql`${invoiceSeries.last} + 1` } })
    .returning({ last: invoiceSeries.last });
  if (!row) throw new Error('the series returned no number');
  return `${series}/${String(row.last).padStart(6, '0')}`;
}
