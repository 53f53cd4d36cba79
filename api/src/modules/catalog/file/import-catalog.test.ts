import { stringify } from 'csv-stringify/sync';
import { eq } from 'drizzle-orm';
import { catalogClient, newProduct, type SheetRow } from '../../../../test-support/catalog-client.ts';
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
  beforeEach(async () => {
    await shop.database.delete(products);
    await shop.database.delete(auditLines);
    await shop.addProduct({
      id: 'sheet',
      title: 'Cotton Sheet',
      category: 'paper',
      stock: 10,
      tags: ['bulk'],
      images: [],
    });
    await shop.addProduct({ id: 'kit', title: 'Peacock Kit', category: 'chitrayan', topPick: 2, images: [] });
  });

  const allProducts = () => shop.database.select().from(products).orderBy(products.id);
  const product = async (id: string) => (await allProducts()).find((row) => row.id === id);
  const sell = (id: string, quantity: number) =>
    shop.database.execute(`update products set stock = stock - ${quantity} where id = '${id}'`);
  const edit = (rows: SheetRow[], id: string, values: SheetRow) =>
    rows.map((row) => (row.id === id ? { ...row, ...values } : row));

  it('importing an unedited export changes nothing', async () => {
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
    const before = await allProducts();

    const response = await catalog.importText(await catalog.exportText());

    expect(response.json()).toMatchObject({ success: true, rows: 4, new: 0, changed: 0, unchanged: 4, changes: [] });
    expect(await allProducts()).toEqual(before);
    expect(await shop.database.select().from(auditLines)).toEqual([]);
  });

  it('an import changes and adds products and writes an audit entry', async () => {
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
    expect(await product('sheet')).toMatchObject({
      title: 'Cotton Rag Sheet',
      originalPrice: 9_950,
      price: 8_900,
      tags: ['bulk', 'eco-friendly'],
      topPick: 1,
      stock: 10,
    });
    expect(await product('gift')).toMatchObject({
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

  it('a catalogue import accepts semicolons, decimal commas and a byte order mark', async () => {
    const rows = edit(await catalog.exportRows(), 'sheet', { originalPrice: '99,50', description: 'Soft; and white' });
    const text = stringify(rows, { header: true, delimiter: ';', bom: true });

    const response = await catalog.importText(text);

    expect(response.json()).toMatchObject({ success: true, changed: 1, unchanged: 1 });
    expect(await product('sheet')).toMatchObject({ originalPrice: 9_950, description: 'Soft; and white' });
  });

  it('an import adds the difference between stock and stockAtExport to the current stock', async () => {
    const rows = await catalog.exportRows();
    await sell('sheet', 4);
    await sell('kit', 3);

    const response = await catalog.importRows(edit(rows, 'sheet', { stock: '25' }));

    expect(response.json()).toMatchObject({
      changed: 1,
      columns: { stock: 1 },
      changes: [{ columns: { stock: { from: 6, to: 21 } } }],
    });
    expect((await product('sheet'))?.stock).toBe(21);
    expect((await product('kit'))?.stock).toBe(7);
  });

  it('an import is rejected if the stock would fall below 0', async () => {
    const rows = await catalog.exportRows();
    await sell('sheet', 7);

    const response = await catalog.importRows(edit(edit(rows, 'sheet', { stock: '5' }), 'kit', { title: 'Never' }));

    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      code: 'CATALOG_REJECTED',
      mistakeCount: 1,
      mistakes: [
        { line: 3, column: 'stock', message: 'would be below 0: 3 are left in the shop, and this takes 5 away' },
      ],
    });
    expect((await product('kit'))?.title).toBe('Peacock Kit');
  });

  it('a second import of the same file does not change the stock, but other columns can still be imported', async () => {
    const rows = edit(await catalog.exportRows(), 'sheet', { stock: '25' });
    await catalog.importRows(rows);

    const again = await catalog.importRows(rows);
    const rest = await catalog.importRows(edit(rows, 'sheet', { stock: '10', title: 'Rag Sheet' }));

    expect(again.json()).toMatchObject({ mistakes: [{ line: 3, column: 'stock' }] });
    expect(rest.statusCode).toBe(200);
    expect(await product('sheet')).toMatchObject({ stock: 25, title: 'Rag Sheet' });
  });

  it('an imported row for an existing product requires stockAtExport', async () => {
    const response = await catalog.importRows([newProduct({ id: 'sheet' }), newProduct({ id: 'new-one' })]);

    expect(response.json()).toMatchObject({ mistakeCount: 1, mistakes: [{ line: 2, column: 'stockAtExport' }] });
    expect(await product('new-one')).toBeUndefined();
  });

  it('an import ignores stockAtExport in a row for a new product', async () => {
    const [sheet, ...others] = await catalog.exportRows();

    const response = await catalog.importRows([{ ...sheet, id: 'copy', stock: '4' }, sheet ?? {}, ...others]);

    expect(response.json()).toMatchObject({ rows: 3, new: 1, changed: 0, unchanged: 2, columns: {} });
    expect(await product('copy')).toMatchObject({ stock: 4 });
    expect(await shop.database.select().from(auditLines).orderBy(auditLines.action)).toMatchObject([
      { action: 'products.create', subject: 'copy' },
      { action: 'products.import', after: { new: 1, changed: 0, unchanged: 2 } },
    ]);
  });

  it('an import can take a product off sale, and does not change products that are not in the file', async () => {
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
    expect(await product('kit')).toMatchObject({
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
    expect(await product('sheet')).toMatchObject(DETAILS);
    expect(await product('gift')).toMatchObject(DETAILS);
  });

  it('empty cells clear the details of a product, except lowStockAt and origin', async () => {
    await shop.database.update(products).set(DETAILS).where(eq(products.id, 'sheet'));
    const empty = Object.fromEntries(Object.keys(DETAILS).map((column) => [column, '']));

    const response = await catalog.importRows(edit(await catalog.exportRows(), 'sheet', empty));

    expect(response.json()).toMatchObject({ changed: 1, changes: [{ columns: { pages: { from: 160, to: null } } }] });
    expect(await product('sheet')).toMatchObject({
      ...{ lowStockAt: 8, hsn: '', weightGrams: null, size: '', pages: null, gsm: null },
      ...{ fibre: '', contents: '', care: '', maker: '', origin: 'Nepal' },
    });
  });

  it('an import is rejected if two rows have the same SKU, or if another product has it', async () => {
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

    expect([(await product('kit'))?.sku, (await product('sheet'))?.sku]).toEqual(['', 'PK-1']);
  });

  it('a dry run reports changes without making them', async () => {
    const before = await allProducts();
    const rows = [...edit(await catalog.exportRows(), 'sheet', { stock: '12' }), newProduct({ id: 'gift' })];

    const response = await catalog.importRows(
      rows.map((row) => ({ ...newProduct({ id: 'x' }), ...row })),
      { dryRun: true },
    );

    expect(response.json()).toMatchObject({ dryRun: true, new: 1, changed: 1, unchanged: 1, columns: { stock: 1 } });
    expect(await allProducts()).toEqual(before);
    expect(await shop.database.select().from(auditLines)).toEqual([]);
    expect(await shop.database.select().from(catalogImportRows)).toEqual([]);
  });

  it.each<[string, string, SheetRow]>([
    ['id', 'must be words of a-z', { id: 'Not A Slug' }],
    ['id', 'the shop needs that address', { id: 'suggest' }],
    ['id', 'must be words', { id: '' }],
    ['title', 'is empty', { title: '  ' }],
    ['title', 'has 201 characters', { title: 'x'.repeat(201) }],
    ['title', 'cannot be printed', { title: 'a\u0007b' }],
    ['title', 'is empty', { title: '\u200b\u00ad' }],
    ['description', 'is empty', { description: '' }],
    ['category', 'is not one of the categories', { category: 'cars' }],
    ['originalPrice', 'is negative', { originalPrice: '-350' }],
    ['originalPrice', 'more than two decimals', { originalPrice: '350.555' }],
    ['originalPrice', 'must be rupees', { originalPrice: '1,250' }],
    ['originalPrice', 'must be rupees', { originalPrice: 'Rs. 350' }],
    ['originalPrice', 'must be rupees', { originalPrice: '' }],
    ['originalPrice', 'is 0', { originalPrice: '0.00' }],
    ['originalPrice', 'shoppers would pay nothing', { originalPrice: '0.99' }],
    ['originalPrice', 'shoppers would pay nothing', { originalPrice: '12', discountPercent: '95' }],
    ['originalPrice', 'is above', { originalPrice: '99999999999999999999' }],
    ['discountPercent', 'must be from 0 to 100', { discountPercent: '101' }],
    ['discountPercent', 'whole number', { discountPercent: '12.5' }],
    ['stock', 'is negative', { stock: '-1' }],
    ['stock', 'is empty', { stock: '' }],
    ['stock', 'must be from', { stock: '99999999999' }],
    ['rating', 'from 0 to 5', { rating: '5.1' }],
    ['topPick', 'from 1 to 1000', { topPick: '0' }],
    ['onSale', 'yes or no', { onSale: 'maybe' }],
    ['createdAt', 'must be a day', { createdAt: '31.01.2026' }],
    ['hsn', '4, 6 or 8 digits', { hsn: '48201' }],
    ['gsm', 'from 1 to 2000', { gsm: '0' }],
    ['size', 'has 101 characters', { size: 'x'.repeat(101) }],
    ['createdAt', 'must be a day', { createdAt: '2026-02-31T25:00:00Z' }],
    ['createdAt', 'must be a day', { createdAt: '2026-02-30' }],
    ['createdAt', 'must be a day', { createdAt: '0000-01-01' }],
    ['createdAt', 'must be a day', { createdAt: '1969-12-31' }],
    ['createdAt', 'must be a day', { createdAt: '9999-12-31T23:59:59-23:59' }],
    ['tags', 'more than 20', { tags: Array.from({ length: 21 }, (_, index) => `t${index}`).join('|') }],
    ['images', 'there is no picture photo.jpg', { images: 'photo.jpg' }],
    ['images', 'not a valid file name', { images: '../secret.webp' }],
    ['images', 'there is no picture', { images: 'photo.1a2b3c4d.w800.webp' }],
    ['images', 'not a valid file name', { images: '\u001b[2Jphoto.webp' }],
    ['images', 'more than 10', { images: 'photo.jpg|'.repeat(11) }],
    ['images', 'there is no picture checked:photo', { images: 'checked:photo.1a2b3c4d.w800.webp' }],
  ])('an import is rejected if one cell is invalid: %s %s', async (column, words, wrong) => {
    const usual = {
      ...newProduct({ id: 'good' }),
      rating: '',
      topPick: '',
      onSale: '',
      createdAt: '',
      hsn: '',
      gsm: '',
      size: '',
    };

    const response = await catalog.importRows([usual, { ...usual, id: 'wrong', ...wrong }]);

    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      success: false,
      code: 'CATALOG_REJECTED',
      mistakeCount: 1,
      mistakes: [{ line: 3, column, message: expect.stringContaining(words) as string }],
    });
    expect(await product('good')).toBeUndefined();
    expect(await shop.database.select().from(catalogImportRows)).toEqual([]);
  });

  const good = stringify([newProduct({ id: 'good' })], { header: true });
  it.each([
    ['an unclosed quote', `${good}"wrong,x\ny,z\n`, 3, 'never closed'],
    ['a quote within a cell', `${good}wro"ng,x\n`, 3, 'inside a cell'],
    ['a row that is too long', `${good}${'x'.repeat(300_000)}\n`, 3, 'longer than'],
    ['too few cells', `${good}wrong,x\n`, 3, 'has 2 cells; the first line has 10'],
    ['a missing column', good.replace('originalPrice', 'rating'), 1, 'column originalPrice is missing'],
    ['an unknown column', good.replace('originalPrice', 'price'), 1, 'unknown column "price"'],
    ['a duplicate column', good.replace('tags', 'title'), 1, 'column title is there 2 times'],
    ['an empty file', '', 1, 'the file is empty'],
    ['a Latin-1 file', Buffer.from(good.replace('Product', 'Prodüct'), 'latin1'), 2, 'not UTF-8'],
    ['a UTF-16 file without a byte order mark', Buffer.from(good, 'utf16le'), 1, 'not UTF-8'],
    ['a picture instead of a table', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 1]), 1, ''],
    ['the same product twice', good + good.split('\n').slice(1).join('\n'), 3, 'stands in line 2, too'],
  ])('an import of %s is rejected with the line number', async (_what, text, line, words) => {
    const response = await catalog.importText(text);

    expect(response.statusCode).toBe(422);
    expect(response.json().mistakes).toContainEqual(
      expect.objectContaining({ line, message: expect.stringContaining(words) as string }),
    );
    expect(await product('good')).toBeUndefined();
  });

  it.each(['\n', '\r\n'])(
    'errors in a file with line endings %j have the line numbers that an editor shows',
    async (end) => {
      const description = ['one', 'two', 'three'].join(end);
      const rows = [newProduct({ id: 'good', description }), newProduct({ id: 'wrong', stock: 'many' })];

      const text = stringify(rows, { header: true, record_delimiter: end });
      const response = await catalog.importText(
        `\uFEFF${end}${text.replace('Product wrong', `${end}${end}Product wrong`)}`,
      );

      expect(response.json().mistakes).toMatchObject([{ line: 8, column: 'stock' }]);
    },
  );

  it('a rejected import reports the first hundred errors and the total number of errors', async () => {
    const rows = Array.from({ length: 250 }, (_, index) => newProduct({ id: `p-${index}`, stock: '-1', title: '' }));

    const response = await catalog.importRows(rows);

    expect(response.json()).toMatchObject({ mistakeCount: 500 });
    expect(response.json().mistakes).toHaveLength(100);
  });

  it('an import accepts thousands of products', async () => {
    const rows = Array.from({ length: 3_000 }, (_, index) => newProduct({ id: `bulk-${index}`, stock: String(index) }));

    const response = await catalog.importRows(rows);
    const back = await catalog.exportRows();

    expect(response.json()).toMatchObject({ new: 3_000 });
    expect(response.json().changes).toHaveLength(100);
    expect(back).toHaveLength(3_002);
    expect((await catalog.importRows(back)).json()).toMatchObject({ unchanged: 3_002 });
  });

  it('a file that is imported by two simultaneous requests changes the stock once', async () => {
    const rows = edit(await catalog.exportRows(), 'sheet', { stock: '25' });

    const responses = await Promise.all([catalog.importRows(rows), catalog.importRows(rows)]);

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect((await product('sheet'))?.stock).toBe(25);
  });

  it('importing and exporting the catalogue requires the operator token', async () => {
    for (const headers of [{}, { authorization: 'Bearer wrong' }]) {
      const responses = await Promise.all([
        shop.app.inject({ url: '/api/operator/catalog', headers }),
        shop.app.inject({
          method: 'POST',
          url: '/api/operator/catalog?who=x&name=x',
          headers: { ...headers, 'content-type': 'text/csv' },
          payload: good,
        }),
      ]);
      for (const response of responses) expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
    }
    const elsewhere = await shop.app.inject({
      method: 'POST',
      url: '/api/partner/connect',
      headers: { 'content-type': 'text/csv' },
      payload: good,
    });
    expect(elsewhere.statusCode).toBe(415);
  });
});
