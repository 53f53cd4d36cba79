import { stringify } from 'csv-stringify/sync';
import { catalogClient, newProduct, type SheetRow } from '../../../../test-support/catalog-client.ts';
import { openTestShop, type TestShop } from '../../../../test-support/test-shop.ts';
import { catalogImportRows } from '../catalog.tables.ts';

describe('rejected imports', () => {
  let shop: TestShop;
  let catalog: ReturnType<typeof catalogClient>;
  beforeAll(async () => {
    shop = await openTestShop();
    catalog = catalogClient(shop);
  });
  afterAll(() => shop.close());
  beforeEach(() => catalog.startWithTwoProducts());

  const good = stringify([newProduct({ id: 'good' })], { header: true });

  it.each<[string, string, SheetRow]>([
    ['id', 'must be words of a-z', { id: 'Not A Slug' }],
    ['id', 'the shop uses that URL', { id: 'suggest' }],
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
    ['recommendedAge', 'from 1 to 99', { recommendedAge: '100' }],
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
    ['imageAlts', 'has 2 alt texts for 0 images', { imageAlts: 'A pen | An inkwell' }],
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
      recommendedAge: '',
      imageAlts: '',
    };

    const response = await catalog.importRows([usual, { ...usual, id: 'wrong', ...wrong }]);

    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      success: false,
      code: 'CATALOG_REJECTED',
      mistakeCount: 1,
      mistakes: [{ line: 3, column, message: expect.stringContaining(words) as string }],
    });
    expect(await catalog.product('good')).toBeUndefined();
    expect(await shop.database.select().from(catalogImportRows)).toEqual([]);
  });

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
    ['the same product twice', good + good.split('\n').slice(1).join('\n'), 3, 'already used on line 2'],
  ])('an import of %s is rejected with the line number', async (_what, text, line, words) => {
    const response = await catalog.importText(text);

    expect(response.statusCode).toBe(422);
    expect(response.json().mistakes).toContainEqual(
      expect.objectContaining({ line, message: expect.stringContaining(words) as string }),
    );
    expect(await catalog.product('good')).toBeUndefined();
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

  it('a rejected import lists the first hundred errors and the total number of errors', async () => {
    const rows = Array.from({ length: 250 }, (_, index) => newProduct({ id: `p-${index}`, stock: '-1', title: '' }));

    const response = await catalog.importRows(rows);

    expect(response.json()).toMatchObject({ mistakeCount: 500 });
    expect(response.json().mistakes).toHaveLength(100);
  });
});
