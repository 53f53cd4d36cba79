import { sql } from 'drizzle-orm';
import { chargeGst } from '../../../test-support/charge-gst.ts';
import { type DeskClient, openDesk } from '../../../test-support/desk-client.ts';
import { ADDRESS, openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import { inTransaction } from '../../db/transaction.ts';
import { personalDataHolders } from '../personal-data-holders.ts';

const PEN = [{ productId: 'pen', quantity: 1 }];
const DESK = [{ productId: 'desk', quantity: 2 }];
const NOTE = 'Happy Diwali, Meera!';

describe('a gift', () => {
  let shop: PayingShop;
  let desk: DeskClient;
  beforeAll(async () => {
    shop = await openPayingShop();
    await chargeGst(shop);
    desk = await openDesk(shop, 'founder');
    await shop.addProduct({ id: 'pen', title: 'Pen', originalPrice: 5_000, stock: 100, category: 'stationery' });
    await shop.addProduct({ id: 'desk', title: 'Desk', originalPrice: 125_000, stock: 100, category: 'stationery' });
  });
  beforeEach(() => setPrice(49));
  afterAll(() => shop.close());

  async function setPrice(giftWrap: number | null) {
    const { body } = await desk.call('GET', '/settings/shop');
    const { version, shipping } = (body as { data: { version: number; shipping: object } }).data;
    const changed = await desk.call('PATCH', '/settings/shop', { version, shipping: { ...shipping, giftWrap } });
    expect(changed.status).toBe(200);
  }
  const open = async (gift: object, products: unknown = PEN, more: object = {}) => {
    const asha = await shop.signIn();
    return { asha, created: await shop.createOrder(asha, products, { shippingAddress: ADDRESS, gift, ...more }) };
  };

  it('charges the configured price for gift wrap, even if the browser sends another price', async () => {
    const { created } = await open({ note: '', wrap: true, price: 1 }, PEN, { expectedTotal: 198 });

    expect(created.json().summary).toEqual({ goods: 99, shipping: 99, total: 198 });
    expect(created.json().order.amount).toBe(19_800);
  });

  it('an order with gift wrap is rejected if the shopper saw a different price', async () => {
    await setPrice(60);

    const { created } = await open({ note: '', wrap: true }, PEN, { expectedTotal: 198 });

    expect(created.json()).toMatchObject({ code: 'PRICE_CHANGED', changes: [], summary: { total: 209 } });
  });

  it('an order with gift wrap is rejected if the shop does not offer gift wrap', async () => {
    await setPrice(null);

    const { created } = await open({ note: '', wrap: true });

    expect(created.statusCode).toBe(400);
    expect(created.json()).toMatchObject({
      code: 'VALIDATION',
      message: 'Gift wrap isn’t available at the moment. Please remove it from your order.',
    });
    expect((await open({ note: NOTE, wrap: false })).created.statusCode).toBe(200);
  });

  it('gift wrap does not count towards free shipping', async () => {
    const terms = { minimum: 0, firstDay: '2020-01-01', lastDay: null, maximumUses: null, maximumPerCustomer: null };
    await desk.call('POST', '/discounts', { code: 'GIFT-20', percent: 20, amount: null, ...terms, isOn: true });

    const exactly2500 = await open({ note: '', wrap: true }, DESK);
    const discounted = await open({ note: '', wrap: true }, DESK, { discountCode: 'GIFT-20' });

    expect(exactly2500.created.json().summary).toEqual({ goods: 2_549, shipping: 99, total: 2_648 });
    expect(discounted.created.json().summary).toEqual({ goods: 2_049, shipping: 99, total: 2_148 });
  });

  it('rejects a checkout with PRODUCT_GONE if the cart lists gift wrap as a product', async () => {
    const asha = await shop.signIn();

    const created = await shop.createOrder(asha, [{ productId: 'gift_wrap', quantity: 1 }]);

    expect(created.json().code).toBe('PRODUCT_GONE');
  });

  it('My Orders and the staff app show an order’s gift note and gift wrap', async () => {
    const before = await shop.stockOf('pen');
    const { asha, created } = await open({ note: ` ${NOTE} `, wrap: true });
    await shop.verifyOrder(asha, await shop.pay(created.json().order.id));

    const [order] = await shop.myOrders(asha);

    expect(order).toMatchObject({
      giftNote: NOTE,
      products: [{ productId: 'pen' }, { title: 'Gift wrap', quantity: 1, price: 49 }],
      totalAmount: 198,
    });
    const { body } = await desk.call('GET', `/orders/${String(order?.orderNumber)}`);
    expect(body).toMatchObject({ data: { giftNote: NOTE, items: 1, lines: [{}, { title: 'Gift wrap' }] } });
    expect(await shop.stockOf('pen')).toBe(before - 1);
  });

  it('gift wrap is listed on the invoice and taxed like shipping', async () => {
    const { asha, created } = await open({ note: '', wrap: true });
    const verified = await shop.verifyOrder(asha, await shop.pay(created.json().order.id));
    await shop.issueInvoices();

    const url = `/api/auth/my-order/${verified.json().orderNumber}/invoice`;
    const { invoice } = (await shop.app.inject({ url, headers: asha.headers })).json<{ invoice: object }>();

    expect(invoice).toMatchObject({
      lines: [
        { title: 'Pen', taxPercent: 12 },
        { title: 'Gift wrap', amount: 49, taxPercent: 18, taxableAmount: 41.52 },
        { title: 'Shipping', taxPercent: 18 },
      ],
      totalAmount: 198,
    });
  });

  it('cancelling an order also refunds its gift wrap', async () => {
    const { asha, created } = await open({ note: NOTE, wrap: true });
    const response = await shop.pay(created.json().order.id);
    const number = (await shop.verifyOrder(asha, response)).json().orderNumber;

    const url = `/api/auth/my-order/${number}/cancel`;
    await shop.app.inject({ method: 'POST', url, headers: asha.headers });
    await shop.runJobs('send-refund');

    expect(shop.gateway.ledger.payment(response.razorpay_payment_id).amount_refunded).toBe(19_800);
  });

  it('creates the order with the gift options from the latest checkout request', async () => {
    const { asha, created } = await open({ note: 'Hello', wrap: true });

    const again = await shop.createOrder(asha, PEN, { shippingAddress: ADDRESS, gift: { note: NOTE, wrap: true } });
    const unwrapped = await shop.createOrder(asha, PEN, { gift: { note: NOTE, wrap: false } });
    await shop.verifyOrder(asha, await shop.pay(unwrapped.json().order.id));

    expect(again.json().order.id).toBe(created.json().order.id);
    expect(unwrapped.json().order.amount).toBe(14_900);
    expect(await shop.myOrders(asha)).toMatchObject([{ giftNote: NOTE, products: [{ productId: 'pen' }] }]);
  });

  it('a gift note can have at most 200 characters', async () => {
    expect((await open({ note: 'x'.repeat(201), wrap: false })).created.statusCode).toBe(400);
    expect((await open({ note: 'x'.repeat(200), wrap: false })).created.statusCode).toBe(200);
  });

  it('deleting an account deletes the gift notes of its orders', async () => {
    const { asha, created } = await open({ note: NOTE, wrap: false });
    const { orderNumber } = (await shop.verifyOrder(asha, await shop.pay(created.json().order.id))).json();
    await shop.database.execute(sql`update orders set status = 'delivered' where number = ${orderNumber}`);

    await inTransaction(shop.database, async (tx) => {
      for (const { forget } of personalDataHolders) await forget(tx, { ...asha, phone: null }, shop.now());
    });

    const { rows } = await shop.database.execute(sql`
      select orders.gift_note as ordered, payment_attempts.gift_note as paid
      from orders join payment_attempts using (gateway_order_id) where number = ${orderNumber}`);
    expect(rows).toEqual([{ ordered: '', paid: '' }]);
  });
});
