import { sql } from 'drizzle-orm';
import { KEY_SECRET, openPayingShop, type PayingShop } from '../../../../test-support/paying-shop.ts';
import type { Shopper } from '../../../../test-support/test-shop.ts';
import { checkoutSignature } from '../gateway/checkout-signature.ts';

const ADDRESS = { name: 'Asha Rao', email: 'asha@example.com', phone: '9876543210', address: '12 Lodhi Road, Delhi' };
const ORDER_NUMBER = /^KGZ-\d{4}-\d{6}$/;
const TEXT: unknown = expect.any(String);
const NOTEBOOK_PICTURE: unknown = expect.stringMatching(/^\/media\/notebook/);
const MINUTE = 60_000;

interface OrdersPage {
  orders: { orderNumber: string }[];
  nextCursor: string;
}

describe('verifying a payment', () => {
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
  });
  afterAll(() => shop.close());

  async function atTheWindow(products: unknown = [{ productId: 'notebook', quantity: 2 }], more = {}) {
    const asha = await shop.signIn();
    const created = await shop.createOrder(asha, products, { shippingAddress: ADDRESS, ...more });
    return { asha, gatewayOrderId: created.json().order.id };
  }

  function signed(gatewayOrderId: string, paymentId: string) {
    return {
      razorpay_order_id: gatewayOrderId,
      razorpay_payment_id: paymentId,
      razorpay_signature: checkoutSignature(gatewayOrderId, paymentId, KEY_SECRET),
    };
  }

  it('a verified payment creates an order', async () => {
    const { asha, gatewayOrderId } = await atTheWindow();
    const checkoutResponse = await shop.pay(gatewayOrderId);

    const response = await shop.verifyOrder(asha, checkoutResponse);

    expect(response.statusCode).toBe(200);
    const { orderNumber } = response.json();
    expect(orderNumber).toMatch(ORDER_NUMBER);
    expect(response.json()).toEqual({
      success: true,
      orderNumber,
      message: `Payment successful! Order ${orderNumber} confirmed.`,
    });
    expect(await shop.myOrders(asha)).toEqual([
      {
        _id: TEXT,
        orderNumber,
        status: 'pending',
        statusHistory: [{ status: 'pending', at: TEXT }],
        cancellable: true,
        products: [
          {
            productId: 'notebook',
            title: 'Notebook',
            quantity: 2,
            price: 245,
            image: NOTEBOOK_PICTURE,
          },
        ],
        totalAmount: 589,
        shippingAmount: 99,
        shippingAddress: ADDRESS,
        paymentInfo: {
          razorpay_payment_id: checkoutResponse.razorpay_payment_id,
          razorpay_order_id: checkoutResponse.razorpay_order_id,
        },
        createdAt: TEXT,
        updatedAt: TEXT,
      },
    ]);
    const mail = (await shop.mails()).find(({ recipient }) => recipient === asha.email);
    expect(mail).toMatchObject({ kind: 'order-confirmation', subject: `Order ${orderNumber} confirmed` });
    expect(mail?.text).toContain('2 × Notebook: Rs. 490');
    expect(mail?.text).toContain('Total paid, inclusive of all taxes: Rs. 589');
  });

  it('creates one order for 20 concurrent requests to verify the same payment', async () => {
    const before = await shop.stockOf('pen');
    const { asha, gatewayOrderId } = await atTheWindow([{ productId: 'pen', quantity: 1 }]);
    const checkoutResponse = await shop.pay(gatewayOrderId);

    const responses = await Promise.all(Array.from({ length: 20 }, () => shop.verifyOrder(asha, checkoutResponse)));
    const later = await shop.verifyOrder(asha, checkoutResponse);

    const numbers = new Set([...responses, later].map((response) => response.json().orderNumber));
    expect([...numbers]).toEqual([expect.stringMatching(ORDER_NUMBER)]);
    expect(await shop.myOrders(asha)).toHaveLength(1);
    expect(await shop.stockOf('pen')).toBe(before - 1);
    expect((await shop.mails()).filter(({ recipient }) => recipient === asha.email)).toHaveLength(1);
  });

  it('ignores the user, products and total in a verification request', async () => {
    const { asha, gatewayOrderId } = await atTheWindow();
    const checkoutResponse = await shop.pay(gatewayOrderId);

    const response = await shop.verifyOrder(asha, checkoutResponse, {
      user: { _id: 'somebody-else', name: 'Mallory' },
      products: [{ productId: 'pen', quantity: 900, price: 0 }],
      totalAmount: 1,
    });

    expect(response.statusCode).toBe(200);
    expect(await shop.myOrders(asha)).toMatchObject([{ totalAmount: 589, products: [{ productId: 'notebook' }] }]);
  });

  it('uses the address from the verification request if none was entered at checkout', async () => {
    const { asha, gatewayOrderId } = await atTheWindow(undefined, { shippingAddress: undefined });

    await shop.verifyOrder(asha, await shop.pay(gatewayOrderId), { user: ADDRESS });

    expect(await shop.myOrders(asha)).toMatchObject([{ shippingAddress: ADDRESS }]);
  });

  it('rejects a forged signature and a signature for another order', async () => {
    const { asha, gatewayOrderId } = await atTheWindow();
    const other = await atTheWindow([{ productId: 'pen', quantity: 1 }]);
    const checkoutResponse = await shop.pay(gatewayOrderId);
    const cheap = await shop.pay(other.gatewayOrderId);

    const forged = await shop.verifyOrder(asha, { ...checkoutResponse, razorpay_signature: 'a'.repeat(64) });
    const swapped = await shop.verifyOrder(asha, { ...cheap, razorpay_order_id: gatewayOrderId });

    for (const response of [forged, swapped]) {
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ success: false, code: 'SIGNATURE_INVALID' });
    }
    expect(await shop.myOrders(asha)).toEqual([]);
  });

  it('returns 404 when a shopper verifies another shopper’s payment', async () => {
    const { asha, gatewayOrderId } = await atTheWindow();
    const checkoutResponse = await shop.pay(gatewayOrderId);
    const mallory = await shop.signIn();

    const stolen = await shop.verifyOrder(mallory, checkoutResponse);
    const unknown = await shop.verifyOrder(asha, signed('order_doesNotExist', checkoutResponse.razorpay_payment_id));

    expect(stolen.statusCode).toBe(404);
    expect(unknown.statusCode).toBe(404);
    expect(stolen.json()).toEqual(unknown.json());
    expect(await shop.myOrders(mallory)).toEqual([]);
  });

  it('rejects a payment that is uncaptured, failed, too small or made for another order', async () => {
    const uncaptured = await atTheWindow();
    const failed = await atTheWindow();
    const short = await atTheWindow();
    const foreign = await atTheWindow();
    const { ledger } = shop.gateway;
    const verify = ({ asha, gatewayOrderId }: { asha: Shopper; gatewayOrderId: string }, paymentId: string) =>
      shop.verifyOrder(asha, signed(gatewayOrderId, paymentId));

    const responses = [
      await verify(uncaptured, ledger.pay(uncaptured.gatewayOrderId, { capture: false }).id),
      await verify(failed, ledger.fail(failed.gatewayOrderId).id),
      await verify(short, ledger.pay(short.gatewayOrderId, { amount: 100 }).id),
      await verify(foreign, ledger.pay((await atTheWindow()).gatewayOrderId).id),
      await verify(foreign, 'pay_neverMade'),
    ];

    expect(responses.map((response) => [response.statusCode, response.json().code])).toEqual([
      [409, 'PAYMENT_NOT_CAPTURED'],
      [409, 'PAYMENT_FAILED'],
      [409, 'PAYMENT_MISMATCH'],
      [409, 'PAYMENT_MISMATCH'],
      [502, 'PAYMENT_GATEWAY_UNAVAILABLE'],
    ]);
    for (const { asha } of [uncaptured, failed, short, foreign]) expect(await shop.myOrders(asha)).toEqual([]);
  });

  it('creates an order for a late payment if the product is still in stock', async () => {
    await shop.addProduct({ id: 'vase', stock: 1 });
    const { asha, gatewayOrderId } = await atTheWindow([{ productId: 'vase', quantity: 1 }]);
    shop.pass(16 * MINUTE);
    await shop.runJobs('end-reservations');
    expect(await shop.stockOf('vase')).toBe(1);
    const checkoutResponse = await shop.pay(gatewayOrderId);

    const response = await shop.verifyOrder(await shop.signInAgain(asha), checkoutResponse);

    expect(response.statusCode).toBe(200);
    expect(await shop.stockOf('vase')).toBe(0);
  });

  it('refunds a late payment for a sold-out product only once even if it is verified five times', async () => {
    await shop.addProduct({ id: 'bowl', stock: 1 });
    const { asha, gatewayOrderId } = await atTheWindow([{ productId: 'bowl', quantity: 1 }]);
    shop.pass(16 * MINUTE);
    const banu = await shop.signIn();
    await shop.createOrder(banu, [{ productId: 'bowl', quantity: 1 }]);
    const checkoutResponse = await shop.pay(gatewayOrderId);
    const again = await shop.signInAgain(asha);

    const responses = await Promise.all(Array.from({ length: 5 }, () => shop.verifyOrder(again, checkoutResponse)));
    await shop.runJobs('send-refund');

    expect(responses.map((response) => response.json().code)).toEqual(Array(5).fill('STOCK_GONE'));
    expect(shop.gateway.ledger.payment(checkoutResponse.razorpay_payment_id)).toMatchObject({
      status: 'refunded',
      amount_refunded: 44_900,
    });
    expect(await shop.myOrders(again)).toEqual([]);
    const { rows } = await shop.database.execute(
      sql`select state, refund_reason as reason from gateway_payments where id = ${checkoutResponse.razorpay_payment_id}`,
    );
    expect(rows).toEqual([{ state: 'refunded', reason: 'stock-gone' }]);
  });

  it('lists orders from newest to oldest for the shopper and the operator', async () => {
    const asha = await shop.signIn();
    const numbers: string[] = [];
    for (const quantity of [1, 2, 3]) {
      const created = await shop.createOrder(asha, [{ productId: 'pen', quantity }]);
      const verified = await shop.verifyOrder(asha, await shop.pay(created.json().order.id));
      numbers.unshift(verified.json().orderNumber);
      shop.pass(1_000);
    }
    const operator = { authorization: `Bearer ${shop.config.operatorToken}` };

    const first = await shop.app.inject({ url: '/api/operator/orders?limit=2', headers: operator });
    const cursor = first.json<OrdersPage>().nextCursor;
    const second = await shop.app.inject({ url: `/api/operator/orders?limit=2&cursor=${cursor}`, headers: operator });
    const stranger = await shop.app.inject({ url: '/api/operator/orders', headers: asha.headers });
    const nonsense = await shop.app.inject({ url: '/api/operator/orders?cursor=nonsense', headers: operator });

    expect((await shop.myOrders(asha)).map(({ orderNumber }) => orderNumber)).toEqual(numbers);
    const listed = [...first.json<OrdersPage>().orders, ...second.json<OrdersPage>().orders].map(
      ({ orderNumber }) => orderNumber,
    );
    expect(listed.slice(0, 3)).toEqual(numbers);
    expect(stranger.statusCode).toBe(404);
    expect(nonsense.statusCode).toBe(400);
  });

  it.each([
    ['nothing', {}],
    [
      'a signature of the wrong length',
      { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'abc' },
    ],
    [
      'an id with other characters',
      { razorpay_order_id: '..', razorpay_payment_id: 'pay_1', razorpay_signature: 'a'.repeat(64) },
    ],
  ])('refuses to verify %s', async (_what, payload) => {
    const asha = await shop.signIn();

    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/payment/verify-order',
      payload,
      headers: asha.headers,
    });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, code: 'VALIDATION' });
  });
});
