import { randomUUID } from 'node:crypto';
import type { MyReturns } from '@kaagazz/api-schema';
import { DEFAULT_SETTINGS } from '@kaagazz/domain/default-settings';
import { sql } from 'drizzle-orm';
import { type DeskClient, openDesk } from '../../../test-support/desk-client.ts';
import { ADDRESS, openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import type { Shopper } from '../../../test-support/test-shop.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ONE = { reason: 'unwanted', text: 'Too small for me.', lines: [{ position: 0, quantity: 1 }] };

describe('returns that shoppers ask for', () => {
  let shop: PayingShop;
  let packer: DeskClient;
  let asha: Shopper;
  let number: string;
  beforeAll(async () => {
    shop = await openPayingShop();
    await shop.addProduct({ id: 'pen', title: 'Pen', originalPrice: 50_000, stock: 1000 });
  });
  beforeEach(async () => {
    packer = await openDesk(shop, 'packer');
    asha = await shop.signIn();
    ({ number } = await shop.buy(asha, [{ productId: 'pen', quantity: 2 }]));
  });
  afterAll(() => shop.close());

  const deliver = () =>
    shop.app.inject({
      method: 'POST',
      url: `/api/operator/orders/${number}/status`,
      headers: shop.operator,
      payload: { status: 'delivered', who: 'Ravi' },
    });
  const urlOf = () => `/api/auth/my-order/${number}/returns`;
  const ask = (more: object = {}, { headers } = asha) =>
    shop.app.inject({ method: 'POST', url: urlOf(), headers, payload: { key: randomUUID(), ...ONE, ...more } });
  const mine = async () =>
    (await shop.app.inject({ url: urlOf(), headers: asha.headers })).json<{ data: MyReturns }>().data;
  const kinds = async () =>
    (await shop.mails()).filter(({ orderNumber }) => orderNumber === number).map(({ kind }) => kind);
  const decide = (id: string, verb: string, body?: object) => packer.call('POST', `/returns/${id}/${verb}`, body);

  it('accepting a return request twice emails the shopper only once', async () => {
    await deliver();
    const key = randomUUID();

    const asked = await ask({ key });

    expect(asked.json()).toMatchObject({ data: { lines: [{ quantity: 1 }], returns: [{ state: 'requested' }] } });
    expect((await packer.call('GET', `/returns?state=requested&q=${number}`)).body).toMatchObject({
      data: [{ id: key, orderId: number, reason: 'Changed their mind', words: 'Too small for me.' }],
    });
    expect(await decide(key, 'receive', { lines: [{ position: 0, received: 1, damaged: 0 }] })).toMatchObject({
      status: 409,
      body: { message: 'Accept the return first.' },
    });
    const answers = await Promise.all([decide(key, 'accept'), decide(key, 'accept')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await mine()).returns).toMatchObject([{ state: 'accepted' }]);
    expect((await kinds()).filter((kind) => kind === 'order-return')).toHaveLength(1);
  });

  it('the Today page counts a return request until staff decline it', async () => {
    await deliver();
    const count = async () =>
      (await packer.call('GET', '/today')).json<{ data: { requestedReturns: number } }>().data.requestedReturns;
    const before = await count();
    const key = randomUUID();

    await ask({ key });
    expect(await count()).toBe(before + 1);

    await decide(key, 'decline', { reason: 'It has been used.' });
    expect(await count()).toBe(before);
  });

  it('declining a return emails the reason to the shopper', async () => {
    await deliver();
    const key = randomUUID();
    await ask({ key, lines: [{ position: 0, quantity: 2 }] });

    await decide(key, 'decline', { reason: 'It has been used.' });

    const mail = (await shop.mails()).find(({ kind, orderNumber }) => /declined/.test(kind) && orderNumber === number);
    expect(mail?.text).toContain('Why: It has been used.');
    expect(await mine()).toMatchObject({ lines: [{ quantity: 2 }], returns: [{ state: 'declined' }] });
    expect((await decide(key, 'accept')).status).toBe(409);
  });

  it('a return request sent twice is stored only once', async () => {
    await deliver();
    const key = randomUUID();

    const answers = await Promise.all([ask({ key }), ask({ key })]);
    const tooMany = await ask({ lines: [{ position: 0, quantity: 2 }] });

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await mine()).returns).toHaveLength(1);
    expect(tooMany.json()).toMatchObject({ code: 'NOT_POSSIBLE' });
    const { rows } = await shop.database.execute(
      sql`select who from audit_lines where action = 'request-return' and subject = ${number}`,
    );
    expect(rows).toEqual([{ who: 'the buyer' }]);
  });

  it('the email to the office about a return request omits the shopper’s explanation', async () => {
    await deliver();
    const key = randomUUID();

    await ask({ key });
    await ask({ key });

    const mails = (await shop.mails()).filter(
      ({ kind, orderNumber }) => kind === 'return-requested' && orderNumber === number,
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual([DEFAULT_SETTINGS.company.email]);
    expect(mails[0]?.text).toContain('1 × Pen');
    expect(mails[0]?.text).toContain('Reason: Changed their mind');
    expect(mails[0]?.text).not.toContain('Too small for me.');
  });

  it('an order can be returned only within seven days after delivery', async () => {
    expect((await ask()).json()).toMatchObject({ code: 'NOT_RETURNABLE' });
    await deliver();
    shop.pass(7 * DAY_MS - 1000);
    asha = await shop.signInAgain(asha);
    expect((await mine()).until).not.toBeNull();

    shop.pass(1000);

    expect(await mine()).toMatchObject({ until: null, lines: [] });
    expect((await ask()).json()).toMatchObject({ code: 'NOT_RETURNABLE' });
  });

  it('a made-to-order item can be returned only if it is faulty', async () => {
    const ofOrder = sql`order_id = (select id from orders where number = ${number})`;
    await shop.database.execute(sql`update order_lines set product_id = ${`print_${number}`} where ${ofOrder}`);
    await deliver();

    expect((await mine()).lines).toMatchObject([{ onlyIfFaulty: true }]);
    expect((await ask()).json()).toMatchObject({ code: 'NOT_RETURNABLE' });
    expect((await ask({ reason: 'faulty' })).statusCode).toBe(200);
  });

  it('gift wrap cannot be returned', async () => {
    const more = { shippingAddress: ADDRESS, gift: { note: '', wrap: true } };
    ({ number } = await shop.buy(asha, [{ productId: 'pen', quantity: 1 }], more));
    await deliver();

    expect((await mine()).lines).toMatchObject([{ position: 0, title: 'Pen' }]);
    expect((await ask({ reason: 'faulty', lines: [{ position: 1, quantity: 1 }] })).json()).toMatchObject({
      code: 'NOT_POSSIBLE',
    });
  });

  it('a shopper cannot request a return for another shopper’s order', async () => {
    await deliver();

    expect((await ask({}, await shop.signIn())).json()).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });
});
