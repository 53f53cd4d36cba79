import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { dayInIndia } from '@kaagazz/domain';
import type {
  DeskInsight,
  DeskMoney,
  DeskOrder,
  DeskPaymentLink,
  NewOrderPreview,
  PaymentLink,
} from '@kaagazz/api-schema';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { type DeskClient, openDesk } from '../../../test-support/desk-client.ts';
import { ADDRESS, openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import type { Shopper } from '../../../test-support/test-shop.ts';
import { gatewayPayments } from '../payments/attempts/payments.tables.ts';
import { deskOffer } from './order-offer.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

describe('an order by phone', () => {
  let shop: PayingShop;
  let packer: DeskClient;
  let pen: string;
  beforeAll(async () => {
    shop = await openPayingShop();
  });
  beforeEach(async () => {
    packer = await openDesk(shop, 'packer');
    pen = `pen-${randomUUID()}`;
    await shop.addProduct({ id: pen, title: 'Pen', originalPrice: 5_000, stock: 10 });
  });
  afterAll(() => shop.close());

  const wanted = (change: object = {}) => ({
    key: randomUUID(),
    ...ADDRESS,
    lines: [{ productId: pen, quantity: 2 }],
    expectedTotal: 199,
    ...change,
  });
  const place = (payload: object) => packer.call('POST', '/new-order', payload);
  const placed = async (payload: object) =>
    (await place(payload)).json<{ data: { order: string | null; link: DeskPaymentLink | null } }>().data;
  const order = async (number: string | null) =>
    (await packer.call('GET', `/orders/${number}`)).json<{ data: DeskOrder }>().data;
  const newLink = async (change: object = {}) => {
    const { link } = await placed(wanted({ payment: 'link', ...change }));
    if (!link) throw new Error('no link');
    return { ...link, token: link.url.slice(link.url.lastIndexOf('/') + 1) };
  };
  const onLink = (token: string, verb = '', payload?: object) =>
    shop.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/payment/links/${token}${verb}`,
      ...(payload && { payload }),
    });
  const openLink = (token: string) => onLink(token, '/open', { shippingAddress: null });
  const payLink = async (token: string) => {
    const receipt = await shop.pay((await openLink(token)).json<{ order: { id: string } }>().order.id);
    return { receipt, confirmed: await onLink(token, '/confirm', receipt) };
  };

  it('the preview of an order entered by staff lists missing details', async () => {
    const preview = async (payload: object) =>
      (await packer.call('POST', '/new-order/preview', payload)).json<{ data: NewOrderPreview }>().data;
    const lines = [{ productId: pen, quantity: 20 }];

    const empty = await preview({ lines: [], sendsEmail: true, discountPercent: 10 });
    const full = await preview({ ...ADDRESS, lines, discountPercent: 10, discountReason: 'Regular customer' });

    expect(empty.missing).toEqual([
      'products',
      'the name',
      'a 10-digit phone number',
      'the address',
      'an email address for the link',
      'the reason for the discount',
    ]);
    expect(full).toMatchObject({ goods: 900, discount: 100, shipping: 99, total: 999 });
    expect(full.missing).toEqual(['only 10 of Pen in stock']);
  });

  it('a cash-on-delivery order shows the amount due until the cash is collected', async () => {
    const { order: number } = await placed(wanted({ payment: 'cash-on-delivery' }));
    const before = await order(number);
    const collected = await packer.call('POST', `/orders/${number}/collect`);

    expect(before).toMatchObject({ step: 'pack', total: 199, due: 199, canCollect: true });
    expect(before.timeline.map(({ text }) => text)).toContain('Taken by phone, cash on delivery');
    expect(collected.body).toMatchObject({ data: { due: 0, canCollect: false } });
    expect(await shop.stockOf(pen)).toBe(8);
  });

  it('staff cannot remove the email address from an order', async () => {
    const withEmail = await placed(wanted({ payment: 'cash-on-delivery' }));
    const without = await placed(wanted({ payment: 'cash-on-delivery', email: '' }));
    const correct = async (number: string | null) => {
      const { version } = await order(number);
      return packer.call('POST', `/orders/${number}/address`, { ...ADDRESS, email: '', phone: '9123456789', version });
    };

    expect((await correct(without.order)).json()).toMatchObject({
      data: { address: { phone: '9123456789', email: '' } },
    });
    expect((await correct(withEmail.order)).json()).toMatchObject({ code: 'NOT_POSSIBLE' });
  });

  it('an order paid outside the website shows how it was paid', async () => {
    const paid = wanted({ payment: 'paid', reference: 'UPI 4711', discountPercent: 10, discountReason: 'Late parcel' });
    const { order: number } = await placed({ ...paid, expectedTotal: 189 });

    const data = await order(number);

    expect(data).toMatchObject({ payment: 'paid', total: 189 });
    expect(data.timeline.map(({ text }) => text)).toContain(
      'Taken by phone, paid: UPI 4711. 10% discount: Late parcel',
    );
  });

  it('an order without an account keeps its contact details after delivery', async () => {
    const { order: number } = await placed(wanted({ payment: 'paid', reference: 'cash' }));
    await packer.call('POST', `/orders/${number}/pack`);
    await packer.call('POST', `/orders/${number}/ship`, { courier: 'India Post', tracking: '' });
    await packer.call('POST', `/orders/${number}/deliver`);

    expect((await order(number)).address).toEqual(ADDRESS);
  });

  it('the email for a cancelled cash-on-delivery order says that nothing was paid', async () => {
    const { order: number } = await placed(wanted({ payment: 'cash-on-delivery' }));
    const founder = await openDesk(shop, 'founder');
    await founder.call('POST', `/orders/${number}/cancel`, { reason: 'Changed her mind' });

    const mails = (await shop.mails()).filter((mail) => mail.orderNumber === number && mail.kind === 'order-cancelled');
    expect(mails[0]?.text).toContain('You have not paid anything');
    expect((await order(number)).canCollect).toBe(false);
    expect(await shop.stockOf(pen)).toBe(10);
  });

  it.each(['cash-on-delivery', 'paid', 'link'])(
    'a double click on a phone order with payment %s places it only once',
    async (payment) => {
      const request = wanted({ payment, reference: 'cash', sendsEmail: true });

      const answers = await Promise.all([placed(request), placed(request), placed(request)]);
      const again = await placed(request);

      expect(new Set([...answers, again].map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await shop.stockOf(pen)).toBe(payment === 'link' ? 10 : 8);
      const links = (await shop.mails()).filter(
        ({ kind, text }) => kind === 'payment-link' && text.includes('2 × Pen'),
      );
      const sent = links.filter(({ text }) => text.includes(again.link?.url ?? 'none'));
      expect(sent.length).toBe(payment === 'link' ? 1 : 0);
    },
  );

  it.each(['cash-on-delivery', 'paid', 'link'])(
    'a phone order with payment %s that is changed and sent again with the same key gets 409 and changes nothing',
    async (payment) => {
      const request = wanted({ payment, reference: 'cash' });
      const first = await placed(request);

      const answers = [
        await place({ ...request, lines: [{ productId: pen, quantity: 3 }], expectedTotal: 249 }),
        await place({ ...request, address: '13 Lodhi Road, Delhi' }),
        await place({ ...request, payment: payment === 'link' ? 'paid' : 'link' }),
      ];

      for (const { status, body } of answers) {
        expect(status).toBe(409);
        expect(body).toMatchObject({
          code: 'PLACED_ALREADY',
          ...(first.order !== null && { orderNumber: first.order }),
        });
      }
      expect(await placed(request)).toEqual(first);
      expect(await shop.stockOf(pen)).toBe(payment === 'link' ? 10 : 8);
    },
  );

  it('staff can correct a rejected order and submit it again with the same idempotency key', async () => {
    const request = wanted({ payment: 'cash-on-delivery', lines: [{ productId: pen, quantity: 11 }] });
    const rejected = await place({ ...request, expectedTotal: 649 });

    const { order: number } = await placed({ ...request, lines: [{ productId: pen, quantity: 2 }] });

    expect(rejected.body).toMatchObject({ code: 'OUT_OF_STOCK' });
    expect((await order(number)).total).toBe(199);
  });

  it('placing a phone order returns 409 if the total has changed since it was shown', async () => {
    const { status, body } = await place(wanted({ payment: 'paid', reference: 'cash', expectedTotal: 150 }));

    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'PRICES_CHANGED' })]);
    expect(await shop.stockOf(pen)).toBe(10);
  });

  it('a payment link creates only one order if its payment is confirmed twice', async () => {
    const { token } = await newLink();
    const { receipt, confirmed } = await payLink(token);
    const { orderNumber } = confirmed.json<{ orderNumber: string }>();

    const again = await onLink(token, '/confirm', receipt);
    await shop.runJobs('check-payment');

    expect(again.json()).toMatchObject({ orderNumber });
    expect((await onLink(token)).json<{ link: PaymentLink }>().link).toMatchObject({ state: 'paid', orderNumber });
    expect(await order(orderNumber)).toMatchObject({ payment: 'paid', total: 199, address: ADDRESS });
    expect(await shop.stockOf(pen)).toBe(8);
    expect((await openLink(token)).json()).toMatchObject({ code: 'ALREADY_PAID', orderNumber });
  });

  it('a payment link creates an order even if the customer closes the browser after paying', async () => {
    const { token } = await newLink();
    await shop.pay((await openLink(token)).json<{ order: { id: string } }>().order.id);
    shop.pass(3 * MINUTE_MS);
    await shop.runJobs('check-payment');

    const { link } = (await onLink(token)).json<{ link: PaymentLink }>();
    expect(link.state).toBe('paid');
    expect(link.orderNumber).toMatch(/^KGZ-/);
  });

  it('opening a payment link reserves stock for 15 minutes', async () => {
    const { token } = await newLink();
    await openLink(token);
    const reserved = await shop.stockOf(pen);
    shop.pass(16 * MINUTE_MS);
    await shop.runJobs('end-reservations');
    const released = await shop.stockOf(pen);

    expect([reserved, released]).toEqual([8, 10]);
    expect((await payLink(token)).confirmed.statusCode).toBe(200);
    expect(await shop.stockOf(pen)).toBe(8);
  });

  it('a payment made through a payment link is refunded if the products have sold out', async () => {
    const { token } = await newLink({ lines: [{ productId: pen, quantity: 10 }], expectedTotal: 599 });
    const { order: opened } = (await openLink(token)).json<{ order: { id: string } }>();
    shop.pass(16 * MINUTE_MS);
    await shop.runJobs('end-reservations');
    packer = await openDesk(shop, 'packer');
    await placed(wanted({ payment: 'paid', reference: 'cash' }));
    const receipt = await shop.pay(opened.id);

    const refused = await onLink(token, '/confirm', receipt);

    expect(refused.json()).toMatchObject({ code: 'STOCK_GONE' });
    const told = (await shop.mails()).filter(
      ({ kind, recipient }) => kind === 'payment-refund' && recipient === ADDRESS.email,
    );
    expect(told.length).toBe(1);
  });

  describe('whose customer has an account', () => {
    let asha: Shopper;
    let address: typeof ADDRESS;
    beforeEach(async () => {
      asha = await shop.signIn();
      address = { ...ADDRESS, email: asha.email.toUpperCase() };
    });

    const myOrders = async () => (await shop.myOrders(asha)).map((one) => one['orderNumber']);
    const cancel = (number: string | null) =>
      shop.app.inject({ method: 'POST', url: `/api/auth/my-order/${number}/cancel`, headers: asha.headers });
    const deleteAccount = async () => {
      const founder = await openDesk(shop, 'founder');
      return founder.call('POST', `/customers/${asha.id}/delete`, { reason: 'Email of 3 March' });
    };
    const signUp = async (email: string) => {
      const post = (url: string, payload: object) => shop.app.inject({ method: 'POST', url, payload });
      await post('/api/auth/register', { fullname: 'Asha Rao', email });
      const mail = (await shop.mails()).findLast(({ recipient, kind }) => recipient === email && kind === 'code');
      const otp = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
      const { token } = (await post('/api/auth/verify-otp', { email, otp })).json<{ token: string }>();
      asha = { ...asha, email, headers: { authorization: `Bearer ${token}` } };
    };

    it('My Orders contains orders that were placed by phone or paid through a payment link', async () => {
      const { order: taken } = await placed(wanted({ ...address, payment: 'cash-on-delivery' }));
      const { token } = await newLink(address);
      const { orderNumber } = (await payLink(token)).confirmed.json<{ orderNumber: string }>();

      expect(new Set(await myOrders())).toEqual(new Set([taken, orderNumber]));
    });

    it('My Orders contains an order placed before sign-up once the email address is verified', async () => {
      const email = `asha-${randomUUID()}@example.com`;
      const { order: number } = await placed(wanted({ ...ADDRESS, email, payment: 'cash-on-delivery' }));
      await signUp(email);

      expect(await myOrders()).toEqual([number]);
    });

    it('a deleted account’s order does not appear in a new account with the same email address', async () => {
      await placed(wanted({ ...address, payment: 'cash-on-delivery' }));
      await deleteAccount();
      await signUp(asha.email);

      expect(await myOrders()).toEqual([]);
    });

    it('an order paid outside the website can be cancelled only by staff', async () => {
      const { order: paid } = await placed(wanted({ ...address, payment: 'paid', reference: 'cash' }));
      const { order: unpaid } = await placed(wanted({ ...address, payment: 'cash-on-delivery' }));

      const mine = await shop.myOrders(asha);
      const refused = await cancel(paid);
      const cancelled = await cancel(unpaid);

      expect(mine).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ orderNumber: paid, cancellable: false }),
          expect.objectContaining({ orderNumber: unpaid, cancellable: true }),
        ]),
      );
      expect(refused.json()).toMatchObject({ code: 'NOT_CANCELLABLE' });
      expect(cancelled.statusCode).toBe(200);
    });

    it('the contact details in a deleted account’s order are removed after delivery', async () => {
      const { order: number } = await placed(wanted({ ...address, payment: 'paid', reference: 'cash' }));
      await deleteAccount();
      const before = (await order(number)).address;
      await packer.call('POST', `/orders/${number}/pack`);
      await packer.call('POST', `/orders/${number}/ship`, { courier: 'India Post', tracking: '' });
      await packer.call('POST', `/orders/${number}/deliver`);

      expect(before).toEqual(address);
      expect((await order(number)).address).toEqual({ ...address, email: '', phone: '' });
    });

    it('deleting an account removes the addresses from its unpaid payment links', async () => {
      const { token, id } = await newLink(address);
      const exported = await shop.app.inject({ url: '/api/auth/my-data', headers: asha.headers });
      await deleteAccount();

      expect(exported.json()).toMatchObject({ data: { paymentLinks: [{ id, shippingAddress: address }] } });
      expect((await onLink(token)).json<{ link: PaymentLink }>().link.address).toBeNull();
    });

    it('deleting an account waits for a payment that is being processed', async () => {
      const { id } = await newLink(address);
      const isWaiting = async () => {
        const { rows } = await shop.database.execute(sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
        return rows.length > 0;
      };
      let deleting: Promise<{ status: number }> | undefined;

      await shop.database.transaction(async (settlement) => {
        await settlement.execute(sql`select from payment_attempts where id = ${id} for update`);
        deleting = deleteAccount();
        while (!(await isWaiting())) await wait(5);
        await settlement.execute(sql`select from users where id = ${asha.id} for key share nowait`);
      });

      expect(await deleting).toMatchObject({ status: 200 });
    });

    it('a payment made through a payment link is refunded if the account has been deleted', async () => {
      const { token, id } = await newLink(address);
      const { order: opened } = (await openLink(token)).json<{ order: { id: string } }>();
      shop.pass(16 * MINUTE_MS);
      await shop.runJobs('end-reservations');
      await deleteAccount();

      const refused = await onLink(token, '/confirm', await shop.pay(opened.id));

      const payments = await shop.database.select().from(gatewayPayments).where(eq(gatewayPayments.attemptId, id));
      expect(refused.statusCode).toBe(409);
      expect(payments).toEqual([expect.objectContaining({ refundReason: 'account-deleted' })]);
    });
  });

  it('cancelling an unpaid cash-on-delivery order does not change revenue or refunds', async () => {
    const accountant = await openDesk(shop, 'accountant');
    const founder = await openDesk(shop, 'founder');
    const month = dayInIndia(shop.now()).slice(0, 7);
    const money = async () => (await accountant.call('GET', `/money?month=${month}`)).json<{ data: DeskMoney }>();
    const before = await money();
    const { order: number } = await placed(wanted({ payment: 'cash-on-delivery' }));
    await founder.call('POST', `/orders/${number}/cancel`, { reason: 'Changed her mind' });

    const { days } = (await money()).data;

    expect(days).toEqual(before.data.days);
    expect(await order(number)).toMatchObject({ refunded: 0, due: 199 });
  });

  it('creating a payment link is not counted as starting a checkout', async () => {
    const editor = await openDesk(shop, 'editor');
    const checkouts = async () =>
      (await editor.call('GET', '/insight?days=7')).json<{ data: DeskInsight }>().data.checkouts;
    const before = await checkouts();
    await newLink();

    expect(await checkouts()).toBe(before);
  });

  it('a withdrawn or expired payment link can’t be opened', async () => {
    const withdrawn = await newLink();
    const expired = await newLink();
    await packer.call('POST', `/payment-links/${withdrawn.id}/withdraw`);
    const refused = await openLink(withdrawn.token);
    shop.pass(8 * DAY_MS);

    expect(refused.json()).toMatchObject({ code: 'PAYMENT_LINK_EXPIRED' });
    expect((await openLink(expired.token)).json()).toMatchObject({ code: 'PAYMENT_LINK_EXPIRED' });
    expect(await shop.stockOf(pen)).toBe(10);
  });

  it('a payment link rejects a payment that was made for another link', async () => {
    const [one, other] = [await newLink(), await newLink()];
    const { receipt } = await payLink(one.token);

    expect((await onLink(other.token, '/confirm', receipt)).statusCode).toBe(404);
  });
});

const RATES = { flatFee: 9_900, perKg: 0, freeAbove: 250_000, zones: [] };

it('the total of a cart is the discounted price of its products plus shipping', () => {
  const product = fc.record({
    price: fc.integer({ min: 100, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 50 }),
  });
  fc.assert(
    fc.property(fc.array(product, { minLength: 1, maxLength: 5 }), fc.integer({ min: 0, max: 99 }), (cart, percent) => {
      const lines = cart.map(({ quantity }, at) => ({ productId: `p${at}`, quantity }));
      const products = new Map(
        cart.map(({ price }, at) => [
          `p${at}`,
          { id: `p${at}`, title: 'Pen', image: '', price, stock: 50, grams: 0, quantityDiscounts: '' },
        ]),
      );
      const full = deskOffer({ lines, address: '', discountPercent: 0 }, products, RATES);
      const offer = deskOffer({ lines, address: '', discountPercent: percent }, products, RATES);

      const sum = offer.lines.reduce((total, { quantity, unitPrice }) => total + quantity * unitPrice, 0);
      expect(offer.goods).toBe(sum);
      expect(offer.total).toBe(offer.goods + offer.shipping);
      expect(offer.goods).toBeLessThanOrEqual(full.goods);
      const exact = (full.goods * (100 - percent)) / 100;
      const pieces = lines.reduce((count, { quantity }) => count + quantity, 0);
      expect(Math.abs(exact - offer.goods)).toBeLessThan(pieces + 1);
    }),
  );
});
