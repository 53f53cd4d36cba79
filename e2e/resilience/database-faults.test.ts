import { setTimeout as wait } from 'node:timers/promises';

import { eventually } from '../support/servers/eventually.ts';
import { ADDRESS, TestShopper, openFaultyShop } from './support/faulty-shop.ts';
import type { FaultyShop } from './support/faulty-shop.ts';

const STOPPED_MS = process.env.LONG ? 20_000 : 500;
const UNAVAILABLE = { status: 503, body: { success: false, code: 'DATABASE_UNAVAILABLE' } };

describe('a shop whose PostgreSQL fails', () => {
  let shop: FaultyShop;
  let asha: TestShopper;
  let saved = 0;
  beforeAll(async () => {
    shop = await openFaultyShop();
    asha = await TestShopper.signedIn(shop);
  });
  afterAll(async () => {
    asha.close();
    await shop.close();
  });

  const stockOf = async (productId: string | undefined) =>
    (await shop.rows<{ stock: number }>('select stock from products where id = $1', [productId]))[0]?.stock;
  const count = async (from: string, values: unknown[] = []) =>
    (await shop.rows<{ count: number }>(`select count(*)::int as count from ${from}`, values))[0]?.count;
  const recovery = () => eventually(async () => (await asha.request('GET', '/api/auth/addresses')).status === 200);

  const addresses = async () => JSON.stringify((await asha.request('GET', '/api/auth/addresses')).body);

  async function saveAddress(): Promise<string> {
    saved += 1;
    const address = `${saved} Restart Road, New Delhi 110003`;
    expect((await asha.request('POST', '/api/auth/addresses', { ...ADDRESS, address })).status).toBeLessThan(300);
    return address;
  }

  async function expectUnavailable(request: () => Promise<{ status: number; headers: Record<string, unknown> }>) {
    const response = await request();
    expect(response).toMatchObject(UNAVAILABLE);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await asha.request('GET', '/healthz')).status).toBe(200);
  }

  it('the api responds with 503 while PostgreSQL is stopped', async () => {
    const address = await saveAddress();
    await shop.postgres.stop('fast');
    const late = shop.startApi();
    await expectUnavailable(() => asha.request('GET', '/api/auth/addresses'));
    await expectUnavailable(() => asha.createOrder(shop.products[0]));
    const visitor = new TestShopper({ ...shop, api: await late });
    expect(await visitor.request('GET', '/api/product/list')).toMatchObject({ status: 503 });
    await wait(STOPPED_MS);
    await shop.postgres.start();

    await Promise.all([
      recovery(),
      eventually(async () => (await visitor.request('GET', '/api/product/list')).status === 200),
    ]);
    expect(await addresses()).toContain(address);
    visitor.close();
    expect(await (await late).stop()).toBe(0);
  });

  it('the api keeps every confirmed change after a PostgreSQL crash', async () => {
    const address = await saveAddress();
    await shop.postgres.stop('immediate');
    await expectUnavailable(() => asha.request('GET', '/api/auth/addresses'));
    await wait(STOPPED_MS);
    await shop.postgres.start();

    await recovery();
    expect(await addresses()).toContain(address);
  });

  it('the api responds with 503 while PostgreSQL hangs', async () => {
    shop.postgres.freeze();
    await Promise.all([1, 2, 3].map(() => expectUnavailable(() => asha.request('GET', '/api/auth/addresses'))));
    shop.postgres.thaw();

    await recovery();
  });

  it('a shopper can order and pay while every SQL statement takes 200 ms', async () => {
    shop.database.delay(200);

    const created = await asha.createOrder(shop.products[1]);
    const verified = await asha.verifyOrder(await asha.pay(created.body.order.id));
    shop.database.delay(0);

    expect(verified).toMatchObject({ status: 200, body: { success: true } });
  });

  it('no stock stays reserved if the database connection breaks during a transaction', async () => {
    const banu = await TestShopper.signedIn(shop);
    const before = await stockOf(shop.products[2]);
    const cut = shop.database.cutBefore('insert into payment_attempts');

    expect(await banu.createOrder(shop.products[2])).toMatchObject(UNAVAILABLE);
    await cut;
    expect(await eventually(async () => (await stockOf(shop.products[2])) === before)).toBe(true);
    const again = await eventually(async () => {
      const response = await banu.createOrder(shop.products[2]);
      return response.status === 200 && response;
    });

    expect(again.status).toBe(200);
    expect(await stockOf(shop.products[2])).toBe((before ?? 0) - 1);
    banu.close();
  });

  describe('loses the response to a COMMIT and makes the change once when the shopper retries:', () => {
    let charu: TestShopper;
    beforeAll(async () => {
      charu = await TestShopper.signedIn(shop);
    });
    afterAll(() => charu.close());

    async function retry<Response extends { status: number }>(
      statement: string,
      request: () => Promise<Response>,
      confirmation = 'COMMIT\0',
    ) {
      const lost = shop.database.loseReply(confirmation, statement);
      expect(await request()).toMatchObject(UNAVAILABLE);
      await lost;
      return request();
    }
    const userId = 'user_id = (select id from users where email = $1)';
    const buyerId = userId.replace('user_id', 'buyer_id');

    it('retries after lost COMMIT responses create and cancel an order only once', async () => {
      const before = await stockOf(shop.products[3]);

      const reserve = () => charu.createOrder(shop.products[3]);
      const created = await retry('insert into payment_attempts', reserve, 'UPDATE 1\0');
      expect(created.status).toBe(200);
      expect(await count(`payment_attempts where ${buyerId}`, [charu.email])).toBe(1);
      expect(await stockOf(shop.products[3])).toBe((before ?? 0) - 1);

      const response = await charu.pay(created.body.order.id);
      const verified = await retry('insert into "orders"', () => charu.verifyOrder(response));
      expect(verified.status).toBe(200);
      expect(await count(`orders where ${buyerId}`, [charu.email])).toBe(1);
      expect(await count(`outbox where recipient = $1 and kind = 'order-confirmation'`, [charu.email])).toBe(1);

      const cancel = `/api/auth/my-order/${verified.body.orderNumber}/cancel`;
      const cancelled = await retry('update "orders"', () => charu.request('POST', cancel));
      expect(cancelled.status).toBe(200);
      expect(await stockOf(shop.products[3])).toBe(before);
      expect(await count(`outbox where recipient = $1 and kind = 'order-cancelled'`, [charu.email])).toBe(1);
    });

    it('an address is saved only once even if the response to COMMIT is lost', async () => {
      const saved = await retry('insert into "addresses"', () => charu.request('POST', '/api/auth/addresses', ADDRESS));

      expect(saved.status).toBeLessThan(300);
      expect(await count(`addresses where ${userId}`, [charu.email])).toBe(1);
    });

    it('a partner request is stored only once even if the response to COMMIT is lost', async () => {
      const request = {
        fullname: 'Kiran Buyer',
        companyName: 'Faults Ltd',
        email: charu.email,
        phone: '9876543210',
        serviceType: 'CSR',
        estimatedTime: '',
        notes: '',
      };

      const sent = await retry('insert into "partner_requests"', () =>
        charu.request('POST', '/api/partner/connect', request),
      );

      expect(sent.status).toBe(201);
      expect(await count('partner_requests where email = $1', [charu.email])).toBe(1);
      expect(await count(`outbox where recipient = $1 and kind like 'partner%'`, [charu.email])).toBe(1);
    });
  });
});
