import { randomUUID } from 'node:crypto';
import type { AuditEntry, DeskPrintPrices } from '@kaagazz/api-schema';
import { type DeskClient, openDesk } from '../../../../test-support/desk-client.ts';
import { openPayingShop, type PayingShop } from '../../../../test-support/paying-shop.ts';
import { priceRow, printClient } from '../../../../test-support/printing-shop.ts';

const DAY_MS = 24 * 60 * 60_000;

describe('print prices at the desk', () => {
  let shop: PayingShop;
  let accountant: DeskClient;
  beforeAll(async () => {
    shop = await openPayingShop();
  });
  beforeEach(async () => {
    accountant = await openDesk(shop, 'accountant', 'Kamala Rao');
    await printClient(shop).setPrices('marriage', [priceRow(42), priceRow(38, 100)]);
  });
  afterAll(() => shop.close());

  const prices = async () =>
    (await accountant.call('GET', '/print-prices/marriage')).json<{ data: DeskPrintPrices }>().data;
  const change = async (rows: readonly object[], more: object = {}) => {
    const body = { key: randomUUID(), version: (await prices()).version, rows, startsOn: null, ...more };
    return accountant.call('POST', '/print-prices/marriage', body);
  };
  const plan = async (rows: readonly object[]) => {
    const startsOn = new Date(shop.now().getTime() + 2 * DAY_MS).toISOString().slice(0, 10);
    const { data } = (await change(rows, { startsOn })).json<{ data: DeskPrintPrices }>();
    return data.changes.find(({ state }) => state === 'planned')?.id ?? '';
  };
  const passPlannedDay = async () => {
    shop.pass(3 * DAY_MS);
    await Promise.all([shop.runJobs('apply-print-prices'), shop.runJobs('apply-print-prices')]);
    accountant = await openDesk(shop, 'accountant');
  };
  const charged = async () => (await prices()).rows.map(({ from, price }) => [from, price]);
  const lastAuditEntry = async () =>
    (await accountant.call('GET', '/audit?resource=print-prices')).json<{ data: AuditEntry[] }>().data[0];

  it('changed print prices apply immediately', async () => {
    const { status } = await change([priceRow(45), priceRow(38, 100)]);

    const inShop = await shop.app.inject('/api/print/prices/marriage');
    const differences = [{ options: {}, per: 'piece', from: 1, before: 42, after: 45 }];
    expect(status).toBe(200);
    expect(inShop.json()).toMatchObject({
      rows: [
        { from: 1, price: 45 },
        { from: 100, price: 38 },
      ],
    });
    expect((await prices()).changes[0]).toMatchObject({ who: 'Kamala Rao', state: 'applied', differences });
    expect(await lastAuditEntry()).toMatchObject({
      action: 'prices.change',
      who: { name: 'Kamala Rao' },
      before: { 'per piece from 1': 42 },
      after: { 'per piece from 1': 45 },
    });
  });

  it('a shopper who opened the payment window before a price change pays the old price', async () => {
    const print = printClient(shop);
    const asha = await shop.signIn();
    const line = await print.approvedLine(asha);
    const created = await shop.createOrder(asha, [{ productId: line.id, quantity: line.quantity }]);

    await change([priceRow(45), priceRow(38, 100)]);
    await shop.verifyOrder(asha, await shop.pay(created.json().order.id));

    expect(await shop.myOrders(asha)).toMatchObject([{ products: [{ price: 42, quantity: 50 }] }]);
  });

  it('a scheduled price change doesn’t overwrite later changes to other prices', async () => {
    await plan([priceRow(45), priceRow(38, 100)]);
    await change([priceRow(42), priceRow(30, 100)]);
    const before = await charged();
    await passPlannedDay();

    expect(before).toEqual([
      [1, 42],
      [100, 30],
    ]);
    expect(await charged()).toEqual([
      [1, 45],
      [100, 30],
    ]);
    expect(await lastAuditEntry()).toMatchObject({ action: 'prices.change', who: { name: 'Scheduled change' } });
  });

  it('scheduled price changes for the same day are applied in the order they were created', async () => {
    await plan([priceRow(45), priceRow(38, 100)]);
    shop.pass(1_000);
    await plan([priceRow(50), priceRow(38, 100)]);
    await passPlannedDay();

    expect((await charged())[0]).toEqual([1, 50]);
  });

  it('a withdrawn price change never takes effect', async () => {
    const id = await plan([priceRow(45), priceRow(38, 100)]);
    const withdraw = (service: string) => accountant.call('POST', `/print-prices/${service}/changes/${id}/withdraw`);
    const ofOtherService = await withdraw('birthday');
    const first = await withdraw('marriage');
    const again = await withdraw('marriage');
    await passPlannedDay();

    expect([ofOtherService.status, first.status, again.status]).toEqual([409, 200, 409]);
    expect((await charged())[0]).toEqual([1, 42]);
  });

  it('a scheduled price change is rejected if it would leave a service without a price', async () => {
    await plan([priceRow(38, 100)]);
    await change([priceRow(42)]);
    await passPlannedDay();

    expect(await charged()).toEqual([[1, 42]]);
    expect((await prices()).changes.find(({ state }) => state === 'rejected')).toMatchObject({
      problem: 'Each service needs at least one price.',
    });
  });

  it('a price change submitted twice with the same idempotency key is applied only once', async () => {
    const { version } = await prices();
    const body = { key: randomUUID(), version, rows: [priceRow(45)], startsOn: null };

    const answers = await Promise.all([1, 2].map(() => accountant.call('POST', '/print-prices/marriage', body)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await prices()).changes.filter(({ id }) => id === body.key)).toHaveLength(1);
  });

  it.each([
    ['an outdated version', { version: 'v0' }, 'PRICES_CHANGED'],
    ['two prices for the same choice', { rows: [priceRow(45), priceRow(46)] }, 'NOT_POSSIBLE'],
    ['no prices', { rows: [] }, 'NOT_POSSIBLE'],
    ['no different price', { rows: [priceRow(42), priceRow(38, 100)] }, 'NOT_POSSIBLE'],
  ])('a change with %s is rejected', async (_name, more, code) => {
    const { status, body } = await change([priceRow(45)], more);

    expect([status, body]).toEqual([409, expect.objectContaining({ code })]);
    expect((await charged())[0]).toEqual([1, 42]);
  });

  it('a price import with OPERATOR_TOKEN ignores the author’s name in the request', async () => {
    const file = 'service,options,per,from,price\nmarriage,,piece,1,44\n';
    const url = '/api/operator/print/prices?who=Meera&name=prices.csv&force=true';
    const headers = { ...shop.operator, 'content-type': 'text/csv' };
    await shop.app.inject({ method: 'PUT', url, headers, payload: file });

    const { changes } = await prices();
    expect(changes).toContainEqual(expect.objectContaining({ who: 'OPERATOR_TOKEN', state: 'applied' }));
  });
});
