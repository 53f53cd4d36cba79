import { setTimeout as wait } from 'node:timers/promises';

import { BalancedShop } from './support/balanced-shop.ts';
import { messageIds, rowsOf, findInconsistencies } from './support/consistency.ts';
import { HttpClient } from '../support/servers/http-client.ts';
import { signUp } from './support/sign-up.ts';

const { buyers, readers, deploys } = process.env.LONG
  ? { buyers: 20, readers: 20, deploys: 4 }
  : { buyers: 4, readers: 2, deploys: 1 };
const SETTLES_WITHIN_MS = 60_000;
const DEPLOYED_WITHIN_MS = process.env.LONG ? 300_000 : 150_000;

describe('two api processes and two shell servers behind Caddy', () => {
  const shop = new BalancedShop();
  beforeAll(() => shop.open());
  afterAll(() => shop.close());

  const [one, other] = [0, 1].map((index) => () => shop.apis[index]?.url ?? '') as [() => string, () => string];

  it('every api process accepts a session until the shopper signs out', async () => {
    const client = new HttpClient();
    const me = (url: string, token: string) => client.request(url, 'GET', '/api/auth/me', { token });

    const token = await signUp(client, { url: one(), standInsUrl: shop.standInsUrl }, 'both@example.com');
    expect(await me(other(), token)).toMatchObject({ status: 200, body: { user: { email: 'both@example.com' } } });

    await client.request(other(), 'POST', '/api/auth/logout', { token });
    expect(await me(one(), token)).toMatchObject({ status: 401 });
    client.close();
  });

  it('all api processes share the limit on emails to an address', async () => {
    const client = new HttpClient();
    const login = { body: { email: 'many@example.com' } };
    await client.request(one(), 'POST', '/api/auth/login', login);

    const again = await client.request(other(), 'POST', '/api/auth/resend-otp', login);

    expect(again).toMatchObject({ status: 429, body: { code: 'RESEND_TOO_SOON' } });
    client.close();
  });

  it('two api processes together sell exactly the three remaining units', async () => {
    const scarceProduct = await limitStock(3);
    const shoppers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const client = new HttpClient();
        return { client, token: await signUp(client, shop, `rare${index}@example.com`) };
      }),
    );

    const responses = await Promise.all(
      shoppers.map(({ client, token }, index) =>
        client.request(index % 2 === 0 ? one() : other(), 'POST', '/api/payment/create-order', {
          token,
          body: { products: [{ productId: scarceProduct, quantity: 1 }] },
        }),
      ),
    );

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(9);
    shoppers.forEach(({ client }) => client.close());
  });

  it(
    'rolling restarts drop no requests and duplicate no orders or emails',
    async () => {
      const shoppers = await shop.buyers(buyers);
      const done = new AbortController();
      const buying = shoppers.map((buyer) => buyer.buyUntil(done.signal));
      const visits = { made: 0, failed: [] as string[] };
      const reading = Array.from({ length: readers }, () => visitUntil(done.signal, visits));

      const codes: (number | null)[] = [];
      for (let deploy = 0; deploy < deploys; deploy += 1) {
        codes.push(...(await (deploy % 2 === 0 ? shop.restartMachineByMachine() : shop.restartOneAfterTheOther())));
      }
      done.abort();
      await Promise.all([...buying, ...reading]);

      const failed = [...visits.failed, ...shop.ledger.droppedRequests];
      expect({ failed, balancer: failed.length > 0 && shop.balancer.log() }).toEqual({
        failed: [],
        balancer: false,
      });
      expect(visits.made).toBeGreaterThan(4 * readers);
      expect(codes).toEqual(Array(4 * deploys).fill(0));
      expect(await findInconsistencies(shop, SETTLES_WITHIN_MS)).toEqual([]);
      const ids = await messageIds(shop.standIns);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    },
    DEPLOYED_WITHIN_MS,
  );

  it('an api process finishes a payment verification before it stops', async () => {
    const client = new HttpClient();
    const token = await signUp(client, shop, 'paying@example.com');
    const [productId = ''] = shop.products;
    const shippingAddress = { name: 'Asha', email: 'paying@example.com', phone: '9876543210', address: '1 Test Road' };
    const cart = { products: [{ productId, quantity: 1 }], shippingAddress };
    const created = await client.request(one(), 'POST', '/api/payment/create-order', { token, body: cart });
    const { id } = (created.body as { order: { id: string } }).order;
    shop.gatewayProxy.delay(2_500);
    const { body } = await client.request(shop.standInsUrl, 'POST', `/dev/payments/checkout/${id}/pay`);

    const verifying = client.request(one(), 'POST', '/api/payment/verify-order', { token, body });
    const [verified, code] = await Promise.all([verifying, shop.apis[0]?.stop()]);

    expect(verified).toMatchObject({ status: 200, body: { success: true } });
    expect(code).toBe(0);
    client.close();
  });

  async function visitUntil(done: AbortSignal, visits: { made: number; failed: string[] }): Promise<void> {
    const client = new HttpClient();
    const [productId = ''] = shop.products;
    const requests = [
      () => client.request(shop.url, 'GET', '/products'),
      () => client.request(shop.url, 'GET', '/api/product/list?limit=4'),
      () =>
        client.request(shop.url, 'POST', '/api/payment/quote', { body: { products: [{ productId, quantity: 1 }] } }),
      () => client.request(shop.url, 'GET', '/cart'),
    ];
    for (let turn = 0; !done.aborted; turn += 1) {
      const what = `visit ${turn % requests.length}`;
      try {
        const { status, body } = await (requests[turn % requests.length] ?? requests[0])!();
        if (status !== 200) visits.failed.push(`${what}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
      } catch (error) {
        visits.failed.push(`${what}: ${String(error)}`);
      }
      visits.made += 1;
      await wait(Math.random() * 80);
    }
    client.close();
  }

  async function limitStock(pieces: number): Promise<string> {
    const [product] = await rowsOf<{ id: string }>(
      shop.databaseUrl,
      `update products set stock = $1 where id in (select id from products order by id desc limit 1) returning id`,
      [pieces],
    );
    return product?.id ?? '';
  }
});
