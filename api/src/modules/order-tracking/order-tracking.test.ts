import type { TrackedOrder } from '@kaagazz/api-schema';
import { eq } from 'drizzle-orm';
import { ADDRESS, openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import { orders } from '../orders/tables/orders.tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('tracking an order by the link in its emails', () => {
  let shop: PayingShop;
  let number: string;
  let token: string;
  beforeAll(async () => {
    shop = await openPayingShop();
    await shop.addProduct({ id: 'notebook', title: 'Notebook', originalPrice: 35_000, stock: 100 });
  });
  beforeEach(async () => {
    ({ number } = await shop.buy(await shop.signIn(), [{ productId: 'notebook', quantity: 2 }]));
    const mail = (await shop.mails()).find((each) => each.kind === 'order-confirmation' && each.orderNumber === number);
    token = /\/track-order#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  });
  afterAll(() => shop.close());

  const track = (given = token) =>
    shop.app.inject({ method: 'POST', url: '/api/order-tracking', payload: { token: given } });
  const setStatus = (status: string, note = '') =>
    shop.app.inject({
      method: 'POST',
      url: `/api/operator/orders/${number}/status`,
      headers: shop.operator,
      payload: { status, note, who: 'Ravi' },
    });

  it('the tracking link shows the status, courier and products, but no prices or personal data', async () => {
    await setStatus('shipped', 'India Post EX123');

    const response = await track();

    const { order } = response.json<{ order: TrackedOrder }>();
    expect(order).toMatchObject({
      orderNumber: number,
      status: 'shipped',
      courier: 'India Post EX123',
      products: [{ title: 'Notebook', quantity: 2 }],
    });
    expect(order.statusHistory.map(({ status }) => status)).toEqual(['pending', 'shipped']);
    for (const secret of [ADDRESS.name, ADDRESS.email, ADDRESS.phone, ADDRESS.address, '700', 'pay_']) {
      expect(response.payload).not.toContain(secret);
    }
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each(['delivered', 'cancelled'])('the tracking link expires 30 days after the order was %s', async (status) => {
    await setStatus(status);
    shop.pass(30 * DAY_MS - 1000);
    expect((await track()).statusCode).toBe(200);

    shop.pass(1000);

    expect((await track()).json()).toMatchObject({ code: 'TRACKING_LINK_INVALID' });
  });

  it('a tracking link with an invalid signature responds with 404', async () => {
    const [, signature] = token.split('.');
    const other = number.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

    for (const guess of [number, `${number}.guess`, `${other}.${signature}`]) {
      expect((await track(guess)).statusCode).toBe(404);
    }
  });

  it('a tracking link stops working when the buyer deletes their account', async () => {
    await shop.database.update(orders).set({ buyerId: null }).where(eq(orders.number, number));

    expect((await track()).statusCode).toBe(404);
  });
});
