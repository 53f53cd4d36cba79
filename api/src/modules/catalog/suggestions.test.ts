import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';
import { seedContent } from '../../seed/seed-content.ts';
import { refreshSearch } from './suggestions.repository.ts';

interface Suggested {
  products: { _id: string; title: string; image: string; price: number }[];
  tags: string[];
}

describe('search suggestions', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    const goods = [
      { id: 'marigold', title: 'Marigold Petal Notebook', tags: ['eco-friendly', 'bulk'], popularity: 3 },
      { id: 'pocket', title: 'Pocket Notebooks', tags: ['eco-friendly', 'block print'], popularity: 9 },
      { id: 'note', title: 'Note Cards', tags: ['eco-friendly'], popularity: 1 },
      { id: 'gone', title: 'Notebook of last year', tags: ['festive'], popularity: 99, onSale: false },
      { id: 'kit', title: 'The Tree of Life', description: 'With a notebook.', tags: ['block print'] },
    ];
    for (const one of goods) await shop.addProduct({ originalPrice: 35_000, discountPercent: 30, ...one });
    await seedContent(shop.database, { demo: true });
    await refreshSearch(shop.database);
  });
  afterAll(() => shop.close());

  async function suggest(q: string): Promise<Suggested> {
    const response = await shop.app.inject(`/api/product/suggest?q=${encodeURIComponent(q)}`);
    expect(response.statusCode).toBe(200);
    return response.json<Suggested>();
  }
  const ids = async (q: string) => (await suggest(q)).products.map(({ _id }) => _id);

  it('a suggested product has a title, a picture and a price', async () => {
    expect((await suggest('marig')).products).toEqual([
      { _id: 'marigold', title: 'Marigold Petal Notebook', image: '/media/marigold.webp', price: 245 },
    ]);
  });

  it.each([
    ['note', ['pocket', 'marigold', 'note']],
    ['NOTEB', ['pocket', 'marigold']],
    ['  note   mari ', ['marigold']],
    ['otebook', ['pocket', 'marigold']],
    ['notebok', ['pocket', 'marigold']],
    ['Márigold', ['marigold']],
    ['diary', ['pocket', 'marigold']],
    ['dairy petal', ['marigold']],
    ['डायरी', ['pocket', 'marigold']],
    ['नोटबुक के लिए', ['pocket', 'marigold']],
    ['मैरीगोल्ड notebook', ['marigold']],
    ['के', []],
    ['t', ['kit']],
    ['the', ['kit']],
    ["no'; drop table products; --", []],
    ['note:*&!|', ['pocket', 'marigold', 'note']],
    ['%', []],
    ['\u0000', []],
    ['🌼', []],
    ['', []],
  ])('a search for %j suggests titles with these words, most popular first', async (typed, expected) => {
    expect(await ids(typed)).toEqual(expected);
  });

  it.each([
    ['eco', ['eco-friendly']],
    ['fri', ['eco-friendly']],
    ['b', ['block print', 'bulk']],
    ['pri', ['block print']],
    ['fest', []],
    ['', []],
  ])('a search for %j suggests tags with words that start like it, most used first', async (typed, expected) => {
    expect((await suggest(typed)).tags).toEqual(expected);
  });

  it.each([
    ['visiting card', '/business-cards'],
    ['shaadi card', '/marriage'],
    ['hamper', '/products?category=gift-sets'],
    ['kagaz', '/products?category=paper'],
    ['Festval', '/products?category=gift-sets'],
    ['madhubni', '/chitrayan'],
    ['temple flowers', '/blog/where-temple-flowers-go'],
    ['shaadi card for my brother', '/marriage'],
    ['शादी कार्ड', '/marriage'],
    ['शादी का कार्ड', '/marriage'],
    ['विवाह निमंत्रण', '/marriage'],
    ['विजिटिंग कार्ड', '/business-cards'],
    ['विज़िटिंग कार्ड', '/business-cards'],
    ['कागज', '/products?category=paper'],
    ['काग़ज़', '/products?category=paper'],
    ['नोटबुक', '/products?category=stationery'],
    ['उपहार', '/products?category=gift-sets'],
    ['तोहफ़े', '/products?category=gift-sets'],
    ['मधुबनी', '/chitrayan'],
    ['मिथिला पेंटिंग', '/chitrayan'],
    ['जन्मदिन', '/birthday'],
    ['सालगिरह', '/anniversary'],
    ['गोद भराई', '/babyshower'],
    ['प्रमाण पत्र', '/certificates'],
    ['refund', '/terms-of-service#cancellation-returns-and-refunds'],
    ['delivery charges', '/terms-of-service#shipping'],
    ['contact number', '/terms-of-service#questions-and-grievances'],
    ['track my order', '/my-orders'],
    ['delivery time', '/terms-of-service#shipping'],
    ['cash on delivery', '/terms-of-service#orders-and-payment'],
    ['coupon', '/terms-of-service#orders-and-payment'],
    ['newsletter', '/newsletter'],
    ['wholesale', '/partner'],
    ['sustainability', '/sustainability'],
  ])('a search for %j suggests the page %s first', async (typed, path) => {
    const response = await shop.app.inject(`/api/product/suggest?q=${encodeURIComponent(typed)}`);

    expect(response.json<{ pages: { path: string }[] }>().pages[0]?.path).toBe(path);
  });

  it('searching for a suggested tag finds the products with that tag', async () => {
    const response = await shop.app.inject('/api/product/list?q=block%20print&sort=popular');

    expect(response.json<Suggested>().products.map(({ _id }) => _id)).toEqual(['pocket', 'kit']);
  });

  it('a search suggests at most five products and four tags', async () => {
    for (let index = 0; index < 8; index += 1) {
      await shop.addProduct({ id: `wrap-${index}`, title: `Wrapping sheet ${index}`, tags: [`wrap ${index}`] });
    }
    await refreshSearch(shop.database);

    const { products, tags } = await suggest('wrap');

    expect(products).toHaveLength(5);
    expect(tags).toHaveLength(4);
  });

  it('an unpopular product is suggested if it is the only match', async () => {
    await shop.addProduct({ id: 'rare', title: 'Zari Border Album', popularity: -5 });

    expect(await ids('zar')).toEqual(['rare']);
  });

  it.each(['q=a&q=b', `q=${'x'.repeat(201)}`])('GET /product/suggest?%s responds 400', async (query) => {
    const response = await shop.app.inject(`/api/product/suggest?${query}`);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'VALIDATION' });
  });

  it('a search without text has no suggestions', async () => {
    const response = await shop.app.inject('/api/product/suggest');

    expect(response.json()).toEqual({ success: true, products: [], tags: [], pages: [] });
  });
});
