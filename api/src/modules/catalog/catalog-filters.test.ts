import { SEED_CATEGORIES, discountedPrice } from '@kaagazz/domain';
import fc from 'fast-check';
import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';
import { products } from './catalog.tables.ts';

interface Page {
  products: { _id: string }[];
  nextCursor: string | null;
}

interface Goods {
  id: string;
  category: string;
  originalPrice: number;
  discountPercent: number;
  stock: number;
  tags: string[];
  popularity: number;
  createdAt: Date;
  onSale: boolean;
}

const priceOf = (goods: Goods) => discountedPrice(goods.originalPrice, goods.discountPercent);
const byId = (one: Goods, other: Goods) => (one.id < other.id ? -1 : 1);

const ORDERS: Record<string, (one: Goods, other: Goods) => number> = {
  newest: (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || byId(other, one),
  popular: (one, other) => other.popularity - one.popularity || byId(other, one),
  'price-asc': (one, other) => priceOf(one) - priceOf(other) || byId(one, other),
  'price-desc': (one, other) => priceOf(other) - priceOf(one) || byId(other, one),
};

const shelf = fc
  .array(
    fc.record({
      category: fc.constantFrom(...SEED_CATEGORIES.map(({ slug }) => slug)),
      originalPrice: fc.constantFrom(9_950, 10_000, 12_000, 12_001, 35_000, 99_999),
      discountPercent: fc.constantFrom(0, 0, 10, 30),
      stock: fc.constantFrom(0, 1, 40),
      tags: fc.subarray(['bulk', 'eco-friendly', 'eco']),
      popularity: fc.integer({ min: 0, max: 3 }),
      createdAt: fc.constantFrom(1, 2, 3).map((day) => new Date(Date.UTC(2025, 0, day))),
      onSale: fc.constantFrom(true, true, true, false),
    }),
    { minLength: 40, maxLength: 40 },
  )
  .map((shelves): Goods[] => shelves.map((goods, place) => ({ ...goods, id: `p${100 + place}` })));

const question = fc.record(
  {
    sort: fc.constantFrom(...Object.keys(ORDERS)),
    category: fc.constantFrom(...SEED_CATEGORIES.map(({ slug }) => slug)),
    minPrice: fc.constantFrom('0', '70', '99.5', '99.51', '108', '120', '50000000'),
    maxPrice: fc.constantFrom('0', '99', '99.50', '108', '120.00', '245', '99999999.99'),
    discounted: fc.constantFrom('true', 'false'),
    inStock: fc.constantFrom('true', 'false'),
    ecoFriendly: fc.constantFrom('true', 'false'),
    limit: fc.constantFrom('1', '3', '7', '100'),
  },
  { requiredKeys: ['limit'] },
);

type Question = Record<string, string>;

function expected(goods: readonly Goods[], asked: Question): string[] {
  return goods
    .filter((one) => one.onSale)
    .filter((one) => asked.category === undefined || one.category === asked.category)
    .filter((one) => asked.minPrice === undefined || priceOf(one) >= Number(asked.minPrice) * 100)
    .filter((one) => asked.maxPrice === undefined || priceOf(one) <= Number(asked.maxPrice) * 100)
    .filter((one) => asked.discounted !== 'true' || one.discountPercent > 0)
    .filter((one) => asked.inStock !== 'true' || one.stock > 0)
    .filter((one) => asked.ecoFriendly !== 'true' || one.tags.includes('eco-friendly'))
    .sort(ORDERS[asked.sort ?? 'newest'])
    .map(({ id }) => id);
}

describe('product filters', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  async function list(query: string): Promise<Page> {
    const response = await shop.app.inject(`/api/product/list?${query}`);
    expect(response.statusCode).toBe(200);
    return response.json<Page>();
  }

  async function wholeList(asked: Question): Promise<string[]> {
    const found: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query = new URLSearchParams(Object.entries({ ...asked, cursor }).filter(([, value]) => value));
      const page: Page = await list(query.toString());
      found.push(...page.products.map(({ _id }) => _id));
      cursor = page.nextCursor;
    }
    return found;
  }

  it('paging through a filtered list returns each matching product exactly once, in order', async () => {
    await fc.assert(
      fc.asyncProperty(shelf, fc.array(question, { minLength: 15, maxLength: 15 }), async (goods, questions) => {
        await shop.database.delete(products);
        await shop.database
          .insert(products)
          .values(goods.map((one) => ({ title: one.id, description: 'Made by hand.', images: [], ...one })));

        for (const asked of questions) expect(await wholeList(asked)).toEqual(expected(goods, asked));
      }),
      { numRuns: 6 },
    );
  });

  it('a price filter with a minimum above its maximum returns an empty list', async () => {
    expect(await wholeList({ minPrice: '200', maxPrice: '100' })).toEqual([]);
  });

  it.each([
    'minPrice=cheap',
    'minPrice=-1',
    'maxPrice=1e9',
    'maxPrice=Infinity',
    'maxPrice=1.234',
    'minPrice=',
    'minPrice=1&minPrice=2',
    `maxPrice=${'9'.repeat(400)}`,
    'minPrice=%00',
    'inStock=yes',
    'discounted=1',
    'ecoFriendly=true&ecoFriendly=true',
  ])('GET /product/list?%s responds 400', async (query) => {
    const response = await shop.app.inject(`/api/product/list?${query}`);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, code: 'VALIDATION' });
  });
});
