import { setTimeout as wait } from 'node:timers/promises';

import { eventually } from './support/eventually.ts';
import { ADDRESS, FaultedShopper, openFaultyShop } from './support/faulty-shop.ts';
import type { FaultyShop } from './support/faulty-shop.ts';

/** How long PostgreSQL is gone. */
const GONE_MS = process.env.LONG ? 20_000 : 500;
const UNAVAILABLE = { status: 503, body: { success: false, code: 'DATABASE_UNAVAILABLE' } };

describe('a shop whose PostgreSQL fails', () => {
  let shop: FaultyShop;
  let asha: FaultedShopper;
  let saved = 0;
  beforeAll(async () => {
    shop = await openFaultyShop();
    asha = await FaultedShopper.signedIn(shop);
  });
  afterAll(async () => {
    asha.leaves();
    await shop.close();
  });

  const stockOf = async (productId: string | undefined) =>
    (await shop.rows<{ stock: number }>('select stock from products where id = $1', [productId]))[0]?.stock;
  const count = async (from: string, values: unknown[] = []) =>
    (await shop.rows<{ count: number }>(`select count(*)::int as count from ${from}`, values))[0]?.count;
  const back = () => eventually(async () => (await asha.asks('GET', '/api/auth/addresses')).status === 200);

  const addresses = async () => JSON.stringify((await asha.asks('GET', '/api/auth/addresses')).body);

  async function savesAnAddress(): Promise<string> {
    saved += 1;
    const address = `${saved} Restart Road, New Delhi 110003`;
    expect((await asha.asks('POST', '/api/auth/addresses', { ...ADDRESS, address })).status).toBeLessThan(300);
    return address;
  }

  /** Says so soon, with when to come again; and the process itself goes on. */
  async function expectUnavailable(ask: () => Promise<{ status: number; headers: Record<string, unknown> }>) {
    const answer = await ask();
    expect(answer).toMatchObject(UNAVAILABLE);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await asha.asks('GET', '/healthz')).status).toBe(200);
  }

  it('says so while it is stopped, and goes on where it was; an api that starts meanwhile does so too', async () => {
    const address = await savesAnAddress();
    await shop.postgres.stop('fast');
    const late = shop.startApi();
    await expectUnavailable(() => asha.asks('GET', '/api/auth/addresses'));
    await expectUnavailable(() => asha.wants(shop.products[0]));
    const visitor = new FaultedShopper({ ...shop, api: await late });
    expect(await visitor.asks('GET', '/api/product/list')).toMatchObject({ status: 503 });
    await wait(GONE_MS);
    await shop.postgres.start();

    await Promise.all([
      back(),
      eventually(async () => (await visitor.asks('GET', '/api/product/list')).status === 200),
    ]);
    expect(await addresses()).toContain(address);
    visitor.leaves();
    expect(await (await late).stop()).toBe(0);
  });

  it('says so while it is gone after a crash, and has what it acknowledged', async () => {
    const address = await savesAnAddress();
    await shop.postgres.stop('immediate');
    await expectUnavailable(() => asha.asks('GET', '/api/auth/addresses'));
    await wait(GONE_MS);
    await shop.postgres.start();

    await back();
    expect(await addresses()).toContain(address);
  });

  it('says so within seconds while it hangs, and goes on when it does', async () => {
    shop.postgres.freeze();
    await Promise.all([1, 2, 3].map(() => expectUnavailable(() => asha.asks('GET', '/api/auth/addresses'))));
    shop.postgres.thaw();

    await back();
  });

  it('sells on while each statement takes 200 ms', async () => {
    shop.database.delay(200);

    const created = await asha.wants(shop.products[1]);
    const verified = await asha.verifies(await asha.pays(created.body.order.id));
    shop.database.delay(0);

    expect(verified).toMatchObject({ status: 200, body: { success: true } });
  });

  it('takes nothing from the shelf when the connection breaks in the middle of a transaction', async () => {
    const banu = await FaultedShopper.signedIn(shop);
    const before = await stockOf(shop.products[2]);
    const cut = shop.database.cutBefore('insert into "payment_attempts"');

    expect(await banu.wants(shop.products[2])).toMatchObject(UNAVAILABLE);
    await cut;
    expect(await eventually(async () => (await stockOf(shop.products[2])) === before)).toBe(true);
    const again = await eventually(async () => {
      const answer = await banu.wants(shop.products[2]);
      return answer.status === 200 && answer;
    });

    expect(again.status).toBe(200);
    expect(await stockOf(shop.products[2])).toBe((before ?? 0) - 1);
    banu.leaves();
  });

  describe('loses the reply to a COMMIT, and does it once when the shopper tries again:', () => {
    let charu: FaultedShopper;
    beforeAll(async () => {
      charu = await FaultedShopper.signedIn(shop);
    });
    afterAll(() => charu.leaves());

    /** @param statement what the transaction holds whose COMMIT arrives and is never answered */
    async function twice<Answer extends { status: number }>(statement: string, ask: () => Promise<Answer>) {
      const lost = shop.database.loseReply('COMMIT\0', statement);
      expect(await ask()).toMatchObject(UNAVAILABLE);
      await lost;
      return ask();
    }
    const userId = 'user_id = (select id from users where email = $1)';
    const buyerId = userId.replace('user_id', 'buyer_id');

    it('create-order, verify-order and the cancellation', async () => {
      const before = await stockOf(shop.products[3]);

      const created = await twice('insert into "payment_attempts"', () => charu.wants(shop.products[3]));
      expect(created.status).toBe(200);
      expect(await count(`payment_attempts where ${buyerId}`, [charu.email])).toBe(1);
      expect(await stockOf(shop.products[3])).toBe((before ?? 0) - 1);

      const response = await charu.pays(created.body.order.id);
      const verified = await twice('insert into "orders"', () => charu.verifies(response));
      expect(verified.status).toBe(200);
      expect(await count(`orders where ${buyerId}`, [charu.email])).toBe(1);
      expect(await count(`outbox where recipient = $1 and kind = 'order-confirmation'`, [charu.email])).toBe(1);

      const cancel = `/api/auth/my-order/${verified.body.orderNumber}/cancel`;
      const cancelled = await twice('update "orders"', () => charu.asks('POST', cancel));
      expect(cancelled.status).toBe(200);
      expect(await stockOf(shop.products[3])).toBe(before);
      expect(await count(`outbox where recipient = $1 and kind = 'order-cancelled'`, [charu.email])).toBe(1);
    });

    it('an address', async () => {
      const saved = await twice('insert into "addresses"', () => charu.asks('POST', '/api/auth/addresses', ADDRESS));

      expect(saved.status).toBeLessThan(300);
      expect(await count(`addresses where ${userId}`, [charu.email])).toBe(1);
    });

    it('a partner request', async () => {
      const request = {
        fullname: 'Kiran Buyer',
        companyName: 'Faults Ltd',
        email: charu.email,
        phone: '9876543210',
        serviceType: 'CSR',
        estimatedTime: '',
        notes: '',
      };

      const sent = await twice('insert into "partner_requests"', () =>
        charu.asks('POST', '/api/partner/connect', request),
      );

      expect(sent.status).toBe(201);
      expect(await count('partner_requests where email = $1', [charu.email])).toBe(1);
      expect(await count(`outbox where recipient = $1 and kind like 'partner%'`, [charu.email])).toBe(1);
    });
  });
});
