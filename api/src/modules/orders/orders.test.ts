import { sql } from 'drizzle-orm';
import { DEFAULT_SETTINGS } from '@kaagazz/domain/default-settings';
import { ADDRESS, openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import type { Shopper } from '../../../test-support/test-shop.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Orders } from './orders.service.ts';

interface Order {
  _id: string;
  orderNumber: string;
  status: string;
  products: { productId: string; title: string; quantity: number; price: number; image: string }[];
  totalAmount: number;
  shippingAmount: number;
  shippingAddress: typeof ADDRESS;
  paymentInfo: { razorpay_payment_id: string; razorpay_order_id: string };
  createdAt: string;
}

interface OrdersPage {
  orders: Order[];
  nextCursor: string | null;
  code: string;
}

const ONE_PEN = [{ productId: 'pen', quantity: 1 }];

describe('orders', () => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await openPayingShop();
    await shop.addProduct({
      id: 'notebook',
      title: 'Notebook',
      originalPrice: 35_000,
      discountPercent: 30,
      stock: 1000,
    });
    await shop.addProduct({ id: 'pen', title: 'Pen', originalPrice: 5_050, stock: 1000, images: [] });
  });
  afterAll(() => shop.close());

  async function ownOrder({ headers }: Shopper, number: string): Promise<Order> {
    const response = await shop.app.inject({ url: `/api/auth/my-order/${number}`, headers });
    return response.json<{ order: Order }>().order;
  }

  const ownOrders = async (shopper: Shopper) => (await shop.myOrders(shopper)) as unknown as Order[];

  const operatorOrder = (number: string, headers: object = shop.operator) =>
    shop.app.inject({ url: `/api/operator/orders/${number}`, headers: { ...headers } });

  async function operatorOrders(query: string) {
    const response = await shop.app.inject({ url: `/api/operator/orders?${query}`, headers: shop.operator });
    return { statusCode: response.statusCode, ...response.json<OrdersPage>() };
  }

  const count = async (table: 'orders' | 'outbox' | 'jobs') => {
    const { rows } = await shop.database.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)}`,
    );
    return rows[0]?.count;
  };

  function place(buyer: Shopper, id: string, afterwards: () => void = () => undefined): Promise<string> {
    const orders = new Orders(shop);
    return inTransaction(shop.database, async (tx) => {
      const number = await orders.placePaid(tx, {
        buyerId: buyer.id,
        lines: [{ productId: 'pen', title: 'Pen', image: '', quantity: 1, unitPrice: 5_050 }],
        goods: 5_050,
        shipping: 9_900,
        total: 14_950,
        discount: 0,
        discountCode: null,
        shippingAddress: ADDRESS,
        gatewayOrderId: `order_${id}`,
        gatewayPaymentId: `pay_${id}`,
      });
      afterwards();
      return number;
    });
  }

  describe('a paid order', () => {
    it('returns the discounted prices, shipping and total of an order in rupees', async () => {
      const asha = await shop.signIn();
      const { number } = await shop.buy(asha, [{ productId: 'notebook', quantity: 2 }, ...ONE_PEN]);

      const order = await ownOrder(asha, number);

      expect(order.products.map(({ title, quantity, price }) => ({ title, quantity, price }))).toEqual([
        { title: 'Notebook', quantity: 2, price: 245 },
        { title: 'Pen', quantity: 1, price: 50 },
      ]);
      expect(order).toMatchObject({ shippingAmount: 99, totalAmount: 639 });
    });

    it.each([
      [10, 99, 2_549],
      [11, 0, 2_695],
    ])('charges for %i notebooks %i rupees shipping and %i in total', async (quantity, shipping, total) => {
      const asha = await shop.signIn();
      const { number } = await shop.buy(asha, [{ productId: 'notebook', quantity }]);

      expect(await ownOrder(asha, number)).toMatchObject({ shippingAmount: shipping, totalAmount: total });
    });

    it('returns the payment ids and the captured amount with an order', async () => {
      const asha = await shop.signIn();
      const { number, response } = await shop.buy(asha, ONE_PEN);

      const { paymentInfo, totalAmount } = await ownOrder(asha, number);

      expect(paymentInfo).toEqual({
        razorpay_payment_id: response.razorpay_payment_id,
        razorpay_order_id: response.razorpay_order_id,
      });
      expect(shop.gateway.ledger.payment(response.razorpay_payment_id).amount).toBe(totalAmount * 100);
    });

    it('creates a pending order with the address entered at the checkout', async () => {
      const asha = await shop.signIn();
      const { number } = await shop.buy(asha, ONE_PEN);

      const at = shop.now().toISOString();
      expect(await ownOrder(asha, number)).toMatchObject({
        status: 'pending',
        statusHistory: [{ status: 'pending', at }],
        cancellable: true,
        shippingAddress: ADDRESS,
        createdAt: at,
        updatedAt: at,
      });
    });

    it('keeps the title, price and picture of an ordered product when the catalogue changes', async () => {
      await shop.addProduct({ id: 'diary', title: 'Diary', originalPrice: 10_000, stock: 10 });
      const asha = await shop.signIn();
      const { number } = await shop.buy(asha, [{ productId: 'diary', quantity: 1 }]);
      const before = await ownOrder(asha, number);

      await shop.database.execute(
        sql`update products set title = 'Renamed', original_price = 1, images = '{}' where id = 'diary'`,
      );

      expect(before.products[0]?.image).toContain('diary.webp');
      expect(await ownOrder(asha, number)).toEqual(before);
    });

    it('uses the account’s name and email if the shopper entered no address', async () => {
      const asha = await shop.signIn();
      const { number } = await shop.buy(asha, ONE_PEN, {});

      const expected = { name: 'Asha Rao', email: asha.email, phone: '', address: '' };
      expect((await ownOrder(asha, number)).shippingAddress).toEqual(expected);
    });

    it('emails a confirmation to the buyer and the order details to the office', async () => {
      const asha = await shop.signIn();
      const { number } = await shop.buy(asha, ONE_PEN);

      const mails = (await shop.mails()).filter(({ subject }) => subject.includes(number));
      expect(mails.map(({ kind, recipient }) => [kind, recipient]).toSorted()).toEqual([
        ['new-order', DEFAULT_SETTINGS.company.email],
        ['order-confirmation', asha.email],
      ]);
    });

    it('sends the order emails only once even if three requests verify the payment simultaneously', async () => {
      const asha = await shop.signIn();
      const created = await shop.createOrder(asha, ONE_PEN, { shippingAddress: ADDRESS });
      const response = await shop.pay(created.json().order.id);

      const verified = await Promise.all([1, 2, 3].map(() => shop.verifyOrder(asha, response)));

      const [number] = new Set(verified.map((each) => each.json().orderNumber));
      const mails = (await shop.mails()).filter(({ subject }) => subject.includes(number ?? 'no order'));
      expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['new-order', 'order-confirmation']);
      expect(await ownOrders(asha)).toHaveLength(1);
    });

    it('leaves no order, email or job in the database if placing an order fails', async () => {
      const asha = await shop.signIn();
      const before = [await count('orders'), await count('outbox'), await count('jobs')];

      const placed = place(asha, 'rolled-back', () => {
        throw new Error('connection lost');
      });

      await expect(placed).rejects.toThrow('connection lost');
      expect([await count('orders'), await count('outbox'), await count('jobs')]).toEqual(before);
    });

    it('rejects an order if the buyer has no account', async () => {
      const nobody = { ...(await shop.signIn()), id: '00000000-0000-4000-8000-000000000000' };

      await expect(place(nobody, 'nobody')).rejects.toThrow('the buyer has no account');
    });

    it('rejects a second order for the same payment', async () => {
      const asha = await shop.signIn();
      await place(asha, 'once');

      await expect(place(asha, 'once')).rejects.toThrow();
      expect(await ownOrders(asha)).toHaveLength(1);
    });
  });

  describe('order numbers', () => {
    it('gives twenty concurrent orders unique numbers', async () => {
      const asha = await shop.signIn();

      const numbers = await Promise.all(Array.from({ length: 20 }, (_, index) => place(asha, `concurrent-${index}`)));

      expect(new Set(numbers).size).toBe(20);
      const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' }).format(shop.now());
      for (const number of numbers) expect(number).toMatch(new RegExp(`^KGZ-${year}-\\d{6}$`));
    });

    it('never reuses an order number, not even after a failed transaction', async () => {
      const asha = await shop.signIn();
      const runningNumber = (number: string) => Number(number.slice(-6));
      const first = await place(asha, 'gap-1');
      await place(asha, 'gap-2', () => {
        throw new Error('connection lost');
      }).catch(() => undefined);

      const next = await place(asha, 'gap-3');

      expect(runningNumber(next)).toBe(runningNumber(first) + 2);
    });
  });

  describe("a shopper's list", () => {
    it("lists only the shopper's own orders, newest first", async () => {
      const [asha, ravi] = [await shop.signIn(), await shop.signIn()];
      const first = await shop.buy(asha, ONE_PEN);
      await shop.buy(ravi, ONE_PEN);
      shop.pass(1);
      const second = await shop.buy(asha, ONE_PEN);

      expect((await ownOrders(asha)).map(({ orderNumber }) => orderNumber)).toEqual([second.number, first.number]);
    });

    it('returns an empty list if a shopper has no orders', async () => {
      expect(await ownOrders(await shop.signIn())).toEqual([]);
    });

    it('does not list an order until it has been paid for', async () => {
      const asha = await shop.signIn();

      const created = await shop.createOrder(asha, ONE_PEN, { shippingAddress: ADDRESS });

      expect(created.statusCode).toBe(200);
      expect(await ownOrders(asha)).toEqual([]);
    });

    it('the order list and the response for a single order contain the same data', async () => {
      const asha = await shop.signIn();
      const { number } = await shop.buy(asha, ONE_PEN);

      expect(await ownOrders(asha)).toEqual([await ownOrder(asha, number)]);
    });

    it('listing orders returns 401 without a session', async () => {
      expect((await shop.app.inject({ url: '/api/auth/my-order' })).statusCode).toBe(401);
    });
  });

  describe('a single order', () => {
    it('hides an order from other shoppers and visitors', async () => {
      const [asha, mallory] = [await shop.signIn(), await shop.signIn()];
      const { number } = await shop.buy(asha, ONE_PEN);
      const url = `/api/auth/my-order/${number}`;

      const foreign = await shop.app.inject({ url, headers: mallory.headers });
      const signedOut = await shop.app.inject({ url });

      expect(foreign.statusCode).toBe(404);
      expect(foreign.json<OrdersPage>().code).toBe('ORDER_NOT_FOUND');
      expect(signedOut.statusCode).toBe(401);
    });

    it("returns the same error for another shopper's order as for a nonexistent one", async () => {
      const [asha, mallory] = [await shop.signIn(), await shop.signIn()];
      const { number } = await shop.buy(asha, ONE_PEN);
      const read = (which: string) => shop.app.inject({ url: `/api/auth/my-order/${which}`, headers: mallory.headers });

      const foreign = await read(number);
      const missing = await read('KGZ-2026-999999');

      expect(foreign.payload.replace(number, 'NUMBER')).toBe(missing.payload.replace('KGZ-2026-999999', 'NUMBER'));
    });

    it('the operator route for an order returns 404 to shoppers', async () => {
      const asha = await shop.signIn();
      const { number } = await shop.buy(asha, ONE_PEN);

      const response = await operatorOrder(number);

      expect(response.json<{ order: Order }>().order).toEqual(await ownOrder(asha, number));
      expect((await operatorOrder(number, asha.headers)).statusCode).toBe(404);
    });

    it.each(['KGZ-2026-999999', 'KGZ-2026-1', '%00', "1'%20or%20'1'='1", 'x'.repeat(400)])(
      'returns ORDER_NOT_FOUND for the order %s',
      async (number) => {
        const asha = await shop.signIn();

        const own = await shop.app.inject({ url: `/api/auth/my-order/${number}`, headers: asha.headers });
        const responses = [own, await operatorOrder(number)];

        expect(responses.map((response) => response.json<OrdersPage>().code)).toEqual(Array(2).fill('ORDER_NOT_FOUND'));
      },
    );
  });

  describe("the operators' list", () => {
    it('returns each order exactly once across pages if orders have the same timestamp', async () => {
      const asha = await shop.signIn();
      for (let index = 0; index < 5; index += 1) await place(asha, `page-${index}`);

      const read: Order[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: OrdersPage = await operatorOrders(`limit=3${cursor && `&cursor=${cursor}`}`);
        expect(page.orders.length).toBeLessThanOrEqual(3);
        read.push(...page.orders);
        cursor = page.nextCursor;
      }

      expect(read).toHaveLength((await count('orders')) ?? Number.NaN);
      expect(new Set(read.map(({ orderNumber }) => orderNumber)).size).toBe(read.length);
      const times = read.map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted().reverse());
    });

    it('paging returns no duplicates if a new order is placed between two page requests', async () => {
      const asha = await shop.signIn();
      for (let index = 0; index < 4; index += 1) {
        shop.pass(1);
        await place(asha, `between-${index}`);
      }
      const first = await operatorOrders('limit=2');
      shop.pass(1);
      await place(asha, 'between-new');

      const second = await operatorOrders(`limit=2&cursor=${first.nextCursor}`);

      const own = (await ownOrders(asha)).map(({ orderNumber }) => orderNumber).slice(1);
      expect([...first.orders, ...second.orders].map(({ orderNumber }) => orderNumber)).toEqual(own);
    });

    it('filters orders by status', async () => {
      const asha = await shop.signIn();
      const { number } = await shop.buy(asha, ONE_PEN);
      await shop.app.inject({
        method: 'POST',
        url: `/api/operator/orders/${number}/status`,
        headers: shop.operator,
        payload: { status: 'processing', who: 'ravi' },
      });

      const { orders } = await operatorOrders('status=processing&limit=100');

      expect(orders.map(({ orderNumber }) => orderNumber)).toEqual([number]);
    });

    it.each(['x', 'bm90LWpzb24', Buffer.from('["1969-12-31T00:00:00.000Z","not-a-uuid"]').toString('base64url')])(
      'returns BAD_CURSOR for the cursor %s',
      async (cursor) => {
        expect(await operatorOrders(`cursor=${cursor}`)).toMatchObject({ statusCode: 400, code: 'BAD_CURSOR' });
      },
    );
  });
});
