import { eq } from 'drizzle-orm';
import { openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import { statementsOf } from '../../../test-support/statements.ts';
import { products } from './catalog.tables.ts';

const LIST = '/api/product/list?limit=20';

describe('the catalogue cache', () => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await openPayingShop({ CATALOG_CACHE_MS: '1000' });
    await shop.addProduct({ id: 'notebook', stock: 5 });
  });
  afterAll(() => shop.close());

  const ask = (url: string, tag?: string) => shop.app.inject({ url, headers: tag ? { 'if-none-match': tag } : {} });

  it('a request with the current ETag returns 304 without a body', async () => {
    const first = await ask(LIST);
    const tag = String(first.headers.etag);

    const again = await ask(LIST, `"another", ${tag}`);
    const packed = await ask(LIST, tag.replace('W/', ''));

    expect(first.headers['cache-control']).toBe('public, no-cache');
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    expect(packed.statusCode).toBe(304);
    expect((await ask(LIST, 'W/"of-another-list"')).statusCode).toBe(200);
  });

  it('50 concurrent requests for a product list share one database query', async () => {
    const { statements, result } = await statementsOf(shop.database, () =>
      Promise.all(Array.from({ length: 50 }, () => ask('/api/product/list?limit=19'))),
    );

    expect(statements).toHaveLength(1);
    expect(new Set(result.map(({ body }) => body)).size).toBe(1);
  });

  it('a stock reservation lowers the stock on the product page immediately', async () => {
    const shopper = await shop.signIn();
    const stock = async () => (await ask('/api/product/notebook')).json<{ product: { stock: number } }>().product.stock;
    const before = await stock();

    await shop.createOrder(shopper, [{ productId: 'notebook', quantity: 2 }]);

    expect([before, await stock()]).toEqual([5, 3]);
    await shop.database.update(products).set({ stock: 0 }).where(eq(products.id, 'notebook'));
    expect(await stock()).toBe(3);
    expect((await shop.quote([{ productId: 'notebook', quantity: 1 }])).json().lines[0]?.problem).toBe('OUT_OF_STOCK');
  });

  it('error responses are not cached', async () => {
    expect((await ask('/api/product/pen')).statusCode).toBe(404);
    await shop.addProduct({ id: 'pen' });

    const found = await ask('/api/product/pen');

    expect(found.statusCode).toBe(200);
    expect((await ask('/api/product/no-pen')).headers['cache-control']).toBe('no-store');
  });
});
