import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { readPriceFile } from '../modules/print/prices/price-file.ts';
import { allPrices, replacePrices, takeTurn } from '../modules/print/prices/print-prices.repository.ts';

const SEED_FILE = join(import.meta.dirname, '../../seed/print-prices.csv');

/**
 * Adds the seed prices only to an empty price table, so that a restart never overwrites a
 * merchant's changes.
 */
export async function seedPrintPrices(database: Database, file = SEED_FILE): Promise<number> {
  if ((await allPrices(database)).size > 0) return 0;

  const { tables, mistakes } = await readPriceFile(await readFile(file));
  const [first] = mistakes.first;
  if (first) throw new Error(`${file}, line ${first.line}: ${first.column ?? ''} ${first.message}`);
  return inTransaction(database, async (tx) => {
    await takeTurn(tx, new Date());
    if ((await allPrices(tx)).size > 0) return 0;
    for (const [service, numbered] of tables) {
      const rows = numbered.map(({ row }) => row);
      await replacePrices(tx, service, rows);
    }
    return [...tables.values()].flat().length;
  });
}
