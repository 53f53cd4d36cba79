import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';
import { refreshSearch } from './suggestions.repository.ts';

interface Page {
  products: { _id: string }[];
  nextCursor: string | null;
  isPartialMatch?: boolean;
}

describe('searching products', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    const goods = [
      { id: 'loved', title: 'Gift Box', description: 'With a journal.', popularity: 99 },
      { id: 'travel', title: 'Travel Journal', popularity: 1 },
      { id: 'garden', title: 'Garden Journal', popularity: 5 },
      { id: 'sheets', title: 'Loose Sheets', tags: ['festive'], popularity: 2 },
    ];
    for (const one of goods) await shop.addProduct(one);
    await refreshSearch(shop.database);
  });
  afterAll(() => shop.close());

  async function list(query: string): Promise<Page> {
    const response = await shop.app.inject(`/api/product/list?${query}`);
    expect(response.statusCode).toBe(200);
    return response.json<Page>();
  }
  const ids = ({ products }: Page) => products.map(({ _id }) => _id);

  it('a search lists title matches first by default', async () => {
    expect(ids(await list('q=journal'))).toEqual(['garden', 'travel', 'loved']);
    expect(ids(await list('q=journal&sort=popular'))).toEqual(['loved', 'garden', 'travel']);
  });

  it.each([
    ['jounral', ['garden', 'travel', 'loved']],
    ['travl journl', ['travel']],
    ['diary', ['garden', 'travel', 'loved']],
    ['Diwali', ['sheets']],
    ['Festval', ['sheets']],
    ['xylophone', []],
    ['⑴ ½ ⒈', []],
    ['\u0301', []],
    ['ﬁ ㎏ №', []],
  ])('a search for %j finds %j', async (typed, found) => {
    expect(ids(await list(`q=${encodeURIComponent(typed)}`))).toEqual(found);
  });

  it.each(['dotted journal', 'a journal for my office', 'journal garden mountain'])(
    'a search for %j lists journals, although no product contains every word',
    async (typed) => {
      const found = await list(`q=${encodeURIComponent(typed)}`);

      expect(ids(found)).toEqual(expect.arrayContaining(['garden', 'travel', 'loved']));
      expect(ids(found)).toHaveLength(3);
      expect(found.isPartialMatch).toBe(true);
      expect(ids(await list(`q=${encodeURIComponent(typed)}&sort=popular`))).toEqual(['loved', 'garden', 'travel']);
    },
  );

  it('a search response omits `isPartialMatch` if products match all search words', async () => {
    expect(await list('q=travel+journal')).not.toHaveProperty('isPartialMatch');
  });

  it('the second page of partial matches continues where the first page ends', async () => {
    const first = await list('q=dotted+journal&limit=2');
    const second = await list(`q=dotted+journal&limit=2&cursor=${first.nextCursor}`);

    expect([ids(first), ids(second)]).toEqual([['garden', 'travel'], ['loved']]);
    expect(second).toMatchObject({ nextCursor: null, isPartialMatch: true });
  });

  it('the second page of results sorted by relevance continues where the first page ends', async () => {
    const first = await list('q=journal&limit=2');
    const second = await list(`q=journal&limit=2&cursor=${first.nextCursor}`);

    expect([ids(first), ids(second)]).toEqual([['garden', 'travel'], ['loved']]);
    expect(second.nextCursor).toBeNull();
  });

  it.each(['q=journal&sort=popular', 'sort=newest'])(
    'the cursor of a list by relevance is invalid for %s',
    async (query) => {
      const { nextCursor } = await list('q=journal&limit=1');

      const response = await shop.app.inject(`/api/product/list?${query}&cursor=${nextCursor}`);

      expect(response.json()).toMatchObject({ code: 'BAD_CURSOR' });
    },
  );
});
