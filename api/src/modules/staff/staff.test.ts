import { openDesk, type DeskClient } from '../../../test-support/desk-client.ts';
import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';

describe('the founder', () => {
  let shop: TestShop;
  let founder: DeskClient;
  beforeEach(async () => {
    shop = await openTestShop();
    founder = await openDesk(shop, 'founder', 'Meera Founder');
  });
  afterEach(() => shop.close());

  const change = (id: string, version: number, role: string) =>
    founder.call('PATCH', `/staff/${id}`, { version, role });

  it('a role change takes effect immediately in the staff member’s open session', async () => {
    const ravi = await openDesk(shop, 'packer');
    const before = await ravi.call('GET', '/audit');

    const changed = await change(ravi.id, 1, 'accountant');

    expect(changed).toMatchObject({ status: 200, body: { data: { role: 'accountant', version: 2 } } });
    expect([before.status, (await ravi.call('GET', '/audit')).status]).toEqual([403, 200]);
  });

  it('changing a role with an outdated version number returns 409 with the current role', async () => {
    const ravi = await openDesk(shop, 'packer');
    await change(ravi.id, 1, 'printer');

    const { status, body } = await change(ravi.id, 1, 'editor');

    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'EDIT_CONFLICT', current: { role: 'printer', version: 2 } });
  });

  it('the last founder cannot be removed or demoted', async () => {
    const removed = await founder.call('POST', `/staff/${founder.id}/remove`);
    const demoted = await change(founder.id, 1, 'packer');

    expect([removed.body, demoted.body]).toMatchObject([{ code: 'LAST_FOUNDER' }, { code: 'LAST_FOUNDER' }]);
  });

  it('one founder remains if two founders remove each other simultaneously', async () => {
    const other = await openDesk(shop, 'founder');

    const results = await Promise.all([
      founder.call('POST', `/staff/${other.id}/remove`),
      other.call('POST', `/staff/${founder.id}/remove`),
    ]);

    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('simultaneous requests cannot invite a person twice', async () => {
    const invite = () => founder.call('POST', '/staff', { email: 'a@example.com', name: 'Asha', role: 'packer' });

    const results = await Promise.all([invite(), invite()]);

    expect(results.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('inviting a staff member again ends their sessions', async () => {
    const ravi = await openDesk(shop, 'packer');

    const renewed = await founder.call('POST', `/staff/${ravi.id}/invite`);

    expect(renewed).toMatchObject({ status: 200, body: { data: { state: 'invited' } } });
    expect((await ravi.call('GET', '/sessions')).status).toBe(401);
    expect((await shop.mails()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['desk-invitation', ravi.email],
    ]);
  });

  it('a founder can search staff by name and email', async () => {
    for (const name of ['Asha Rao', 'Banu Rao', 'Chitra Das']) await openDesk(shop, 'packer', name);

    const body = (await founder.call('GET', '/staff?q=RAO&sort=name&order=desc&perPage=1')).json<{
      data: { name: string }[];
      total: number;
    }>();

    expect(body).toMatchObject({ total: 2, data: [{ name: 'Banu Rao' }] });
  });

  it('a founder can see who changed what in the audit log', async () => {
    const ravi = await openDesk(shop, 'packer');
    await change(ravi.id, 1, 'printer');

    const { body } = await founder.call('GET', `/audit?record=${ravi.id}`);

    expect(body).toMatchObject({
      total: 1,
      data: [
        {
          who: { id: founder.id, name: 'Meera Founder' },
          action: 'staff.change-role',
          before: { role: 'packer' },
          after: { role: 'printer' },
        },
      ],
    });
  });
});
