import { catalogClient, edit, newProduct } from '../../../../test-support/catalog-client.ts';
import { openTestShop, type TestShop } from '../../../../test-support/test-shop.ts';
import { auditLines } from '../../operator/audit.tables.ts';

describe('importing stock', () => {
  let shop: TestShop;
  let catalog: ReturnType<typeof catalogClient>;
  beforeAll(async () => {
    shop = await openTestShop();
    catalog = catalogClient(shop);
  });
  afterAll(() => shop.close());
  beforeEach(() => catalog.startWithTwoProducts());

  it('an import adds the difference between stock and stockAtExport to the current stock', async () => {
    const rows = await catalog.exportRows();
    await catalog.sell('sheet', 4);
    await catalog.sell('kit', 3);

    const response = await catalog.importRows(edit(rows, 'sheet', { stock: '25' }));

    expect(response.json()).toMatchObject({
      changed: 1,
      columns: { stock: 1 },
      changes: [{ columns: { stock: { from: 6, to: 21 } } }],
    });
    expect((await catalog.product('sheet'))?.stock).toBe(21);
    expect((await catalog.product('kit'))?.stock).toBe(7);
  });

  it('an import is rejected if the stock would fall below 0', async () => {
    const rows = await catalog.exportRows();
    await catalog.sell('sheet', 7);

    const response = await catalog.importRows(edit(edit(rows, 'sheet', { stock: '5' }), 'kit', { title: 'Never' }));

    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      code: 'CATALOG_REJECTED',
      mistakeCount: 1,
      mistakes: [
        { line: 3, column: 'stock', message: 'would be below 0: 3 are left in the shop, and this takes 5 away' },
      ],
    });
    expect((await catalog.product('kit'))?.title).toBe('Peacock Kit');
  });

  it('importing the same row twice changes the stock only once', async () => {
    const rows = edit(await catalog.exportRows(), 'sheet', { stock: '25' });
    await catalog.importRows(rows);

    const again = await catalog.importRows(rows);
    const rest = await catalog.importRows(edit(rows, 'sheet', { stock: '10', title: 'Rag Sheet' }));

    expect(again.json()).toMatchObject({ mistakes: [{ line: 3, column: 'stock' }] });
    expect(rest.statusCode).toBe(200);
    expect(await catalog.product('sheet')).toMatchObject({ stock: 25, title: 'Rag Sheet' });
  });

  it('an import is rejected if a row for an existing product has no stockAtExport', async () => {
    const response = await catalog.importRows([newProduct({ id: 'sheet' }), newProduct({ id: 'new-one' })]);

    expect(response.json()).toMatchObject({ mistakeCount: 1, mistakes: [{ line: 2, column: 'stockAtExport' }] });
    expect(await catalog.product('new-one')).toBeUndefined();
  });

  it('an import ignores stockAtExport in a row for a new product', async () => {
    const [sheet, ...others] = await catalog.exportRows();

    const response = await catalog.importRows([{ ...sheet, id: 'copy', stock: '4' }, sheet ?? {}, ...others]);

    expect(response.json()).toMatchObject({ rows: 3, new: 1, changed: 0, unchanged: 2, columns: {} });
    expect(await catalog.product('copy')).toMatchObject({ stock: 4 });
    expect(await shop.database.select().from(auditLines).orderBy(auditLines.action)).toMatchObject([
      { action: 'products.create', subject: 'copy' },
      { action: 'products.import', after: { new: 1, changed: 0, unchanged: 2 } },
    ]);
  });

  it('if the same file is imported twice at the same time, one import is rejected with 422', async () => {
    const rows = edit(await catalog.exportRows(), 'sheet', { stock: '25' });

    const responses = await Promise.all([catalog.importRows(rows), catalog.importRows(rows)]);

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect((await catalog.product('sheet'))?.stock).toBe(25);
  });
});
