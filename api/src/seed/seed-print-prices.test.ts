import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMissingPrices, PRINT_SERVICES, printPrice, startingPrice } from '@kaagazz/domain/print';
import { sql } from 'drizzle-orm';
import { openTestShop, type TestShop } from '../../test-support/test-shop.ts';
import { allPrices, pricesOf, replacePrices } from '../modules/print/prices/print-prices.repository.ts';
import { seedPrintPrices } from './seed-print-prices.ts';

describe('seedPrintPrices', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.database.execute(sql`truncate print_prices`));

  it('an empty price table is seeded once, with a price for every option', async () => {
    const added = await Promise.all([seedPrintPrices(shop.database), seedPrintPrices(shop.database)]);

    const tables = await allPrices(shop.database);
    expect(added).toContain(0);
    expect(Math.max(...added)).toBe([...tables.values()].flat().length);
    expect([...tables.keys()].sort()).toEqual(Object.keys(PRINT_SERVICES).sort());
    expect([...tables].flatMap(([service, rows]) => findMissingPrices(service, rows))).toEqual([]);
  });

  it('seeded prices per copy fall as the quantity rises', async () => {
    await seedPrintPrices(shop.database);

    for (const [service, rows] of await allPrices(shop.database)) {
      const { quantity } = PRINT_SERVICES[service];
      const choices = [...new Map(rows.map(({ options }) => [JSON.stringify(options), options])).values()];
      for (const fields of choices.flatMap((one) => choices.map((other) => ({ ...one, ...other })))) {
        const breaks = printPrice(rows, { fields, quantity: quantity.maximum, pages: 20 })?.breaks ?? [];
        expect(breaks.map(({ unit }) => unit)).toEqual(
          breaks.map(({ unit }) => unit).toSorted((one, other) => other - one),
        );
      }
      expect(startingPrice(rows, quantity.default)).toBeGreaterThan(0);
    }
  });

  it('seeding does not overwrite existing prices', async () => {
    const own = [{ options: {}, per: 'piece' as const, from: 1, price: 99 }];
    await replacePrices(shop.database, 'birthday', own);

    expect(await seedPrintPrices(shop.database)).toBe(0);
    expect(await pricesOf(shop.database, 'birthday')).toEqual(own);
  });

  it('a seeding error contains the number of the invalid line', async () => {
    const file = join(tmpdir(), `prices-${process.pid}.csv`);
    await writeFile(file, 'service,options,per,from,price\nmarriage,,piece,1,0\n');

    await expect(seedPrintPrices(shop.database, file)).rejects.toThrow('line 2: price');
  });
});
