import { openTestShop, type Shopper, type TestShop } from '../../../test-support/test-shop.ts';

interface Wishlist {
  productIds: string[];
  shareToken: string | null;
  products: { _id: string }[];
  code: string;
}

describe('wishlists', () => {
  let shop: TestShop;
  let asha: Shopper;
  beforeAll(async () => {
    shop = await openTestShop();
    for (const id of ['pen', 'ink']) await shop.addProduct({ id });
    for (let each = 0; each < 100; each += 1) await shop.addProduct({ id: `paper-${each}` });
  });
  beforeEach(async () => {
    asha = await shop.signIn();
  });
  afterAll(() => shop.close());

  async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, by?: Shopper) {
    const request = { method, url: `/api${url}`, ...(payload && { payload }), ...(by && { headers: by.headers }) };
    const response = await shop.app.inject(request);
    return { status: response.statusCode, ...response.json<Wishlist>() };
  }
  const add = (...productIds: string[]) => call('POST', '/auth/wishlist', { productIds }, asha);
  const share = (isShared: boolean) => call('PUT', '/auth/wishlist/sharing', { isShared }, asha);

  it('adding a product to a wishlist twice lists it only once', async () => {
    await add('pen', 'ink');
    shop.pass(1000);
    expect(await add('paper-1', 'pen', 'unknown')).toMatchObject({ productIds: ['paper-1', 'ink', 'pen'] });

    const removed = await call('DELETE', '/auth/wishlist/ink', undefined, asha);

    expect(removed).toMatchObject({ productIds: ['paper-1', 'pen'], shareToken: null });
    expect(await call('GET', '/auth/wishlist', undefined, await shop.signIn())).toMatchObject({ productIds: [] });
  });

  it('a wishlist holds at most 100 products, even with concurrent requests', async () => {
    const ids = Array.from({ length: 98 }, (_, each) => `paper-${each}`);
    await add(...ids);

    const results = await Promise.all([add('pen'), add('ink'), add('paper-98'), add('paper-99')]);

    expect(results.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect((await call('GET', '/auth/wishlist', undefined, asha)).productIds).toHaveLength(100);
  });

  it('anyone with the link can see a shared wishlist until sharing is turned off', async () => {
    await add('pen');
    const { shareToken } = await share(true);
    expect((await share(true)).shareToken).toBe(shareToken);
    expect(shareToken).toMatch(/^[\w-]{22}$/);

    const seen = await call('GET', `/wishlists/${shareToken}`);
    expect(seen.products.map(({ _id }) => _id)).toEqual(['pen']);
    expect(JSON.stringify(seen)).not.toContain(asha.email);

    await share(false);
    expect(await call('GET', `/wishlists/${shareToken}`)).toMatchObject({ status: 404, code: 'WISHLIST_NOT_FOUND' });
    expect((await share(true)).shareToken).not.toBe(shareToken);
  });

  it('products requested by id are returned in the order of the ids', async () => {
    const { products } = await call('GET', '/product/by-ids?ids=ink,unknown,%00,pen');

    expect(products.map(({ _id }) => _id)).toEqual(['ink', 'pen']);
  });
});
