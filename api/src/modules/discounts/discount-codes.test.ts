import { dayInIndia } from '@kaagazz/domain';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { type DeskClient, openDesk } from '../../../test-support/desk-client.ts';
import { tell } from '../../../test-support/gateway-events.ts';
import { ADDRESS, openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import type { Shopper } from '../../../test-support/test-shop.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const RUNS = process.env.LONG ? 20 : 2;
const CART = [
  { productId: 'notebook', quantity: 2 },
  { productId: 'pen', quantity: 1 },
];
const TERMS = {
  percent: 10,
  amount: null,
  minimum: 0,
  firstDay: '2020-01-01',
  lastDay: null,
  maximumUses: null,
  maximumPerCustomer: null,
  isOn: true,
};

describe('discount codes', () => {
  let shop: PayingShop;
  let codes = 0;
  beforeAll(async () => {
    shop = await openPayingShop();
    await shop.addProduct({
      id: 'notebook',
      title: 'Notebook',
      originalPrice: 35_000,
      discountPercent: 30,
      stock: 10_000,
    });
    await shop.addProduct({ id: 'pen', title: 'Pen', originalPrice: 5_000, stock: 10_000 });
    await shop.addProduct({ id: 'desk', title: 'Desk', originalPrice: 130_000, stock: 10_000 });
  });
  afterAll(() => shop.close());

  const callDesk: DeskClient['call'] = async (...request) => (await openDesk(shop, 'founder')).call(...request);
  async function newCode(terms: Partial<Record<keyof typeof TERMS, unknown>> = {}): Promise<string> {
    const code = `CODE-${(codes += 1)}`;
    const { status } = await callDesk('POST', '/discounts', { code, ...TERMS, ...terms });
    expect(status).toBe(201);
    return code;
  }
  const check = async (shopper: Shopper, code: string, products: unknown = CART) => {
    const payload = { code, products };
    const url = '/api/payment/discount';
    const response = await shop.app.inject({ method: 'POST', url, payload, headers: shopper.headers });
    return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
  };
  const open = (shopper: Shopper, discountCode: string, more: Record<string, unknown> = {}) =>
    shop.createOrder(shopper, CART, { shippingAddress: ADDRESS, discountCode, ...more });
  const usesOf = async (code: string) => {
    const { body } = await callDesk('GET', `/discounts?q=${code}&perPage=100`);
    return (body as { data: { id: string; uses: number }[] }).data.find(({ id }) => id === code)?.uses;
  };

  it('a percentage discount code reduces the price of the goods by that percentage', async () => {
    const asha = await shop.signIn();
    const code = await newCode();

    expect(await check(asha, ` ${code.toLowerCase()} `)).toEqual({
      status: 200,
      body: { success: true, discount: { code, amount: 54 }, goods: 486, shipping: 99, total: 585 },
    });
    const created = await open(asha, code, { expectedTotal: 585 });

    expect(created.json().order.amount).toBe(58_500);
    expect(created.json().summary).toEqual({ goods: 486, shipping: 99, total: 585 });
  });

  it('a discount code for a fixed amount reduces the total by exactly that amount', async () => {
    const asha = await shop.signIn();
    const code = await newCode({ percent: null, amount: 100 });

    const { number } = await shop.buy(asha, CART, { shippingAddress: ADDRESS, discountCode: code });

    expect((await shop.myOrders(asha))[0]).toMatchObject({
      orderNumber: number,
      totalAmount: 539,
      shippingAmount: 99,
      discount: { code, amount: 100 },
    });
  });

  it('shipping is charged if a discount reduces the order below the free shipping threshold', async () => {
    const asha = await shop.signIn();
    const code = await newCode();
    const products = [{ productId: 'desk', quantity: 2 }];

    expect((await shop.quote(products)).json()).toMatchObject({ goods: 2_600, shipping: 0, total: 2_600 });
    expect((await check(asha, code, products)).body).toMatchObject({ goods: 2_340, shipping: 99, total: 2_439 });
  });

  it('an order with a discount code is rejected if the shopper saw a different total', async () => {
    const asha = await shop.signIn();
    const code = await newCode();

    const created = await open(asha, code, { expectedTotal: 639 });

    expect(created.statusCode).toBe(409);
    expect(created.json()).toMatchObject({ code: 'PRICE_CHANGED', changes: [], summary: { total: 585 } });
  });

  it.each([
    ['do not exist', null, 404, 'DISCOUNT_CODE_UNKNOWN', 'We don’t recognise this code.'],
    ['are switched off', { isOn: false }, 404, 'DISCOUNT_CODE_UNKNOWN', 'We don’t recognise this code.'],
    ['have not started', { firstDay: '2099-01-01' }, 404, 'DISCOUNT_CODE_UNKNOWN', 'We don’t recognise this code.'],
    ['have ended', { lastDay: '2020-01-02' }, 409, 'DISCOUNT_CODE_EXPIRED', 'This code has expired.'],
    ['need a larger order', { minimum: 540.01 }, 409, 'DISCOUNT_CODE_MINIMUM', 'at least Rs. 540.01 before shipping'],
  ])(
    'discount codes that %s are rejected in the checkout and at payment',
    async (_which, terms, status, problem, message) => {
      const asha = await shop.signIn();
      const code = terms === null ? 'NO-SUCH-CODE' : await newCode(terms);
      const text: unknown = expect.stringContaining(message);

      const checked = await check(asha, code);
      const created = await open(asha, code);

      expect(checked.status).toBe(status);
      expect(checked.body).toMatchObject({ code: problem, message: text });
      expect(created.statusCode).toBe(status);
      expect(created.json()).toMatchObject({ code: problem, message: text });
    },
  );

  it('a discount code is accepted for an order of exactly the minimum value', async () => {
    const code = await newCode({ minimum: 540 });

    expect((await check(await shop.signIn(), code)).status).toBe(200);
  });

  it('a discount never exceeds the price of the goods', async () => {
    const asha = await shop.signIn();
    const code = await newCode({ percent: null, amount: 5_000 });

    const { body } = await check(asha, code);
    const created = await open(asha, code);

    expect(body).toMatchObject({ discount: { amount: 540 }, goods: 0, shipping: 99, total: 99 });
    expect(created.json().order.amount).toBe(9_900);
  });

  it('checking a discount code returns 400 AMOUNT_TOO_SMALL if no product is available', async () => {
    const checked = await check(await shop.signIn(), await newCode(), [{ productId: 'gone', quantity: 1 }]);

    expect(checked).toMatchObject({ status: 400, body: { code: 'AMOUNT_TOO_SMALL' } });
  });

  it('a discount code can’t be used beyond its per-customer limit', async () => {
    const [asha, banu] = [await shop.signIn(), await shop.signIn()];
    const code = await newCode({ maximumPerCustomer: 1 });
    await shop.buy(asha, CART, { shippingAddress: ADDRESS, discountCode: code });

    const again = await open(asha, code);

    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      code: 'DISCOUNT_CODE_USED_UP',
      message: 'You have already used this code.',
    });
    expect((await open(banu, code)).statusCode).toBe(200);
  });

  it('reopening the payment window does not use an order’s discount code a second time', async () => {
    const asha = await shop.signIn();
    const code = await newCode({ maximumUses: 1, maximumPerCustomer: 1 });

    const first = await open(asha, code);
    const second = await open(asha, code);

    expect(second.json().order.id).toBe(first.json().order.id);
    expect((await check(asha, code)).status).toBe(200);
    expect(await usesOf(code)).toBe(1);
  });

  it('a code removed from a checkout before payment can be used by another shopper', async () => {
    const [asha, banu] = [await shop.signIn(), await shop.signIn()];
    const code = await newCode({ maximumUses: 1 });
    const opened = await open(asha, code);

    const full = await shop.createOrder(asha, CART, { shippingAddress: ADDRESS });

    expect(full.json().order.id).not.toBe(opened.json().order.id);
    expect(full.json().order.amount).toBe(63_900);
    expect((await open(banu, code)).statusCode).toBe(200);
  });

  it('a discount code becomes available again when an unpaid checkout expires', async () => {
    const [asha, banu] = [await shop.signIn(), await shop.signIn()];
    const code = await newCode({ maximumUses: 1 });
    await open(asha, code);
    expect((await open(banu, code)).json()).toMatchObject({ code: 'DISCOUNT_CODE_USED_UP' });

    shop.pass(16 * MINUTE);

    expect((await open(await shop.signInAgain(banu), code)).statusCode).toBe(200);
    expect(await usesOf(code)).toBe(1);
  });

  it('a late payment is refunded if another order has meanwhile used up the discount code', async () => {
    const asha = await shop.signIn();
    const code = await newCode({ maximumUses: 1 });
    const opened = await open(asha, code);
    shop.pass(16 * MINUTE);
    await shop.buy(await shop.signIn(), CART, { shippingAddress: ADDRESS, discountCode: code });

    const { id } = shop.gateway.ledger.pay(opened.json().order.id);
    await tell(shop, { paymentId: id });
    await shop.runJobs('send-refund');

    const { rows } = await shop.database.execute(
      sql`select refund_reason as reason from gateway_payments where id = ${id}`,
    );
    expect(rows).toEqual([{ reason: 'discount-used-up' }]);
    expect(shop.gateway.ledger.payment(id).amount_refunded).toBe(58_500);
    expect(await usesOf(code)).toBe(1);
  });

  it('a late payment keeps the discount even if the code has expired in the meantime', async () => {
    const asha = await shop.signIn();
    const code = await newCode({ maximumUses: 1, lastDay: dayInIndia(shop.now()) });
    const opened = await open(asha, code);
    shop.pass(2 * DAY);
    await shop.runJobs('end-reservations');
    expect(await usesOf(code)).toBe(0);

    await tell(shop, { paymentId: shop.gateway.ledger.pay(opened.json().order.id).id });

    expect(await shop.myOrders(await shop.signInAgain(asha))).toMatchObject([{ totalAmount: 585, discount: { code } }]);
    expect(await usesOf(code)).toBe(1);
  });

  it('concurrent orders can’t exceed a discount code’s usage limit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.boolean(), async (uses, pays) => {
        const code = await newCode({ maximumUses: uses });
        const buyers = await Promise.all(Array.from({ length: 3 * uses }, () => shop.signIn()));

        const outcomes = await Promise.all(
          buyers.map(async (buyer) => {
            const created = await open(buyer, code);
            if (created.statusCode === 200 && pays) {
              await shop.verifyOrder(buyer, await shop.pay(created.json().order.id));
            }
            return created.statusCode === 200 ? 'sold' : created.json().code;
          }),
        );

        expect(outcomes.filter((outcome) => outcome === 'sold')).toHaveLength(uses);
        expect(new Set(outcomes)).toEqual(new Set(['sold', 'DISCOUNT_CODE_USED_UP']));
        expect(await usesOf(code)).toBe(uses);
      }),
      { numRuns: RUNS },
    );
  });

  it('two simultaneous orders can’t exceed a discount code’s per-customer limit', async () => {
    const asha = await shop.signIn();
    const code = await newCode({ maximumPerCustomer: 2 });
    const opened: boolean[] = [];
    for (let round = 0; round < 3; round += 1) {
      const tabs = await Promise.all([open(asha, code), open(asha, code)]);
      const created = tabs.find(({ statusCode }) => statusCode === 200);
      if (created) await shop.verifyOrder(asha, await shop.pay(created.json().order.id));
      opened.push(created !== undefined);
    }

    expect(opened).toEqual([true, true, false]);
    expect(await usesOf(code)).toBe(2);
  });

  it('the 61st attempt to use a discount code within an hour is rejected with 429', async () => {
    const asha = await shop.signIn();
    const tries = await Promise.all(Array.from({ length: 59 }, (_, at) => check(asha, `GUESS-${at}`)));

    const last = await open(asha, 'GUESS-X');
    const paying = await open(asha, 'GUESS-Y');
    const checking = await check(asha, 'GUESS-Z');

    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([404]));
    expect(last.statusCode).toBe(404);
    expect(paying.statusCode).toBe(429);
    expect(checking.status).toBe(429);
    expect((await shop.createOrder(asha, CART, { shippingAddress: ADDRESS })).statusCode).toBe(200);
  });

  it('an order’s discount code appears in the emails, on the invoice and in the staff app', async () => {
    const asha = await shop.signIn();
    const code = await newCode();

    const { number } = await shop.buy(asha, CART, { shippingAddress: ADDRESS, discountCode: code });
    await shop.issueInvoices();

    const mails = (await shop.mails()).filter(({ text }) => text.includes(number));
    expect(mails.map(({ text }) => text.includes(`You saved with ${code}: Rs. 54`))).toEqual([true, true]);
    const url = `/api/auth/my-order/${number}/invoice`;
    const { invoice } = (await shop.app.inject({ url, headers: asha.headers })).json<{ invoice: object }>();
    expect(invoice).toMatchObject({
      discount: { code, amount: 54 },
      lines: [{ price: 220.5, amount: 441 }, { price: 45 }, { title: 'Shipping', price: 99 }],
      totalAmount: 585,
    });
    const { body } = await callDesk('GET', `/orders/${number}`);
    const found = await callDesk('GET', `/orders?q=${code}`);
    expect(found.body).toMatchObject({ data: [{ id: number, discountCode: code }] });
    expect(body).toMatchObject({ data: { money: { goods: 486, discount: { code, amount: 54 }, total: 585 } } });
  });

  it('cancelling an order does not make its discount code usable again', async () => {
    const asha = await shop.signIn();
    const code = await newCode();
    const { number, response } = await shop.buy(asha, CART, { shippingAddress: ADDRESS, discountCode: code });

    const url = `/api/auth/my-order/${number}/cancel`;
    await shop.app.inject({ method: 'POST', url, headers: asha.headers });
    await shop.runJobs('send-refund');

    expect(shop.gateway.ledger.payment(response.razorpay_payment_id).amount_refunded).toBe(58_500);
    expect(await usesOf(code)).toBe(1);
  });

  it('discount codes can be created, changed and listed in the staff app', async () => {
    const created = await callDesk('POST', '/discounts', {
      code: ' diwali 26 ',
      ...TERMS,
      minimum: 1_000,
      lastDay: '2099-11-20',
      maximumUses: 100,
    });
    const changed = await callDesk('PUT', '/discounts/DIWALI26', {
      ...TERMS,
      percent: null,
      amount: 250.5,
      version: 1,
      isOn: false,
    });
    const list = await callDesk('GET', '/discounts?sort=code&order=asc&q=diwali');

    expect(created).toMatchObject({
      status: 201,
      body: { data: { id: 'DIWALI26', minimum: 1_000, lastDay: '2099-11-20', uses: 0, state: 'on' } },
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { data: { percent: null, amount: 250.5, lastDay: null, version: 2, state: 'off' } },
    });
    expect(list.body).toMatchObject({ total: 1, data: [{ id: 'DIWALI26', firstDay: '2020-01-01' }] });
  });

  it('saving an outdated version of a discount code returns 409 with the current version', async () => {
    await callDesk('POST', '/discounts', { code: 'CLASH', ...TERMS });
    await callDesk('PUT', '/discounts/CLASH', { ...TERMS, percent: 20, version: 1 });

    expect(await callDesk('PUT', '/discounts/CLASH', { ...TERMS, percent: 30, version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'EDIT_CONFLICT', current: { percent: 20, version: 2 } },
    });
  });

  it.each([
    ['neither a percentage nor an amount', { percent: null }, 'VALIDATION'],
    ['both a percentage and an amount', { amount: 10 }, 'VALIDATION'],
    ['more than 90 percent', { percent: 91 }, 'VALIDATION'],
    ['a last day before the first', { lastDay: '2019-12-31' }, 'VALIDATION'],
    ['a code of three letters', { code: 'ABC' }, 'VALIDATION'],
    ['a code that exists', { code: 'TWICE' }, 'ID_TAKEN'],
  ])('a discount code cannot be created with %s', async (_what, terms, problem) => {
    await callDesk('POST', '/discounts', { code: 'TWICE', ...TERMS });

    expect((await callDesk('POST', '/discounts', { code: 'OTHER', ...TERMS, ...terms })).body).toMatchObject({
      code: problem,
    });
  });

  it('the staff app shows whether a discount code is scheduled, expired or used up', async () => {
    await callDesk('POST', '/discounts', { code: 'STATE-PLANNED', ...TERMS, firstDay: '2099-01-01' });
    await callDesk('POST', '/discounts', { code: 'STATE-ENDED', ...TERMS, lastDay: '2020-01-01' });
    await callDesk('POST', '/discounts', { code: 'STATE-USED', ...TERMS, maximumUses: 1 });
    await shop.createOrder(await shop.signIn(), [{ productId: 'pen', quantity: 1 }], { discountCode: 'STATE-USED' });

    const { body } = await callDesk('GET', '/discounts?q=state-&sort=code&order=asc');

    expect(body).toMatchObject({ data: [{ state: 'ended' }, { state: 'planned' }, { state: 'used-up', uses: 1 }] });
  });
});
