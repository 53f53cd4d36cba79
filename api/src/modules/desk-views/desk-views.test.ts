import type { DeskView } from '@kaagazz/api-schema';
import { type DeskClient, openDesk } from '../../../test-support/desk-client.ts';
import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';

describe('saved views at the desk', () => {
  let shop: TestShop;
  let packer: DeskClient;
  let printer: DeskClient;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  beforeEach(async () => {
    packer = await openDesk(shop, 'packer');
    printer = await openDesk(shop, 'printer');
  });
  afterAll(() => shop.close());

  const save = (by: DeskClient, name: string, more: object = {}) =>
    by.call('POST', '/views', { resource: 'orders', name, filter: { step: 'pack' }, isShared: false, ...more });
  const viewsOf = async (by: DeskClient) =>
    (await by.call('GET', '/views?resource=orders')).json<{ data: DeskView[] }>().data;
  const namesOf = async (by: DeskClient) => (await viewsOf(by)).map(({ name }) => name);

  it('shared views are visible to all staff, and private views only to their owner', async () => {
    await save(packer, 'My own');
    await save(packer, 'For everybody', { isShared: true });

    expect(await namesOf(packer)).toEqual(expect.arrayContaining(['My own', 'For everybody']));
    expect(await namesOf(printer)).toContain('For everybody');
    expect(await namesOf(printer)).not.toContain('My own');
  });

  it('saving a second view with the same name replaces the first one', async () => {
    await save(packer, 'Late');
    await save(packer, 'Late', { filter: { late: 'true' } });

    expect((await viewsOf(packer)).filter(({ name }) => name === 'Late')).toMatchObject([{ filter: { late: 'true' } }]);
  });

  it('a shared view can be removed by its owner or a founder, but not by other staff', async () => {
    await save(packer, 'Shared by the packer', { isShared: true });
    const founder = await openDesk(shop, 'founder');
    const { id } = (await viewsOf(packer)).find(({ name }) => name === 'Shared by the packer') ?? { id: '' };

    const byPrinter = await printer.call('DELETE', `/views/${id}`);
    const byFounder = await founder.call('DELETE', `/views/${id}`);

    expect([byPrinter.status, byFounder.status]).toEqual([404, 200]);
    expect(await namesOf(packer)).not.toContain('Shared by the packer');
  });

  it('saving a view that contains a search term is rejected', async () => {
    expect((await save(packer, 'Asha', { filter: { q: 'Asha Rao' } })).status).toBe(400);
  });
});
