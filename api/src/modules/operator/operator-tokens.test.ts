import { type DeskToken, operations } from '@kaagazz/api-schema';
import { openDesk, type DeskClient } from '../../../test-support/desk-client.ts';
import { catalogClient } from '../../../test-support/catalog-client.ts';
import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';
import { operatorScopeOf } from '../../plugins/operator-scope.ts';

describe('tokens of machines', () => {
  let shop: TestShop;
  let founder: DeskClient;
  beforeAll(async () => {
    shop = await openTestShop();
    founder = await openDesk(shop, 'founder');
    await shop.addProduct({ id: 'sheet', images: [] });
  });
  afterAll(() => shop.close());

  const create = (name: string, scopes: string[]) => founder.call('POST', '/tokens', { name, scopes });

  it('an operator token allows only requests within its scopes', async () => {
    const { token } = (await create('Stock sync', ['catalogue'])).json<{ token: string }>();
    const headers = { authorization: `Bearer ${token}` };

    const allowed = await shop.app.inject({ url: '/api/operator/catalog', headers });
    const refused = await shop.app.inject({ url: '/api/operator/orders', headers });

    expect([allowed.statusCode, refused.statusCode]).toEqual([200, 403]);
    expect(refused.json()).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('the audit log shows the token name instead of the `who` parameter', async () => {
    const { token } = (await create('Price sync', ['catalogue'])).json<{ token: string }>();
    const text = (await catalogClient(shop).exportText()).replace('350', '360');

    const imported = await shop.app.inject({
      method: 'POST',
      url: '/api/operator/catalog?who=Meera&name=prices.csv',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
      payload: text,
    });

    const { body } = await founder.call('GET', '/audit?record=prices.csv');
    expect(imported.json()).toMatchObject({ changed: 1 });
    expect(body).toMatchObject({ total: 1, data: [{ who: { id: null, name: 'Price sync' } }] });
  });

  it('a request with a revoked token returns 404', async () => {
    const { data, token } = (await create('Old machine', ['checks'])).json<{ data: { id: string }; token: string }>();
    const call = () => shop.app.inject({ url: '/api/operator/health', headers: { authorization: `Bearer ${token}` } });
    const before = (await call()).statusCode;

    await founder.call('POST', `/tokens/${data.id}/revoke`);

    expect([before, (await call()).statusCode]).toEqual([200, 404]);
    const { data: tokens } = (await founder.call('GET', '/tokens')).json<{ data: DeskToken[] }>();
    const revoked = tokens.find(({ id }) => id === data.id);
    expect([revoked?.lastUsedAt, revoked?.revokedAt]).toEqual([shop.now().toISOString(), shop.now().toISOString()]);
  });

  it('creating a token with an existing name returns 409 ID_TAKEN', async () => {
    await create('Twice', ['checks']);

    expect(await create('Twice', ['orders'])).toMatchObject({ status: 409, body: { code: 'ID_TAKEN' } });
  });

  it('only founders can manage tokens', async () => {
    const accountant = await openDesk(shop, 'accountant');

    expect((await accountant.call('POST', '/tokens', { name: 'Mine', scopes: ['orders'] })).status).toBe(403);
  });
});

it('every operation that accepts operator tokens has a scope', () => {
  const paths = Object.values(operations).flatMap(({ caller, path }) => (caller === 'operator' ? [path] : []));

  expect(paths.map(operatorScopeOf)).not.toContain(undefined);
});
