import type { DeskCollection, SiteSettings } from '@kaagazz/api-schema';
import { type DeskClient, openDesk } from '../../../../test-support/desk-client.ts';
import { openTestShop, type TestShop } from '../../../../test-support/test-shop.ts';

const DIWALI = {
  id: 'diwali-gifts',
  kind: 'collection',
  name: 'Diwali gifts',
  text: 'Lamps and boxes.',
  isPublished: true,
  products: ['lamp', 'box', 'pen'],
};
const CARDS = { id: 'cards', kind: 'category', name: 'Cards', text: 'To send.', isPublished: true, products: [] };

describe('categories and collections at the desk', () => {
  let shop: TestShop;
  let editor: DeskClient;
  beforeEach(async () => {
    shop = await openTestShop();
    editor = await openDesk(shop, 'editor', 'Banu Editor');
    await shop.addProduct({ id: 'box', title: 'Gift box', originalPrice: 90_000 });
    await shop.addProduct({ id: 'lamp', title: 'Paper lamp', originalPrice: 30_000, stock: 0 });
    await shop.addProduct({ id: 'pen', title: 'Seed pencil', originalPrice: 5_000 });
  });
  afterEach(() => shop.close());

  const add = (fields: object) => editor.call('POST', '/collections', fields);
  const change = (id: string, fields: object) => editor.call('PATCH', `/collections/${id}`, fields);
  const menu = async () => {
    const { settings } = (await shop.app.inject('/api/site/settings')).json<{ settings: SiteSettings }>();
    return settings.categories?.map(({ slug }) => slug);
  };
  const listed = async (url: string) => {
    const page = (await shop.app.inject(`/api/product/${url}`)).json<{
      products: { _id: string }[];
      nextCursor: string | null;
    }>();
    return { ids: page.products.map(({ _id }) => _id), next: page.nextCursor };
  };
  const suggested = async (word: string) =>
    (await shop.app.inject(`/api/product/suggest?q=${word}`)).json<{ pages: object[] }>().pages;

  it('a new shop has the four default categories in menu order', async () => {
    const { data } = (await editor.call('GET', '/collections?sort=position&order=asc')).json<{
      data: DeskCollection[];
    }>();

    expect(data.map(({ id, name }) => [id, name])).toEqual([
      ['stationery', 'Stationery'],
      ['gift-sets', 'Gift Sets'],
      ['paper', 'Paper'],
      ['chitrayan', 'Chitrayan'],
    ]);
    expect(data[0]).toMatchObject({ kind: 'category', isPublished: true, productCount: 3 });
    expect(await menu()).toEqual(['stationery', 'gift-sets', 'paper', 'chitrayan']);
  });

  it('a new category appears in the menu, the sitemap and search results', async () => {
    const { status } = await add({ ...CARDS, position: 2 });
    const moved = await editor.call('PATCH', '/products/pen', { version: 1, category: 'cards' });

    expect([status, moved.status]).toEqual([201, 200]);
    expect(await menu()).toEqual(['stationery', 'cards', 'gift-sets', 'paper', 'chitrayan']);
    expect((await listed('category/Cards')).ids).toEqual(['pen']);
    const { categories } = (await shop.app.inject('/api/product/category')).json<{ categories: object[] }>();
    expect(categories).toContainEqual({ slug: 'cards', name: 'Cards', text: 'To send.', kind: 'category' });
    expect(await suggested('cards')).toContainEqual({
      path: '/products?category=cards',
      title: 'Cards',
      kind: 'category',
    });
  });

  it('the audit log keeps the old values of a changed category', async () => {
    const renamed = await change('paper', { version: 1, name: 'Sheets', position: 1 });
    await change('paper', { version: 2, isPublished: false });

    expect(renamed.body).toMatchObject({ data: { name: 'Sheets', position: 1, version: 2 } });
    expect(await menu()).toEqual(['stationery', 'gift-sets', 'chitrayan']);
    expect(await suggested('sheets')).not.toContainEqual(expect.objectContaining({ title: 'Sheets' }));
    const founder = await openDesk(shop, 'founder');
    const audit = await founder.call('GET', '/audit?action=collections.change');
    const changes = audit.json<{ data: { before: object }[] }>().data.map(({ before }) => before);
    expect(changes).toContainEqual({ name: 'Paper', position: 3 });
    expect(changes).toContainEqual({ isPublished: true });
  });

  it('the product list of a hidden category is empty', async () => {
    await change('stationery', { version: 1, isPublished: false });

    expect((await listed('category/stationery')).ids).toEqual([]);
    expect((await listed('list?q=pencil')).ids).toEqual(['pen']);
  });

  it('a collection lists its products in the order set by staff unless the shopper sorts them', async () => {
    await add(DIWALI);

    expect((await listed('category/diwali-gifts')).ids).toEqual(['lamp', 'box', 'pen']);
    expect((await listed('category/diwali-gifts?sort=popular&inStock=true')).ids).toEqual(['box', 'pen']);
    expect((await listed('category/diwali-gifts?sort=price-asc')).ids).toEqual(['pen', 'lamp', 'box']);
    expect((await listed('category/diwali-gifts?q=lamp')).ids).toEqual(['lamp']);
    const first = await listed('category/diwali-gifts?limit=2');
    expect(first.ids).toEqual(['lamp', 'box']);
    expect((await listed(`category/diwali-gifts?limit=2&cursor=${first.next}`)).ids).toEqual(['pen']);
  });

  it('shoppers can’t see a draft collection', async () => {
    await add({ ...DIWALI, isPublished: false });

    expect((await listed('category/diwali-gifts')).ids).toEqual([]);
    expect(await menu()).not.toContain('diwali-gifts');
    expect(await suggested('diwali')).not.toContainEqual(expect.objectContaining({ title: 'Diwali gifts' }));
  });

  it('saving an outdated version of a category fails with EDIT_CONFLICT', async () => {
    await change('paper', { version: 1, name: 'Sheets' });

    expect(await change('paper', { version: 1, name: 'Loose paper' })).toMatchObject({
      status: 409,
      body: { code: 'EDIT_CONFLICT', current: { name: 'Sheets', version: 2 } },
    });
  });

  it('a category can be deleted only if it has no products', async () => {
    await add(DIWALI);

    const refused = await editor.call('DELETE', '/collections/stationery');
    const deleted = await Promise.all(
      ['paper', 'diwali-gifts'].map((id) => editor.call('DELETE', `/collections/${id}`)),
    );

    expect(refused).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
    expect(deleted.map(({ status }) => status)).toEqual([200, 200]);
    expect(await menu()).toEqual(['stationery', 'gift-sets', 'chitrayan']);
  });

  it.each([
    [{ ...CARDS, id: 'paper' }, 'ID_TAKEN'],
    [{ ...CARDS, id: 'shipping' }, 'VALIDATION'],
    [{ ...CARDS, id: 'Diwali gifts' }, 'VALIDATION'],
    [{ ...CARDS, products: ['pen'] }, 'NOT_POSSIBLE'],
    [{ ...DIWALI, products: ['lamp', 'lantern'] }, 'NOT_POSSIBLE'],
  ])('adding %j is rejected with %s', async (fields, code) => {
    expect((await add(fields)).body).toMatchObject({ code });
  });

  it('a product’s category can’t be set to a collection or to an unknown category', async () => {
    await add(DIWALI);

    const moves = await Promise.all(
      ['mugs', 'diwali-gifts'].map((category) => editor.call('PATCH', '/products/pen', { version: 1, category })),
    );

    expect(moves.map(({ body }) => body)).toEqual([
      expect.objectContaining({ code: 'NOT_POSSIBLE' }),
      expect.objectContaining({ code: 'NOT_POSSIBLE' }),
    ]);
  });

  it('a packer can’t add a category', async () => {
    const packer = await openDesk(shop, 'packer');

    expect((await packer.call('POST', '/collections', CARDS)).status).toBe(403);
  });
});
