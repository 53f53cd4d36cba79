import { execFileSync } from 'node:child_process';

import { openDeafClients, openSockets } from './support/bad-clients.ts';
import { eventually } from './support/eventually.ts';
import { FaultedShopper, openFaultyShop } from './support/faulty-shop.ts';
import type { FaultyShop } from './support/faulty-shop.ts';
import { BAD_WAYS } from './support/gateway-front.ts';
import { startShellServer } from './support/processes.ts';
import type { HttpProcess } from './support/processes.ts';
import { openTcpProxy } from './support/tcp-proxy.ts';
import type { TcpProxy } from './support/tcp-proxy.ts';

/** Far more than it takes, even where others use the processor: whoever is held up by such clients waits for their timeouts. */
const NORMAL_MS = 8_000;
const IDLE_SOCKETS = 1_000;
const DEAF_CLIENTS = process.env.LONG ? 200 : 40;
/** What they may cost one process, in megabytes. */
const BOUNDED_MB = 300;
const TEN_MINUTES = 600_000;

describe('a shop with bad neighbours', () => {
  let shop: FaultyShop;
  let asha: FaultedShopper;
  let apiWire: TcpProxy;
  let shell: HttpProcess;
  beforeAll(async () => {
    shop = await openFaultyShop();
    apiWire = await openTcpProxy(shop.api.port);
    shell = await startShellServer(`http://127.0.0.1:${apiWire.port}`);
    asha = await FaultedShopper.signedIn(shop);
  });
  afterAll(async () => {
    asha.leaves();
    await apiWire.pass();
    await shell.stop();
    await apiWire.close();
    await shop.close();
  });

  const stockOf = async (productId: string | undefined) =>
    (await shop.rows<{ stock: number }>('select stock from products where id = $1', [productId]))[0]?.stock;

  describe.each(Object.entries(BAD_WAYS))('a gateway that %s', (_way, behaviour) => {
    afterEach(() => shop.gateway.behave(undefined));

    it('sells nothing and keeps nothing from the shelf; what was paid is confirmed once it is back', async () => {
      const [, , productId] = shop.products;
      const banu = await FaultedShopper.signedIn(shop);
      const before = await stockOf(productId);

      shop.gateway.behave(behaviour);
      const refused = await banu.wants(productId);
      expect(refused.status).toBeGreaterThanOrEqual(502);
      expect(refused.body.code).toBe('PAYMENT_GATEWAY_UNAVAILABLE');
      expect(await stockOf(productId)).toBe(before);

      shop.gateway.behave(undefined);
      const response = await banu.pays((await banu.wants(productId)).body.order.id);
      shop.gateway.behave(behaviour);
      expect((await banu.verifies(response)).body.code).toBe('PAYMENT_GATEWAY_UNAVAILABLE');

      shop.gateway.behave(undefined);
      expect((await banu.verifies(response)).status).toBe(200);
      expect(await stockOf(productId)).toBe((before ?? 0) - 1);
      banu.leaves();
    });
  });

  it.each([
    ['ahead', TEN_MINUTES],
    ['behind', -TEN_MINUTES],
  ])('signs in, sells and is believed by the others with a clock ten minutes %s', async (_where, off) => {
    const nodeArgs = ['--import', './e2e/resilience/support/clock-off.mjs'];
    const odd = await shop.startApi({ nodeArgs, env: { CLOCK_OFF: `${off}` } });

    const charu = await FaultedShopper.signedIn({ ...shop, api: odd });
    const created = await charu.wants(shop.products[3]);
    const verified = await charu.at(shop.api).verifies(await charu.pays(created.body.order.id));

    expect(verified.status).toBe(200);
    expect((await charu.at(shop.api).asks('GET', '/api/auth/me')).status).toBe(200);
    expect((await asha.at(odd).asks('GET', '/api/auth/me')).status).toBe(200);
    charu.leaves();
    await odd.stop();
  });

  it.each([
    ['say nothing', ''],
    ['never end their request', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ])('serves others in normal time beside 1,000 clients that %s', async (_what, words) => {
    const idle = await Promise.all([shop.api, shell].map(({ port }) => openSockets(port, IDLE_SOCKETS, words)));

    await expectNormalTime();
    idle.forEach((sockets) => sockets.close());
  });

  it('serves others in normal time, with bounded memory, beside clients that ask for files and never read', async () => {
    const home = await (await fetch(shell.url)).text();
    const file = /\/releases\/shell\/[^"]+\.js/.exec(home)?.[0] ?? '';
    expect((await fetch(shell.url + file)).status).toBe(200);
    const before = megabytes(shell);
    const deaf = await openDeafClients(shell.port, DEAF_CLIENTS, file);

    await expectNormalTime();
    await expectNormalTime();
    expect(megabytes(shell) - before).toBeLessThan(BOUNDED_MB);
    deaf.close();
  });

  it.each(['refuses', 'hangs'] as const)(
    'shows what needs no api while it %s, and all once it is back',
    async (how) => {
      const status = async (path: string) => (await fetch(shell.url + path)).status;
      if (how === 'refuses') await apiWire.refuse();
      else apiWire.hang();

      expect(await status('/sustainability')).toBe(200);
      expect(await status('/KaagazzPrint')).toBe(200);
      expect(await status('/products')).toBe(503);
      if (how === 'refuses') expect(await status('/api/product/list')).toBe(503);

      apiWire.cut();
      await apiWire.pass();
      await eventually(async () => (await status('/products')) === 200);
    },
  );

  async function expectNormalTime(): Promise<void> {
    const asked = performance.now();
    const [page, list] = await Promise.all([
      fetch(`${shell.url}/sustainability`),
      asha.asks('GET', '/api/product/list'),
    ]);
    await page.text();
    expect([page.status, list.status]).toEqual([200, 200]);
    expect(performance.now() - asked).toBeLessThan(NORMAL_MS);
  }
});

function megabytes({ pid }: HttpProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) / 1024;
}
