import type { DeskCustomer } from '@kaagazz/api-schema';
import { openDesk, type DeskClient } from '../../../test-support/desk-client.ts';
import { openTestShop, type Shopper, type TestShop } from '../../../test-support/test-shop.ts';

describe('customers at the desk', () => {
  let shop: TestShop;
  let founder: DeskClient;
  let asha: Shopper;
  beforeAll(async () => {
    shop = await openTestShop();
    founder = await openDesk(shop, 'founder', 'Meera Joshi');
  });
  beforeEach(async () => {
    asha = await shop.signIn();
  });
  afterAll(() => shop.close());

  const placeOrder = (number: string, status: string, total: number) =>
    shop.database.execute(`
      insert into orders (id, number, buyer_id, status, goods, shipping, total, shipping_address, created_at, updated_at)
      values (gen_random_uuid(), '${number}', '${asha.id}', '${status}', ${total}, 0, ${total}, '{}', now(), now())`);
  const path = () => `/customers/${asha.id}`;
  const note = (text: string) => founder.call('POST', `${path()}/notes`, { text });
  const read = async () => (await founder.call('GET', path())).json<{ data: DeskCustomer }>().data;

  it('a search by email shows a customer’s orders and total spending, net of refunds', async () => {
    await placeOrder('KGZ-2026-000001', 'pending', 50_000);
    await placeOrder('KGZ-2026-000002', 'cancelled', 20_000);

    const { body } = await founder.call('GET', `/customers?q=${asha.email}`);

    expect(body).toMatchObject({ total: 1, data: [{ id: asha.id, name: 'Asha Rao', orders: 2, spent: 500 }] });
    expect((await read()).latestOrders.map(({ id }) => id).sort()).toEqual(['KGZ-2026-000001', 'KGZ-2026-000002']);
  });

  it('a customer note shows its author and is included in the customer’s data export', async () => {
    await note('Prefers calls after 6 pm.');

    const { body } = await founder.call('GET', `${path()}/data`);

    expect((await read()).notes).toMatchObject([{ by: 'Meera Joshi', text: 'Prefers calls after 6 pm.' }]);
    expect(body).toMatchObject({
      data: { profile: { email: asha.email }, notes: [{ text: 'Prefers calls after 6 pm.' }] },
    });
  });

  it('the audit entry for a deleted account contains no personal data', async () => {
    await note('Prefers calls after 6 pm.');

    const { status } = await founder.call('POST', `${path()}/delete`, { reason: 'Email of 3 March' });

    const { body } = await founder.call('GET', `/audit?record=${asha.id}&action=customers.delete`);
    expect([status, (await founder.call('GET', path())).status]).toEqual([200, 404]);
    expect(body).toMatchObject({
      data: [{ who: { name: 'Meera Joshi' }, note: 'Email of 3 March', before: {}, after: {} }],
    });
    const mails = await shop.mails();
    expect(mails.filter(({ recipient }) => recipient === asha.email).map(({ kind }) => kind)).toEqual([
      'account-deleted',
    ]);
  });

  it('an accountant can view customers, but can’t export or delete them', async () => {
    const accountant = await openDesk(shop, 'accountant');

    const statuses = [
      await accountant.call('GET', path()),
      await accountant.call('GET', `${path()}/data`),
      await accountant.call('POST', `${path()}/delete`, { reason: 'Email of 3 March' }),
    ].map(({ status }) => status);

    expect(statuses).toEqual([200, 403, 403]);
  });
});
