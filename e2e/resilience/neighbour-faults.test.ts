import { execFileSync } from 'node:child_process';

import { openDeafClients, openSockets } from './support/bad-clients.ts';
import { messageIds } from './support/books.ts';
import { eventually } from './support/eventually.ts';
import { FaultedShopper, openFaultyShop } from './support/faulty-shop.ts';
import type { FaultyShop, PaymentResponse } from './support/faulty-shop.ts';
import { BAD_WAYS, REFUNDS_AND_DOES_NOT_SAY_SO } from './support/gateway-front.ts';
import type { Way } from './support/gateway-front.ts';
import { refundsOf, tellOf } from './support/gateway-word.ts';
import { MAIL_MOODS } from './support/mail-moods.ts';
import { startShellServer } from './support/processes.ts';
import type { HttpProcess } from './support/processes.ts';
import { openTcpProxy } from './support/tcp-proxy.ts';
import type { TcpProxy } from './support/tcp-proxy.ts';

const IDLE_SOCKETS = 1_000;
const UNFINISHED_REQUESTS = 200;
/** Headers have ten seconds, a body twenty; and a busy machine is late. */
const CLOSED_WITHIN_MS = 40_000;
const DEAF_CLIENTS = process.env.LONG ? 200 : 40;
/** What they may cost one process, in megabytes. */
const BOUNDED_MB = 300;
const TEN_MINUTES = 600_000;
/** Of what is asked again when its turn comes: a time-out, a pause and a worker's rest, on a machine that stands still now and then. */
const IN_ITS_TURN_MS = 30_000;
const CLOCK_IS_OFF = ['--import', './e2e/resilience/support/clock-off.mjs'];
const GATEWAY_AWAY = { status: 502, body: { success: false, code: 'PAYMENT_GATEWAY_UNAVAILABLE' } };
const TELL_AGAIN = { status: 502, headers: { 'retry-after': '30' } };
/** Headers and a body that come drop by drop, and stop. */
const UNFINISHED = [
  'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'POST /api/auth/register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"e',
];

type BadDay = [
  gateway: string,
  mail: string,
  ways: readonly Way[],
  moods: readonly ((shop: FaultyShop) => Promise<unknown>)[],
];

/** One day with everything; in the long form one for each way in which the gateway fails. */
const BAD_DAYS: BadDay[] = process.env.LONG
  ? Object.entries(BAD_WAYS).map(([name, way], at) => {
      const moods = Object.entries(MAIL_MOODS);
      const [mood, goesAway] = moods[at % moods.length] ?? moods[0]!;
      return [name, mood, [way], [goesAway]];
    })
  : [['fails in all ways', 'does so too', Object.values(BAD_WAYS), Object.values(MAIL_MOODS)]];

