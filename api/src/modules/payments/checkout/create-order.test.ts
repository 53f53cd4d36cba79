import { sql } from 'drizzle-orm';
import { openPayingShop, type PayingShop, type PaymentResponse } from '../../../../test-support/paying-shop.ts';
import type { Shopper } from '../../../../test-support/test-shop.ts';

const ADDRESS = { name: 'Asha Rao', email: 'asha@example.com', phone: '9876543210', address: '12 Lodhi Road, Delhi' };
const MINUTE = 60_000;
const TEXT: unknown = expect.any(String);
const ORDER_NUMBER: unknown = expect.stringMatching(/^KGZ-\d{4}-\d{6}$/);

describe('paying for a cart', () => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await openPayingShop();
    await shop.addProduct({
      id: 'notebook',
      title: 'Notebook',
      originalPrice: 35_000,
      discountPercent: 30,
      stock: 100,
    });
    await shop.addProduct({ id: 'pen', title: 'Pen', originalPrice: 5_000, stock: 100 });
    await shop.addProduct({ id: 'desk', title: 'Desk', originalPrice: 125_000, stock: 100 });
  });
  afterAll(() => shop.close());

  it('calculates the total from the shop’s prices, not from the prices sent by the browser', async () => {
    const asha = await shop.signIn();
    const before = await shop.stockOf('notebook');

    const response = await shop.createOrder(asha, [{ productId: 'notebook', quantity: 2, price: 1 }]);

    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      success: true,
      order: { amount: 58_900, currency: 'INR' },
      keyId: 'rzp_test_tests',
      checkoutScript: '/dev/payments/checkout.js',
      summary: { goods: 490, shipping: 99, total: 589 },
    });
    expect(shop.gateway.ledger.order(response.json().order.id)).toMatchObject({ amount: 58_900, status: 'created' });
    expect(await shop.stockOf('notebook')).toBe(before - 2);
  });

  it('adds up the quantities if a product is listed twice', async () => {
    const asha = await shop.signIn();

    const response = await shop.createOrder(asha, [
      { productId: 'pen', quantity: 1 },
      { productId: 'notebook', quantity: 1 },
      { productId: 'pen', quantity: 2 },
    ]);

    expect(response.json().summary).toEqual({ goods: 395, shipping: 99, total: 494 });
  });

  it.each([
    ['exactly Rs. 2,500', [{ productId: 'desk', quantity: 2 }], 99],
    [
      'more than Rs. 2,500',
      [
        { productId: 'desk', quantity: 2 },
        { productId: 'pen', quantity: 1 },
      ],
      0,
    ],
  ])('charges the right shipping for %s', async (_goods, products, shipping) => {
    const asha = await shop.signIn();

    const quote = await shop.quote(products);
    const order = await shop.createOrder(asha, products);

    expect(quote.json().shipping).toBe(shipping);
    expect(order.json().summary.shipping).toBe(shipping);
  });

  it('rejects a checkout if a product does not exist or has too little stock', async () => {
    const asha = await shop.signIn();
    await shop.addProduct({ id: 'rare', title: 'Rare print', stock: 1 });

    const gone = await shop.createOrder(asha, [{ productId: 'never-was', quantity: 1 }]);
    const tooMany = await shop.createOrder(asha, [{ productId: 'rare', quantity: 2 }]);

    expect(gone.statusCode).toBe(409);
    expect(gone.json()).toMatchObject({ success: false, code: 'PRODUCT_GONE', productId: 'never-was' });
    expect(tooMany.statusCode).toBe(409);
    expect(tooMany.json()).toMatchObject({
      code: 'OUT_OF_STOCK',
      productId: 'rare',
      available: 1,
      message: 'Only 1 of Rare print left.',
    });
    expect(await shop.stockOf('rare')).toBe(1);
  });

  it('does not reserve stock if the total differs from the one the shopper saw', async () => {
    const asha = await shop.signIn();
    const before = await shop.stockOf('notebook');

    const response = await shop.createOrder(asha, [{ productId: 'notebook', quantity: 1, price: 200 }], {
      expectedTotal: 299,
    });

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'PRICE_CHANGED',
      changes: [{ productId: 'notebook', price: 245 }],
      summary: { total: 344 },
    });
    expect(await shop.stockOf('notebook')).toBe(before);
  });

  it('a quote states why a product can’t be bought', async () => {
    await shop.addProduct({ id: 'few', title: 'Few left', originalPrice: 10_000, stock: 1 });

    const response = await shop.quote([
      { productId: 'notebook', quantity: 1, price: 245 },
      { productId: 'pen', quantity: 1, price: 40 },
      { productId: 'few', quantity: 2, price: 100 },
      { productId: 'never-was', quantity: 1, price: 1 },
    ]);

    expect(response.statusCode).toBe(200);
    expect(response.json().lines.map(({ problem }) => problem)).toEqual([
      null,
      'PRICE_CHANGED',
      'OUT_OF_STOCK',
      'GONE',
    ]);
    expect(response.json()).toMatchObject({ goods: 495, shipping: 99, total: 594 });
  });

  it('starting the same checkout again returns the same Razorpay order, even for the last unit', async () => {
    const asha = await shop.signIn();
    await shop.addProduct({ id: 'last', stock: 1 });
    const first = await shop.createOrder(asha, [{ productId: 'last', quantity: 1 }]);

    const quote = await shop.quote([{ productId: 'last', quantity: 1 }], asha);
    const again = await shop.createOrder(asha, [{ productId: 'last', quantity: 1 }]);

    expect(quote.json().lines[0]).toMatchObject({ problem: null, stock: 1 });
    expect(again.statusCode).toBe(200);
    expect(again.json().order.id).toBe(first.json().order.id);
    expect(await shop.stockOf('last')).toBe(0);
  });

  it('a retry after a failed payment returns the same gateway order', async () => {
    const asha = await shop.signIn();
    const first = await shop.createOrder(asha, [{ productId: 'pen', quantity: 1 }]);
    await shop.fail(first.json().order.id);

    const again = await shop.createOrder(asha, [{ productId: 'pen', quantity: 1 }]);

    expect(again.json().order.id).toBe(first.json().order.id);
    const verified = await shop.verifyOrder(asha, await shop.pay(again.json().order.id));
    expect(verified.statusCode).toBe(200);
  });

  it('starting a checkout releases the stock reserved for the previous cart', async () => {
    const asha = await shop.signIn();
    await shop.addProduct({ id: 'kite', stock: 3 });
    await shop.addProduct({ id: 'drum', stock: 3 });
    const first = await shop.createOrder(asha, [{ productId: 'kite', quantity: 3 }]);

    const second = await shop.createOrder(asha, [
      { productId: 'kite', quantity: 1 },
      { productId: 'drum', quantity: 2 },
    ]);

    expect(second.statusCode).toBe(200);
    expect(second.json().order.id).not.toBe(first.json().order.id);
    expect(await shop.stockOf('kite')).toBe(2);
    expect(await shop.stockOf('drum')).toBe(1);
  });

  it('reserves stock only once even if a shopper sends eight identical requests simultaneously', async () => {
    const asha = await shop.signIn();
    await shop.addProduct({ id: 'tabs', stock: 10 });

    const responses = await Promise.all(
      Array.from({ length: 8 }, () => shop.createOrder(asha, [{ productId: 'tabs', quantity: 2 }])),
    );

    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(responses.map((response) => response.json().order.id)).size).toBe(1);
    expect(await shop.stockOf('tabs')).toBe(8);
  });

  it('the next buyer gets the stock of a reservation that has expired', async () => {
    const [asha, banu] = [await shop.signIn(), await shop.signIn()];
    await shop.addProduct({ id: 'vase', stock: 1 });
    await shop.addProduct({ id: 'bowl', stock: 1 });
    await shop.createOrder(asha, [{ productId: 'vase', quantity: 1 }]);
    await shop.createOrder(banu, [{ productId: 'bowl', quantity: 1 }]);
    const charu = await shop.signIn();

    shop.pass(14 * MINUTE);
    const early = await shop.createOrder(charu, [{ productId: 'vase', quantity: 1 }]);
    shop.pass(MINUTE);
    const late = await shop.createOrder(await shop.signIn(), [{ productId: 'vase', quantity: 1 }]);
    await shop.runJobs('end-reservations');

    expect(early.json().code).toBe('OUT_OF_STOCK');
    expect(late.statusCode).toBe(200);
    expect(await shop.stockOf('bowl')).toBe(1);
  });

  it('keeps the current reservation if the shopper requests more units than are in stock', async () => {
    const asha = await shop.signIn();
    await shop.addProduct({ id: 'lamp', stock: 2 });
    const first = await shop.createOrder(asha, [{ productId: 'lamp', quantity: 2 }]);

    const refused = await shop.createOrder(asha, [{ productId: 'lamp', quantity: 3 }]);

    expect(refused.json()).toMatchObject({ code: 'OUT_OF_STOCK', available: 2 });
    expect(await shop.stockOf('lamp')).toBe(0);
    const again = await shop.createOrder(asha, [{ productId: 'lamp', quantity: 2 }]);
    expect(again.json().order.id).toBe(first.json().order.id);
  });

  it('rejects an address that contains a lone surrogate', async () => {
    const asha = await shop.signIn();

    for (const field of ['name', 'address']) {
      const response = await shop.createOrder(asha, [{ productId: 'pen', quantity: 1 }], {
        shippingAddress: { ...ADDRESS, [field]: 'x\ud800' },
      });

      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ success: false, code: 'VALIDATION', field: `shippingAddress.${field}` });
    }
  });

  it('returns the shipping address of the shopper’s last checkout', async () => {
    const asha = await shop.signIn();
    const none = await shop.app.inject({ url: '/api/auth/last-address', headers: asha.headers });

    await shop.createOrder(asha, [{ productId: 'pen', quantity: 1 }], { shippingAddress: ADDRESS });

    const some = await shop.app.inject({ url: '/api/auth/last-address', headers: asha.headers });
    expect(none.json()).toEqual({ success: true, shippingAddress: null });
    expect(some.json()).toEqual({ success: true, shippingAddress: ADDRESS });
  });

  it('returns 409 with the order number if the cart is already paid for', async () => {
    const asha = await shop.signIn();
    const first = await shop.createOrder(asha, [{ productId: 'pen', quantity: 4 }], { shippingAddress: ADDRESS });
    await shop.pay(first.json().order.id);

    const again = await shop.createOrder(asha, [{ productId: 'pen', quantity: 4 }]);

    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      code: 'ALREADY_PAID',
      orderNumber: ORDER_NUMBER,
    });
    expect(await shop.myOrders(asha)).toMatchObject([{ orderNumber: again.json().orderNumber }]);
  });

  it.each([
    ['an empty cart', { products: [] }],
    ['no products', {}],
    ['half a piece', { products: [{ productId: 'pen', quantity: 0.5 }] }],
    ['no pieces', { products: [{ productId: 'pen', quantity: 0 }] }],
    ['minus one piece', { products: [{ productId: 'pen', quantity: -1 }] }],
    ['1,000 pieces', { products: [{ productId: 'pen', quantity: 1_000 }] }],
    [
      '1,000 pieces in two lines',
      {
        products: [
          { productId: 'pen', quantity: 999 },
          { productId: 'pen', quantity: 1 },
        ],
      },
    ],
    ['51 lines', { products: Array.from({ length: 51 }, () => ({ productId: 'pen', quantity: 1 })) }],
    ['an over-long id', { products: [{ productId: 'x'.repeat(101), quantity: 1 }] }],
    ['a price that is text', { products: [{ productId: 'pen', quantity: 1, price: '50' }] }],
    [
      'a phone number of another country',
      { products: [{ productId: 'pen', quantity: 1 }], shippingAddress: { ...ADDRESS, phone: '1234567890' } },
    ],
    [
      'an over-long address',
      { products: [{ productId: 'pen', quantity: 1 }], shippingAddress: { ...ADDRESS, address: 'x'.repeat(501) } },
    ],
  ])('refuses %s', async (_what, payload) => {
    const asha = await shop.signIn();

    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/payment/create-order',
      payload,
      headers: asha.headers,
    });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, message: TEXT, code: TEXT });
  });

  it('returns 401 for an order request without a session', async () => {
    const payload = { products: [{ productId: 'pen', quantity: 1 }] };

    const response = await shop.app.inject({ method: 'POST', url: '/api/payment/create-order', payload });

    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('accepts a new cart if a product in the previous cart has been deleted', async () => {
    const asha = await shop.signIn();
    await shop.addProduct({ id: 'fleeting', stock: 5 });
    await shop.createOrder(asha, [{ productId: 'fleeting', quantity: 1 }]);
    await shop.database.execute(sql`delete from products where id = 'fleeting'`);

    const next = await shop.createOrder(asha, [{ productId: 'pen', quantity: 1 }]);

    expect(next.statusCode).toBe(200);
  });
});

