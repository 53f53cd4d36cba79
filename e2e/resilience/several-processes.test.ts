import { setTimeout as wait } from 'node:timers/promises';

import { BalancedShop } from './support/balanced-shop.ts';
import { messageIds, rowsOf, whatStaysWrong } from './support/books.ts';
import { Caller } from './support/caller.ts';
import { signUp } from './support/sign-up.ts';

const { buyers, readers, deploys } = process.env.LONG
  ? { buyers: 20, readers: 20, deploys: 4 }
  : { buyers: 4, readers: 2, deploys: 1 };
const SETTLES_WITHIN_MS = 60_000;
/** Four processes end and start, under load, on whatever machine this is. */
const DEPLOYED_WITHIN_MS = process.env.LONG ? 300_000 : 150_000;

describe('two api processes and two shell servers behind nginx', () => {
  const shop = new BalancedShop();
  beforeAll(() => shop.open());
  afterAll(() => shop.close());

  /** The two api processes, asked past the balancer. */
  const [one, other] = [0, 1].map((index) => () => shop.apis[index]?.url ?? '') as [() => string, () => string];

  it('know a shopper who signed in at the other, and forget one who signed out there', async () => {
    const caller = new Caller();
    const me = (url: string, token: string) => caller.call(url, 'GET', '/api/auth/me', { token });

    const token = await signUp(caller, { url: one(), standInsUrl: shop.standInsUrl }, 'both@example.com');
    expect(await me(other(), token)).toMatchObject({ status: 200, body: { user: { email: 'both@example.com' } } });

    await caller.call(other(), 'POST', '/api/auth/logout', { token });
    expect(await me(one(), token)).toMatchObject({ status: 401 });
    caller.leave();
  });

  it('count together how many mails a mailbox gets', async () => {
    const caller = new Caller();
    const login = { body: { email: 'many@example.com' } };
    await caller.call(one(), 'POST', '/api/auth/login', login);

    const again = await caller.call(other(), 'POST', '/api/auth/resend-otp', login);

    expect(again).toMatchObject({ status: 429, body: { code: 'RESEND_TOO_SOON' } });
    caller.leave();
  });

  it('sell the last three pieces once, to whoever asks where', async () => {
    const [lastPieces = ''] = await rareGoods(3);
    const people = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const caller = new Caller();
        return { caller, token: await signUp(caller, shop, `rare${index}@example.com`) };
      }),
    );

    const answers = await Promise.all(
      people.map(({ caller, token }, index) =>
        caller.call(index % 2 === 0 ? one() : other(), 'POST', '/api/payment/create-order', {
          token,
          body: { products: [{ productId: lastPieces, quantity: 1 }] },
        }),
      ),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    people.forEach(({ caller }) => caller.leave());
  });

  it(
    'drop no request and double nothing while one after the other is deployed anew',
    async () => {
      const people = await shop.buyers(buyers);
      const done = new AbortController();
      const buying = people.map((buyer) => buyer.buysUntil(done.signal));
      const visits = { made: 0, failed: [] as string[] };
      const reading = Array.from({ length: readers }, () => readsUntil(done.signal, visits));

      const codes: (number | null)[] = [];
      for (let deploy = 0; deploy < deploys; deploy += 1) {
        // Both orders of a deploy must hold; machine by machine is the harder one, and half as long.
        codes.push(...(await (deploy % 2 === 0 ? shop.restartMachineByMachine() : shop.restartOneAfterTheOther())));
      }
      done.abort();
      await Promise.all([...buying, ...reading]);

      const failed = [...visits.failed, ...shop.ledger.dropped];
      expect({ failed, balancer: failed.length > 0 && shop.balancer.complaints() }).toEqual({
        failed: [],
        balancer: false,
      });
      expect(visits.made).toBeGreaterThan(4 * readers);
      expect(codes).toEqual(Array(4 * deploys).fill(0));
      expect(await whatStaysWrong(shop, SETTLES_WITHIN_MS)).toEqual([]);
      const ids = await messageIds(shop.standIns);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    },
    DEPLOYED_WITHIN_MS,
  );

  it('answer whoever has just paid, though they are told to stop while they ask the gateway', async () => {
    const caller = new Caller();
    const token = await signUp(caller, shop, 'paying@example.com');
    const [productId = ''] = shop.products;
    const shippingAddress = { name: 'Asha', email: 'paying@example.com', phone: '9876543210', address: '1 Test Road' };
    const cart = { products: [{ productId, quantity: 1 }], shippingAddress };
    const created = await caller.call(one(), 'POST', '/api/payment/create-order', { token, body: cart });
    const { id } = (created.body as { order: { id: string } }).order;
    // Longer than the process goes on taking connections, for the webhook's question too.
    shop.gatewayWire.delay(2_500);
    const { body } = await caller.call(shop.standInsUrl, 'POST', `/dev/payments/checkout/${id}/pay`);

    const verifying = caller.call(one(), 'POST', '/api/payment/verify-order', { token, body });
    const [answer, code] = await Promise.all([verifying, shop.apis[0]?.stop()]);

    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(code).toBe(0);
    caller.leave();
  });

  /** Looks at pages, lists and prices as fast as they come; the prices by a `POST`. */
  async function readsUntil(done: AbortSignal, visits: { made: number; failed: string[] }): Promise<void> {
    const caller = new Caller();
    const [productId = ''] = shop.products;
    const asks = [
      () => caller.call(shop.url, 'GET', '/products'),
      () => caller.call(shop.url, 'GET', '/api/product/list?limit=4'),
      () => caller.call(shop.url, 'POST', '/api/payment/quote', { body: { products: [{ productId, quantity: 1 }] } }),
      () => caller.call(shop.url, 'GET', '/cart'),
    ];
    for (let turn = 0; !done.aborted; turn += 1) {
      const what = `visit ${turn % asks.length}`;
      try {
        const { status, body } = await (asks[turn % asks.length] ?? asks[0])!();
        if (status !== 200) visits.failed.push(`${what}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
      } catch (error) {
        visits.failed.push(`${what}: ${String(error)}`);
      }
      visits.made += 1;
      await wait(Math.random() * 80);
    }
    caller.leave();
  }

  async function rareGoods(pieces: number): Promise<string[]> {
    const rare = await rowsOf<{ id: string }>(
      shop.databaseUrl,
      `update products set stock = $1 where id in (select id from products order by id desc limit 1) returning id`,
      [pieces],
    );
    return rare.map(({ id }) => id);
  }
});
