import { discountedPrice } from '@kaagazz/domain';
import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';
import { products } from './catalog.tables.ts';

interface Page {
  success: boolean;
  products: { _id: string; title: string; price: number; createdAt: string }[];
  nextCursor: string | null;
}

describe('the catalogue', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    const day = (date: number) => new Date(Date.UTC(2025, 0, date));
    await shop.addProduct({
      id: 'notebook-marigold',
      title: 'Marigold Notebook',
      description: 'Ninety-six sheets with marigold petals.',
      originalPrice: 35_000,
      discountPercent: 30,
      tags: ['eco-friendly', 'bulk'],
      popularity: 5,
      createdAt: day(1),
    });
    await shop.addProduct({
      id: 'sheet-banana',
      title: 'Banana Sheet',
      category: 'paper',
      originalPrice: 12_050,
      popularity: 9,
      createdAt: day(2),
    });
    await shop.addProduct({
      id: 'sheet-cotton',
      title: 'Cotton Sheet',
      category: 'paper',
      originalPrice: 12_050,
      stock: 0,
      popularity: 9,
      createdAt: day(2),
    });
    await shop.addProduct({
      id: 'gift-diwali',
      title: 'Diwali Gift Set',
      category: 'gift-sets',
      originalPrice: 149_900,
      topPick: 2,
      createdAt: day(4),
    });
    await shop.addProduct({
      id: 'kit-peacock',
      title: 'Peacock Kit',
      category: 'chitrayan',
      originalPrice: 89_900,
      topPick: 1,
      popularity: 1,
      createdAt: day(5),
    });
  });
  afterAll(() => shop.close());

  async function list(query = ''): Promise<Page> {
    const response = await shop.app.inject(`/api/product/list${query}`);
    expect(response.statusCode).toBe(200);
    return response.json<Page>();
  }
  const ids = async (query: string) => (await list(query)).products.map(({ _id }) => _id);

  it('GET /product/:id returns a product with prices in rupees', async () => {
    const response = await shop.app.inject('/api/product/notebook-marigold');

    expect(response.json()).toEqual({
      success: true,
      product: {
        _id: 'notebook-marigold',
        title: 'Marigold Notebook',
        description: 'Ninety-six sheets with marigold petals.',
        images: ['/media/notebook-marigold.webp'],
        pictures: [{ url: '/media/notebook-marigold.webp', alt: null, colour: null }],
        variantGroup: '',
        variants: [],
        facts: {
          size: '',
          colour: '',
          sku: '',
          pages: null,
          gsm: null,
          weightGrams: null,
          fibre: '',
          contents: '',
          care: '',
          recommendedAge: null,
          maker: '',
          origin: 'India',
        },
        originalPrice: 350,
        discountPercent: 30,
        price: 245,
        stock: 10,
        rating: 4,
        reviewCount: 0,
        category: 'stationery',
        tags: ['eco-friendly', 'bulk'],
        createdAt: '2025-01-01T00:00:00.000Z',
      },
    });
  });

  it.each(['no-such-product', '%00', "'; drop table products; --", 'x'.repeat(400), 'ü'])(
    'an unknown product %s gets 404 PRODUCT_NOT_FOUND',
    async (id) => {
      const response = await shop.app.inject(`/api/product/${id === '%00' ? id : encodeURIComponent(id)}`);

      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ success: false, message: 'Product not found', code: 'PRODUCT_NOT_FOUND' });
    },
  );

  it.each([
    'x'.repeat(5_000),
    '%25%32%35%2532%2535',
    encodeURIComponent(encodeURIComponent('kit-peacock/..')),
    '%00',
    '%E0%A4%A',
    '%F0%9F%8C%BC',
    '%2e%2e%2f%2e%2e',
    '..',
  ])('a product, category or picture named %.40s is not found and causes no server error', async (name) => {
    for (const path of [`product/${name}`, `product/${name}/related`, `product/category/${name}`]) {
      const response = await shop.app.inject(`/api/${path}`);
      expect(path.includes('category') ? [200, 400, 404, 414] : [400, 404, 414]).toContain(response.statusCode);
      expect(response.json<{ products?: unknown[] }>().products ?? []).toEqual([]);
    }
    expect([400, 404, 414]).toContain((await shop.app.inject(`/media/${name}`)).statusCode);
  });

  it.each([
    ['', ['kit-peacock', 'gift-diwali', 'sheet-cotton', 'sheet-banana', 'notebook-marigold']],
    ['?sort=price-asc', ['sheet-banana', 'sheet-cotton', 'notebook-marigold', 'kit-peacock', 'gift-diwali']],
    ['?sort=price-desc', ['gift-diwali', 'kit-peacock', 'notebook-marigold', 'sheet-cotton', 'sheet-banana']],
    ['?sort=popular', ['sheet-cotton', 'sheet-banana', 'notebook-marigold', 'kit-peacock', 'gift-diwali']],
    ['?category=PAPER&sort=price-asc', ['sheet-banana', 'sheet-cotton']],
    ['?category=Gift+Sets', ['gift-diwali']],
    ['?category=nonsense', []],
    ['?q=marigold', ['notebook-marigold']],
    ['?q=note%20mari', ['notebook-marigold']],
    ['?q=NOTEBOOKS', ['notebook-marigold']],
    ['?q=eco', ['notebook-marigold']],
    ['?q=sheet&category=paper&sort=price-desc', ['sheet-cotton', 'sheet-banana']],
    ['?q=%26%7C!%3A*', []],
    ["?q='%3B%20drop", []],
    ['?q=%00', []],
    ['?q=', ['kit-peacock', 'gift-diwali', 'sheet-cotton', 'sheet-banana', 'notebook-marigold']],
  ])('GET /product/list%s returns the matching products in order', async (query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  it.each(['newest', 'price-asc', 'price-desc', 'popular'])(
    'the pages of the %s order contain every product once',
    async (sort) => {
      const whole = await ids(`?sort=${sort}`);
      const paged: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: Page = await list(`?sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`);
        paged.push(...page.products.map(({ _id }) => _id));
        cursor = page.nextCursor;
      }

      expect(paged).toEqual(whole);
    },
  );

  it.each([
    'limit=0',
    'limit=many',
    'limit=1.5',
    'sort=cheapest',
    'sort=newest&sort=popular',
    'cursor=nonsense',
    'cursor=bnVsbA',
    `cursor=${Buffer.from('["newest",1e300,"x"]').toString('base64url')}`,
    `cursor=${Buffer.from('["price-asc",9007199254740991,"x"]').toString('base64url')}&sort=price-asc`,
    `cursor=${Buffer.from('["newest",8640000000000000,"x"]').toString('base64url')}`,
    `cursor=${Buffer.from('["newest",-8640000000000000,"x"]').toString('base64url')}`,
    `q=${'x'.repeat(201)}`,
  ])('GET /product/list?%s responds 400', async (query) => {
    const response = await shop.app.inject(`/api/product/list?${query}`);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      success: false,
      code: expect.stringMatching(/^(VALIDATION|BAD_CURSOR)$/) as string,
    });
  });

  it('a cursor is rejected with BAD_CURSOR if the sort order has changed', async () => {
    const { nextCursor } = await list('?limit=1');

    const response = await shop.app.inject(`/api/product/list?sort=popular&cursor=${nextCursor}`);

    expect(response.json()).toMatchObject({ code: 'BAD_CURSOR' });
  });

  it.each([
    ['stationery', 1],
    ['Gift%20Sets', 1],
    ['gift+sets', 1],
    ['unknown', 0],
    ['%00', 0],
  ])('GET /product/category/%s returns %i products', async (category, count) => {
    const response = await shop.app.inject(`/api/product/category/${category}`);

    expect(response.statusCode).toBe(200);
    expect(response.json<Page>().products).toHaveLength(count);
  });

  it('GET /product/top-picks lists products in the order set by the merchant', async () => {
    const response = await shop.app.inject('/api/product/top-picks');

    expect(response.json<Page>().products.map(({ _id }) => _id)).toEqual(['kit-peacock', 'gift-diwali']);
  });

  it('GET /product/:id/related returns three other products', async () => {
    const response = await shop.app.inject('/api/product/gift-diwali/related');

    const related = response.json<Page>().products.map(({ _id }) => _id);
    expect(related).toHaveLength(3);
    expect(new Set(related).size).toBe(3);
    expect(related).not.toContain('gift-diwali');
    expect((await shop.app.inject('/api/product/none/related')).statusCode).toBe(404);
  });

  it('the database calculates the same discounted prices as the api', async () => {
    const offers = [0, 1, 99, 100, 24_999, 35_000, 12_345_678, 200_000_000].flatMap((originalPrice) =>
      [0, 1, 7, 30, 33, 50, 99, 100].map((discountPercent) => ({ originalPrice, discountPercent })),
    );
    for (const [index, offer] of offers.entries())
      await shop.addProduct({ id: `offer-${index}`, category: 'paper', ...offer });

    const rows = await shop.database.select().from(products);

    const wrong = rows.filter((row) => row.price !== discountedPrice(row.originalPrice, row.discountPercent));
    expect(rows.length).toBeGreaterThan(offers.length);
    expect(wrong).toEqual([]);
  });

  it('a product list returns at most 100 products, even if a higher limit is requested', async () => {
    for (let index = 0; index < 60; index += 1) await shop.addProduct({ id: `many-${index}`, category: 'paper' });

    expect((await list()).products).toHaveLength(48);
    expect((await list('?limit=1000')).products).toHaveLength(100);
  });
});

it('GET /product/top-picks returns the most popular products if the merchant has chosen none', async () => {
  const shop = await openTestShop();
  const picks = async () => (await shop.app.inject('/api/product/top-picks')).json<Page>().products;
  const empty = await picks();
  for (const popularity of [1, 4, 2, 3]) await shop.addProduct({ id: `p-${popularity}`, popularity });

  expect(empty).toEqual([]);
  expect((await picks()).map(({ _id }) => _id)).toEqual(['p-4', 'p-3', 'p-2']);
  expect((await shop.app.inject('/api/product/p-1/related')).json<Page>().products).toHaveLength(3);
  await shop.close();
});
