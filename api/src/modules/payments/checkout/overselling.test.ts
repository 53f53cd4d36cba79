import { openPayingShop, type PayingShop } from '../../../../test-support/paying-shop.ts';
import type { Shopper } from '../../../../test-support/test-shop.ts';

const ROUNDS = process.env.LONG ? 10 : 1;
const BUYERS = 200;
const PIECES = 50;

describe('concurrent buyers', () => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await openPayingShop();
  });
  afterAll(() => shop.close());

  async function insist(buyer: Shopper, products: object[]) {
    for (;;) {
      const response = await shop.createOrder(buyer, products);
      if (response.statusCode !== 503) return response;
    }
  }

  it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    `sells ${PIECES} pieces to ${PIECES} of ${BUYERS} buyers, and none more (round %d)`,
    async (round) => {
      const productId = `limited-${round}`;
      await shop.addProduct({ id: productId, stock: PIECES });
      const buyers = await Promise.all(Array.from({ length: BUYERS }, () => shop.signIn()));

      const responses = await Promise.all(buyers.map((buyer) => insist(buyer, [{ productId, quantity: 1 }])));

      const sold = responses.filter(({ statusCode }) => statusCode === 200);
      const refused = responses.filter(({ statusCode }) => statusCode === 409);
      expect(sold).toHaveLength(PIECES);
      expect(refused).toHaveLength(BUYERS - PIECES);
      expect(new Set(refused.map((response) => response.json().code))).toEqual(new Set(['OUT_OF_STOCK']));
      expect(await shop.stockOf(productId)).toBe(0);
    },
    120_000,
  );

  it('concurrent checkouts that list the same products in different orders don’t deadlock', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e'].map((letter) => `shared-${letter}`);
    for (const id of ids) await shop.addProduct({ id, stock: 1_000 });
    const buyers = await Promise.all(Array.from({ length: 60 }, () => shop.signIn()));
    const cartOf = (buyer: number, round: number) =>
      [0, 1, 2].map((step) => ({
        productId: ids[(buyer * (round + 2) + step * (buyer % 2 ? 2 : 3)) % ids.length],
        quantity: 1,
      }));

    const responses = [];
    for (const round of [0, 1, 2]) {
      responses.push(...(await Promise.all(buyers.map((buyer, index) => insist(buyer, cartOf(index, round))))));
    }

    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const left = await Promise.all(ids.map((id) => shop.stockOf(id)));
    expect(left.reduce((sum, stock) => sum + stock, 0)).toBe(ids.length * 1_000 - buyers.length * 3);
  }, 120_000);
});
