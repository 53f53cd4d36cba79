import { catalogClient, newProduct } from '../../../../test-support/catalog-client.ts';
import { openPayingShop, type PayingShop } from '../../../../test-support/paying-shop.ts';

const ROUNDS = process.env.LONG ? 6 : 2;
const MANY = process.env.LONG ? 100_000 : 2_000;

describe('importing a catalogue while people buy', () => {
  let shop: PayingShop;
  let catalog: ReturnType<typeof catalogClient>;
  beforeAll(async () => {
    shop = await openPayingShop();
    catalog = catalogClient(shop);
  });
  afterAll(() => shop.close());

  it('stock levels stay correct if a catalogue is imported while shoppers place orders', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => `shared-${index}`);
    for (const id of ids) await shop.addProduct({ id, stock: 500, images: [] });
    const buyers = await Promise.all(Array.from({ length: 40 }, () => shop.signIn()));
    const total = async () => (await Promise.all(ids.map((id) => shop.stockOf(id)))).reduce((sum, one) => sum + one, 0);
    const cartOf = (buyer: number, round: number) =>
      [0, 1, 2].map((step) => ({ productId: ids[(buyer * 7 + round * 5 + step * 5) % ids.length], quantity: 1 }));

    for (let round = 0; round < ROUNDS; round += 1) {
      const rows = (await catalog.exportRows()).toReversed();
      const added = rows.map((row) => ({ ...row, stock: String(Number(row.stock) + 10), title: `${row.title}.` }));

      const [file, ...bought] = await Promise.all([
        catalog.importRows(added),
        ...buyers.map((buyer, place) => shop.createOrder(buyer, cartOf(place, round))),
      ]);

      expect(file.statusCode).toBe(200);
      expect(new Set(bought.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(await total()).toBe(ids.length * (500 + 10 * (round + 1)) - buyers.length * 3);
    }
  }, 180_000);

  it('importing a large unedited export leaves all products unchanged', async () => {
    const rows = Array.from({ length: MANY }, (_, index) =>
      newProduct({
        id: `many-${index}`,
        title: `Marigold notebook number ${index}`,
        description:
          'Temple marigolds are dried, sorted by hand and laid into the cover while the pulp is wet. '.repeat(3),
        originalPrice: String(100 + (index % 900)),
        tags: index % 3 === 0 ? 'bulk | eco-friendly' : 'eco-friendly',
      }),
    );

    const response = await catalog.importRows(rows);
    const again = await catalog.importRows(await catalog.exportRows());

    expect(response.json()).toMatchObject({ success: true, new: MANY });
    expect(again.json()).toMatchObject({ new: 0, changed: 0 });
  }, 600_000);
});
