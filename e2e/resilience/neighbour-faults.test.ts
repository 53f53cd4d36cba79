import { execFileSync } from 'node:child_process';

import { openNonReadingClients, openSockets } from './support/bad-clients.ts';
import { messageIds } from './support/consistency.ts';
import { eventually } from '../support/servers/eventually.ts';
import { TestShopper, openFaultyShop } from './support/faulty-shop.ts';
import type { FaultyShop, PaymentResponse } from './support/faulty-shop.ts';
import { GATEWAY_FAULTS, REFUND_WITHOUT_RESPONSE } from './support/gateway-proxy.ts';
import type { GatewayFault } from './support/gateway-proxy.ts';
import { refundsOf, sendWebhook } from './support/gateway-webhook.ts';
import { MAIL_FAULTS } from './support/mail-faults.ts';
import { startShellServer } from '../support/servers/processes.ts';
import type { HttpProcess } from '../support/servers/processes.ts';
import { openTcpProxy } from './support/tcp-proxy.ts';
import type { TcpProxy } from './support/tcp-proxy.ts';

const IDLE_SOCKETS = 1_000;
const UNFINISHED_REQUESTS = 200;
/** Twice the server's timeout of 20 seconds, to allow for slow test machines. */
const CLOSED_WITHIN_MS = 40_000;
const NON_READING_CLIENTS = process.env.LONG ? 200 : 40;
const MEMORY_LIMIT_MB = 300;
const TEN_MINUTES = 600_000;
const RETRY_TIMEOUT_MS = 60_000;
const SHIFTED_CLOCK = ['--import', './e2e/resilience/support/shifted-clock.mjs'];
const GATEWAY_UNAVAILABLE = { status: 502, body: { success: false, code: 'PAYMENT_GATEWAY_UNAVAILABLE' } };
const RETRY_LATER = { status: 502, headers: { 'retry-after': '30' } };
const UNFINISHED = [
  'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'POST /api/auth/register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"e',
];

type Scenario = [
  gateway: string,
  mail: string,
  gatewayFaults: readonly GatewayFault[],
  mailFaults: readonly ((shop: FaultyShop) => Promise<unknown>)[],
];

const SCENARIOS: Scenario[] = process.env.LONG
  ? Object.entries(GATEWAY_FAULTS).map(([gateway, gatewayFault], at) => {
      const mailFaults = Object.entries(MAIL_FAULTS);
      const [mail, mailFault] = mailFaults[at % mailFaults.length] ?? mailFaults[0]!;
      return [gateway, mail, [gatewayFault], [mailFault]];
    })
  : [['fails in all ways', 'fails in all ways', Object.values(GATEWAY_FAULTS), Object.values(MAIL_FAULTS)]];

