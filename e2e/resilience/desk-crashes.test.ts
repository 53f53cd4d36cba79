import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

import { openDeskSession } from '../support/servers/desk-session.ts';
import { eventually } from '../support/servers/eventually.ts';
import { HttpClient } from '../support/servers/http-client.ts';
import { untilConfirmed, whileTheyBuy } from './support/buyer.ts';
import { findInconsistencies, rowsOf } from './support/consistency.ts';
import { CrashingShop } from './support/crashing-shop.ts';

const KINDS = ['refund', 'cancel', 'return', 'replace'] as const;
const ORDERS = 16;
const LEAST_CRASHES = 4;
const SETTLES_WITHIN_MS = 120_000;
const RETRY_MS = 100;

type Kind = (typeof KINDS)[number];
type Step = [path: string, body: object];

interface Order {
  number: string;
  payment: string;
  /** In paise. */
  total: number;
  lines: { position: number; productId: string; quantity: number }[];
  kind: Kind;
}

function stepsFor({ number, kind, total, lines }: Order): Step[] {
  const key = randomUUID();
  const path = `/orders/${number}`;
  const reason = 'The corner is bent';
  const pieces = lines.map(({ position, quantity }) => ({ position, quantity }));
  const received = lines.map(({ position, quantity }) => ({ position, received: quantity, damaged: 0 }));
  switch (kind) {
    case 'refund':
      return [[`${path}/refund`, { everything: true, key, expectedAmount: total / 100, reason, restock: true }]];
    case 'cancel':
      return [[`${path}/cancel`, { reason }]];
    case 'return':
      return [
        [`${path}/return`, { key, lines: pieces, reason }],
        [`/returns/${key}/receive`, { lines: received, note: '' }],
      ];
    case 'replace':
      return [[`${path}/replace`, { key, lines: pieces, reason }]];
  }
}

const EFFECTS: Record<Kind, { creditNotes: number; returns: number; replacements: number; mails: string[] }> = {
  refund: { creditNotes: 1, returns: 0, replacements: 0, mails: ['order-refund'] },
  cancel: { creditNotes: 1, returns: 0, replacements: 0, mails: ['order-cancelled'] },
  return: { creditNotes: 0, returns: 1, replacements: 0, mails: ['order-return', 'order-return-received'] },
  replace: { creditNotes: 0, returns: 0, replacements: 1, mails: ['order-replacement'] },
};

const ORDERS_BOUGHT = `
  select number, gateway_payment_id payment, total::int,
    (select jsonb_agg(jsonb_build_object('position', position, 'productId', product_id, 'quantity', quantity)
       order by position) from order_lines where order_id = o.id) lines
  from orders o order by number limit $1`;

const EFFECTS_OF_ORDER = `
  select (select count(*)::int from order_refunds where order_id = o.id and credit_note is not null)
      + (select count(credit_note)::int from invoices where order_id = o.id) "creditNotes",
    (select count(*)::int from order_returns where order_id = o.id and received_at is not null) returns,
    (select count(*)::int from orders where replaces = o.id) replacements,
    (select coalesce(jsonb_agg(kind order by kind), '[]') from outbox
      where sent_at is not null and kind = any ($2)
        and order_number in (select number from orders x where x.id = o.id or x.replaces = o.id)) mails
  from orders o where number = $1`;

const inLongRuns = process.env.LONG ? describe : describe.skip;

inLongRuns('a shop that crashes while staff work on orders', () => {
  const shop = new CrashingShop();
  const desk = new HttpClient();
  let cookie = '';
  beforeAll(() => shop.open());
  afterAll(async () => {
    desk.close();
    await shop.close();
  });

  async function send([path, body]: Step): Promise<number> {
    for (;;) {
      const { status } = await desk
        .request(shop.url, 'POST', `/api/desk${path}`, { headers: { cookie }, body })
        .catch(() => ({ status: 0 }));
      if (status > 0 && status < 500) return status;
      await wait(RETRY_MS);
    }
  }
  const stock = async () => {
    const rows = await rowsOf<{ id: string; stock: number }>(
      shop.databaseUrl,
      'select id, stock from products where id = any ($1)',
      [shop.products],
    );
    return new Map(rows.map((row) => [row.id, row.stock]));
  };
  async function effectsOf({ number, payment, kind }: Order) {
    const kinds = Object.values(EFFECTS).flatMap(({ mails }) => mails);
    const [effects] = await rowsOf<object>(shop.databaseUrl, EFFECTS_OF_ORDER, [number, kinds]);
    const { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret } = shop.keys;
    const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
    const path = `/dev/payments/v1/payments/${payment}/refunds`;
    const { body } = await desk.request(shop.standInsUrl, 'GET', path, { headers: { authorization } });
    return { kind, ...effects, refunds: (body as { items: { amount: number }[] }).items.map(({ amount }) => amount) };
  }

  it('every staff action takes effect exactly once despite double clicks and crashes', async () => {
    const database = new pg.Client(shop.databaseUrl);
    await database.connect();
    cookie = await openDeskSession(database);
    await database.end();
    await whileTheyBuy(await shop.buyers(4), () => untilConfirmed(shop, ORDERS));
    expect(await findInconsistencies(shop, SETTLES_WITHIN_MS)).toEqual([]);
    const bought = await rowsOf<Omit<Order, 'kind'>>(shop.databaseUrl, ORDERS_BOUGHT, [ORDERS]);
    const orders = bought.map((order, at): Order => ({ ...order, kind: KINDS[at % KINDS.length] ?? 'refund' }));
    for (const { number } of orders.filter(({ kind }) => kind === 'return' || kind === 'replace')) {
      await send([`/orders/${number}/pack`, {}]);
      expect(await send([`/orders/${number}/ship`, { courier: 'India Post', tracking: '' }])).toBe(200);
    }
    const expectedStock = await stock();
    for (const { kind, lines } of orders) {
      for (const { productId, quantity } of lines) {
        const restocked = kind === 'replace' ? -quantity : quantity;
        expectedStock.set(productId, (expectedStock.get(productId) ?? 0) + restocked);
      }
    }

    const statuses: number[] = [];
    let left = orders.length;
    const working = Promise.all(
      orders.map(async (order) => {
        await wait(Math.random() * 10_000);
        for (const step of stepsFor(order)) statuses.push(...(await Promise.all([send(step), send(step)])));
        left -= 1;
      }),
    );
    for (let crashes = 0; left > 0 || crashes < LEAST_CRASHES; crashes += 1) {
      await wait(100 + Math.random() * 1_500);
      await shop.api?.kill();
      await shop.startApi();
    }
    await working;

    // A second click on “Cancel” may return 409, because the order is already cancelled.
    expect(statuses.filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
    const expected = orders.map(({ kind, total }) => ({
      kind,
      ...EFFECTS[kind],
      refunds: EFFECTS[kind].creditNotes > 0 ? [total] : [],
    }));
    let effects: object[] = [];
    await eventually(async () => {
      effects = await Promise.all(orders.map(effectsOf));
      return JSON.stringify(sorted(effects)) === JSON.stringify(sorted(expected));
    }, SETTLES_WITHIN_MS).catch(() => undefined);
    expect(effects).toEqual(expected);
    expect(await stock()).toEqual(expectedStock);
  });
});

function sorted(rows: readonly object[]): object[] {
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).toSorted(([one], [other]) => one.localeCompare(other))),
  );
}