describe('a shop with bad neighbours', () => {
  let shop: FaultyShop;
  let people: Record<'verifier' | 'vanished' | 'canceller' | 'browser', FaultedShopper>;
  let apiWire: TcpProxy;
  let shell: HttpProcess;
  beforeAll(async () => {
    shop = await openFaultyShop({
      PAYMENT_CHECK_SECONDS: '1',
      RAZORPAY_TIMEOUT_SECONDS: '2',
      RATE_LIMIT_FACTOR: '100',
    });
    apiWire = await openTcpProxy(shop.api.port);
    const arrives = () => FaultedShopper.signedIn(shop);
    const [server, verifier, vanished, canceller, browser] = await Promise.all([
      // what was drawn before a fault would stand in for what it is to show
      startShellServer(`http://127.0.0.1:${apiWire.port}`, { PAGE_CACHE_SECONDS: '0' }),
      arrives(),
      arrives(),
      arrives(),
      arrives(),
    ]);
    shell = server;
    people = { verifier, vanished, canceller, browser };
  });
  afterAll(async () => {
    Object.values(people).forEach((person) => person.leaves());
    await apiWire.pass();
    await shell.stop();
    await apiWire.close();
    await shop.close();
  });

  // Whatever a test that failed has left broken.
  afterEach(async () => {
    shop.gateway.behave(undefined);
    await shop.mail.pass();
  });

  const stockOf = async (productId: string | undefined) =>
    (await shop.rows<{ stock: number }>('select stock from products where id = $1', [productId]))[0]?.stock;

  const ordersOf = (payment: PaymentResponse) =>
    shop.rows<{ number: string }>('select number from orders where gateway_payment_id = $1', [
      payment.razorpay_payment_id,
    ]);

  it.each(BAD_DAYS)(
    'loses nothing and does all once, with a gateway that %s and a mail server that %s',
    async (...day) => {
      const [, , ways, moods] = day;
      const [productId] = shop.products;
      const { verifier, vanished, canceller, browser } = people;
      const before = (await stockOf(productId)) ?? 0;

      async function gatewayGoesAway() {
        const order = await canceller.buys(productId);
        const carts = await Promise.all([verifier, vanished].map((person) => person.wants(productId)));
        shop.gateway.behave(ways[0]);
        const [response, unheard] = await Promise.all([
          verifier.pays(carts[0]?.body.order.id),
          vanished.pays(carts[1]?.body.order.id),
        ]);

        for (const way of ways) {
          shop.gateway.behave(way);
          const asked = [browser.wants(productId), verifier.verifies(response), tellOf(unheard, shop)];
          expect(await Promise.all(asked)).toMatchObject([GATEWAY_AWAY, GATEWAY_AWAY, TELL_AGAIN]);
        }
        expect(await stockOf(productId)).toBe(before - 3);

        shop.gateway.behave(REFUNDS_AND_DOES_NOT_SAY_SO);
        expect((await canceller.asks('POST', `/api/auth/my-order/${order}/cancel`)).status).toBe(200);
        expect(await stockOf(productId)).toBe(before - 2);

        shop.gateway.behave(ways.at(-1));
        await eventually(
          async () => shop.gateway.heard.some((call) => call.includes(response.razorpay_order_id)),
          IN_ITS_TURN_MS,
        );
        shop.gateway.behave(undefined);
        return { order, response, unheard };
      }
      const [{ order, response, unheard }] = await Promise.all([gatewayGoesAway(), mailGoesAway(moods)]);

      // Nobody asks about the payment of a browser that has died: the shop does.
      const found = await eventually(async () => (await ordersOf(unheard))[0], IN_ITS_TURN_MS);
      expect((await tellOf(unheard, shop)).status).toBe(200);
      expect((await verifier.verifies(response)).status).toBe(200);
      await browser.buys(productId);
      expect(await ordersOf(unheard)).toEqual([found]);
      expect(await ordersOf(response)).toHaveLength(1);
      expect(await stockOf(productId)).toBe(before - 3);

      const refund = await eventually(() => refundOf(order));
      expect(await refundsOf(refund.id, shop)).toEqual([Number(refund.amount)]);
      await eventually(allMailsAreSent);
      expect(await mailsThatCameOtherThanOnce()).toEqual([]);
    },
  );

  /** The mail server fails in these ways until the shop has met each, and comes back. */
  async function mailGoesAway(moods: BadDay[3]): Promise<void> {
    for (const mood of moods) await mood(shop);
    await shop.mail.pass();
  }

  /** What went back of an order, as the shop knows it. */
  async function refundOf(order: string) {
    const [payment] = await shop.rows<{ id: string; amount: string }>(
      `select p.id, p.amount from gateway_payments p join orders o on o.gateway_payment_id = p.id
        where o.number = $1 and p.state = 'refunded'`,
      [order],
    );
    return payment;
  }

  async function allMailsAreSent(): Promise<boolean> {
    return (await shop.rows('select id from outbox where sent_at is null')).length === 0;
  }

  async function mailsThatCameOtherThanOnce(): Promise<unknown[]> {
    const mails = await shop.rows<{ id: string; kind: string }>('select id, kind from outbox');
    const confirmations = mails.filter(({ kind }) => kind === 'order-confirmation');
    const came = await messageIds(shop.standIns);
    expect(confirmations).toHaveLength((await shop.rows('select id from orders')).length);
    return mails.filter(({ id }) => came.filter((messageId) => messageId.includes(id)).length !== 1);
  }

  it('signs in, sells and is believed by the others with clocks ten minutes ahead and behind', async () => {
    await Promise.all([TEN_MINUTES, -TEN_MINUTES].map(sellsWithAClockThatIsOff));
  });

  it('goes by no other clock for a moment: it serves once the database has told it the time', async () => {
    const wire = await openTcpProxy(shop.postgres.port);
    const unheard = wire.cutBefore('clock_timestamp');
    const DATABASE_URL = shop.postgres.urlThrough(wire.port);
    const odd = await shop.startApi({ nodeArgs: CLOCK_IS_OFF, env: { DATABASE_URL, CLOCK_OFF: `${-TEN_MINUTES}` } });
    await unheard;
    await eventually(async () => (await fetch(`${odd.url}/readyz`)).status === 200);

    (await FaultedShopper.signedIn({ ...shop, api: odd })).leaves();
    const [late] = await shop.rows('select id from outbox where failed_at is not null');
    expect(late).toBeUndefined();
    await odd.stop();
    await wire.close();
  });

  async function sellsWithAClockThatIsOff(offMs: number): Promise<void> {
    // It asks about payments when it is told to, not sooner.
    const odd = await shop.startApi({
      nodeArgs: CLOCK_IS_OFF,
      env: { CLOCK_OFF: `${offMs}`, PAYMENT_CHECK_SECONDS: '600', RAZORPAY_TIMEOUT_SECONDS: '12' },
    });

    const charu = await FaultedShopper.signedIn({ ...shop, api: odd });
    const created = await charu.wants(shop.products[3]);
    const verified = await charu.at(shop.api).verifies(await charu.pays(created.body.order.id));
    expect(verified.status).toBe(200);
    expect((await charu.at(shop.api).asks('GET', '/api/auth/me')).status).toBe(200);
    expect((await people.verifier.at(odd).asks('GET', '/api/auth/me')).status).toBe(200);

    const unheard = await charu.pays((await charu.wants(shop.products[4])).body.order.id);
    expect((await tellOf(unheard, { ...shop, api: odd })).status).toBe(200);
    expect(await ordersOf(unheard)).toHaveLength(1);
    charu.leaves();
    await odd.stop();
  }

  it('serves others in normal time beside 1,000 clients that say nothing, and more that never come to an end', async () => {
    const ports = [shop.api.port, shell.port];
    const silent = await Promise.all(ports.map((port) => openSockets(port, IDLE_SOCKETS)));
    const slow = await Promise.all(
      ports.flatMap((port) => UNFINISHED.map((words) => openSockets(port, UNFINISHED_REQUESTS, words))),
    );

    await expectNormalService();
    if (process.env.LONG) await eventually(async () => slow.every((clients) => clients.open() === 0), CLOSED_WITHIN_MS);
    [...silent, ...slow].forEach((clients) => clients.close());
  });

  it('serves others in normal time, with bounded memory, beside clients that ask for files and never read', async () => {
    const home = await (await fetch(shell.url)).text();
    const file = /\/releases\/shell\/[^"]+\.js/.exec(home)?.[0] ?? '';
    expect((await fetch(shell.url + file)).status).toBe(200);
    const before = megabytes(shell);
    const deaf = await openDeafClients(shell.port, DEAF_CLIENTS, file);

    await expectNormalService();
    await expectNormalService();
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

  async function expectNormalService(): Promise<void> {
    const [page, list] = await Promise.all([
      fetch(`${shell.url}/sustainability`),
      people.browser.asks('GET', '/api/product/list'),
    ]);
    await page.text();
    expect([page.status, list.status]).toEqual([200, 200]);
  }
});

function megabytes({ pid }: HttpProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) / 1024;
}
