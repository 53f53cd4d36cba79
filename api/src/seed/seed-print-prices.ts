import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { readPriceFile } from '../modules/print/prices/price-file.ts';
import { allPrices, replacePrices, takeTurn } from '../modules/print/prices/print-prices.repository.ts';

const SEED_FILE = join(import.meta.dirname, '../../seed/print-prices.csv');

/**
 * Gives Print With Us its first prices. A shop with any price is left alone, so a restart never takes back what a merchant wrote.
 *
 * @returns how many rows were added
 * @throws Error naming the first line that is wrong in the file
 */
export async function seedPrintPrices(database: Database, file = SEED_FILE): Promise<number> {
  if ((await allPrices(database)).size > 0) return 0;

  const { tables, mistakes } = await readPriceFile(await readFile(file));
  const [first] = mistakes.first;
  if (first) throw new Error(`${file}, line ${first.line}: ${first.column ?? ''} ${first.message}`);
  return inTransaction(database, async (tx) => {
    await takeTurn(tx, new Date());
    // Two processes may find no prices at once: the second waits, looks again and adds nothing.
    if ((await allPrices(tx)).size > 0) return 0;
    for (const [service, numbered] of tables) {
      const rows = numbered.map(({ row }) => row);
      await replacePrices(tx, service, rows);
    }
    return [...tables.values()].flat().length;
  });
}
