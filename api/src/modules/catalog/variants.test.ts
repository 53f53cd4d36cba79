import type { ProductDetails } from '@kaagazz/api-schema';
import { type DeskClient, openDesk } from '../../../test-support/desk-client.ts';
import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';

describe('variants of a product', () => {
  let shop: TestShop;
  let editor: DeskClient;
  beforeEach(async () => {
    shop = await openTestShop();
    editor = await openDesk(shop, 'editor');
    await shop.addProduct({ id: 'a5-indigo', title: 'Indigo notebook', originalPrice: 30_000, colour: 'Indigo' });
    await shop.addProduct({ id: 'a5-marigold', title: 'Marigold notebook', originalPrice: 25_000, colour: 'Marigold' });
    await shop.addProduct({ id: 'pen', title: 'Seed pencil', originalPrice: 5_000 });
    await group(['a5-indigo', 'a5-marigold'], 'a5-notebook');
  });
  afterEach(() => shop.close());

  const group = (ids: string[], name: string) => editor.call('POST', '/products/variants', { ids, group: name });
  const change = (id: string, fields: object) => editor.call('PATCH', `/products/${id}`, { version: 2, ...fields });
  const listed = async (query: string) => {
    const page = await shop.app.inject(`/api/product/list?${query}`);
    return page.json<{ products: { _id: string; stock: number }[] }>().products;
  };
  const idsOf = async (query: string) => (await listed(query)).map(({ _id }) => _id);
  const product = async (id: string) =>
    (await shop.app.inject(`/api/product/${id}`)).json<{ product: ProductDetails }>().product;

  it.each([
    'sort=newest',
    'sort=price-asc',
    'category=stationery',
    'maxPrice=500',
    'q=notebook',
    'q=notebook&sort=popular',
  ])('the list with %s shows the cheapest variant for its group', async (query) => {
    const ids = await idsOf(query);

    expect(ids).toContain('a5-marigold');
    expect(ids).not.toContain('a5-indigo');
  });

  it('a search that matches only the second variant of a group lists the first variant', async () => {
    await change('a5-indigo', { sku: 'NBINDIGO5' });

    expect(await idsOf('q=indigo')).toEqual(['a5-marigold']);
    expect(await idsOf('q=nbindigo5')).toEqual(['a5-marigold']);
  });

  it('a product page lists all variants on sale with their prices and stock', async () => {
    expect(await product('a5-indigo')).toMatchObject({
      price: 300,
      variantGroup: 'a5-notebook',
      variants: [
        { _id: 'a5-indigo', colour: 'Indigo', price: 300, stock: 10 },
        { _id: 'a5-marigold', colour: 'Marigold', price: 250, stock: 10 },
      ],
    });
    expect((await product('pen')).variants).toEqual([]);
  });

  it('a product list shows a variant group as in stock while any of its variants is in stock', async () => {
    const count = { rows: [{ id: 'a5-marigold', expected: 10, counted: 0 }], reason: '' };
    await editor.call('POST', '/products/stock', count);

    expect(await listed('q=marigold&inStock=true')).toMatchObject([{ _id: 'a5-marigold', stock: 10 }]);
    expect((await product('a5-marigold')).stock).toBe(0);
  });

  it('a product list shows the second variant of a group if the first variant is a draft', async () => {
    await editor.call('POST', '/products/states', { ids: ['a5-marigold'], state: 'draft' });

    expect(await idsOf('q=notebook')).toEqual(['a5-indigo']);
    expect((await product('a5-indigo')).variants).toHaveLength(1);
  });

  it('variants removed from their group are listed as separate products', async () => {
    await group(['a5-indigo', 'a5-marigold'], '');

    expect((await idsOf('q=notebook')).toSorted()).toEqual(['a5-indigo', 'a5-marigold']);
    expect(await idsOf('q=indigo')).toEqual(['a5-indigo']);
  });

  it('two products can’t have the same SKU', async () => {
    await change('a5-indigo', { sku: 'NB-1' });

    expect((await change('a5-marigold', { sku: 'NB-1' })).body).toMatchObject({
      code: 'NOT_POSSIBLE',
      message: '“Indigo notebook” already has the SKU NB-1.',
    });
  });

  it('an imported row can add a product to a variant group', async () => {
    await change('pen', { version: 1, images: [], state: 'draft' });
    const { payload } = await editor.call('GET', '/products/csv');
    const [header = '', ...rows] = payload.split('\r\n');
    const pen = rows.find((row) => row.startsWith('pen,'))?.replace(/,,,,,$/, ',,Green,a5-notebook,,');
    const headers = { 'content-type': 'text/csv' };

    const sent = await editor.call(
      'POST',
      '/products/csv?name=products.csv&dryRun=true',
      [header, pen].join('\r\n'),
      headers,
    );

    expect(header).toMatch(/sku,colour,variantGroup,quantityDiscounts,recommendedAge$/);
    expect(rows.find((row) => row.startsWith('a5-indigo,'))).toMatch(/,,Indigo,a5-notebook,,$/);
    expect(sent.body).toMatchObject({
      changes: [{ id: 'pen', columns: { variantGroup: { from: '', to: 'a5-notebook' } } }],
    });
  });
});
