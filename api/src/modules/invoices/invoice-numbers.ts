import { financialYear } from '@kaagazz/domain';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { invoiceSeries } from './invoices.tables.ts';

/**
 * GST law limits invoice numbers to 16 characters. After number 999,999 of a financial year,
 * numbering continues with the next prefix.
 */
const SERIES = { invoice: ['KGZ', 'KGA', 'KGB'], 'credit note': ['KGC', 'KGD', 'KGE'] } as const;
const LAST_OF_SERIES = 999_999;

/**
 * Returns the next numbers of a series, such as `KGZ/26-27/000123`. A series has no gaps and starts
 * again every Indian financial year. Locks the series until the transaction ends.
 */
export async function nextNumbers(
  tx: Database,
  document: keyof typeof SERIES,
  { at, count }: { at: Date; count: number },
): Promise<string[]> {
  const numbers: string[] = [];
  for (const prefix of SERIES[document]) {
    if (numbers.length === count) break;
    const series = `${prefix}/${financialYear(at)}`;
    const last = await lockSeries(tx, series);
    const taken = Math.min(count - numbers.length, LAST_OF_SERIES - last);
    if (taken <= 0) continue;
    await tx
      .update(invoiceSeries)
      .set({ last: last + taken })
      .where(eq(invoiceSeries.series, series));
    for (let next = last + 1; next <= last + taken; next += 1) {
      numbers.push(`${series}/${String(next).padStart(6, '0')}`);
    }
  }
  if (numbers.length < count) throw new Error(`every series of ${document} numbers is full`);
  return numbers;
}

async function lockSeries(tx: Database, series: string): Promise<number> {
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ series, last: 0 })
    .onConflictDoUpdate({ target: invoiceSeries.series, set: { last: sql`${invoiceSeries.last}` } })
    .returning({ last: invoiceSeries.last });
  if (!row) throw new Error('the series returned no number');
  return row.last;
}