describe('a shop whose neighbours fail', () => {
  let shop: FaultyShop;
  let shoppers: Record<'verifier' | 'vanished' | 'canceller' | 'browser', TestShopper>;
  let apiProxy: TcpProxy;
  let shell: HttpProcess;
  beforeAll(async () => {
    shop = await openFaultyShop({
      PAYMENT_CHECK_SECONDS: '1',
      RAZORPAY_TIMEOUT_SECONDS: '2',
      RATE_LIMIT_FACTOR: '100',
    });
    apiProxy = await openTcpProxy(shop.api.port);
    const newShopper = () => TestShopper.signedIn(shop);
    const [server, verifier, vanished, canceller, browser] = await Promise.all([
      // Turn off the page cache, because cached pages would hide faults.
      startShellServer(`http://127.0.0.1:${apiProxy.port}`, { PAGE_CACHE_SECONDS: '0' }),
      newShopper(),
      newShopper(),
      newShopper(),
      newShopper(),
    ]);
    shell = server;
    shoppers = { verifier, vanished, canceller, browser };
  });
  afterAll(async () => {
    Object.values(shoppers).forEach((shopper) => shopper.close());
    await apiProxy.pass();
    await shell.stop();
    await apiProxy.close();
    await shop.close();
  });

  afterEach(async () => {
    shop.gateway.setFault(undefined);
    await shop.mail.pass();
  });

  const stockOf = async (productId: string | undefined) =>
    (await shop.rows<{ stock: number }>('select stock from products where id = $1', [productId]))[0]?.stock;

  const ordersOf = (payment: PaymentResponse) =>
    shop.rows<{ number: string }>('select number from orders where gateway_payment_id = $1', [
      payment.razorpay_payment_id,
    ]);

  it.each(SCENARIOS)(
    'every order, refund and mail is completed once with a gateway that %s and a mail server that %s',
    async (_gateway, _mail, gatewayFaults, mailFaults) => {
      const [productId] = shop.products;
      const { verifier, vanished, canceller, browser } = shoppers;
      const before = (await stockOf(productId)) ?? 0;

      async function breakGateway() {
        const order = await canceller.buy(productId);
        const carts = await Promise.all([verifier, vanished].map((shopper) => shopper.createOrder(productId)));
        shop.gateway.setFault(gatewayFaults[0]);
        const [response, unverified] = await Promise.all([
          verifier.pay(carts[0]?.body.order.id),
          vanished.pay(carts[1]?.body.order.id),
        ]);

        for (const fault of gatewayFaults) {
          shop.gateway.setFault(fault);
          const responses = await Promise.all([
            browser.createOrder(productId),
            verifier.verifyOrder(response),
            sendWebhook(unverified, shop),
          ]);
          expect(responses).toMatchObject([GATEWAY_UNAVAILABLE, GATEWAY_UNAVAILABLE, RETRY_LATER]);
        }
        expect(await stockOf(productId)).toBe(before - 3);

        shop.gateway.setFault(REFUND_WITHOUT_RESPONSE);
        expect((await canceller.request('POST', `/api/auth/my-order/${order}/cancel`)).status).toBe(200);
        expect(await stockOf(productId)).toBe(before - 2);

        shop.gateway.setFault(gatewayFaults.at(-1));
        await eventually(
          async () => shop.gateway.requests.some((call) => call.includes(response.razorpay_order_id)),
          RETRY_TIMEOUT_MS,
        );
        shop.gateway.setFault(undefined);
        return { order, response, unverified };
      }
      const [{ order, response, unverified }] = await Promise.all([breakGateway(), breakMailServer(mailFaults)]);

      const found = await eventually(async () => (await ordersOf(unverified))[0], RETRY_TIMEOUT_MS);
      expect((await sendWebhook(unverified, shop)).status).toBe(200);
      expect((await verifier.verifyOrder(response)).status).toBe(200);
      await browser.buy(productId);
      expect(await ordersOf(unverified)).toEqual([found]);
      expect(await ordersOf(response)).toHaveLength(1);
      expect(await stockOf(productId)).toBe(before - 3);

      const refund = await eventually(() => refundOf(order));
      expect(await refundsOf(refund.id, shop)).toEqual([Number(refund.amount)]);
      await eventually(allMailsAreSent);
      expect(await missingOrDuplicateMails()).toEqual([]);
    },
  );

  async function breakMailServer(faults: Scenario[3]): Promise<void> {
    for (const fault of faults) await fault(shop);
    await shop.mail.pass();
  }

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

  async function missingOrDuplicateMails(): Promise<unknown[]> {
    const mails = await shop.rows<{ id: string; kind: string }>('select id, kind from outbox');
    const confirmations = mails.filter(({ kind }) => kind === 'order-confirmation');
    const arrived = await messageIds(shop.standIns);
    expect(confirmations).toHaveLength((await shop.rows('select id from orders')).length);
    return mails.filter(({ id }) => arrived.filter((messageId) => messageId.includes(id)).length !== 1);
  }

  it('orders and payments succeed if the clock of an api process is off by ten minutes', async () => {
    await Promise.all([TEN_MINUTES, -TEN_MINUTES].map(sellWithShiftedClock));
  });

  it('the api is not ready until it has read the time from the database', async () => {
    const proxy = await openTcpProxy(shop.postgres.port);
    const cut = proxy.cutBefore('clock_timestamp');
    const DATABASE_URL = shop.postgres.urlThrough(proxy.port);
    const odd = await shop.startApi({
      nodeArgs: SHIFTED_CLOCK,
      env: { DATABASE_URL, CLOCK_SHIFT_MS: `${-TEN_MINUTES}` },
    });
    await cut;
    await eventually(async () => (await fetch(`${odd.url}/readyz`)).status === 200);

    (await TestShopper.signedIn({ ...shop, api: odd })).close();
    const [late] = await shop.rows('select id from outbox where failed_at is not null');
    expect(late).toBeUndefined();
    await odd.stop();
    await proxy.close();
  });

  async function sellWithShiftedClock(shiftMs: number): Promise<void> {
    const odd = await shop.startApi({
      nodeArgs: SHIFTED_CLOCK,
      env: { CLOCK_SHIFT_MS: `${shiftMs}`, PAYMENT_CHECK_SECONDS: '600', RAZORPAY_TIMEOUT_SECONDS: '12' },
    });

    const charu = await TestShopper.signedIn({ ...shop, api: odd });
    const created = await charu.createOrder(shop.products[3]);
    const verified = await charu.at(shop.api).verifyOrder(await charu.pay(created.body.order.id));
    expect(verified.status).toBe(200);
    expect((await charu.at(shop.api).request('GET', '/api/auth/me')).status).toBe(200);
    expect((await shoppers.verifier.at(odd).request('GET', '/api/auth/me')).status).toBe(200);

    const unverified = await charu.pay((await charu.createOrder(shop.products[4])).body.order.id);
    expect((await sendWebhook(unverified, { ...shop, api: odd })).status).toBe(200);
    expect(await ordersOf(unverified)).toHaveLength(1);
    charu.close();
    await odd.stop();
  }

  it('shoppers are served despite 1,000 idle connections and 800 unfinished requests', async () => {
    const ports = [shop.api.port, shell.port];
    const silent = await Promise.all(ports.map((port) => openSockets(port, IDLE_SOCKETS)));
    const slow = await Promise.all(
      ports.flatMap((port) => UNFINISHED.map((text) => openSockets(port, UNFINISHED_REQUESTS, text))),
    );

    await expectNormalService();
    if (process.env.LONG) await eventually(async () => slow.every((clients) => clients.open() === 0), CLOSED_WITHIN_MS);
    [...silent, ...slow].forEach((clients) => clients.close());
  });

  it('memory stays within its limit while many clients never read their responses', async () => {
    const home = await (await fetch(shell.url)).text();
    const file = /\/releases\/shell\/[^"]+\.js/.exec(home)?.[0] ?? '';
    expect((await fetch(shell.url + file)).status).toBe(200);
    const before = megabytes(shell);
    const clients = await openNonReadingClients(shell.port, NON_READING_CLIENTS, file);

    await expectNormalService();
    await expectNormalService();
    expect(megabytes(shell) - before).toBeLessThan(MEMORY_LIMIT_MB);
    clients.close();
  });

  it.each(['refuses', 'hangs'] as const)(
    'pages without data are served while the api %s, and all pages afterwards',
    async (how) => {
      const status = async (path: string) => (await fetch(shell.url + path)).status;
      if (how === 'refuses') await apiProxy.refuse();
      else apiProxy.hang();

      expect(await status('/sustainability')).toBe(200);
      expect(await status('/KaagazzPrint')).toBe(200);
      expect(await status('/products')).toBe(503);
      if (how === 'refuses') expect(await status('/api/product/list')).toBe(503);

      apiProxy.cut();
      await apiProxy.pass();
      await eventually(async () => (await status('/products')) === 200);
    },
  );

  async function expectNormalService(): Promise<void> {
    const [page, list] = await Promise.all([
      fetch(`${shell.url}/sustainability`),
      shoppers.browser.request('GET', '/api/product/list'),
    ]);
    await page.text();
    expect([page.status, list.status]).toEqual([200, 200]);
  }
});

function megabytes({ pid }: HttpProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) / 1024;
}