describe('paying while the gateway is down', () => {
  let shop: PayingShop;
  let asha: Shopper;
  let checkoutResponse: PaymentResponse;
  beforeAll(async () => {
    shop = await openPayingShop();
    await shop.addProduct({ id: 'kite', stock: 2 });
    asha = await shop.signIn();
    const created = await shop.createOrder(asha, [{ productId: 'kite', quantity: 1 }]);
    checkoutResponse = await shop.pay(created.json().order.id);
    await shop.gateway.close();
  });
  afterAll(() => shop.close());

  it('returns 502 without reserving stock while the gateway is down', async () => {
    const banu = await shop.signIn();

    const response = await shop.createOrder(banu, [{ productId: 'kite', quantity: 1 }]);

    expect(response.statusCode).toBe(502);
    expect(response.json()).toMatchObject({ success: false, code: 'PAYMENT_GATEWAY_UNAVAILABLE' });
    expect(await shop.stockOf('kite')).toBe(1);
  });

  it('keeps an existing reservation while the payment gateway is down', async () => {
    const again = await shop.createOrder(asha, [{ productId: 'kite', quantity: 1 }]);
    const verified = await shop.verifyOrder(asha, checkoutResponse);

    expect([again.statusCode, verified.statusCode]).toEqual([502, 502]);
    expect(verified.json().message).toContain('not confirmed yet');
    expect(await shop.stockOf('kite')).toBe(1);
  });
});
