import { stringify } from 'csv-stringify/sync';
import { eq } from 'drizzle-orm';
import { catalogClient, edit, newProduct, type SheetRow } from '../../../../test-support/catalog-client.ts';
import { testPhotograph } from '../../../../test-support/test-photograph.ts';
import { openTestShop, type TestShop } from '../../../../test-support/test-shop.ts';
import { auditLines } from '../../operator/audit.tables.ts';
import { catalogImportRows, products } from '../catalog.tables.ts';

const DETAILS = {
  lowStockAt: 8,
  hsn: '482010',
  weightGrams: 320,
  size: 'A5, 148 × 210 mm',
  pages: 160,
  gsm: 120,
  fibre: 'Cotton rag',
  contents: 'One notebook',
  care: 'Keep dry',
  recommendedAge: 8,
  maker: 'Kumarappa Paper, Jaipur',
  origin: 'Nepal',
};

describe('importing a catalogue', () => {
  let shop: TestShop;
  let catalog: ReturnType<typeof catalogClient>;
  beforeAll(async () => {
    shop = await openTestShop();
    catalog = catalogClient(shop);
  });
  afterAll(() => shop.close());
  beforeEach(() => catalog.startWithTwoProducts());

  it('importing an unedited export leaves all products unchanged', async () => {
    await shop.addProduct({ id: 'draft', description: '', onSale: false, images: [] });
    await shop.addProduct({
      id: 'odd',
      title: '=SUM(A1)',
      description: '\'+quoted\r\nin "two" lines, with a comma',
      originalPrice: 12_001,
      discountPercent: 33,
      rating: 4.7,
      popularity: -5,
      onSale: false,
      tags: ['-bulk', 'eco-friendly'],
      images: [],
      createdAt: new Date('2025-03-01T10:11:12.345Z'),
    });
    await shop.database
      .update(products)
      .set({ ...DETAILS, fibre: '=cotton' })
      .where(eq(products.id, 'odd'));
    const before = await catalog.products();

    const response = await catalog.importText(await catalog.exportText());

    expect(response.json()).toMatchObject({ success: true, rows: 4, new: 0, changed: 0, unchanged: 4, changes: [] });
    expect(await catalog.products()).toEqual(before);
    expect(await shop.database.select().from(auditLines)).toEqual([]);
  });

  it('an empty alt text cell in an import keeps the current alt text', async () => {
    const { picture } = await catalog.upload(await testPhotograph(900, 900).jpeg().toBuffer());
    const other = (await catalog.upload(await testPhotograph(800, 800).jpeg().toBuffer())).picture;
    const images = `${picture} | ${other}`;
    const imageAlts = 'A sheet | A stack';
    await catalog.importRows(edit(await catalog.exportRows(), 'sheet', { images, imageAlts }));
    const exported = await catalog.exportRows();

    const kept = await catalog.importRows(edit(exported, 'sheet', { imageAlts: ' | A stack' }));
    await catalog.importRows(edit(exported, 'sheet', { images: other, imageAlts: 'Two sheets' }));
    await catalog.importRows(edit(await catalog.exportRows(), 'sheet', { imageAlts: '' }));

    expect(exported.find(({ id }) => id === 'sheet')).toMatchObject({ images, imageAlts });
    expect(kept.json()).toMatchObject({ changed: 0 });
    expect(await catalog.product('sheet')).toMatchObject({ images: [other], imageAlts: { [other]: 'Two sheets' } });
  });

  it('a photograph listed twice in one row is stored only once', async () => {
    const { picture } = await catalog.upload(await testPhotograph(900, 900).jpeg().toBuffer());
    const images = `${picture} | ${picture}`;

    const response = await catalog.importRows([newProduct({ id: 'gift', images, imageAlts: 'A gift | Again' })]);

    expect(response.statusCode).toBe(200);
    expect(await catalog.product('gift')).toMatchObject({ images: [picture], imageAlts: { [picture]: 'A gift' } });
  });

  it('an import is rejected if a new photograph has no alt text', async () => {
    const { picture } = await catalog.upload(await testPhotograph(900, 900).jpeg().toBuffer());
    const other = (await catalog.upload(await testPhotograph(800, 800).jpeg().toBuffer())).picture;
    await shop.addProduct({ id: 'old', images: [picture] });
    const exported = edit(await catalog.exportRows(), 'old', { images: `${picture} | ${other}` });
    const gift = newProduct({ id: 'gift', images: picture });

    const refused = await catalog.importRows([...exported, { ...exported[0], ...gift, imageAlts: '' }]);
    const imported = await catalog.importRows(edit(exported, 'old', { imageAlts: ' | A stack' }));

    const message = (image: string) => `has no text for the new image ${image}`;
    expect(refused.json()).toMatchObject({
      mistakeCount: 2,
      mistakes: [
        { line: 3, column: 'imageAlts', message: message(other) },
        { line: 5, column: 'imageAlts', message: message(picture) },
      ],
    });
    expect(imported.json()).toMatchObject({ success: true, changed: 1 });
  });

  it('an import writes one audit entry for each changed or added product', async () => {
    const rows = edit(await catalog.exportRows(), 'sheet', {
      title: 'Cotton Rag Sheet',
      originalPrice: '99.50',
      discountPercent: '10',
      tags: 'Bulk | eco-friendly',
      topPick: '1',
    });
    const added = newProduct({
      id: 'gift',
      category: 'Gift Sets',
      tags: 'festive',
      onSale: 'yes',
      topPick: '',
      createdAt: '2026-01-31',
    });

    const response = await catalog.importRows([...rows, { ...rows[0], ...added }]);

    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      dryRun: false,
      rows: 3,
      new: 1,
      changed: 1,
      unchanged: 1,
      columns: { title: 1, originalPrice: 1, discountPercent: 1, tags: 1, topPick: 1 },
      changes: [
        {
          line: 3,
          id: 'sheet',
          isNew: false,
          columns: { title: { from: 'Cotton Sheet', to: 'Cotton Rag Sheet' }, originalPrice: { from: 350, to: 99.5 } },
        },
        { line: 4, id: 'gift', isNew: true },
      ],
    });
    expect(await catalog.product('sheet')).toMatchObject({
      title: 'Cotton Rag Sheet',
      originalPrice: 9_950,
      price: 8_900,
      tags: ['bulk', 'eco-friendly'],
      topPick: 1,
      stock: 10,
    });
    expect(await catalog.product('gift')).toMatchObject({
      category: 'gift-sets',
      rating: 4,
      onSale: true,
      topPick: null,
      stock: 10,
    });
    expect(await shop.database.select().from(auditLines).orderBy(auditLines.action, auditLines.subject)).toMatchObject([
      {
        who: 'OPERATOR_TOKEN',
        action: 'products.change',
        subject: 'sheet',
        note: 'catalogue.csv',
        before: { originalPrice: 35_000, topPick: null },
        after: { originalPrice: 9_950, topPick: 1 },
      },
      { action: 'products.create', subject: 'gift', before: {}, after: { originalPrice: 35_000, stock: 10 } },
      { action: 'products.import', subject: 'catalogue.csv', after: { new: 1, changed: 1, unchanged: 1 } },
    ]);
    const suggested = await shop.app.inject('/api/product/suggest?q=fest');
    expect(suggested.json()).toMatchObject({ tags: ['festive'] });
  });

  it('an import accepts a file with semicolons, decimal commas and a byte order mark', async () => {
    const rows = edit(await catalog.exportRows(), 'sheet', { originalPrice: '99,50', description: 'Soft; and white' });
    const text = stringify(rows, { header: true, delimiter: ';', bom: true });

    const response = await catalog.importText(text);

    expect(response.json()).toMatchObject({ success: true, changed: 1, unchanged: 1 });
    expect(await catalog.product('sheet')).toMatchObject({ originalPrice: 9_950, description: 'Soft; and white' });
  });

  it('products that are missing from an imported file stay on sale', async () => {
    const rows = (await catalog.exportRows()).filter(({ id }) => id === 'sheet');

    await catalog.importRows(edit(rows, 'sheet', { onSale: 'no' }));

    const find = (id: string) => shop.app.inject(`/api/product/${id}`);
    expect((await find('sheet')).statusCode).toBe(404);
    expect((await find('kit')).statusCode).toBe(200);
    expect((await shop.app.inject('/api/product/list')).json()).toMatchObject({ products: [{ _id: 'kit' }] });
    const quote = await shop.app.inject({
      method: 'POST',
      url: '/api/payment/quote',
      payload: { products: [{ productId: 'sheet', quantity: 1 }] },
    });
    expect(quote.json()).toMatchObject({ lines: [{ problem: 'GONE' }] });

    await catalog.importRows(rows);
    expect((await find('sheet')).statusCode).toBe(200);
  });

  it('an import keeps the values of columns that are missing from the file', async () => {
    await shop.database.update(products).set({ rating: 3.5, popularity: 77, onSale: false, ...DETAILS });
    const rows = await catalog.exportRows();
    const few = rows.map(
      ({ id, title, description, category, originalPrice, discountPercent, stock, stockAtExport, tags, images }) => ({
        ...{ id, title, description, category, originalPrice, discountPercent, stock, stockAtExport, tags, images },
      }),
    );

    const response = await catalog.importRows(few as SheetRow[]);

    expect(response.json()).toMatchObject({ unchanged: 2 });
    expect(await catalog.product('kit')).toMatchObject({
      ...{ rating: 3.5, popularity: 77, onSale: false, topPick: 2, ...DETAILS },
    });
  });

  it('an import sets the details of new and existing products', async () => {
    const cells = Object.fromEntries(Object.entries(DETAILS).map(([column, value]) => [column, String(value)]));
    const rows = edit(await catalog.exportRows(), 'sheet', cells);

    const response = await catalog.importRows([...rows, { ...rows[0], ...newProduct({ id: 'gift' }), ...cells }]);

    expect(response.json()).toMatchObject({
      new: 1,
      changed: 1,
      changes: [
        { id: 'sheet', columns: { weightGrams: { from: null, to: 320 }, origin: { from: 'India', to: 'Nepal' } } },
        { id: 'gift' },
      ],
    });
    expect(await catalog.product('sheet')).toMatchObject(DETAILS);
    expect(await catalog.product('gift')).toMatchObject(DETAILS);
  });

  it("empty cells in an import clear a product's details, except lowStockAt and origin", async () => {
    await shop.database.update(products).set(DETAILS).where(eq(products.id, 'sheet'));
    const empty = Object.fromEntries(Object.keys(DETAILS).map((column) => [column, '']));

    const response = await catalog.importRows(edit(await catalog.exportRows(), 'sheet', empty));

    expect(response.json()).toMatchObject({ changed: 1, changes: [{ columns: { pages: { from: 160, to: null } } }] });
    expect(await catalog.product('sheet')).toMatchObject({
      ...{ lowStockAt: 8, hsn: '', weightGrams: null, size: '', pages: null, gsm: null, recommendedAge: null },
      ...{ fibre: '', contents: '', care: '', maker: '', origin: 'Nepal' },
    });
  });

  it('an import can set and clear quantity discounts', async () => {
    const rows = await catalog.exportRows();
    await catalog.importRows(edit(rows, 'sheet', { quantityDiscounts: '10:5, 25: 10 %' }));
    const exported = await catalog.exportRows();

    const invalid = await catalog.importRows(edit(exported, 'sheet', { quantityDiscounts: '25: 5%, 10: 10%' }));
    await catalog.importRows(edit(exported, 'sheet', { quantityDiscounts: '' }));

    expect(exported.map(({ id, quantityDiscounts }) => [id, quantityDiscounts])).toEqual([
      ['kit', ''],
      ['sheet', '10: 5%, 25: 10%'],
    ]);
    expect(invalid.json()).toMatchObject({
      code: 'CATALOG_REJECTED',
      mistakes: [{ column: 'quantityDiscounts', message: expect.stringContaining('must be higher') as string }],
    });
    expect((await catalog.exportRows()).map(({ quantityDiscounts }) => quantityDiscounts)).toEqual(['', '']);
    const changes = await shop.database.select().from(auditLines).orderBy(auditLines.createdAt);
    expect(changes.map(({ after }) => after)).toContainEqual({ quantityDiscounts: '10: 5%, 25: 10%' });
  });

  it('an import that contains the same SKU twice is rejected', async () => {
    const rows = edit(await catalog.exportRows(), 'kit', { sku: 'PK-1' });
    await catalog.importRows(rows);
    const others = [newProduct({ id: 'one', sku: 'A-1' }), newProduct({ id: 'two', sku: 'A-1' })];

    const response = await catalog.importRows([...others, newProduct({ id: 'three', sku: 'PK-1' })]);

    expect(response.statusCode).toBe(422);
    expect(response.json().mistakes).toEqual([
      { line: 3, column: 'sku', message: 'is already the SKU of the row in line 2' },
      { line: 4, column: 'sku', message: 'is already the SKU of the product kit' },
    ]);
  });

  it('an import can move a SKU from one product to another', async () => {
    const rows = edit(await catalog.exportRows(), 'kit', { sku: 'PK-1' });
    await catalog.importRows(rows);
    const moved = edit(edit(await catalog.exportRows(), 'kit', { sku: '' }), 'sheet', { sku: 'PK-1' });

    await catalog.importRows(moved);

    expect([(await catalog.product('kit'))?.sku, (await catalog.product('sheet'))?.sku]).toEqual(['', 'PK-1']);
  });

  it('a dry run reports changes without making them', async () => {
    const before = await catalog.products();
    const rows = [...edit(await catalog.exportRows(), 'sheet', { stock: '12' }), newProduct({ id: 'gift' })];

    const response = await catalog.importRows(
      rows.map((row) => ({ ...newProduct({ id: 'x' }), ...row })),
      { dryRun: true },
    );

    expect(response.json()).toMatchObject({ dryRun: true, new: 1, changed: 1, unchanged: 1, columns: { stock: 1 } });
    expect(await catalog.products()).toEqual(before);
    expect(await shop.database.select().from(auditLines)).toEqual([]);
    expect(await shop.database.select().from(catalogImportRows)).toEqual([]);
  });

  it('an import accepts 3,000 products', async () => {
    const rows = Array.from({ length: 3_000 }, (_, index) => newProduct({ id: `bulk-${index}`, stock: String(index) }));

    const response = await catalog.importRows(rows);
    const back = await catalog.exportRows();

    expect(response.json()).toMatchObject({ new: 3_000 });
    expect(response.json().changes).toHaveLength(100);
    expect(back).toHaveLength(3_002);
    expect((await catalog.importRows(back)).json()).toMatchObject({ unchanged: 3_002 });
  });

  it('importing and exporting the catalogue requires the operator token', async () => {
    for (const headers of [{}, { authorization: 'Bearer wrong' }]) {
      const responses = await Promise.all([
        shop.app.inject({ url: '/api/operator/catalog', headers }),
        shop.app.inject({
          method: 'POST',
          url: '/api/operator/catalog?who=x&name=x',
          headers: { ...headers, 'content-type': 'text/csv' },
          payload: stringify([newProduct({ id: 'good' })], { header: true }),
        }),
      ]);
      for (const response of responses) expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
    }
    const elsewhere = await shop.app.inject({
      method: 'POST',
      url: '/api/partner/connect',
      headers: { 'content-type': 'text/csv' },
      payload: stringify([newProduct({ id: 'good' })], { header: true }),
    });
    expect(elsewhere.statusCode).toBe(415);
  });
});
