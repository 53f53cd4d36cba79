import { financialYear } from '@kaagazz/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { invoiceSeries } from './invoices.tables.ts';

/** Invoices and credit notes are counted apart. */
type Paper = 'KGZ' | 'KGC';

/**
 * The next number of a series: consecutive within the Indian financial year, never given twice, and given back when the transaction fails.
 *
 * Whoever takes a number keeps everybody else waiting for theirs until the transaction ends. So take it last: after it nothing may be locked, or two
 * transactions could wait for each other, and nothing slow may follow.
 *
 * @returns `KGZ/26-27/000123`: the 16 characters that the law allows, for up to 999,999 a year
 */
export async function nextInvoiceNumber(tx: Database, paper: Paper, at: Date): Promise<string> {
  const series = `${paper}/${financialYear(at)}`;
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: invoiceSeries.series, set: { last: sql`${invoiceSeries.last} + 1` } })
    .returning({ last: invoiceSeries.last });
  if (!row) throw new Error('the series gave no number');
  return `${series}/${String(row.last).padStart(6, '0')}`;
}
