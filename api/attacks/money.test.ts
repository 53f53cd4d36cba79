import { createHmac } from 'node:crypto';
import { checkoutSignature } from '../src/modules/payments/gateway/checkout-signature.ts';
import { tell, WEBHOOK_SECRET } from '../test-support/gateway-events.ts';
import { KEY_SECRET, type PaymentResponse } from '../test-support/paying-shop.ts';
import type { Shopper } from '../test-support/test-shop.ts';
import { ADDRESS, type AttackedShop, openAttackedShop } from './attacked-shop.ts';
import { faultOf } from './refusal.ts';

const NO_QUANTITIES = [
  0,
  -1,
  -1_000_000,
  1e9,
  1e21,
  1.5,
  0.1,
  '1',
  '1e3',
  ' 2',
  true,
  null,
  [1],
  { valueOf: 1 },
  2 ** 31,
  2 ** 53,
];

describe('attacks on checkout', () => {
  let shop: AttackedShop;
  let mallory: Shopper;

  beforeAll(async () => {
    shop = await openAttackedShop();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shop.pass(61 * 60_000);
    await shop.runJobs('end-reservations');
    mallory = await shop.signInAgain(shop.mallory);
  });

  const postPayment = (call: string, payload: object, headers: Record<string, string> = { ...mallory.headers }) =>
    shop.app.inject({ method: 'POST', url: `/api/payment/${call}`, payload, headers });
  const quantityAttack = (quantity: unknown) => ({
    products: [{ productId: 'notebook', quantity }],
    shippingAddress: ADDRESS,
  });

  async function openPayment(products: unknown = [{ productId: 'pen', quantity: 1 }]): Promise<string> {
    const created = await shop.createOrder(mallory, products, { shippingAddress: ADDRESS });
    return created.json().order.id;
  }

  describe('prices and quantities', () => {
    it.each([0, -500, 0.01, 1, 245, 1e8])(
      "create-order charges the shop's price when the browser sends %s",
      async (price) => {
        const created = await shop.createOrder(
          mallory,
          [{ productId: 'notebook', quantity: 2, price: Math.abs(price) }],
          {
            shippingAddress: ADDRESS,
            totalAmount: price,
            amount: price,
            discountPercent: 100,
            shipping: -99,
            currency: 'VND',
          },
        );

        expect(created.json()).toMatchObject({ order: { amount: 58_900, currency: 'INR' }, summary: { total: 589 } });
      },
    );

    it('create-order rejects a wrong total with PRICE_CHANGED', async () => {
      for (const expectedTotal of [0, 1, 588.99, 589.01, 5.89]) {
        const response = await postPayment('create-order', { ...quantityAttack(2), expectedTotal });

        expect(response.json()).toMatchObject({ success: false, code: 'PRICE_CHANGED' });
      }
    });

    it.each(NO_QUANTITIES)('checkout rejects a quantity of %p and leaves the stock unchanged', async (quantity) => {
      const before = await shop.stockOf('notebook');

      const responses = [
        await postPayment('create-order', quantityAttack(quantity)),
        await postPayment('quote', quantityAttack(quantity)),
      ];

      expect(responses.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
      expect(await shop.stockOf('notebook')).toBe(before);
    });

    it('a quote with invalid quantities or too many items is rejected with 400', async () => {
      const mixed = await postPayment('quote', {
        products: [
          { productId: 'notebook', quantity: 5 },
          { productId: 'pen', quantity: -40 },
        ],
      });
      const split = await postPayment('quote', {
        products: Array.from({ length: 50 }, () => ({ productId: 'pen', quantity: 99 })),
      });
      const many = await postPayment('quote', {
        products: Array.from({ length: 51 }, () => ({ productId: 'pen', quantity: 1 })),
      });

      expect([mixed, split, many].map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    });

    it("the shipping fee in a quote is based on the shop's prices, not on those the browser sends", async () => {
      const response = await postPayment('quote', {
        products: [{ productId: 'pen', quantity: 1, price: 100_000_000 }],
      });

      expect(response.json()).toMatchObject({ goods: 50, shipping: 99, total: 149 });
    });

    it('an unavailable product cannot be ordered, even with variations of its product id', async () => {
      await shop.addProduct({ id: 'secret', onSale: false });
      for (const productId of [
        'secret',
        'SECRET',
        ' secret',
        'secret ',
        'secret\u200b',
        '%',
        '_ecret',
        'sec%',
        "secret'--",
        '__proto__',
        'toString',
      ]) {
        const response = await postPayment('create-order', { products: [{ productId, quantity: 1 }] });

        expect({ productId, status: response.statusCode, fault: faultOf(response) }).toMatchObject({
          productId,
          fault: undefined,
        });
        expect(response.statusCode).toBeGreaterThanOrEqual(400);
      }
    });
  });

  describe('payments', () => {
    async function wrongSignatures(paid: PaymentResponse, other: PaymentResponse): Promise<Record<string, string>> {
      const sign = (orderId: string, paymentId: string, key = KEY_SECRET) => checkoutSignature(orderId, paymentId, key);
      const { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: good } = paid;
      return Promise.resolve({
        'of another order': sign(other.razorpay_order_id, paymentId),
        'of another payment': sign(orderId, other.razorpay_payment_id),
        'with order and payment in the other order': sign(paymentId, orderId),
        'with the border between them moved': sign(`${orderId}|${paymentId.slice(0, 3)}`, paymentId.slice(3)),
        'with another key': sign(orderId, paymentId, 'another'),
        'with no key': sign(orderId, paymentId, ''),
        'with the public key': sign(orderId, paymentId, 'rzp_test_tests'),
        'with the webhook’s key': sign(orderId, paymentId, 'webhook-secret-of-the-tests'),
        'cut short': good.slice(0, 63),
        'made longer': `${good}0`,
        'with a digit changed': good.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
        'of zeros': '0'.repeat(64),
        'in base64': Buffer.from(good, 'hex').toString('base64'),
        'with a blank': `${good} `,
        'that is empty': '',
      });
    }

    it('verify-order rejects every forged signature', async () => {
      const paid = await shop.pay(await openPayment());
      const wrong = await wrongSignatures(paid, shop.asha.payment);

      for (const [what, razorpay_signature] of Object.entries(wrong)) {
        const response = await postPayment('verify-order', { ...paid, razorpay_signature });
        expect({ what, status: response.statusCode, fault: faultOf(response) }).toEqual({
          what,
          status: 400,
          fault: undefined,
        });
      }
      expect(await shop.myOrders(mallory)).toEqual([]);

      const upper = await shop.verifyOrder(mallory, {
        ...paid,
        razorpay_signature: paid.razorpay_signature.toUpperCase(),
      });
      const again = await shop.verifyOrder(mallory, paid);
      const orders = await shop.myOrders(mallory);
      expect(orders).toHaveLength(1);
      expect(
        [upper, again].filter(({ statusCode }) => statusCode === 200).map((response) => response.json().orderNumber),
      ).toContain(orders[0]?.orderNumber);
    });

    it('verify-order rejects a payment made by another shopper', async () => {
      const open = await openPayment();
      const stolen = shop.asha.payment;
      const responses = [
        await postPayment('verify-order', stolen),
        await postPayment('verify-order', { ...stolen, razorpay_order_id: open }),
        await postPayment('verify-order', {
          ...stolen,
          razorpay_order_id: open,
          razorpay_signature: checkoutSignature(open, stolen.razorpay_payment_id, KEY_SECRET),
        }),
        await postPayment('verify-order', {
          ...stolen,
          user: { _id: shop.asha.shopper.id, email: 'asha@example.com' },
          buyerId: shop.asha.shopper.id,
        }),
      ];

      expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 400, 409, 404]);
      const bought = (await shop.myOrders(mallory)).map(
        ({ paymentInfo }) => (paymentInfo as PaymentResponse).razorpay_payment_id,
      );
      expect(bought).not.toContain(stolen.razorpay_payment_id);
    });

    it('a payment for a small cart cannot be used to buy a larger one', async () => {
      const cheap = await openPayment();
      const paid = await shop.pay(cheap);
      const dear = await openPayment([{ productId: 'notebook', quantity: 90 }]);

      const responses = await Promise.all([
        postPayment('verify-order', { ...paid, products: [{ productId: 'notebook', quantity: 90 }] }),
        postPayment('verify-order', { ...paid, razorpay_order_id: dear }),
        postPayment('verify-order', {
          ...paid,
          razorpay_order_id: dear,
          razorpay_signature: checkoutSignature(dear, paid.razorpay_payment_id, KEY_SECRET),
        }),
      ]);

      expect(responses.slice(1).map(({ statusCode }) => statusCode)).toEqual([400, 409]);
      const newest = (await shop.myOrders(mallory))[0];
      expect(newest?.products).toMatchObject([{ productId: 'pen', quantity: 1 }]);
    });

    it('25 concurrent requests for the same payment create a single order', async () => {
      const before = (await shop.myOrders(mallory)).length;
      const stock = await shop.stockOf('pen');
      const paid = await shop.pay(await openPayment());

      const responses = await Promise.all(Array.from({ length: 25 }, () => shop.verifyOrder(mallory, paid)));

      expect(new Set(responses.map((response) => response.json().orderNumber)).size).toBe(1);
      expect(await shop.myOrders(mallory)).toHaveLength(before + 1);
      expect(await shop.stockOf('pen')).toBe(stock - 1);
    });

    it('simultaneous checkouts by one shopper create only one stock reservation', async () => {
      const stock = await shop.stockOf('notebook');

      await Promise.all(Array.from({ length: 10 }, (_, n) => postPayment('create-order', quantityAttack(n + 1))));

      expect(stock - (await shop.stockOf('notebook'))).toBeLessThanOrEqual(10);
      shop.pass(16 * 60_000);
      await shop.runJobs('end-reservations');
      expect(await shop.stockOf('notebook')).toBe(stock);
    });
  });

  describe('webhooks', () => {
    it('the webhook rejects a body without a valid signature', async () => {
      const gatewayOrderId = await openPayment();
      const { id } = shop.gateway.ledger.pay(gatewayOrderId, { capture: false });
      const body = JSON.stringify({
        event: 'payment.captured',
        payload: { payment: { entity: { id, order_id: gatewayOrderId, status: 'captured' } } },
      });
      const sign = (text: string, key: string) => createHmac('sha256', key).update(text).digest('hex');
      const forged: Record<string, string | null> = {
        none: null,
        empty: '',
        'of zeros': '0'.repeat(64),
        'of another body': sign(`${body} `, WEBHOOK_SECRET),
        'with the key of the checkout': sign(body, KEY_SECRET),
        'with an empty key': sign(body, ''),
        'of the body read and written again': sign(JSON.stringify(JSON.parse(body), null, 1), WEBHOOK_SECRET),
        'cut short': sign(body, WEBHOOK_SECRET).slice(0, 32),
        twice: `${sign(body, WEBHOOK_SECRET)},${sign(body, WEBHOOK_SECRET)}`,
        'as a checkout signs': checkoutSignature(gatewayOrderId, id, WEBHOOK_SECRET),
      };

      for (const [what, signature] of Object.entries(forged)) {
        const response = await tell(shop, { body, signature });
        expect({ what, status: response.statusCode, fault: faultOf(response) }).toEqual({
          what,
          status: 400,
          fault: undefined,
        });
      }
      expect(
        (await shop.myOrders(mallory)).map(({ paymentInfo }) => (paymentInfo as PaymentResponse).razorpay_payment_id),
      ).not.toContain(id);
    });

    it('a signed webhook with a malformed body never causes a server error', async () => {
      for (const body of [
        '',
        'null',
        '[]',
        '1',
        '{}',
        '{"event":1}',
        '{"event":"payment.captured"}',
        '{"event":"payment.captured","payload":{"payment":{"entity":{"id":"../orders","order_id":null}}}}',
        '{"__proto__":{"polluted":1},"event":"order.paid","payload":[]}',
        '\0',
        `{"event":"${'a'.repeat(60_000)}"}`,
      ]) {
        const response = await tell(shop, { body });

        expect({ body: body.slice(0, 60), fault: faultOf(response) }).toEqual({
          body: body.slice(0, 60),
          fault: undefined,
        });
      }
    });
  });

  describe('refunds', () => {
    it('ten simultaneous cancellations refund an order only once', async () => {
      const paid = await shop.pay(await openPayment());
      const { orderNumber } = (await shop.verifyOrder(mallory, paid)).json();
      const stock = await shop.stockOf('pen');
      const cancel = () =>
        shop.app.inject({ method: 'POST', url: `/api/auth/my-order/${orderNumber}/cancel`, headers: mallory.headers });

      await Promise.all([
        ...Array.from({ length: 10 }, cancel),
        ...Array.from({ length: 5 }, () => shop.verifyOrder(mallory, paid)),
      ]);
      await shop.runJobs('send-refund');

      expect(shop.gateway.ledger.payment(paid.razorpay_payment_id)).toMatchObject({
        status: 'refunded',
        amount_refunded: 14_900,
      });
      expect(await shop.stockOf('pen')).toBe(stock + 1);
    });

    it("a shopper cannot cancel another shopper's order", async () => {
      const { headers } = mallory;
      const stolen = await shop.app.inject({
        method: 'POST',
        url: `/api/auth/my-order/${shop.asha.orderNumber}/cancel`,
        headers,
      });

      expect(stolen.statusCode).toBe(404);
      expect(shop.gateway.ledger.payment(shop.asha.payment.razorpay_payment_id).status).toBe('captured');
    });
  });
});
