import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { openTestShop, type TestShop } from '../../test-support/test-shop.ts';
import { products } from '../modules/catalog/catalog.tables.ts';
import { seedCatalogue } from './seed-catalogue.ts';

const notebook = {
  id: 'notebook-a5',
  title: 'A5 Notebook',
  description: 'Ninety-six sheets.',
  category: 'stationery',
  originalPrice: 349.5,
  discountPercent: 10,
  stock: 3,
  createdAt: '2025-03-01',
  topPick: 1,
};

describe('seedCatalogue', () => {
  let shop: TestShop;
  let folder: string;
  beforeEach(async () => {
    shop = await openTestShop();
    folder = await mkdtemp(join(tmpdir(), 'kaagazz-seed-'));
  });
  afterEach(async () => {
    await shop.close();
    await rm(folder, { recursive: true });
  });

  async function seed(...goods: unknown[]): Promise<number> {
    const file = join(folder, 'products.json');
    await writeFile(file, JSON.stringify(goods));
    return seedCatalogue(shop.database, file);
  }

  it('an empty catalogue is seeded once, even if two processes start together', async () => {
    const added = await Promise.all([seed(notebook), seed(notebook)]);

    expect(added.sort()).toEqual([0, 1]);
    const [row] = await shop.database.select().from(products);
    expect(row).toMatchObject({
      id: 'notebook-a5',
      originalPrice: 34_950,
      price: 31_400,
      stock: 3,
      rating: 4,
      topPick: 1,
    });
  });

  it('the newest seeded product is always three days old', async () => {
    const file = join(folder, 'products.json');
    const older = { ...notebook, id: 'older', createdAt: '2025-02-27' };
    await writeFile(file, JSON.stringify([older, notebook]));

    await seedCatalogue(shop.database, file, new Date('2027-01-10T08:00:00Z'));

    const rows = await shop.database.select().from(products).orderBy(products.createdAt);
    expect(rows.map(({ id, createdAt }) => [id, createdAt.toISOString()])).toEqual([
      ['older', '2027-01-05T08:00:00.000Z'],
      ['notebook-a5', '2027-01-07T08:00:00.000Z'],
    ]);
  });

  it('seeding again does not restore sold stock', async () => {
    await seed(notebook);
    await shop.database.update(products).set({ stock: 1 }).where(eq(products.id, notebook.id));

    const added = await seed(notebook, { ...notebook, id: 'another' });

    expect(added).toBe(0);
    expect(await shop.database.select().from(products)).toMatchObject([{ stock: 1 }]);
  });

  it('seeding does not add any products if one product is invalid', async () => {
    await expect(seed(notebook, { ...notebook, id: 'Not A Slug' })).rejects.toThrow('id');
    await expect(seed({ ...notebook, colour: 'blue' })).rejects.toThrow('colour');

    expect(await shop.database.select().from(products)).toEqual([]);
  });

  it('seeding adds no products if the catalogue file is missing', async () => {
    expect(await seedCatalogue(shop.database, join(folder, 'none.json'))).toBe(0);
  });
});
